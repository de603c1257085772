#include "players/player.hpp"

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "players/greedy.hpp"
#include "players/random.hpp"

namespace pantheon {

const std::vector<PlayerKind>& player_kinds() {
    static const std::vector<PlayerKind> kinds{
        {"random",
         {"Chance", "Le Hasard"},
         {"takes any option with equal chance", "prend n'importe quelle option, au hasard"},
         random_answer<Deus>},
        {"greedy",
         {"Midas", "Midas"},
         {"looks to the end of its own turn and takes what is worth most",
          "regarde jusqu’à la fin de son tour et prend ce qui vaut le plus"},
         [](const deus::Setup& setup, const deus::View& view, Rng& rng) {
             return deus::greedy_answer(setup, view, rng);
         }},
    };
    return kinds;
}

const PlayerKind* find_player(std::string_view name) {
    for (const PlayerKind& kind : player_kinds())
        if (kind.name == name) return &kind;
    return nullptr;
}

Answer ask_player(const PlayerKind& kind, const AnyGame& game, Rng& rng) {
    const deus::Setup& setup = deus::setup_of(game);
    return kind.deus(setup, deus::view(setup, deus::state_of(game), game.choice().seat), rng);
}

Answer ask_player(std::string_view name, const AnyGame& game, Rng& rng) {
    return ask_player(*find_player(name), game, rng);
}

}  // namespace pantheon
