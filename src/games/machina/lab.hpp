// Deus Ex Machina in the laboratory: its signature, and its games measured.
#pragma once

#include <vector>

#include "games/machina/box.hpp"
#include "games/machina/machina.hpp"
#include "lab/bench_case.hpp"

namespace pantheon::machina {

// A table at which every game is played by the same setup. The box must outlive it.
class RandomTable {
    Setup setup_;

public:
    RandomTable(const Box& box, int players, bool mini = false);

    Setup& variants() { return setup_; }
    const Setup& lay(Rng&) const { return setup_; }
};

// Placements of all players together, in a finished game.
// `games` for each number of players and each set of switches.
std::uint64_t signature(const Box& box, int games = signature_games);
std::vector<BenchCase> bench_cases(const Box& box);

}  // namespace pantheon::machina
