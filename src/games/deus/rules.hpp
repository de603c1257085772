// Deus on the contract: begin a game, and answer a question. The rules take long to compile; `rules.cpp` does it once.
#pragma once

#include "games/deus/events.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

// The position before the first question.
State begin(const Setup& setup);

// One answer, which must be one of the options.
void apply(const Setup& setup, State& state, Answer answer, Silent& sink);
void apply(const Setup& setup, State& state, Answer answer, Collect& sink);

// For positions that were changed by hand: asks the open question again, whose options follow from the position alone;
// or goes on from what is suspended until somebody must answer.
void ask_again(const Setup& setup, State& state);
void go_on(const Setup& setup, State& state);

}  // namespace pantheon::deus
