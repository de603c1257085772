// A box of stand-ins with some cards of another box: for scenes about these cards, whatever becomes of the others.
#pragma once

#include <span>
#include <string>

#include "games/machina/box.hpp"

namespace pantheon::machina {

// `cards` are ids of gods, heroes, quests, interventions or objectives. They bring their name and numbers from `shown`;
// everything else, and how many copies there are, is that of `stand_ins`.
Result<Box> with_stand_ins(const Box& stand_ins, const Box& shown, std::span<const std::string> cards);

}  // namespace pantheon::machina
