#include "games/machina/greedy.hpp"

#include "games/machina/machina.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/worth.hpp"

namespace pantheon::machina {

namespace {

// A placement of the seat that looks at a view. Before the first turn, every answer stands for itself.
struct Placement {
    const Setup& setup;
    Seat seat;
    int turn, round;

    bool is_over(const State& state) const {
        const Public& open = state.open;
        return open.over || open.active != seat || open.turn != turn || open.round != round;
    }
    Options worth_trying(const State&, Answer, const State& after) const { return after.choice.options; }
    int worth(const State& state) const { return machina::worth(setup, state, seat, usual_weights); }
};

}  // namespace

Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, int budget, Patience patience) {
    if (prompt_of(view.choice) == Prompt::god) return random_option(view.choice.options, rng);
    const Placement placement{setup, view.seat, view.open.turn, view.open.round};
    return GreedySearch<Machina, Placement>(setup, placement, rng, patience)
        .best_answer(redeal(setup, view, rng), budget);
}

}  // namespace pantheon::machina
