#include "pebbles/pebbles.hpp"

namespace pantheon::pebbles {

namespace {

auto at(Seat seat) { return static_cast<std::size_t>(seat); }

Options cards_left(const State& state) {
    Options left = Options::below(cards + 1);
    left.remove(0);
    for (const std::uint8_t card : state.card)
        if (card <= cards) left.remove(card);
    return left;
}

void ask_for_turn(State& state) {
    Options options;
    for (int n = 1; n <= std::min<int>(3, state.heap); ++n) options.add(static_cast<Answer>(n));
    if (!state.swapped[at(state.active)]) options.add(answer_swap);
    state.choice = {Prompt::turn, state.active, options};
}

template <class Sink>
void next_turn(const Setup& setup, State& state, Sink& sink) {
    if (state.heap == 0) {
        state.choice = {};
        for (int p = 0; p < setup.players; ++p)
            sink({.what = What::counted, .seat = seat_at(p), .card = state.card[at(seat_at(p))]});
        return;
    }
    ++state.turns;
    sink({.what = What::turn_begins, .seat = state.active, .n = state.turns});
    ask_for_turn(state);
}

template <class Sink>
void pass_on(const Setup& setup, State& state, Sink& sink) {
    state.active = seat_at((place(state.active) + 1) % setup.players);
    next_turn(setup, state, sink);
}

template <class Sink>
void draw(const Setup& setup, State& state, Answer card, Sink& sink) {
    state.card[at(state.active)] = card;
    sink({.what = What::drew, .seat = state.active, .card = card});
    const bool dealt = state.turns > 0 || place(state.active) == setup.players - 1;
    if (dealt) return pass_on(setup, state, sink);
    state.active = seat_at(place(state.active) + 1);
    state.choice = {Prompt::draw, Seat::luck, cards_left(state)};
}

template <class Sink>
void answered(const Setup& setup, State& state, Answer answer, Sink& sink) {
    if (state.choice.prompt == Prompt::draw) return draw(setup, state, answer, sink);
    if (answer == answer_swap) {
        state.swapped[at(state.active)] = true;
        state.choice = {Prompt::draw, Seat::luck, cards_left(state)};
        return;
    }
    state.heap = static_cast<std::uint8_t>(state.heap - answer);
    state.pebbles[at(state.active)] = static_cast<std::uint8_t>(state.pebbles[at(state.active)] + answer);
    sink({.what = What::took, .seat = state.active, .n = answer});
    pass_on(setup, state, sink);
}

}  // namespace

State Pebbles::begin(const Setup&) {
    State state;
    state.choice = {Prompt::draw, Seat::luck, cards_left(state)};
    return state;
}

void Pebbles::apply(const Setup& setup, State& state, Answer answer, Silent& sink) {
    answered(setup, state, answer, sink);
}
void Pebbles::apply(const Setup& setup, State& state, Answer answer, Collect& sink) {
    answered(setup, state, answer, sink);
}

int Pebbles::score(const Setup&, const State& state, Seat seat) {
    return state.pebbles[at(seat)] + (is_over(state) ? state.card[at(seat)] : 0);
}

View Pebbles::view(const Setup& setup, const State& state, Seat seat) {
    View view{seat, state};
    for (int p = 0; p < setup.players && !is_over(state); ++p)
        if (seat_at(p) != seat) view.open.card[at(seat_at(p))] = state.card[at(seat_at(p))] ? 255 : 0;
    if (state.choice.seat != seat) view.open.choice.options = {};
    return view;
}

State Pebbles::redeal(const Setup& setup, const View& view, Rng& rng) {
    State state = view.open;
    for (int p = 0; p < setup.players; ++p)
        if (auto& card = state.card[at(seat_at(p))]; card == 255) card = random_option(cards_left(state), rng);
    if (is_over(state)) return state;
    if (state.choice.prompt == Prompt::draw) state.choice.options = cards_left(state);
    else ask_for_turn(state);
    return state;
}

}  // namespace pantheon::pebbles
