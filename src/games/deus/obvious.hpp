// Questions that only one answer makes sense to: for those who spare people to be asked.
#pragma once

#include <optional>

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

// The answer that leaves the seat in no respect worse off than any other, whatever it answers afterwards; or the
// payment that keeps as much gold as can be, where nothing speaks for another one. None in doubt.
std::optional<Answer> obvious(const Setup& setup, const State& state);

}  // namespace pantheon::deus
