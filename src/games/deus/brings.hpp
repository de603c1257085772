// What an answer brings, as far as the seat that gives it can know, and what it stands at.
#pragma once

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/brings.hpp"

namespace pantheon::deus {

// Up to the next choice, the next draw or the next turn. A card to be built is followed up to its place, with the first
// way to pay, which spends no gold where there are resources.
Brings brings(const Setup& setup, const State& state, Answer option);

// How many cards the draw that luck stands at will bring at least.
int cards_to_come(const State& state);

// Temples and majorities, as if the game ended now.
std::vector<Points> late_points(const Setup& setup, const State& state);

Standing standing(const Setup& setup, const State& state, Seat seat);

// Carries out an answer, and those after it that leave the seat no choice; never luck's, nor what belongs to a new
// turn.
void follow(const Setup& setup, State& state, Answer option);

// Whether the seat has nothing more to answer here: the end of what it can foresee.
bool line_ends(const State& state, Seat seat);

}  // namespace pantheon::deus
