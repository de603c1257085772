// Sentences of the card language in tests: parsed, printed, misread, lowered.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "games/deus/card_words.hpp"
#include "games/deus/lower.hpp"
#include "words/parser.hpp"

namespace pantheon::deus {

using words::Misreading;
using words::Phrase;
using words::Piece;
using words::Word;

inline std::span<const Word> all_words() { return card_words().words; }
inline std::vector<Piece> pieces(std::string_view pattern) { return words::pieces(card_words(), pattern); }
inline auto parse(std::string_view text) { return words::parse(card_words(), text); }
inline std::string print(const Phrase& phrase, Language language) {
    return words::print(card_words(), phrase, language);
}

inline std::string effect_said(const Phrase& effect, Language language) { return say_effect(effect, language).text(); }

inline Phrase parsed(std::string_view text) {
    const auto result = parse(text);
    if (const auto* misreading = std::get_if<Misreading>(&result)) FAIL(text << ": " << misreading->sentence);
    return std::get<Phrase>(result);
}

inline std::string french(std::string_view text) { return print(parsed(text), Language::french); }

// "column: sentence"
inline std::string complaint(std::string_view text) {
    const auto result = parse(text);
    const auto* misreading = std::get_if<Misreading>(&result);
    return misreading ? std::to_string(misreading->column) + ": " + misreading->sentence : "";
}

inline Program lowered(std::string_view text) {
    const Result<Program> program = lower(parsed(text));
    if (!program) FAIL(text << ": " << program.error());
    return *program;
}

}  // namespace pantheon::deus
