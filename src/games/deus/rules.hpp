// Deus on the contract: begin a game, answer a question, read the result.
#pragma once

#include "games/deus/egypt/egypt.hpp"
#include "games/deus/turn.hpp"

namespace pantheon::deus {

// The position before the first question.
inline State begin(const Setup& setup) {
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
    open.tasks.push_back({.task = Task::turn});
    open.tasks.push_back({.task = Task::deal, .n = full_hand});
    if (setup.start_pieces != decltype(setup.start_pieces){})
        open.tasks.push_back({.task = Task::start, .n = setup.start_pieces[0]});
    if (setup.temple_mix)
        open.tasks.push_back(
            {.task = Task::set_aside, .n = static_cast<std::uint8_t>(setup.deck->size - cards_in_play)});
    Silent silent;
    Play<Silent> play{setup, state, silent};
    advance(play);
    return state;
}

inline const Choice& choice(const State& state) { return state.choice; }
inline bool is_over(const State& state) { return state.open.over; }

// One answer, which must be one of the options.
template <class Sink>
void apply(const Setup& setup, State& state, Answer answer, Sink& sink) {
    const auto go_on = [&](auto play) {
        if (!deliver(play, answer)) advance(play);
    };
    WithoutEgypt<Sink> without{sink};
    if (setup.uses_egypt()) go_on(Play<Sink>{setup, state, sink});
    else go_on(Play<WithoutEgypt<Sink>>{setup, state, without});
}

}  // namespace pantheon::deus
