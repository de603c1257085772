// The words of the cards of Deus and Egypt.
#pragma once

#include <string>

#include "table/language.hpp"
#include "words/printer.hpp"

namespace pantheon::deus {

// What a phrase is, and so where it may stand.
enum class Kind : std::uint8_t {
    effect,   // the whole text of a card
    clauses,  // separated by semicolons; each is carried out on its own
    clause,   // one of them, with the scope of its "choose" or "each"
    steps,    // joined by ", then"; they share that scope
    step,     // one of them
    yield,    // a step that can be multiplied by a count
    count,    // what a yield is multiplied by
    unit,     // what is counted
    own,      // pieces of the player to choose from
    place,    // places to choose from
    victims,  // who is stolen from
    thing,    // what can be gained
    ware,     // what can be sold on the market
    value,    // whose value on the market moves
    way,      // which way it moves
    top,      // what the top box of a lasting card gives
    lasting,  // what such a card does
    rule,     // the same, without the word that announces it
    event,    // what triggers it
    resource,
    price,  // what is paid in, or stolen
    terrain,
    column,
    colour,
    ordinal,
    number,  // numerals, by the field they fill
    limit,
    least,
    cap,
};

const words::Vocabulary& card_words();

// As on a card: each clause with a capital and a full stop.
Words say_effect(const words::Phrase& effect, Language language);

// The first row of this kind with this meaning, which must be there.
const words::Word& card_word(Kind kind, int meaning);

}  // namespace pantheon::deus
