// A player of Deus Ex Machina that looks to the end of its own placement.
#pragma once

#include "games/machina/view.hpp"
#include "games/machina/worth.hpp"

namespace pantheon::machina {

// How many ways to finish a placement are looked at for one answer.
inline constexpr int greedy_budget = 1500;

// It deals what it cannot see anew, tries its answers to the end of the placement, free actions included, and keeps the
// best by `worth`. The same view, numbers and weights give the same answer. Nothing is allocated.
Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, const Weights& weights = usual_weights,
                     int budget = greedy_budget);

}  // namespace pantheon::machina
