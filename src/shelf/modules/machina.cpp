// A shelf for a WebAssembly module with one game alone: whoever plays it in the browser need not fetch the others.
#include "games/machina/machina_game.hpp"
#include "shelf/shelf.hpp"

std::vector<pantheon::GameKind> pantheon::built_in_shelf() { return {machina::machina_kind(machina::built_in_box())}; }
