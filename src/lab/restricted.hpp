// Restricted play: a player that must do without some things of the game, while the others may use them.
#pragma once

#include "players/planning.hpp"
#include "table/game.hpp"
#include "table/material.hpp"

namespace pantheon {

// The game `G` in which one seat has fewer options. `Bars` says which: it has
//   Bars(const Setup& setup, const Items& items)
//   Options barred(const Setup& setup, const State& state)   among the options of the open question
// Where nothing else is left, what is barred stays an option.
template <Game G, class Bars>
struct Restricted {
    struct Setup : G::Setup {
        Seat seat;
        Bars bars;
        Setup(const typename G::Setup& of, Seat who, const Items& items) : G::Setup(of), seat(who), bars(of, items) {}
    };
    using State = typename G::State;
    using View = typename G::View;

    static const Choice& choice(const State& state) { return G::choice(state); }
    static bool is_over(const State& state) { return G::is_over(state); }
    static int score(const Setup& setup, const State& state, Seat seat) { return G::score(setup, state, seat); }
    static State begin(const Setup& setup) { return narrowed(setup, G::begin(setup)); }
    static View view(const Setup& setup, const State& state, Seat seat) { return G::view(setup, state, seat); }
    static State redeal(const Setup& setup, const View& view, Rng& rng) {
        return narrowed(setup, G::redeal(setup, view, rng));
    }
    template <class Sink>
    static void apply(const Setup& setup, State& state, Answer answer, Sink& sink) {
        G::apply(setup, state, answer, sink);
        narrow(setup, state);
    }

    static void narrow(const Setup& setup, State& state) {
        if (state.choice.seat != setup.seat) return;
        const Options left = state.choice.options - setup.bars.barred(setup, state);
        if (!left.empty()) state.choice.options = left;
    }

private:
    static State narrowed(const Setup& setup, State state) {
        narrow(setup, state);
        return state;
    }
};

// `Access` opens a running game: `setup`, `state` and `box` of it.
template <class Sight, class Bars, class Access>
class RestrictedPlayer final : public Player {
    using Rules = Restricted<typename Sight::Game, Bars>;
    struct RestrictedSight : Sight {
        using Game = Rules;
        using Sight::Sight;
    };
    using Mind = Planning<RestrictedSight>;

    const std::unique_ptr<AnyGame> table_;  // as it was when the player sat down: holds setup and box
    const typename Rules::Setup setup_;
    const Seat seat_;
    Mind mind_;

    auto view_of(const AnyGame& game) const {
        typename Rules::State state = Access::state(game);
        Rules::narrow(setup_, state);
        return Rules::view(setup_, state, seat_);
    }

public:
    RestrictedPlayer(const AnyGame& game, const Chair& chair, const Items& items)
        : table_(game.copy()),
          setup_(Access::setup(*table_), chair.seat, items),
          seat_(chair.seat),
          mind_(setup_, Access::box(*table_), chair) {}

    void see(const AnyGame& after, std::span<const Event> events) override {
        if constexpr (requires(const typename Rules::View& view) { mind_.see(view, events); }) {
            std::vector<Event> seen;
            for (const Event& event : events) seen.push_back(after.seen_by(event, seat_));
            mind_.see(view_of(after), seen);
        }
    }
    // What is barred may have left one option, which nobody needs to think about.
    Thought think(const AnyGame& game, const Thinking& thinking) override {
        const auto view = view_of(game);
        if (view.choice.options.has_one()) return {.answer = view.choice.options.first()};
        return mind_.think(view, thinking);
    }

    static std::unique_ptr<Player> make(const AnyGame& game, const Chair& chair, const Items& items) {
        return std::make_unique<RestrictedPlayer>(game, chair, items);
    }
};

}  // namespace pantheon
