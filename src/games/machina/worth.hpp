// What a position of Deus Ex Machina is worth to a seat, by rules of thumb.
#pragma once

#include <array>

#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// Everything is counted in hundredths of a glory point, in whole numbers, so that every machine agrees.
struct Weights {
    int gp = 60;
    int spare_gp = 25;   // beyond what the objective asks for: only ties look at it
    int secret = 300;    // a secret quest that is done: nobody can claim without
    int demanded = 600;  // a quest that the objective asks for
    int area = 300;      // an area in which a quest is done, towards all six
    int claim = 4'000;   // everything for a claim is there
    int win = 100'000;   // the game is over and won

    // Points on the mat: the n-th of a track counts entry n - 1.
    std::array<int, track_end> point{140, 115, 90, 60};
    int charge = 60;
    int intervention = 60;
    int first_player = 200;

    // A secret quest that is still to be done: per cent of its glory, what each point of strength beyond an easy quest
    // takes off, and what a point that even the best hero of the track would lack takes off.
    int secret_gp = 40;
    int easy = 7;
    int hard = 120;
    int missing = 60;

    // The next placement: per cent of the best quest that a hero on the track could complete, and what is left of that
    // for each opponent who comes before: they take heroes, unless reserved, and quests. A point that would be spent.
    int prospect = 40;
    int hero_stays = 65;
    int quest_stays = 85;
    int spent = 100;

    int rivals = 60;  // per cent of the best opponent's worth that is taken off, and of the others' mean
};

inline constexpr Weights usual_weights;

// `state` may be imagined: of the others, only what everybody sees is looked at.
int worth(const Setup& setup, const State& state, Seat seat, const Weights& weights);

}  // namespace pantheon::machina
