#include "games/machina/rules.hpp"

#include "games/machina/turn.hpp"

namespace pantheon::machina {

namespace {

template <class Sink>
void apply_answer(const Setup& setup, State& state, Answer answer, Sink& sink) {
    Play<Sink> play{setup, state, sink};
    if (!deliver(play, answer)) advance(play);
}

}  // namespace

State begin(const Setup& setup) {
    State state;
    state.open.hero_deck = setup.cards->heroes_without_god;
    state.hidden.quest_deck = setup.quests();
    state.open.quest_deck_size = static_cast<std::uint8_t>(state.hidden.quest_deck.size());
    go_on(setup, state);
    return state;
}

// Played by the million: g++ makes it one function, which is faster.
[[gnu::flatten]] void apply(const Setup& setup, State& state, Answer answer, Silent& sink) {
    apply_answer(setup, state, answer, sink);
}
void apply(const Setup& setup, State& state, Answer answer, Collect& sink) { apply_answer(setup, state, answer, sink); }

bool asks_anyway(const State& state) {
    const Public& open = state.open;
    return state.choice.prompt == Prompt::act && open.placed && !open.played &&
           open.players[static_cast<std::size_t>(open.active)].hand_size > open.gained;
}

void go_on(const Setup& setup, State& state) {
    Silent silent;
    Play<Silent> play{setup, state, silent};
    advance(play);
}

}  // namespace pantheon::machina
