// What an answer brings to the seat that gives it, and which answers nobody would think twice about.
#pragma once

#include <optional>

#include "core/json_writer.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"
#include "table/brings.hpp"

namespace pantheon::machina {

// Points of might and cunning, glory and interventions that the option brings or costs, until luck or somebody else
// must answer or the main question comes again. Where the seat's own next answers decide, from the least to the most;
// sending a hero promises nothing before his goal is named.
// Interventions in hand, with the one that luck is about to give, unless it is one too many.
int cards_soon(const Setup& setup, const State& state, Seat seat);

Brings brings(const Setup& setup, const State& state, Answer option);

// The payment after which no other would leave more of anything.
std::optional<Answer> obvious(const Setup& setup, const State& state);

// What the open question is about, only what there is: the hero who was sent and his goal, the quest, the god whose
// ability or the intervention that asks, and the glory that is to be lost.
void write_matter(JsonWriter& json, const Setup& setup, const State& state);

}  // namespace pantheon::machina
