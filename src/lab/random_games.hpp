// Random games on fresh random boards: what the benchmark times and the signature folds.
#pragma once

#include <vector>

#include "core/rng.hpp"
#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
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

// A table of Deus on which one game after another is laid out. The box must outlive it.
class DeusTable {
    deus::Setup setup_;
    std::vector<deus::Side> sides_;

public:
    DeusTable(const deus::Box& box, const deus::Layout& layout, deus::Colours egypt = {}, bool temple_mix = false);

    deus::Setup& variants() { return setup_; }
    // The next board: the old setup is gone.
    const deus::Setup& lay(Rng& rng) {
        deus::lay_random_tiles(setup_.board, sides_, rng);
        return setup_;
    }
};

}  // namespace pantheon
