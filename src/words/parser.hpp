// Reads a sentence of a card language; its grammar is the English side of the vocabulary.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "words/tree.hpp"

namespace pantheon::words {

// Why a text is no sentence, and where: columns are counted in letters from 1.
struct Misreading {
    int column = 1;
    std::string sentence;
};

// Capitals and the amount of white space do not matter, nor does a wrong singular or plural. "a card" is 1 card, "for
// each" is "per", and a full stop may end the sentence; the printer never says these.
std::variant<Phrase, Misreading> parse(const Vocabulary& vocabulary, std::string_view text);

// What went wrong with one word, for readers of other parts of a file: `I do not know "woood"; expected …`.
// The expected words that are most like it come first.
std::string unknown_word(std::string_view word, std::vector<std::string> expected);

}  // namespace pantheon::words
