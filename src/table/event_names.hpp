// What events are called where programs read them.
#pragma once

#include <array>
#include <string_view>

#include "table/event.hpp"

namespace pantheon {

constexpr std::string_view event_key(What what) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(What::gave_back) + 1> keys{
        "turn_begins",   "built",         "built_face_down", "paid",         "placed",
        "placed_temple", "activated",     "gained",          "sold",         "gained_piece",
        "drew",          "reshuffled",    "moved",           "village_fell", "village_won",
        "village_taxed", "stole",         "offered",         "invoked",      "end_triggered",
        "last_round",    "temple_scored", "majority",        "game_over",    "market_moved",
        "gained_barque", "gained_token",  "placed_token",    "token_moved",  "besieged",
        "garrisoned",    "gilded",        "gave_back",
    };
    static_assert(!keys.back().empty(), "every event needs a name");
    return keys[static_cast<std::size_t>(what)];
}

}  // namespace pantheon
