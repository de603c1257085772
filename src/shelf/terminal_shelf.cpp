// Apart from the other shelf, so that WebAssembly is spared what only terminals need.
#include "games/deus/terminal.hpp"
#include "games/machina/terminal.hpp"
#include "shelf/shelf.hpp"

namespace pantheon {

std::vector<GameKind> terminal_shelf() {
    return {
        deus::terminal_kind(),
        machina::terminal_kind(),
    };
}

}  // namespace pantheon
