// The rules at work on one position: what every rule needs at hand.
#pragma once

#include <algorithm>

#include "games/machina/events.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// The rules are functions on this: a setup that never changes, a position that does, and someone who is told.
template <class Sink>
struct Play {
    const Setup& setup;
    State& state;
    Sink& sink;

    const Cards& cards() const { return *setup.cards; }
    Public& open() { return state.open; }
    Hidden& hidden() { return state.hidden; }

    Seat active() const { return state.open.active; }
    Player& player(Seat seat) { return state.open.players[static_cast<std::size_t>(seat)]; }
    Player& me() { return player(active()); }
    const GodMat& mat(Seat seat) { return cards()[player(seat).god]; }
    Hand& hand(Seat seat) { return state.hidden.hands[static_cast<std::size_t>(seat)]; }
    QuestSet& secrets(Seat seat) { return state.hidden.secrets[static_cast<std::size_t>(seat)]; }
    Hero& hero_at(int space) { return state.open.heroes[static_cast<std::size_t>(space)]; }
    QuestSpace& quest_at(int space) { return state.open.quests[static_cast<std::size_t>(space)]; }
    Seat& token_at(Space space) { return state.open.map[static_cast<std::size_t>(space)]; }

    void tell(const Event& event) { sink(event); }

    // Returns true, so that `return ask(…)` reads well where a step waits.
    bool ask(Prompt prompt, const Options& options) { return ask(prompt, active(), options); }
    bool ask(Prompt prompt, Seat seat, const Options& options) {
        state.choice = {prompt, seat, options};
        return true;
    }
    // What is done next. Returns false: nobody has been asked yet.
    bool go(Step step) {
        state.open.step = step;
        return false;
    }

    // Both tracks of a mat end at 4.
    void gain(Seat seat, Thing thing, int amount) {
        std::uint8_t& track = thing == Thing::might ? player(seat).might : player(seat).cunning;
        amount = std::min(amount, track_end - track);
        if (amount == 0) return;
        track = static_cast<std::uint8_t>(track + amount);
        tell({.what = What::gained,
              .seat = seat,
              .thing = static_cast<std::uint8_t>(thing),
              .n = static_cast<std::int16_t>(amount)});
    }
    void spend(Seat seat, Thing thing, int amount) {
        if (amount == 0) return;
        std::uint8_t& track = thing == Thing::might ? player(seat).might : player(seat).cunning;
        track = static_cast<std::uint8_t>(track - amount);
        tell({.what = What::spent,
              .seat = seat,
              .thing = static_cast<std::uint8_t>(thing),
              .n = static_cast<std::int16_t>(amount)});
    }
    // Glory never falls below 0 (D5): so much was really lost.
    int change_gp(Seat seat, int amount) {
        std::int16_t& gp = player(seat).gp;
        amount = std::clamp(amount, -int{gp}, most_gp - gp);
        gp = static_cast<std::int16_t>(gp + amount);
        return amount;
    }

    SpaceSet free_spaces() {
        SpaceSet free;
        for (int space = 0; space < space_count; ++space)
            free.add_if(static_cast<Space>(space), token_at(static_cast<Space>(space)) == Seat::nobody);
        return free;
    }
    Options opponents() {
        Options seats = Options::below(setup.players);
        seats.remove(static_cast<Answer>(active()));
        return seats;
    }
};

inline const SpaceSet areas = SpaceSet::below(colour_count);

// Options and sets of things share their bits.
template <class Item, int Capacity>
constexpr Options as_options(const BitSet<Item, Capacity>& set) {
    return Options::from_word(set.word());
}

}  // namespace pantheon::machina
