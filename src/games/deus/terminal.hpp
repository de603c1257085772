// Deus for programs with a terminal and folders: pictures, cards as people read them, boxes of one's own.
#pragma once

#include "games/deus/box.hpp"
#include "table/any_game.hpp"

namespace pantheon::deus {

GameKind terminal_kind();
// With this box, which must outlive it.
GameKind terminal_kind(const Box& box);

}  // namespace pantheon::deus
