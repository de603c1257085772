// What every running game does in the same way, whatever its rules.
#pragma once

#include <cstdlib>
#include <memory>
#include <vector>

#include "table/any_game.hpp"
#include "table/game.hpp"

namespace pantheon {

// `Self` is the class that derives from this, and adds what only its game `G` knows: words, views, positions.
template <class Self, Game G>
class GameOf : public AnyGame {
public:
    using Rules = G;
    using Setup = typename G::Setup;
    using State = typename G::State;

    GameOf(const Setup& setup, const State& state) : setup_(setup), state_(state) {}

    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<Self>(self()); }
    int players() const override { return setup_.players; }
    const Choice& choice() const override { return G::choice(state_); }
    bool is_over() const override { return G::is_over(state_); }
    bool answers_itself() const override { return pantheon::answers_itself<G>(state_); }
    int score(Seat seat) const override { return G::score(setup_, state_, seat); }

    void apply(Answer answer, std::vector<Event>* events = nullptr) override {
        if (events) {
            Collect collect{*events};
            pantheon::answer<G>(setup_, state_, answer, collect);
        } else {
            Silent silent;
            pantheon::answer<G>(setup_, state_, answer, silent);
        }
    }
    void step(Answer answer, std::vector<Event>* events = nullptr) override {
        if (events) {
            Collect collect{*events};
            G::apply(setup_, state_, answer, collect);
        } else {
            Silent silent;
            G::apply(setup_, state_, answer, silent);
        }
    }
    void settle() override {
        Silent silent;
        pantheon::settle<G>(setup_, state_, silent);
    }
    std::unique_ptr<AnyGame> imagine(Seat seat, Rng& rng) const override {
        auto other = std::make_unique<Self>(self());
        other->state_ = G::redeal(setup_, G::view(setup_, state_, seat), rng);
        return other;
    }

    // The same game at another of its positions.
    Self at(const State& state) const {
        Self other = self();
        other.state_ = state;
        return other;
    }

    const Setup& setup() const { return setup_; }
    const State& state() const { return state_; }

protected:
    Setup setup_;
    State state_;

private:
    const Self& self() const { return static_cast<const Self&>(*this); }
};

// The game behind the contract. Whoever asks for another than it is has made a mistake that nothing can mend.
template <class Self>
const Self& as(const AnyGame& game) {
    if (game.name() != Self::game_name) std::abort();
    return static_cast<const Self&>(game);
}

}  // namespace pantheon
