// A judge by rules of thumb, where no net is at hand: a new game, or rows that no net knows.
#pragma once

#include "players/value.hpp"
#include "table/seat.hpp"

namespace pantheon {

// See NetJudge for what a judge is.
template <class Sight>
class ThumbJudge {
    const typename Sight::Game::Setup* setup_;

public:
    using Game = typename Sight::Game;
    using Setup = typename Game::Setup;
    using State = typename Game::State;

    explicit ThumbJudge(const Setup& setup) : setup_(&setup) {}

    const Setup& setup() const { return *setup_; }
    static int turn(const State& state) { return Sight::turn(state); }
    static Seat active(const State& state) { return Sight::active(state); }
    Value outcome(const State& end, Seat seat) const { return Sight::outcome(*setup_, end, seat); }

    Value value(const State& state, Seat seat) {
        return Game::is_over(state) ? outcome(state, seat) : Sight::thumb(*setup_, state, seat);
    }
    void stand(const State&, Seat) {}
    Value near(const State& state, Seat seat) { return value(state, seat); }
};

}  // namespace pantheon
