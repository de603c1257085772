// Questions, options and events of Deus in words.
#pragma once

#include <string>

#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/event.hpp"
#include "table/language.hpp"
#include "table/words.hpp"

namespace pantheon::deus {

// An option of the open question. The English words of two options of one question always differ: records are
// read by them.
Words describe(const Box& box, const Setup& setup, const State& state, Answer option, Language language);

// The open question itself.
std::string question(const Setup& setup, const State& state, Language language);

Words tell(const Box& box, const Setup& setup, const Event& event, Language language);

}  // namespace pantheon::deus
