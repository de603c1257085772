// Cards as data for other programs: what stands on them in both languages, and where each fact comes from.
#pragma once

#include <span>
#include <string>

#include "games/deus/box.hpp"

namespace pantheon::deus {

// A JSON list with one object for each face.
std::string cards_json(std::span<const Face* const> faces);
std::string cards_json(const Box& box);

}  // namespace pantheon::deus
