// How the greedy player of Deus Ex Machina answers.
#pragma once

#include "games/machina/view.hpp"
#include "players/greedy.hpp"

namespace pantheon::machina {

// It deals what it cannot see anew, tries its answers to the end of the placement, free actions included, and keeps the
// best by `worth`. The same view and numbers give the same answer. Nothing is allocated.
Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, int budget = greedy_budget,
                     Patience patience = Patience{{}});

}  // namespace pantheon::machina
