// What a position of Deus is worth to a seat, by rules of thumb.
#pragma once

#include <array>

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

// Everything is counted in hundredths of a victory point, in whole numbers, so that every machine agrees.
struct Weights {
    // What a thing is worth while there is time to use it. More of the same is worth less: the n-th counts entry n.
    std::array<int, 6> resource{90, 75, 60, 45, 35, 25};  // a resource replaces 4 gold, of which 3 make a point
    std::array<int, 6> piece{100, 55, 35, 20, 10, 0};     // the first of a type opens a column, the rest wait
    std::array<int, 6> card{80, 75, 70, 65, 60, 30};      // five come back for nothing after an offering
    int gold = 30;
    int spare_gold = 15;  // beyond what a turn can use
    int much_gold = 12;

    // How long the game still lasts: turns of a player when it begins, and how many turns make things worth in full.
    int turns = 18;
    int least_turns = 2;  // while nothing has triggered the end
    int turns_for_all = 5;

    // Columns: per cent of a card's gift counted for each expected firing, and expected firings per 100 turns.
    int firing = 140;
    int firings_per_100_turns = 16;
    int card_for_temple = 200;  // a card in a column that the next temple needs
    int hand_gift = 25;         // per cent of its gift that a card in hand promises
    int missing_resource = 20;  // what it loses for each resource of its cost that is not there

    // Temples: per cent of the points still open that a temple will gain in 10 turns; of a temple card's profit in
    // hand, if it may be built now, and if not.
    int temple_growth = 40;
    int temple_in_hand = 70;
    int temple_later = 40;

    int region = 25;  // room to build in, counted by many cards
    // Villages: per cent of its points for the strongest beside it, by the number of empty regions around it.
    std::array<int, 7> village{0, 55, 40, 28, 18, 12, 8};
    int majority = 60;  // being ahead in a resource or gold before the last turn; then it is 2 points

    int rivals = 100;  // per cent of the others' mean worth that is taken off
};

inline constexpr Weights usual_weights;

// `hand` are the cards that the seat held when it began to think: newer ones count as average, so that luck does not
// decide what to do. `state` may be in the middle of a turn of `seat`; what is promised but not yet taken counts too.
int worth(const Setup& setup, const State& state, Seat seat, const CardSet& hand, const Weights& weights);

}  // namespace pantheon::deus
