// The options of a new game of Deus, from words to a setup and back.
#pragma once

#include "core/result.hpp"
#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "table/options.hpp"

namespace pantheon::deus {

std::vector<OptionInfo> option_list(const Box& box);

// Errors name the option and what it may be. `seed` lays the board if the options name none. The box must outlive
// the setup.
Result<Setup> make_setup(const Box& box, const GameOptions& options, std::uint64_t seed);

// All options of a setup, the board included.
GameOptions options_of(const Box& box, const Setup& setup);

// The terrains of all tile sides, for `lay_random_tiles`.
std::vector<Side> sides_of(const Box& box);

}  // namespace pantheon::deus
