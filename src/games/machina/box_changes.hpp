// What differs between a box and the one that comes with the program, as text, and back.
#pragma once

#include <string>
#include <string_view>

#include "games/machina/box.hpp"

namespace pantheon::machina {

// Lines such as `file quests.cards`, each with that file's text after it, for every file that differs; nothing for a
// box that plays like the program's.
std::string changes_in(const Box& box);

// The box of the program, changed as such a text says.
Result<Box> changed_box(std::string_view changes);

}  // namespace pantheon::machina
