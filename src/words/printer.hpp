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

// A single word such as "wood" after a number: "2 bois".
std::string print_amount(int number, const Word& word, Language language);

// French "de", "le", "la" and "que" lose their vowel before another: "de argile" becomes "d'argile".
std::string elide(std::string_view french);

}  // namespace pantheon::words
