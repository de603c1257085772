// The tiny game for somebody who learns it: what a net sees of it, and where it is played.
#pragma once

#include "lab/school.hpp"
#include "pebbles/pebbles.hpp"

namespace pantheon::pebbles {

// Nothing is printed for this game.
struct NoBox {};

class Sight {
    enum Row : int { none, prompt, heap = prompt + 3, card = heap + 13, players = card + 10, pebbles_of = players + 3 };
    static constexpr int of_each = 13 + 2 + 1;  // pebbles, whether it has swapped, whether it is at turn

public:
    using Game = Pebbles;
    using Box = NoBox;
    static constexpr std::string_view game = "pebbles";
    static constexpr int slots = 16;
    static int rows() { return pebbles_of + max_players * of_each; }
    static std::string layout() { return "pebbles"; }
    static std::vector<std::string> cards(const Box&) { return {"none"}; }
    Sight(const Box&, const std::vector<std::string>&) {}

    void see(const Setup& setup, const State& state, Seat me, Sighting<slots>& out) const {
        out.at.fill(0);
        std::size_t slot = 0;
        const auto put = [&](int row) { out.at[slot++] = static_cast<std::uint16_t>(row); };
        put(prompt + state.choice.prompt.number);
        put(heap + state.heap);
        put(card + state.card[static_cast<std::size_t>(me)]);
        put(players + setup.players - 2);
        for (int far = 0; far < setup.players; ++far) {
            const auto who = static_cast<std::size_t>((place(me) + far) % setup.players);
            const int base = pebbles_of + far * of_each;
            put(base + state.pebbles[who]);
            put(base + 13 + state.swapped[who]);
            if (static_cast<std::size_t>(state.active) == who) put(base + 15);
        }
    }

    static Seat active(const State& state) { return state.active; }
    static int turn(const State& state) { return state.turns; }
    static Value outcome(const Setup& setup, const State& end, Seat seat) {
        int best_other = 0, winners = 1;
        const int mine = Pebbles::score(setup, end, seat);
        for (int p = 0; p < setup.players; ++p) {
            if (seat_at(p) == seat) continue;
            const int other = Pebbles::score(setup, end, seat_at(p));
            best_other = std::max(best_other, other);
            winners += other == mine;
        }
        return {mine < best_other ? 0 : sure / winners, (mine - best_other) * one_point, mine * one_point};
    }
    static Value thumb(const Setup&, const State&, Seat) { return {}; }
};

struct LearnersTable {
    using Sight = pebbles::Sight;
    Setup setup;

    explicit LearnersTable(const NoBox&) {}
    const Setup& lay(Rng& rng, const SelfPlay& how) {
        setup.players = players_by_lot(rng, how);
        return setup;
    }
    static Answer thumb(const Setup&, const View& view, Rng& rng) {
        return random_option(view.open.choice.options, rng);
    }
    static std::vector<GameOptions> ladder() { return {{{"players", "2"}}}; }
};

using PebblesSchool = SchoolOf<LearnersTable>;

}  // namespace pantheon::pebbles
