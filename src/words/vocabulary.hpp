// The words of the card language: one table that is grammar, rules text in each language, and list of operations.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pantheon::words {

// What a phrase is, and so where it may stand: a pattern names the kinds of its parts in braces.
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

enum class Gender : std::uint8_t { none, masculine, feminine };

// One row. In a pattern,
//     {kind}        is a part; {kind:p} wants its plural, {kind:f} its feminine form, {kind:d} "de" with its article,
//     (s), (y/ies)  is an ending that follows the numeral before it: singular/plural,
//     [e], [if/ive] is an ending that follows the gender of the first part that has one.
struct Word {
    Kind kind;
    std::uint8_t meaning;  // Op, Count, Thing, terrain, divisor, …, by the kind
    std::string_view english;
    std::string_view french;
    Gender gender = Gender::none;  // of a French noun
    // The English text that the row had at first, with the same slots in the same order. It is still understood, in
    // boxes and records of that time, and boxes are named by it: another wording makes no other box.
    std::string_view formerly{};
};

std::span<const Word> vocabulary();

constexpr bool is_numeral(Kind kind) { return kind >= Kind::number; }

// A stretch of a pattern: literal text, or a slot for a part.
struct Piece {
    std::string_view text;
    std::optional<Kind> slot;
    bool plural = false;
    bool feminine = false;
    bool of_the = false;
};

std::vector<Piece> pieces(std::string_view pattern);

// Literal text of a pattern with its endings settled.
std::string inflect(std::string_view text, bool plural, bool feminine);

// The row of this kind whose English text this is, in singular or plural; for lists of single words such as costs.
const Word* find_word(Kind kind, std::string_view english);

// The first row of this kind with this meaning, which must be there.
const Word& word_meaning(Kind kind, int meaning);

}  // namespace pantheon::words
