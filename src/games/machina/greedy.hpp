// A player of Deus Ex Machina that looks to the end of its own placement.
#pragma once

#include "games/machina/view.hpp"
#include "games/machina/worth.hpp"
#include "players/patience.hpp"

namespace pantheon::machina {

// How many ways to finish a placement are looked at for one answer.
inline constexpr int greedy_budget = 1500;
inline constexpr PlayerSetting greedy_settings[] = {{"budget", greedy_budget, 1, 1'000'000'000}};

// It deals what it cannot see anew, tries its answers to the end of the placement, free actions included, and keeps the
// best by `worth`. The same view, numbers and weights give the same answer. Nothing is allocated.
Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, const Weights& weights = usual_weights,
                     int budget = greedy_budget, Patience patience = Patience{{}});

// The player of that name; its simulations are the budget.
class Greedy {
    const Setup& setup_;
    int budget_;

public:
    Greedy(const Setup& setup, const Chair& chair) : setup_(setup), budget_(chair.settings[0]) {}

    Thought think(const View& view, const Thinking& thinking) const {
        Rng rng{thinking.seed};
        const int budget = thinking.simulations > 0 ? thinking.simulations : budget_;
        return {.answer = greedy_answer(setup_, view, rng, usual_weights, budget, Patience{thinking})};
    }
};

}  // namespace pantheon::machina
