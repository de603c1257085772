// The words of abilities and interventions: the vocabulary of Deus Ex Machina.
#pragma once

#include "words/vocabulary.hpp"

namespace pantheon::machina {

// What a phrase is, and so where it may stand.
enum class Kind : std::uint8_t {
    ability,       // the whole sentence of a god
    intervention,  // the whole sentence of an intervention
    deed,          // what it does
    price,         // what it costs
    number,        // numerals, by the field they fill
    might,
    cunning,
};

// Both have all words; they differ in what a whole sentence is.
const words::Vocabulary& ability_words();
const words::Vocabulary& intervention_words();

}  // namespace pantheon::machina
