// The options of a new game of Deus Ex Machina, from words to a setup and back.
#pragma once

#include "core/result.hpp"
#include "games/machina/box.hpp"
#include "games/machina/setup.hpp"
#include "table/options.hpp"

namespace pantheon::machina {

std::vector<OptionInfo> option_list();

// Errors name the option and what it may be. The box must outlive the setup.
Result<Setup> make_setup(const Box& box, const GameOptions& options);

// All options of a setup.
GameOptions options_of(const Setup& setup);

}  // namespace pantheon::machina
