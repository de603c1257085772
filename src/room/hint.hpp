// A hint for whoever is asked at a room: what an adviser is told, apart from the room, so that it may think in a thread
// of its own; and what it says, as JSON.
#pragma once

#include "players/hint.hpp"
#include "room/room.hpp"

namespace pantheon {

inline constexpr const char* no_hints_here = "at this table there are no hints";

struct HintQuestion {
    std::unique_ptr<Analyst> (*analyst)(const AnyGame& game) = nullptr;
    std::shared_ptr<const AnyGame> game;  // made of what the seat may know
    std::size_t number = 0;               // the position that it is meant for
    std::string hash;
    Language language = Language::english;
};
// Errors say why nobody can be asked.
Result<HintQuestion> hint_question(const Room& room, Seat seat, Language language);

// A `HintMessage` (messages.d.ts).
std::string hint_json(const HintQuestion& question, const HintPlan& plan);

}  // namespace pantheon
