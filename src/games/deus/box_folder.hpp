// A box from a folder of text files, for owners of the game who correct a card.
#pragma once

#include <string>

#include "games/deus/box.hpp"

namespace pantheon::deus {

// Egypt is looked for in the folder `egypt` inside, then in the one beside: `boxes/deus` finds `boxes/egypt`. Where
// neither holds a card file, the box is one of the base game alone. A file that ends in `changes_ending` will do too.
Result<Box> load_box(const std::string& folder);

}  // namespace pantheon::deus
