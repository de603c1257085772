// A shelf with the tiny game alone: the whole program, and the WebAssembly module, with it in place of the games.
#include "pebbles/pebbles.hpp"
#include "shelf/shelf.hpp"

namespace pantheon {

std::vector<GameKind> built_in_shelf() { return {pebbles::pebbles_kind()}; }
std::vector<GameKind> terminal_shelf() { return built_in_shelf(); }

}  // namespace pantheon
