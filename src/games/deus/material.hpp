// What Deus is made of, for the laboratory: the faces of its cards, by name and colour.
#pragma once

#include "table/material.hpp"

namespace pantheon::deus {

const Material& material();

}  // namespace pantheon::deus
