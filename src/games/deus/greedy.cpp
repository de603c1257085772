#include "games/deus/greedy.hpp"

#include <limits>

#include "games/deus/rules.hpp"
#include "games/deus/taking.hpp"
#include "table/game.hpp"

namespace pantheon::deus {

namespace {

// A position, and the answers that are worth trying there: of things taken one by one, each set once.
struct Node {
    State state;
    Options options;
};

class Search {
    const Setup& setup_;
    const Weights& weights_;
    Seat seat_;
    CardSet hand_;
    Rng& rng_;
    Patience patience_;

public:
    Search(const Setup& setup, const View& view, Rng& rng, const Weights& weights, const Patience& patience)
        : setup_(setup), weights_(weights), seat_(view.seat), hand_(view.hand), rng_(rng), patience_(patience) {}

    Answer best_answer(const State& state, int budget) {
        Answer best = state.choice.options.first();
        int most = std::numeric_limits<int>::min();
        for (const Answer option : state.choice.options) {
            const int value = best_end(after(state, option), budget / state.choice.options.size());
            if (patience_.is_out() && option != state.choice.options.first()) break;  // it was not looked at to the end
            if (value > most) most = value, best = option;
        }
        return best;
    }

private:
    bool turn_is_over(const State& state) const { return state.open.over || state.open.active != seat_; }

    // The position after an answer and luck's answers to it.
    Node after(const State& state, Answer option) {
        Silent silent;
        Node next{state, {}};
        apply(setup_, next.state, option, silent);
        const Choice& choice = next.state.choice;
        while (!turn_is_over(next.state) && (choice.seat == Seat::luck || choice.options.has_one()))
            apply(setup_, next.state, random_option(choice.options, rng_), silent);
        next.options = goes_on_taking(state, next.state) ? in_order(next.state, option) : choice.options;
        return next;
    }

    // The worth of the best end of the turn. Each option gets an equal share of the budget; where it is used up, the
    // answer is the one that looks best at once.
    int best_end(Node node, int budget) {
        while (!turn_is_over(node.state) && !patience_.is_out()) {
            if (const int share = budget / node.options.size(); share > 0) {
                int most = std::numeric_limits<int>::min();
                for (const Answer option : node.options)
                    most = std::max(most, best_end(after(node.state, option), share));
                return most;
            }
            node = best_next(node);
        }
        return value(node.state);
    }

    Node best_next(const Node& node) {
        Node best;
        int most = std::numeric_limits<int>::min();
        for (const Answer option : node.options) {
            const Node next = after(node.state, option);
            if (const int here = value(next.state); here > most) most = here, best = next;
        }
        return best;
    }

    int value(const State& state) const { return worth(setup_, state, seat_, hand_, weights_); }
};

// Alternative start: as even as the number of pieces allows.
Answer even_piece(const View& view) {
    for (const Answer type : view.choice.options)
        if (view.start[type] < 2) return type;
    return view.choice.options.first();
}

}  // namespace

Answer greedy_answer(const Setup& setup, const View& view, Rng& rng, const Weights& weights, int budget,
                     Patience patience) {
    if (view.choice.prompt == Prompt::start_piece) return even_piece(view);
    return Search(setup, view, rng, weights, patience).best_answer(redeal(setup, view, rng), budget);
}

}  // namespace pantheon::deus
