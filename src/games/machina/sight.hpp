// What the net sees of a position of Deus Ex Machina: rows for everything that a seat may know.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/machina/box.hpp"
#include "games/machina/machina.hpp"
#include "players/sight.hpp"
#include "players/value.hpp"

namespace pantheon::machina {

// Told once which cards have which rows; a card that a net does not know has none. What others hide is never read.
class Sight {
public:
    using Game = Machina;
    using Box = machina::Box;
    static constexpr std::string_view game = "machina";
    static constexpr int slots = 384;

    // By kind, the number of a card among those that have rows; -1: none.
    struct Numbers {
        std::array<std::int8_t, max_gods> god;
        std::array<std::int8_t, max_heroes> hero;
        std::array<std::int8_t, max_quests> quest;
        std::array<std::int8_t, max_interventions> intervention;
        std::array<std::int8_t, max_objectives> objective;
    };

    static int rows();
    static std::string layout();                            // digest of the rows
    static std::vector<std::string> cards(const Box& box);  // "hero/…": for a new net

    // `cards`: in the order in which their rows lie in the net.
    Sight(const Box& box, const std::vector<std::string>& cards);

    void see(const Setup& setup, const State& state, Seat me, Sighting<slots>& out) const;

    // Whose placement it is; and another number, another placement.
    static Seat active(const State& state) { return state.open.active; }
    static int turn(const State& state) { return turn_in(state.open); }
    static int turn_of(const View& view) { return turn_in(view.open); }
    // What came of a game that is over.
    static Value outcome(const Setup& setup, const State& end, Seat seat);
    // What a position promises by rules of thumb.
    static Value thumb(const Setup& setup, const State& state, Seat seat);

private:
    static int turn_in(const Public& open) { return (open.turn * 8 + open.round) * 8 + place(open.active); }

    Numbers numbers_;
};

}  // namespace pantheon::machina
