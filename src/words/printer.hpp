// Sentences of cards in the languages of the table.
#pragma once

#include <string>

#include "table/language.hpp"
#include "words/tree.hpp"

namespace pantheon::words {

// As in a card file: no capital, no full stop. In English this gives back what was parsed.
std::string print(const Phrase& phrase, Language language);

// As on a card: each clause with a capital and a full stop, so that the scope of "each" and "choose" is plain.
std::string print_sentences(const Phrase& effect, Language language);

// In English, with the words that each row had at first: the same for ever, so that a box can be named by it.
std::string print_first_words(const Phrase& phrase);

// A single word such as "wood" after a number: "2 bois".
std::string print_amount(int number, const Word& word, Language language);

// A French noun with its article, which melts into the words before it: "le blé", "la argile".
std::string the(const Word& noun);

}  // namespace pantheon::words
