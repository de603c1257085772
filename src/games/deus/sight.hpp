// What the net sees of a position of Deus: rows for everything that a seat may know and a player would look at.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/deus/box.hpp"
#include "games/deus/deus.hpp"
#include "players/sight.hpp"
#include "players/value.hpp"

namespace pantheon::deus {

// Cards that have rows of their own; the first number is for all that a net does not know.
inline constexpr int sighted_cards = 160;

// Judges a position for a seat by rows; told once which cards have which rows. Hands of others are never read, so a
// position need not be imagined anew for every look.
class Sight {
    std::array<std::uint8_t, 256> card_of_face_{};  // by face of the box

public:
    using Game = Deus;
    using Box = deus::Box;
    static constexpr std::string_view game = "deus";
    static constexpr int slots = (48 + 4 * 152 + 3 * max_cards + 5 * max_tiles + 4 * max_tasks + 15) / 16 * 16;
    static int rows();
    static std::string layout();                            // digest of the rows
    static std::vector<std::string> cards(const Box& box);  // ids for a new net

    // `cards`: ids in the order in which their rows lie in the net.
    Sight(const Box& box, const std::vector<std::string>& cards);

    void see(const Setup& setup, const State& state, Seat me, Sighting<slots>& out) const;

    // Whose turn it is; and another number, another turn.
    static Seat active(const State& state) { return state.open.active; }
    static int turn(const State& state) { return turn_in(state.open); }
    static int turn_of(const View& view) { return turn_in(view.open); }
    // What came of a game that is over.
    static Value outcome(const Setup& setup, const State& end, Seat seat);
    // What a position promises by rules of thumb.
    static Value thumb(const Setup& setup, const State& state, Seat seat);

private:
    static int turn_in(const Public& open) { return open.round * max_players + place(open.active); }
};

}  // namespace pantheon::deus
