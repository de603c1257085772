// How fast the engine is: random games, decisions, copies, memory.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

// One number of players. A decision is a question with more than one option, luck's included.
struct BenchResult {
    std::string game;
    int players = 0;
    double games_per_s = 0;
    double decisions_per_s = 0;
    double decisions_per_game = 0;
    double turns_per_game = 0;  // of all players together
    double ns_per_copy = 0;     // of a position
    std::size_t state_bytes = 0;
    // By computer players; 0 where there is no net.
    double judged_anew_per_s = 0;           // positions, encoding included
    double judged_by_difference_per_s = 0;  // neighbours of a position
    double simulations_per_s = 0;           // of a round
};

// How long a player thinks about a turn when everybody plays like it.
struct BenchPlayer {
    std::string game;
    int players = 0;
    std::string player;
    double ms_per_turn = 0;
};

struct BenchSignature {
    std::string game;
    std::uint64_t signature = 0;
};

struct BenchReport {
    std::vector<BenchSignature> signatures;
    double memcpy_1k_ns = 0;  // what this machine needs for 1 KiB: the scale for everything else
    std::vector<BenchResult> results;
    std::vector<BenchPlayer> players;
};

using BenchProgress = std::function<void(const std::string& what)>;

// The same stretches of games are played again and again for so many seconds, for each game and number of players; of
// each stretch the fastest time counts, so that a busy machine disturbs little.
BenchReport run_bench(std::span<const GameKind> shelf, double seconds, const BenchProgress& progress);

}  // namespace pantheon
