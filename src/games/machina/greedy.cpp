#include "games/machina/greedy.hpp"

#include <limits>

#include "games/machina/prompts.hpp"
#include "games/machina/rules.hpp"
#include "table/game.hpp"

namespace pantheon::machina {

namespace {

class Search {
    const Setup& setup_;
    const Weights& weights_;
    Seat seat_;
    int turn_, round_;
    Rng& rng_;
    Patience patience_;

public:
    Search(const Setup& setup, const View& view, Rng& rng, const Weights& weights, const Patience& patience)
        : setup_(setup),
          weights_(weights),
          seat_(view.seat),
          turn_(view.open.turn),
          round_(view.open.round),
          rng_(rng),
          patience_(patience) {}

    Answer best_answer(const State& state, int budget) {
        Answer best = state.choice.options.first();
        int most = std::numeric_limits<int>::min();
        const int share = budget / state.choice.options.size();
        for (const Answer option : state.choice.options) {
            const int value = best_end(after(state, option), share);
            if (patience_.is_out() && option != state.choice.options.first()) break;  // it was not looked at to the end
            if (value > most) most = value, best = option;
        }
        return best;
    }

private:
    // Before the first turn, every answer stands for itself.
    bool is_done(const State& state) const {
        const Public& open = state.open;
        return open.over || open.active != seat_ || open.turn != turn_ || open.round != round_;
    }

    // The position after an answer and luck's answers to it.
    State after(const State& state, Answer option) {
        Silent silent;
        State next = state;
        apply(setup_, next, option, silent);
        while (!is_done(next) && (next.choice.seat == Seat::luck || next.choice.options.has_one()))
            apply(setup_, next, random_option(next.choice.options, rng_), silent);
        return next;
    }

    // The worth of the best end of the placement. Each option gets an equal share of the budget; where it is used up,
    // the answer is the one that looks best at once; out of time, what stands there counts.
    int best_end(State state, int budget) {
        while (!is_done(state) && !patience_.is_out()) {
            if (const int share = budget / state.choice.options.size(); share > 0) {
                int most = std::numeric_limits<int>::min();
                for (const Answer option : state.choice.options)
                    most = std::max(most, best_end(after(state, option), share));
                return most;
            }
            state = best_next(state);
        }
        return value(state);
    }

    State best_next(const State& state) {
        State best;
        int most = std::numeric_limits<int>::min();
        for (const Answer option : state.choice.options) {
            const State next = after(state, option);
            if (const int here = value(next); here > most) most = here, best = next;
        }
        return best;
    }

    int value(const State& state) const { return worth(setup_, state, seat_, weights_); }
};

}  // namespace

Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, const Weights& weights, int budget,
                     Patience patience) {
    if (prompt_of(view.choice) == Prompt::god) return random_option(view.choice.options, rng);
    return Search(setup, view, rng, weights, patience).best_answer(redeal(setup, view, rng), budget);
}

}  // namespace pantheon::machina
