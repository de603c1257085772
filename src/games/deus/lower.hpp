// From a sentence to the instructions that are played.
#pragma once

#include "core/result.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/program.hpp"

namespace pantheon::deus {

// Fails where a sentence is grammatical but means nothing, such as moving "it" when no army was chosen.
Result<Program> lower(const words::Phrase& effect);

}  // namespace pantheon::deus
