// Deus in the laboratory: its signature, its positions counted, its games measured.
#pragma once

#include <vector>

#include "games/deus/box.hpp"
#include "games/deus/deus.hpp"
#include "lab/bench_case.hpp"
#include "table/any_game.hpp"

namespace pantheon::deus {

// A table on which one game after another is laid out. The box must outlive it.
class RandomTable {
    Setup setup_;
    std::vector<Side> sides_;

public:
    RandomTable(const Box& box, const Layout& layout, Colours egypt = {}, bool temple_mix = false);

    Setup& variants() { return setup_; }
    // The next board: the old setup is gone.
    const Setup& lay(Rng& rng) {
        lay_random_tiles(setup_.board, sides_, rng);
        return setup_;
    }
};

// `games` for each layout and variant, with Egypt where the box has it.
std::uint64_t signature(const Box& box, int games = signature_games);
std::uint64_t signature(const GameKind& kind, int games);
std::uint64_t count_positions(const AnyGame& game, int depth);
std::vector<BenchCase> bench_cases(const GameKind& kind);

}  // namespace pantheon::deus
