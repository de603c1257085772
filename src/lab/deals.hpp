// Luck and skill: how much of what happens follows from the deal, and how much from who plays.
#pragma once

#include <span>

#include "lab/balance.hpp"

namespace pantheon {

// One better player among equal weaker ones; every board is played once from every place. A seat's result is its share
// of the victory; its variance over all games comes from who sits there, from what the deal gave to that seat, and from
// the course of the game.
struct DealShares {
    int boards = 0;
    Share wins{};  // of the better player
    std::vector<int>
        won_of_board{};  // boards of which the better player won 0, 1, … games (shared victories: halves up)
    Mean who{}, deal{};  // shares of the variance; the rest is the course of the game
};
// Games by player, in sets of duplicates: in the game g of a set, player p sits at the seat (p - g) modulo players.
DealShares deal_shares(std::span<const GameResult> games, int players);

// The plan's player as the better one.
Result<DealShares> play_deals(const BalancePlan& plan, const PlayerChoice& weaker, const MatchProgress& progress = {});

}  // namespace pantheon
