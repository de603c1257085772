// The files that make the map: the sides of the continent tiles, and the layouts they are put together in.
#pragma once

#include <vector>

#include "games/deus/box.hpp"

namespace pantheon::deus {

Result<std::vector<TileSide>> read_tile_file(const NamedFile& file);
Result<std::vector<Layout>> read_layout_file(const NamedFile& file);

}  // namespace pantheon::deus
