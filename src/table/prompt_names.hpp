// What questions are called in scenes and in the engine protocol.
#pragma once

#include <array>
#include <string_view>

#include "table/choice.hpp"

namespace pantheon {

constexpr std::string_view prompt_key(Prompt prompt) {
    constexpr std::array<std::string_view, prompt_count> keys{
        "over",
        "start_piece",
        "turn",
        "wild_column",
        "wild_card",
        "payment",
        "place",
        "place_temple",
        "sell",
        "trade",
        "buy",
        "take_resource",
        "take_piece",
        "draw_or_not",
        "steal_or_not",
        "choose_region",
        "choose_village",
        "choose_army",
        "move",
        "choose_card",
        "choose_opponent",
        "offer_top",
        "offer_more",
        "god",
        "draw",
        "set_aside",
        "column",
        "stand_in",
        "once",
        "market",
        "market_swap",
        "sell_sets",
        "sell_mix",
        "sell_each",
        "choose_ship",
        "ship_to",
        "barque",
        "give_back",
        "buy_cards",
        "return_pieces",
        "gild",
        "place_token",
        "move_token",
        "regroup",
        "choose_stack",
        "choose_column",
    };
    static_assert(!keys.back().empty(), "every prompt needs a name");
    return keys[static_cast<std::size_t>(prompt)];
}

}  // namespace pantheon
