// The simplest player: any option with equal chance.
#pragma once

#include "table/game.hpp"

namespace pantheon {

template <Game G>
Answer random_answer(const typename G::Setup&, const typename G::View& view, Rng& rng) {
    return random_option(view.choice.options, rng);
}

}  // namespace pantheon
