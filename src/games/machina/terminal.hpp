// Deus Ex Machina for programs with a terminal and folders: pictures, and cards as people read them.
#pragma once

#include "games/machina/box.hpp"
#include "table/any_game.hpp"

namespace pantheon::machina {

GameKind terminal_kind();
// With this box, which must outlive it.
GameKind terminal_kind(const Box& box);

}  // namespace pantheon::machina
