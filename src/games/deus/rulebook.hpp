// All the rules: for `rules.cpp`, which plays by them, and for those who ask a single one.
#pragma once

#include "games/deus/egypt/egypt.hpp"
#include "games/deus/turn.hpp"

namespace pantheon::deus {

// One answer, and on until somebody must answer again.
template <class Sink>
void apply_answer(const Setup& setup, State& state, Answer answer, Sink& sink) {
    const auto carry_out = [&](auto play) {
        if (!deliver(play, answer)) advance(play);
    };
    WithoutEgypt<Sink> without{sink};
    if (setup.uses_egypt()) carry_out(Play<Sink>{setup, state, sink});
    else carry_out(Play<WithoutEgypt<Sink>>{setup, state, without});
}

}  // namespace pantheon::deus
