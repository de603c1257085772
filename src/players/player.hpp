// Players of the program, for those who need not know which game is played.
#pragma once

#include <string>
#include <vector>

#include "core/result.hpp"
#include "table/any_game.hpp"

namespace pantheon {

// Any option with equal chance: the first player of every game.
std::unique_ptr<Player> make_random_player(const AnyGame& game, const Chair& chair);
inline constexpr PlayerKind random_player{
    .name = "random",
    .title = {"Chance", "Le Hasard"},
    .about = {"takes any option with equal chance", "prend n'importe quelle option, au hasard"},
    .make = &make_random_player};

// The player of this name at games with these tables, if there is one.
const PlayerKind* find_player(const GameTables& tables, std::string_view name);

// A kind of player and what it is told: "random", "greedy:budget=300", "NAME:SETTING=NUMBER:SETTING=NUMBER".
struct PlayerChoice {
    const PlayerKind* kind = nullptr;
    std::vector<int> settings;  // all of its kind, in their order
    std::string name;           // as it was written

    std::unique_ptr<Player> sit_at(const AnyGame& game, Seat seat, std::uint64_t seed) const {
        return kind->make(game, {seat, settings, seed});
    }
};
// Errors say what was expected.
Result<PlayerChoice> read_player(const GameTables& tables, std::string_view text);

}  // namespace pantheon
