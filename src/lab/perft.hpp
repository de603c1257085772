// Counting positions: a test of the rules that needs no knowledge of them, and a measure of their width.
#pragma once

#include <cstdint>

#include "table/game.hpp"

namespace pantheon {

// How many ways there are to answer the next `depth` real questions, luck's included; games that end sooner count once.
template <Game G>
std::uint64_t perft(const typename G::Setup& setup, const typename G::State& state, int depth) {
    const Options options = G::choice(state).options;
    if (depth == 0 || G::is_over(state)) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(options.size());
    std::uint64_t leaves = 0;
    Silent silent;
    for (const Answer option : options) {
        typename G::State next = state;
        answer<G>(setup, next, option, silent);
        leaves += perft<G>(setup, next, depth - 1);
    }
    return leaves;
}

}  // namespace pantheon
