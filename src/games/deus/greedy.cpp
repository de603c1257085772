#include "games/deus/greedy.hpp"

#include "games/deus/deus.hpp"
#include "games/deus/taking.hpp"
#include "games/deus/worth.hpp"

namespace pantheon::deus {

namespace {

// A turn of the seat that looks at a view.
struct Turn {
    const Setup& setup;
    Seat seat;
    CardSet hand;

    bool is_over(const State& state) const { return state.open.over || state.open.active != seat; }
    // Of things taken one by one, each set once.
    Options worth_trying(const State& before, Answer answer, const State& after) const {
        return goes_on_taking(before, after) ? in_order(after, answer) : after.choice.options;
    }
    int worth(const State& state) const { return deus::worth(setup, state, seat, hand, usual_weights); }
};

// Alternative start: as even as the number of pieces allows.
Answer even_piece(const View& view) {
    for (const Answer type : view.choice.options)
        if (view.start[type] < 2) return type;
    return view.choice.options.first();
}

}  // namespace

Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, int budget, Patience patience) {
    if (view.choice.prompt == Prompt::start_piece) return even_piece(view);
    const Turn turn{setup, view.seat, view.hand};
    return GreedySearch<Deus, Turn>(setup, turn, rng, patience).best_answer(redeal(setup, view, rng), budget);
}

}  // namespace pantheon::deus
