#include "players/player.hpp"

#include "table/game.hpp"

namespace pantheon {

Answer random_answer(const AnyGame& game, Rng& rng) { return random_option(game.choice().options, rng); }

const PlayerKind* find_player(const GameTables& tables, std::string_view name) {
    for (const PlayerKind& kind : tables.players)
        if (kind.name == name) return &kind;
    return nullptr;
}

}  // namespace pantheon
