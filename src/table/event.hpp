// What happens in a game, told to a sink: for logs, animation and statistics. Rules never look at it.
#pragma once

#include <cstdint>
#include <vector>

#include "table/seat.hpp"

namespace pantheon {

enum class What : std::uint8_t {
    turn_begins,      // seat; n: round
    built,            // seat, card
    built_face_down,  // seat; thing: column
    paid,             // seat, thing, n
    placed,           // seat, thing: piece, region
    placed_temple,    // seat, region
    activated,        // seat, card
    gained,           // seat, thing, n; card: whose effect, if any
    sold,             // seat, thing, n
    gained_piece,     // seat, thing: piece
    drew,             // seat, card (only that seat sees which)
    reshuffled,       // the discards became the deck
    moved,            // seat; region: to, from
    village_fell,     // region; n: its points
    village_won,      // seat, region, n
    village_taxed,    // seat, region, n: points taken without an attack
    stole,            // seat, thing, n; other: the victim
    offered,          // seat; card: the top; n: how many; forced: nothing could be built (only that seat sees it)
    invoked,          // seat; thing: god
    end_triggered,    // seat
    last_round,       //
    temple_scored,    // seat, card, n
    majority,         // seat, thing, n
    game_over,        //
    // Deus: Egypt.
    market_moved,   // seat, thing; n: what it is worth now, in gold
    gained_barque,  // seat; n: size
    gained_token,   // seat, n
    placed_token,   // seat, region
    token_moved,    // seat; region: to, from
    besieged,       // seat; other, thing: the stack
    garrisoned,     // seat; other, thing: the column
    gilded,         // seat, card
    gave_back,      // seat, thing, n
};

// Fields that a kind of event does not name are left at their defaults.
struct Event {
    What what{};
    Seat seat = Seat::nobody;
    Seat other = Seat::nobody;
    std::uint8_t card = 255;
    std::uint8_t region = 255;
    std::uint8_t from = 255;
    std::uint8_t thing = 255;
    std::int16_t n = 0;
    bool forced = false;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

// The event as `viewer` may know it (Seat::nobody: a spectator): a drawn card is shown to its drawer alone, and why
// somebody makes an offering follows from a hand that nobody else sees.
constexpr Event seen_by(Event event, Seat viewer) {
    if (event.seat == viewer) return event;
    if (event.what == What::drew) event.card = 255;
    event.forced = false;
    return event;
}

// A sink for search and benchmarks: costs nothing.
struct Silent {
    constexpr void operator()(const Event&) const {}
};

// A sink that keeps everything.
struct Collect {
    std::vector<Event>& events;
    void operator()(const Event& event) const { events.push_back(event); }
};

}  // namespace pantheon
