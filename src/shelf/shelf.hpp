// The games there are: one line each.
#pragma once

#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

// With the boxes that come with the program.
std::vector<GameKind> built_in_shelf();

// The same for programs that have a terminal and folders: with pictures, and with boxes from folders.
std::vector<GameKind> terminal_shelf();

}  // namespace pantheon
