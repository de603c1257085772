// Who can sit at a table of a game without being a person: what a player is told, and what it says.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "table/choice.hpp"
#include "table/event.hpp"
#include "table/language.hpp"

namespace pantheon {

class AnyGame;

// What one answer may cost, and what ends the thinking before that. Where nothing is said, a player thinks as much as
// it usually does.
struct Thinking {
    std::uint64_t seed = 1;
    int simulations = 0;                      // what a player counts; 0: as many as usual
    int milliseconds = 0;                     // at most; 0: however long it takes
    const std::atomic<bool>* stop = nullptr;  // once true, the best answer so far is wanted within 50 milliseconds
};

// What a player sees coming. Whole numbers, so that every machine agrees.
struct Expectation {
    int win = 0;     // the chance to win, of 65,536; a shared victory counts as its share
    int points = 0;  // its own at the end, in tenths
    int lead = 0;    // over the best of the others at the end, in tenths
};

struct Thought {
    Answer answer = 0;                        // an option of the open question
    std::optional<Expectation> expects = {};  // some players expect nothing
    std::vector<Answer> line = {};            // the answers that it has in mind, this one first; may be empty
};

// One player, for one seat of one game. It may keep what it has thought as long as the game follows that.
// The same kind, chair, things seen, questions asked and seeds give the same answers on every machine, however many
// threads there are, unless it was stopped or limited by milliseconds.
class Player {
public:
    virtual ~Player() = default;

    // An answer was given, its own or anybody else's: where the game stands now, and what has happened. Who begins in
    // the middle of a game has not seen what was before; answers of its own that can still be undone are not told.
    virtual void see(const AnyGame& after, std::span<const Event> events) = 0;

    // The open question must be its own. May be asked again, also after answers that it did not see.
    virtual Thought think(const AnyGame& game, const Thinking& thinking) = 0;
};

// A number that a kind of player can be told: "budget=300".
struct PlayerSetting {
    std::string_view name;
    int usual = 0, least = 0, most = 0;
};

// Where a player sits, and what it was told; the settings in the order of its kind.
struct Chair {
    Seat seat = Seat::first;
    std::span<const int> settings;
    std::uint64_t seed = 1;  // for what it is to be the same in the whole game
};

// A player is given a game, but must answer from what its seat may know alone: those who are written for a game itself
// never see more than its views (players/player_from_view.hpp), and tests try all of them in worlds that look the same.
struct PlayerKind {
    std::string_view name;  // "random"
    Bilingual<std::string_view> title;
    Bilingual<std::string_view> about;
    // Of a game of its kind only the setup is looked at.
    std::unique_ptr<Player> (*make)(const AnyGame& game, const Chair& chair) = nullptr;
    std::span<const PlayerSetting> settings = {};
    std::optional<int> rating =
        {};                // as measured, on the scale of its game; a hundred more wins 64 of 100 games of two
    int milliseconds = 0;  // for a whole turn, as measured on a desk computer
};

}  // namespace pantheon
