// Who can sit at a table without being a person, for those who need not know which game is played.
#pragma once

#include <string_view>
#include <vector>

#include "games/deus/setup.hpp"
#include "games/deus/view.hpp"
#include "table/any_game.hpp"

namespace pantheon {

// A player answers from what its seat may see: it never gets the position itself.
struct PlayerKind {
    std::string_view name;  // "greedy"
    Bilingual<std::string_view> title;
    Bilingual<std::string_view> about;
    Answer (*deus)(const deus::Setup& setup, const deus::View& view, Rng& rng) = nullptr;
};

// From the weakest to the strongest.
const std::vector<PlayerKind>& player_kinds();
const PlayerKind* find_player(std::string_view name);

// What this player answers to the open question, which must be a seat's. The same game and numbers, the same answer.
Answer ask_player(const PlayerKind& kind, const AnyGame& game, Rng& rng);
Answer ask_player(std::string_view name, const AnyGame& game, Rng& rng);  // the name must be one of `player_kinds()`

}  // namespace pantheon
