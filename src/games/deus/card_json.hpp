// Cards as data for other programs: what stands on them in both languages, and where each fact comes from.
#pragma once

#include <string>

#include "games/deus/box.hpp"

namespace pantheon::deus {

// One object; and a list with one for each face.
std::string card_json(const Face& face);
std::string cards_json(const Box& box);

}  // namespace pantheon::deus
