// Puzzles from games of strong players against themselves: found, looked at twice, and made sure of.
#pragma once

#include <functional>

#include "table/analyst.hpp"
#include "table/puzzle.hpp"

namespace pantheon {

// How sure a puzzle must be.
struct PuzzleStandard {
    double margin = 0.04;  // of the chance to win, between the best turn and the best that reaches less
    int worlds = 400;      // in which turns are compared
    std::uint64_t seed = 1;
};

// What a look at a puzzle has found.
struct PuzzleCheck {
    double margin = 0;    // as seen this time
    Attempt best;         // the best turn of those that reach the goal
    Attempt tempting;     // the best turn of those that do not
    std::string doubt{};  // why this is no puzzle; empty: it is one
};

// Compares all turns that matter, by what the asked seat may know. `reach` is what the best one must reach.
PuzzleCheck check_puzzle(const AnyGame& position, const PuzzleKind& kind, int reach, Analyst& analyst,
                         const PuzzleStandard& standard);
// The same for one that stands: also, its own best turn must be as good as any.
PuzzleCheck check_puzzle(const Puzzle& puzzle, const AnyGame& position, Analyst& analyst,
                         const PuzzleStandard& standard);

struct PuzzlePlan {
    const GameKind* game = nullptr;
    int puzzles = 10;
    int games = 2'000;  // at most, in which they are looked for
    std::uint64_t seed = 1;
    int threads = 1;
    PuzzleStandard standard{};
    std::function<void(int games, int found)> told = {};
};

// As many of each kind as can be had. The same plan gives the same puzzles, whatever the number of threads.
Result<std::vector<Puzzle>> make_puzzles(const PuzzlePlan& plan);

}  // namespace pantheon
