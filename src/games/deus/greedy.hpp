// How the greedy player of Deus answers.
#pragma once

#include "games/deus/view.hpp"
#include "players/greedy.hpp"

namespace pantheon::deus {

// It deals what it cannot see anew, tries its answers to the end of the turn and keeps the best by `worth`.
// The same view and numbers give the same answer. Nothing is allocated.
Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, int budget = greedy_budget,
                     Patience patience = Patience{{}});

}  // namespace pantheon::deus
