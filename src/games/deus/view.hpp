// What one seat may know of a position, and positions that would look the same to it.
#pragma once

#include "core/rng.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

// Everything public, and the hidden things of one seat. There is no room for anybody else's.
struct View {
    Seat seat = Seat::nobody;
    Public open;
    Choice choice;  // without options if another seat is asked
    CardSet hand;
    CardSet offered;
    CardSet known;                        // cards of the pile that this seat laid there
    FixedVector<CardId, max_cards> pile;  // no_card where this seat does not know
    CardId face_down = no_card;
    std::array<std::uint8_t, piece_types> start{};

    friend constexpr bool operator==(const View&, const View&) = default;
};

View view(const Setup& setup, const State& state, Seat seat);

// A position that looks like `view` to its seat: all cards that it cannot see are dealt anew, uniformly.
State redeal(const Setup& setup, const View& view, Rng& rng);

}  // namespace pantheon::deus
