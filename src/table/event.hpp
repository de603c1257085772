// What happens in a game, told to a sink: for logs, animation and statistics. Rules never look at it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "table/row.hpp"
#include "table/seat.hpp"

namespace pantheon {

// What the fields mean follows from the row; those it does not name are left at their defaults.
struct Event {
    Row what{};  // of the game's table of events
    Seat seat = Seat::nobody;
    Seat other = Seat::nobody;
    std::uint8_t card = 255;
    std::uint8_t region = 255;
    std::uint8_t from = 255;
    std::uint8_t thing = 255;
    std::int16_t n = 0;
    bool flag = false;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

// What an event means to those who follow the game: a turn of `seat` begins; chance shows something new; what was
// hidden comes to light, and nobody could have known it would; nothing more.
enum class Telling : std::uint8_t { plain, turn_begins, shows, uncovers };
// What follows such an event rests on what nobody could know before.
constexpr bool hides_the_rest(Telling telling) { return telling != Telling::plain; }

// Which field is known to `seat` alone, or to `seat` and `other`.
enum class Secret : std::uint8_t { none, card, flag, card_of_both };

// One line of a game's table of events.
struct EventRow {
    Row row;
    std::string_view key;  // where programs read it
    Telling telling = Telling::plain;
    Secret secret = Secret::none;
    std::string_view flag = "flag";  // what programs call it
};

// The event as `viewer` may know it (Seat::nobody: a spectator).
constexpr Event seen_by(Event event, const EventRow& row, Seat viewer) {
    if (event.seat == viewer || (row.secret == Secret::card_of_both && event.other == viewer)) return event;
    if (row.secret == Secret::card || row.secret == Secret::card_of_both) event.card = 255;
    if (row.secret == Secret::flag) event.flag = false;
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
