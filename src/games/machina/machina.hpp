// Deus Ex Machina as a type that players, laboratory and search are written for.
#pragma once

#include "games/machina/rules.hpp"
#include "games/machina/view.hpp"
#include "table/game.hpp"

namespace pantheon {

struct Machina {
    using Setup = machina::Setup;
    using State = machina::State;
    using View = machina::View;

    static State begin(const Setup& setup) { return machina::begin(setup); }
    static const Choice& choice(const State& state) { return state.choice; }
    static void apply(const Setup& setup, State& state, Answer answer, Silent& sink) {
        machina::apply(setup, state, answer, sink);
    }
    static void apply(const Setup& setup, State& state, Answer answer, Collect& sink) {
        machina::apply(setup, state, answer, sink);
    }
    static bool asks_anyway(const State& state) { return machina::asks_anyway(state); }
    static bool is_over(const State& state) { return state.open.over; }
    // Glory points; who wins is another question (`rank`).
    static int score(const Setup&, const State& state, Seat seat) {
        return state.open.players[static_cast<std::size_t>(seat)].gp;
    }
    // 1 for every winner; once the game is over.
    static int rank(const Setup&, const State& state, Seat seat) {
        return state.open.rank[static_cast<std::size_t>(seat)];
    }
    static View view(const Setup& setup, const State& state, Seat seat) { return machina::view(setup, state, seat); }
    static State redeal(const Setup& setup, const View& view, Rng& rng) { return machina::redeal(setup, view, rng); }
};
static_assert(Game<Machina>);

}  // namespace pantheon
