// A parsed sentence: which words of the vocabulary were said, with which numbers and parts.
#pragma once

#include <vector>

#include "words/vocabulary.hpp"

namespace pantheon::words {

// Printers, icons and the lowering all walk this. Parts stand in the order of the English pattern's slots.
struct Phrase {
    Kind kind{};
    const Word* word = nullptr;  // a row of the vocabulary; none for a numeral
    int number = 0;              // for a numeral
    std::vector<Phrase> parts;

    // The part of this kind; a pattern holds every kind at most once.
    const Phrase* part(Kind wanted) const {
        for (const Phrase& phrase : parts)
            if (phrase.kind == wanted) return &phrase;
        return nullptr;
    }

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

}  // namespace pantheon::words
