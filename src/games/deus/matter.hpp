// What the open question is about: the card at work or the god who gives, how many times it is still asked, and what an
// option costs in points.
#pragma once

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/matter.hpp"

namespace pantheon::deus {

Matter matter_of(const Setup& setup, const State& state);

// Points that a placement costs: at the edge (ruling 16) and on a combat token; 0 for every other option.
int points_for(const Setup& setup, const State& state, Answer option);

}  // namespace pantheon::deus
