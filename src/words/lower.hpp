// From a sentence to the instructions that are played.
#pragma once

#include "core/result.hpp"
#include "words/program.hpp"
#include "words/tree.hpp"

namespace pantheon::words {

// Fails where a sentence is grammatical but means nothing, such as moving "it" when no army was chosen.
Result<Program> lower(const Phrase& effect);

}  // namespace pantheon::words
