// What a game brings with it that neither box nor options change.
#pragma once

#include <span>

#include "table/event.hpp"
#include "table/player.hpp"
#include "table/prompt.hpp"

namespace pantheon {

struct GameTables {
    std::span<const PromptRow> prompts;
    std::span<const EventRow> events;
    std::span<const Bilingual<std::string_view>> seat_names;  // "blue", in sentences, scenes and records
    std::span<const Bilingual<std::string_view>> sources;  // what points come from; the first is what one begins with
    std::span<const std::string_view> endings;             // what can end a game
    std::span<const PlayerKind> players;                   // from the weakest to the strongest
};

}  // namespace pantheon
