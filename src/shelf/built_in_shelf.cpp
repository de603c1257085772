#include "games/deus/deus_game.hpp"
#include "games/machina/machina_game.hpp"
#include "shelf/shelf.hpp"

namespace pantheon {

std::vector<GameKind> built_in_shelf() {
    return {
        deus::deus_kind(deus::built_in_box()),
        machina::machina_kind(machina::built_in_box()),
    };
}

}  // namespace pantheon
