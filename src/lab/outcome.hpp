// How a finished game of Deus went.
#pragma once

#include <array>
#include <string_view>

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon {

enum class Ending : std::uint8_t { temples, villages, empty_deck, standstill };
inline constexpr std::array<std::string_view, 4> ending_names{"temples", "villages", "empty-deck", "standstill"};

// What ended the game; the temples are named first if several things did.
inline Ending ending_of(const deus::Setup& setup, const deus::State& end) {
    if (end.open.temples_left == 0) return Ending::temples;
    if (end.open.fallen == setup.board.of[index(deus::Terrain::village)]) return Ending::villages;
    const bool stalled = end.open.last_round == 0 && end.open.round - end.open.built_round >= deus::stalled_rounds;
    return setup.standstill_ends && stalled ? Ending::standstill : Ending::empty_deck;
}

// Turns of all players together.
inline int turns_of(const deus::Setup& setup, const deus::State& end) {
    return (end.open.round - 1) * setup.players + place(end.open.active) + 1;
}

}  // namespace pantheon
