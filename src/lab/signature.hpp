// One number for all rules: a hash over thousands of seeded random games.
#pragma once

#include <cstdint>

#include "games/deus/box.hpp"

namespace pantheon {

inline constexpr int signature_games = 100;  // for each layout and variant

// Folds every answer and the final scores; the same with every compiler, on every machine. A commit that changes it
// says so and why.
std::uint64_t signature(const deus::Box& box, int games = signature_games);

}  // namespace pantheon
