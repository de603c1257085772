// The words of a card language: one table that is grammar, rules text in each language, and list of operations.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/row.hpp"

namespace pantheon::words {

// What a phrase is, and so where it may stand: a pattern names the kinds of its parts in braces. Each vocabulary counts
// its own, in an enum that turns into a kind by itself; the last of them are numerals, by the field they fill.
using Kind = Row;
constexpr Kind kind_at(std::size_t number) {
    Kind kind;
    kind.number = static_cast<std::uint8_t>(number);
    return kind;
}

enum class Gender : std::uint8_t { none, masculine, feminine };

// One row. In a pattern,
//     {kind}        is a part; {kind:p} wants its plural, {kind:f} its feminine form, {kind:d} "de" with its article,
//     (s), (y/ies)  is an ending that follows the numeral before it: singular/plural,
//     [e], [if/ive] is an ending that follows the gender of the first part that has one,
//     <gold:or(s)>  is a thing, which one and its word: whoever shows the text may draw it.
struct Word {
    Kind kind;
    std::uint8_t meaning;  // a number of whatever the kind is about
    std::string_view english;
    std::string_view french;
    Gender gender = Gender::none;  // of a French noun
    // The English text that the row had at first, with the same slots in the same order. It is still understood, in
    // boxes and records of that time, and boxes are named by it: another wording makes no other box.
    std::string_view formerly{};
};

// How a vocabulary writes its rows: a meaning may be given by the enum that its kind calls for.
struct Meaning {
    std::uint8_t value = 0;

    constexpr Meaning() = default;
    constexpr Meaning(int number) : value(static_cast<std::uint8_t>(number)) {}
    template <class Enum>
        requires std::is_enum_v<Enum>
    constexpr Meaning(Enum item) : value(static_cast<std::uint8_t>(item)) {}
};
constexpr Word row(Kind kind, Meaning meaning, std::string_view english, std::string_view french,
                   Gender gender = Gender::none) {
    return {kind, meaning.value, english, french, gender};
}
// A row that was worded differently at first.
constexpr Word reworded(Word word, std::string_view formerly) {
    word.formerly = formerly;
    return word;
}

// The words of one game.
struct Vocabulary {
    std::span<const Word> words;
    std::span<const std::string_view> kind_names;  // as patterns name them, in the order of the enum
    Kind sentence;                                 // a whole text
    Kind first_numeral;
    Kind counted;  // "draw a card": in these the first numeral may be an article
    int largest_number = 99;

    constexpr bool is_numeral(Kind kind) const { return kind.number >= first_numeral.number; }
};

// A stretch of a pattern: literal text, or a slot for a part.
struct Piece {
    std::string_view text;
    std::optional<Kind> slot;
    bool plural = false;
    bool feminine = false;
    bool of_the = false;
};

std::vector<Piece> pieces(const Vocabulary& vocabulary, std::string_view pattern);

// Literal text of a pattern with its endings settled; of a thing, its word.
std::string inflect(std::string_view text, bool plural, bool feminine);

// The row of this kind whose English text this is, in singular or plural; for lists of single words.
const Word* find_word(const Vocabulary& vocabulary, Kind kind, std::string_view english);

// The first row of this kind with this meaning, which must be there.
const Word& word_meaning(const Vocabulary& vocabulary, Kind kind, int meaning);

}  // namespace pantheon::words
