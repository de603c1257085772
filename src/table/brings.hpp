// What an answer would bring to the seat that gives it, and where that seat stands: for those who show it to people.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "table/seat.hpp"

namespace pantheon {

// Who answers next.
enum class Next : std::uint8_t { you, luck, others, nobody };

// More of a thing than before, or less. Where it depends on answers that are still to come, from `least` to `most`.
struct Amount {
    std::string_view thing;
    int least = 0;
    int most = 0;

    friend bool operator==(const Amount&, const Amount&) = default;
};

struct Brings {
    std::vector<Amount> amounts;  // only those that change
    Next next = Next::you;
    bool more = false;  // that is not all: before the turn is over, something is asked or drawn that may bring more
};

// What an event adds to a player's points, by one of the game's sources.
struct Points {
    int source = 0;
    Seat seat = Seat::nobody;
    int n = 0;
};

// What a seat would score if the game ended now, and what its cards that count only then would be worth.
struct Standing {
    struct Card {
        int card = 0;
        int points = 0;
    };
    int score = 0;
    std::vector<Card> cards;  // laid ones and those in hand
};

}  // namespace pantheon
