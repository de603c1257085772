// Deus Ex Machina for somebody who learns it: players, mini expansion and switches by lot.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {
class School;
}

namespace pantheon::machina {

std::unique_ptr<School> make_school(const GameKind& kind, const std::vector<std::string>& cards);

}  // namespace pantheon::machina
