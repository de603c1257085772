// Positions of Deus Ex Machina in words: written, made true, checked.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/machina/box.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// Every statement about the position, one a line, in an order that can be read back; only when a round of a player
// begins, before an intervention was played or a card taken.
Result<std::string> write_position(const Box& box, const Setup& setup, const State& state);

// Says in what way a statement is not true, if it is not.
std::optional<Error> check_position(const Box& box, const Setup& setup, const State& state, std::string_view statement);

// Makes a statement true, and says what prevents it; the position must be at the beginning of a round.
std::optional<Error> edit_position(const Box& box, const Setup& setup, State& state, std::string_view statement);

// The first seat's first round, gods and objectives in the order of the box, three heroes, no quests on the track, no
// interventions or secret quests in hand.
void clear_table(const Box& box, const Setup& setup, State& state);

}  // namespace pantheon::machina
