// What a card is worth in hand: the same position with this one instead of another, judged by a player.
#pragma once

#include "lab/balance.hpp"

namespace pantheon {

struct Swap {
    std::size_t item = 0;
    Mean chance{};  // to win, above the mean of all things of its sort that could be held there
    Mean points{};  // ahead at the end, likewise
};

// Positions from so many games of a plan, at the beginning of turns; only things that can be held are told of.
std::vector<Swap> swap_items(const BalancePlan& plan, const MatchProgress& progress = {});

}  // namespace pantheon
