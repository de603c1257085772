// A player of Deus that looks to the end of its own turn.
#pragma once

#include "games/deus/view.hpp"
#include "games/deus/worth.hpp"

namespace pantheon::deus {

// How many ways to finish a turn are looked at for one answer.
inline constexpr int greedy_budget = 1500;

// It deals what it cannot see anew, tries its answers to the end of the turn and keeps the best by `worth`.
// The same view, numbers and weights give the same answer. Nothing is allocated.
Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, const Weights& weights = usual_weights,
                     int budget = greedy_budget);

}  // namespace pantheon::deus
