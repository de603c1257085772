// Players of the program, for those who need not know which game is played.
#pragma once

#include "table/any_game.hpp"

namespace pantheon {

// Any option with equal chance: the first player of every game.
Answer random_answer(const AnyGame& game, Rng& rng);
inline constexpr PlayerKind random_player{
    "random",
    {"Chance", "Le Hasard"},
    {"takes any option with equal chance", "prend n'importe quelle option, au hasard"},
    &random_answer};

// The player of this name at games with these tables, if there is one.
const PlayerKind* find_player(const GameTables& tables, std::string_view name);

}  // namespace pantheon
