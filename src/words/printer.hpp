// Sentences of cards in the languages of the table.
#pragma once

#include <string>

#include "table/language.hpp"
#include "table/words.hpp"
#include "words/tree.hpp"

namespace pantheon::words {

// As in a card file: no capital, no full stop. In English this gives back what was parsed.
std::string print(const Vocabulary& vocabulary, const Phrase& phrase, Language language);

// The same in segments, which say where its things stand.
Words say(const Vocabulary& vocabulary, const Phrase& phrase, Language language);

// As on a card: with a capital and a full stop.
Words say_sentence(const Vocabulary& vocabulary, const Phrase& phrase, Language language);

// In English, with the words that each row had at first: the same for ever, so that a box can be named by it.
std::string print_first_words(const Vocabulary& vocabulary, const Phrase& phrase);

// A single word after a number: "2 bois".
std::string print_amount(int number, const Word& word, Language language);

// The French article of a noun, which melts into the words around it: "le ", "la ".
std::string_view article(Gender gender);

}  // namespace pantheon::words
