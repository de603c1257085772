// What a game can ask: one line of its table for each question.
#pragma once

#include <string_view>

#include "table/language.hpp"
#include "table/row.hpp"

namespace pantheon {

// How an answer stands in a record: at the beginning of a line, as a phrase of its own after "; ", or as the rest of
// the phrase before it: "build Mill" + "paying 2" + "at c4".
enum class Joins : std::uint8_t { line, phrase, completes };

// Browser, keyboard, screen reader, notation, bots and nets all work from this.
struct PromptRow {
    Row row;
    std::string_view key;   // in scenes and in the engine protocol
    std::string_view kind;  // what its options are: "card", "region", …
    Joins joins = Joins::phrase;
    bool one_by_one = false;  // things are taken one after the other, in any order
    Bilingual<std::string_view> question;
};

}  // namespace pantheon
