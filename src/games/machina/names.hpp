// What the things of Deus Ex Machina are called, in both languages, where the box does not say it.
#pragma once

#include <array>

#include "games/machina/things.hpp"
#include "table/names.hpp"

namespace pantheon::machina {

// By Thing.
inline constexpr std::array<Name, 3> thing_names{{{"might", "force"}, {"cunning", "ruse"}, {"gp", "PG"}}};

}  // namespace pantheon::machina
