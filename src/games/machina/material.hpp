// What Deus Ex Machina is made of, for the laboratory: interventions, abilities, heroes, quests.
#pragma once

#include "table/material.hpp"

namespace pantheon::machina {

const Material& material();

}  // namespace pantheon::machina
