// The rules at work on one position: what every rule needs at hand.
#pragma once

#include <algorithm>
#include <type_traits>

#include "games/deus/events.hpp"
#include "games/deus/program.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

constexpr Thing thing(Resource resource) { return static_cast<Thing>(resource); }

// By which rules a game is played: whether Egypt may have a part in it, and who is told. `rules.cpp` compiles all rules
// for each; without Egypt every question about it is answered beforehand, so that the base game does not pay for its
// expansion.
template <class Listener, bool with_egypt>
struct RulesFor {
    using Sink = Listener;
    static constexpr bool egypt = with_egypt;
    // Whether anybody hears what is told: only then what is found out for the telling alone is found out.
    static constexpr bool listens = !std::is_same_v<Listener, Silent>;
};

// The rules are functions on this: a setup that never changes, a position that does, and someone who is told.
template <class Rules>
struct Play {
    const Setup& setup;
    State& state;
    [[no_unique_address]] typename Rules::Sink sink{};

    const Board& board() const { return setup.board; }
    const Deck& deck() const { return *setup.deck; }
    bool uses_egypt() const { return Rules::egypt && setup.uses_egypt(); }
    bool uses(Colour module) const { return Rules::egypt && setup.uses(module); }
    Public& open() { return state.open; }
    Hidden& hidden() { return state.hidden; }

    Seat active() const { return state.open.active; }
    Player& player(Seat seat) { return state.open.players[static_cast<std::size_t>(seat)]; }
    const Player& player(Seat seat) const { return state.open.players[static_cast<std::size_t>(seat)]; }
    Player& me() { return player(active()); }
    CardSet& hand(Seat seat) { return state.hidden.hand[static_cast<std::size_t>(seat)]; }

    Frame& top() { return state.open.tasks.back(); }
    Frame& push(Frame frame) { return state.open.tasks.push_back(frame); }
    void pop() { state.open.tasks.pop_back(); }

    void tell(const Event& event) { sink(event); }

    // Asks the player whose turn it is. Returns true, so that `return ask(…)` reads well where tasks wait.
    bool ask(Prompt prompt, const Options& options) { return ask(prompt, active(), options); }
    bool ask(Prompt prompt, Seat seat, const Options& options) {
        state.choice = {prompt, seat, options};
        return true;
    }

    // Where anybody stands, and where opponents of `seat` do.
    RegionSet occupied() const {
        RegionSet set;
        for (int p = 0; p < setup.players; ++p) set |= state.open.players[static_cast<std::size_t>(p)].regions();
        return set;
    }
    RegionSet occupied_by_others(Seat seat) const {
        RegionSet set;
        for (int p = 0; p < setup.players; ++p)
            if (p != place(seat)) set |= state.open.players[static_cast<std::size_t>(p)].regions();
        return set;
    }
    // Buildings of a player in a region, the temple included (rulings 13 and 15).
    int buildings(const Player& owner, Region region) const {
        int count = 0;
        for (const RegionSet& type : owner.on) count += type.contains(region);
        return count + (count > 0 && state.open.temples.contains(region));
    }
    // The regions in which a player has at least so many.
    RegionSet regions_with(const Player& owner, int buildings) const {
        std::array<RegionSet, piece_types + 2> at_least{RegionSet::below(64)};
        const auto one_more = [&](const RegionSet& where) {
            for (auto n = static_cast<std::size_t>(buildings); n > 0; --n) at_least[n] |= at_least[n - 1] & where;
        };
        for (const RegionSet& type : owner.on) one_more(type);
        one_more(state.open.temples & owner.built());
        return at_least[static_cast<std::size_t>(buildings)];
    }

    // Gold and points, wherever they come from: so much was received. They have no limit that a game could reach; the
    // one here only keeps the numbers in their bytes when players refuse to end a game.
    int receive(Seat seat, Thing what, int amount) {
        Player& who = player(seat);
        std::int16_t& owned = what == Thing::gold ? who.gold : who.vp;
        amount = std::min(amount, most_gold - owned);
        owned = static_cast<std::int16_t>(owned + amount);
        return amount;
    }
    // Resources come out of a limited supply (ruling 19).
    void gain(Seat seat, Thing what, int amount, CardId by = no_card) {
        if (what == Thing::gold || what == Thing::vp) {
            amount = receive(seat, what, amount);
        } else {
            auto& supply = state.open.supply[static_cast<std::size_t>(what)];
            amount = std::min<int>(amount, supply);
            supply = static_cast<std::uint8_t>(supply - amount);
            auto& owned = player(seat).resources[static_cast<std::size_t>(what)];
            owned = static_cast<std::uint8_t>(owned + amount);
        }
        if (amount > 0)
            tell({.what = What::gained,
                  .seat = seat,
                  .card = static_cast<std::uint8_t>(by),
                  .thing = static_cast<std::uint8_t>(what),
                  .n = static_cast<std::int16_t>(amount)});
    }
    // Resources that are paid, sold or given back return to the supply.
    void give_up(Seat seat, Thing what, int amount) {
        Player& who = player(seat);
        if (what == Thing::gold) who.gold = static_cast<std::int16_t>(who.gold - amount);
        else if (what == Thing::vp) who.vp = static_cast<std::int16_t>(who.vp - amount);
        else {
            auto& owned = who.resources[static_cast<std::size_t>(what)];
            owned = static_cast<std::uint8_t>(owned - amount);
            auto& supply = state.open.supply[static_cast<std::size_t>(what)];
            supply = static_cast<std::uint8_t>(supply + amount);
        }
    }
    void pay(Seat seat, Thing what, int amount) {
        if (amount == 0) return;
        give_up(seat, what, amount);
        tell({.what = What::paid,
              .seat = seat,
              .thing = static_cast<std::uint8_t>(what),
              .n = static_cast<std::int16_t>(amount)});
    }
    void give_back(Seat seat, Thing what, int amount) {
        give_up(seat, what, amount);
        tell({.what = What::gave_back,
              .seat = seat,
              .thing = static_cast<std::uint8_t>(what),
              .n = static_cast<std::int16_t>(amount)});
    }
    // A piece moves from the personal reserve to the player board, if one is left (ruling 20).
    void gain_piece(Seat seat, Colour type) {
        Player& who = player(seat);
        auto& reserve = who.reserve[static_cast<std::size_t>(type)];
        if (reserve == 0) return;
        --reserve;
        ++who.stock[static_cast<std::size_t>(type)];
        tell({.what = What::gained_piece, .seat = seat, .thing = static_cast<std::uint8_t>(type)});
        piece_gained(*this, seat, type);  // see expansion.hpp
    }

    void take_from_hand(Seat seat, CardId card) {
        hand(seat).remove(card);
        --player(seat).hand_size;
    }
};

// Whoever asks a single rule: of any game, and nobody is told.
using Quiet = Play<RulesFor<Silent, true>>;

// Options and sets of things share their bits.
template <class Item, int Capacity>
constexpr Options as_options(const BitSet<Item, Capacity>& set) {
    if constexpr (Capacity > 64) return Options::from_word(set.word(0), set.word(1));
    else return Options::from_word(set.word());
}
constexpr Options with(Options options, Answer extra) {
    options.add(extra);
    return options;
}

// Amounts from 0 to `most`.
constexpr Options up_to(int most) { return Options::below(most + 1); }

inline constexpr Answer answer_no = 0, answer_yes = 1;

}  // namespace pantheon::deus
