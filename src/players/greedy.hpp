// The greedy player of every game: it looks to the end of its own turn and takes what is worth most there.
#pragma once

#include <algorithm>
#include <limits>

#include "players/patience.hpp"
#include "table/game.hpp"

namespace pantheon {

// How many ways to finish a turn are looked at for one answer.
inline constexpr int greedy_budget = 1500;
inline constexpr PlayerSetting greedy_settings[] = {{"budget", greedy_budget, 1, 1'000'000'000}};

// Tries answers to the end of a turn, which a game describes by
//   bool is_over(state)                        nothing is left to try: the turn has ended
//   Options worth_trying(before, answer, after)  the options of the question after an answer, or those that suffice
//   int worth(state)
// Nothing is allocated.
template <class Game, class Turn>
class GreedySearch {
    using Setup = typename Game::Setup;
    using State = typename Game::State;
    struct Node {
        State state;
        Options options;
    };

    const Setup& setup_;
    const Turn& turn_;
    Rng& rng_;
    Patience patience_;

public:
    GreedySearch(const Setup& setup, const Turn& turn, Rng& rng, const Patience& patience)
        : setup_(setup), turn_(turn), rng_(rng), patience_(patience) {}

    Answer best_answer(const State& state, int budget) {
        const Options& options = Game::choice(state).options;
        Answer best = options.first();
        int most = std::numeric_limits<int>::min();
        const int share = budget / options.size();
        for (const Answer option : options) {
            const int value = best_end(after(state, option), share);
            if (patience_.is_out() && option != options.first()) break;  // it was not looked at to the end
            if (value > most) most = value, best = option;
        }
        return best;
    }

private:
    // The position after an answer and luck's answers to it.
    Node after(const State& state, Answer option) {
        Silent silent;
        Node next{state, {}};
        Game::apply(setup_, next.state, option, silent);
        const Choice& choice = Game::choice(next.state);
        while (!turn_.is_over(next.state) && (choice.seat == Seat::luck || choice.options.has_one()))
            Game::apply(setup_, next.state, random_option(choice.options, rng_), silent);
        next.options = turn_.worth_trying(state, option, next.state);
        return next;
    }

    // The worth of the best end of the turn. Each option gets an equal share of the budget; where it is used up, the
    // answer is the one that looks best at once; out of time, what stands there counts.
    int best_end(Node node, int budget) {
        while (!turn_.is_over(node.state) && !patience_.is_out()) {
            if (const int share = budget / node.options.size(); share > 0) {
                int most = std::numeric_limits<int>::min();
                for (const Answer option : node.options)
                    most = std::max(most, best_end(after(node.state, option), share));
                return most;
            }
            node = best_next(node);
        }
        return turn_.worth(node.state);
    }

    Node best_next(const Node& node) {
        Node best;
        int most = std::numeric_limits<int>::min();
        for (const Answer option : node.options) {
            const Node next = after(node.state, option);
            if (const int here = turn_.worth(next.state); here > most) most = here, best = next;
        }
        return best;
    }
};

// The player of that name; its simulations are the budget. The game has
//   Answer greedy_answer(const Setup&, const View&, Rng&, int budget, Patience)
template <class Game>
class Greedy {
    const typename Game::Setup& setup_;
    int budget_;

public:
    Greedy(const typename Game::Setup& setup, const Chair& chair) : setup_(setup), budget_(chair.settings[0]) {}

    Thought think(const typename Game::View& view, const Thinking& thinking) const {
        Rng rng{thinking.seed};
        const int budget = thinking.simulations > 0 ? thinking.simulations : budget_;
        return {.answer = greedy_answer(setup_, view, rng, budget, Patience{thinking})};
    }
};

}  // namespace pantheon
