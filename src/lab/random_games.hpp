// Random games: what the benchmark times and the signature folds.
#pragma once

#include "table/game.hpp"

namespace pantheon {

// Plays to the end with every option as likely as any other. `each(choice, answer)` is told of every real decision,
// luck's included.
template <Game G, class Each>
typename G::State random_game(const typename G::Setup& setup, Rng& rng, Each&& each) {
    Silent silent;
    typename G::State state = G::begin(setup);
    settle<G>(setup, state, silent);
    while (!G::is_over(state)) {
        const Answer option = random_option(G::choice(state).options, rng);
        each(G::choice(state), option);
        answer<G>(setup, state, option, silent);
    }
    return state;
}

}  // namespace pantheon
