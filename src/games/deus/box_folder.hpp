// A box from a folder of text files, for owners of the game who correct a card.
#pragma once

#include <string>

#include "games/deus/box.hpp"
#include "table/any_game.hpp"

namespace pantheon::deus {

// Egypt is looked for in the folder `egypt` inside, then in the one beside: `boxes/deus` finds `boxes/egypt`. Where
// neither holds a card file, the box is one of the base game alone. A file that ends in `changes_ending` will do too.
Result<Box> load_box(const std::string& folder);

// The game with this box, which must outlive it, and with the boxes of folders where scenes name one. Apart from
// `deus_kind`, because a page has no folders.
GameKind deus_kind_with_folders(const Box& box);

// What to tell whoever gave a folder that has no Egypt.
std::string no_egypt_in(const std::string& folder);

}  // namespace pantheon::deus
