// What one seat may know of a position, and positions that would look the same to it.
#pragma once

#include "core/rng.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

using KnownCards = FixedVector<Intervention, largest_hand>;

// Everything public, and the hidden things of one seat. There is no room for anybody else's while the game lasts; when
// it is over, objectives and secret quests are shown.
struct View {
    Seat seat = Seat::nobody;
    Public open;
    Choice choice;  // without options if another seat is asked
    Hand hand;
    std::array<KnownCards, max_players> known{};  // cards in other hands, by holder, that this seat lost to them
    std::array<Objective, max_players> objectives{no_objective, no_objective, no_objective, no_objective};
    std::array<QuestSet, max_players> secrets{};
    Quest returned = no_quest;

    friend constexpr bool operator==(const View&, const View&) = default;
};

View view(const Setup& setup, const State& state, Seat seat);

// A position that looks like `view` to its seat: all cards that it cannot see are dealt anew, uniformly.
State redeal(const Setup& setup, const View& view, Rng& rng);

}  // namespace pantheon::machina
