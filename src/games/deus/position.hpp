// Positions in words: statements that set up a position, describe it, and can be checked against it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

// A cleared table: no hands, all cards in the deck, the first turn about to begin.
void clear_table(const Setup& setup, State& state);

// Makes a statement true. The resources, pieces and cards it names come out of the supply, the reserve and the deck,
// and what it replaces goes back there. The position is unchanged if that is not possible.
std::optional<Error> edit_position(const Box& box, const Setup& setup, State& state, std::string_view statement);

// Says in what way a statement is not true, if it is not.
std::optional<Error> check_position(const Box& box, const Setup& setup, const State& state, std::string_view statement);

// Statements, one a line, that make this position out of a cleared table; only when a turn begins.
Result<std::string> write_position(const Box& box, const Setup& setup, const State& state);

}  // namespace pantheon::deus
