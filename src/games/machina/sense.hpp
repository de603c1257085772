// Words that answer a question of Deus Ex Machina and those that are nonsense, whatever is allowed at the moment.
#pragma once

#include <string_view>

#include "games/machina/box.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// Whether these English words name something that exists in the way the options of the open question are named: "send
// Perseus" at any time, "send Persius" never.
bool makes_sense(const Box& box, const Setup& setup, const State& state, std::string_view words);

}  // namespace pantheon::machina
