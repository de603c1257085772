// Deus Ex Machina on the contract: begin a game, and answer a question. `rules.cpp` compiles the rules once.
#pragma once

#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"
#include "table/event.hpp"

namespace pantheon::machina {

// The position before the first question.
State begin(const Setup& setup);

// One answer, which must be one of the options.
void apply(const Setup& setup, State& state, Answer answer, Silent& sink);
void apply(const Setup& setup, State& state, Answer answer, Collect& sink);

// For positions that were changed by hand: goes on from `state.open.step` until somebody must answer. Where a question
// is open, that asks it again; its options follow from the position alone.
void go_on(const Setup& setup, State& state);

// After the placement whoever holds a card that could have been played is asked, and not only whoever can play one:
// otherwise everybody would see who can.
bool asks_anyway(const State& state);

}  // namespace pantheon::machina
