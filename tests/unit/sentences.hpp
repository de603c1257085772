// Sentences of the card language in tests: parsed, printed in French, misread, lowered.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "words/lower.hpp"
#include "words/parser.hpp"
#include "words/printer.hpp"

namespace pantheon::words {

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

}  // namespace pantheon::words
