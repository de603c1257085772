// Words that answer a question of Deus and those that are nonsense, whatever is allowed at the moment.
#pragma once

#include <string_view>

#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

// Whether these English words name something that exists in the way the options of the open question are named:
// "build Galley" at the beginning of any turn, "build Galey" never.
bool makes_sense(const Box& box, const Setup& setup, const State& state, std::string_view words);

}  // namespace pantheon::deus
