// Why a card in hand or a region is no option of the open question: for those who show the game.
#pragma once

#include <string_view>
#include <vector>

#include "core/json_writer.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

struct Refusal {
    std::string_view why;  // where programs read it
    int n = 0;             // how many of something it would take: gold, cards, pieces
    Options columns{};     // those that are too short for a temple
    Options things{};      // the cards or regions that are refused for this
};

// Of a turn the cards of the hand, one of each face; of a placement the regions; of other questions nothing.
std::vector<Refusal> refusals(const Setup& setup, const State& state);

void write_refusals(JsonWriter& json, const std::vector<Refusal>& all);

}  // namespace pantheon::deus
