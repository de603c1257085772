// A box of stand-ins with some cards of another box: for scenes about these cards, whatever becomes of the others.
#pragma once

#include <span>
#include <string>

#include "games/deus/box.hpp"

namespace pantheon::deus {

// `cards` are ids of faces ("galley") or of families ("small-port"). They bring name, cost, needs and effects from
// `shown`; everything else, and how many copies there are, is that of `stand_ins`.
Result<Box> with_stand_ins(const Box& stand_ins, const Box& shown, std::span<const std::string> cards);

}  // namespace pantheon::deus
