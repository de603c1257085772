// Deus as a type that players, laboratory and search are written for.
#pragma once

#include "games/deus/rules.hpp"
#include "games/deus/view.hpp"
#include "table/game.hpp"

namespace pantheon {

struct Deus {
    using Setup = deus::Setup;
    using State = deus::State;
    using View = deus::View;

    static State begin(const Setup& setup) { return deus::begin(setup); }
    static const Choice& choice(const State& state) { return state.choice; }
    static void apply(const Setup& setup, State& state, Answer answer, Silent& sink) {
        deus::apply(setup, state, answer, sink);
    }
    static void apply(const Setup& setup, State& state, Answer answer, Collect& sink) {
        deus::apply(setup, state, answer, sink);
    }
    static bool is_over(const State& state) { return state.open.over; }
    // Final once the game is over; the points collected so far before that.
    static int score(const Setup&, const State& state, Seat seat) {
        const auto p = static_cast<std::size_t>(seat);
        return state.open.over ? state.open.score[p] : state.open.players[p].vp;
    }
    static View view(const Setup& setup, const State& state, Seat seat) { return deus::view(setup, state, seat); }
    static State redeal(const Setup& setup, const View& view, Rng& rng) { return deus::redeal(setup, view, rng); }
};
static_assert(Game<Deus>);

}  // namespace pantheon
