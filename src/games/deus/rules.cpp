#include "games/deus/rules.hpp"

#include "games/deus/rulebook.hpp"

namespace pantheon::deus {

namespace {

template <class Sink>
void apply_answer(const Setup& setup, State& state, Answer answer, Sink& sink) {
    const auto carry_out = [&](auto play) {
        if (!deliver(play, answer)) advance(play);
    };
    if (setup.uses_egypt()) carry_out(Play<RulesFor<Sink, true>>{setup, state, sink});
    else carry_out(Play<RulesFor<Sink, false>>{setup, state, sink});
}

}  // namespace

State begin(const Setup& setup) {
    State state;
    Public& open = state.open;
    const auto players = static_cast<std::size_t>(setup.players);
    open.temples_left = setup.board.tiles;
    open.round = 1;
    for (auto& supply : open.supply) supply = static_cast<std::uint8_t>(setup.resources_of_a_type() - setup.players);
    if (setup.uses(Colour::production))
        for (std::size_t size = 0; size < barque_sizes; ++size)
            open.barques[size] = static_cast<std::uint8_t>(barque_count[size] - (size > 0 ? setup.players : 0));
    for (int tile = 0; tile < setup.board.tiles; ++tile) {
        const auto t = static_cast<std::size_t>(tile);
        open.village_vp[t] = static_cast<std::uint8_t>(setup.board.beside(setup.board.villages[t]).size());
    }
    for (std::size_t p = 0; p < players; ++p) {
        Player& player = open.players[p];
        player.vp = player.gold = 5;
        player.resources.fill(1);
        const int given = setup.start_pieces[p] == 0 ? 2 : 0;
        player.stock.fill(static_cast<std::uint8_t>(given));
        player.reserve.fill(static_cast<std::uint8_t>(pieces_of_a_type - given));
        if (setup.uses(Colour::production)) player.barques = {0, 1, 1};
    }
    state.hidden.deck = setup.deck->all();
    open.deck_size = static_cast<std::uint8_t>(setup.deck->size);
    open.tasks.push_back(TurnTask{});
    open.tasks.push_back(DealTask{.cards = full_hand});
    if (setup.start_pieces != decltype(setup.start_pieces){})
        open.tasks.push_back(StartTask{.pieces = setup.start_pieces[0]});
    if (setup.temple_mix)
        open.tasks.push_back(SetAsideTask{.temples = static_cast<std::uint8_t>(setup.deck->size - cards_in_play)});
    go_on(setup, state);
    return state;
}

// Played by the million: g++ makes it one function, which is a tenth faster.
[[gnu::flatten]] void apply(const Setup& setup, State& state, Answer answer, Silent& sink) {
    apply_answer(setup, state, answer, sink);
}
void apply(const Setup& setup, State& state, Answer answer, Collect& sink) { apply_answer(setup, state, answer, sink); }

void ask_again(const Setup& setup, State& state) {
    Quiet play{setup, state};
    const OptionKind kind = option_kind(prompt_of(state.choice));
    const bool passed = kind != OptionKind::region && kind != OptionKind::timing;  // the instruction, when it asked
    if (play.top().task == Task::effect && passed) --play.top().effect.step;
    run_task(play);
}

void go_on(const Setup& setup, State& state) {
    Quiet play{setup, state};
    advance(play);
}

}  // namespace pantheon::deus
