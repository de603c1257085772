// One number for a position: equal positions, equal numbers, on every machine.
#pragma once

#include <cstdint>

#include "games/machina/state.hpp"

namespace pantheon::machina {

std::uint64_t hash_of(const State& state);

}  // namespace pantheon::machina
