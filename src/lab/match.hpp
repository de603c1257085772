// Many games between players: who is stronger, and how sure that is.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "players/player.hpp"
#include "table/any_game.hpp"

namespace pantheon {

struct MatchPlan {
    const GameKind* game = nullptr;
    GameOptions options{};  // `players` follows from the seats
    std::vector<PlayerChoice> players{};
    int games = 100;
    std::uint64_t seed = 1;
    int threads = 1;
};

// Bounds of a rate that hold in 95 of 100 matches.
struct Interval {
    double low = 0, high = 1;
};
Interval wilson(double successes, double trials);

struct MatchPlayer {
    std::string name;
    double wins = 0;  // of a shared victory, each winner gets a fraction
    double win_rate = 0;
    Interval interval{};
    double mean_score = 0;
};

struct MatchEnding {
    std::string name;
    int games = 0;
};

// How those did who had something: a place in the order of the first turn, and what the game's labels tell.
struct MatchShare {
    Label label;
    double wins = 0;
    int seats = 0;  // of all games together
    double win_rate = 0;
    Interval interval{};
};

struct MatchReport {
    std::string game;
    int games = 0;
    std::vector<MatchPlayer> players{};
    double turns_per_game = 0;           // of all players together
    std::vector<MatchEnding> endings{};  // all that the game has
    std::vector<MatchShare> shares{};    // in the order of their labels
};

// Games played so far.
using MatchProgress = std::function<void(int done)>;

// Players change seats from game to game; a board is used until everybody has sat everywhere. The same plan gives the
// same report, whatever the number of threads. Errors name the option.
Result<MatchReport> run_match(const MatchPlan& plan, const MatchProgress& progress = {});

}  // namespace pantheon
