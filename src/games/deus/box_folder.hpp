// A box from a folder of text files, for owners of the game who correct a card. A sub folder egypt/ adds Egypt.
#pragma once

#include <string>

#include "games/deus/box.hpp"

namespace pantheon::deus {

Result<Box> load_box(const std::string& folder);

}  // namespace pantheon::deus
