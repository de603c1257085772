#include "words/vocabulary.hpp"

#include <algorithm>

namespace pantheon::words {
namespace {

std::optional<Kind> kind_named(const Vocabulary& vocabulary, std::string_view name) {
    for (std::size_t kind = 0; kind < vocabulary.kind_names.size(); ++kind)
        if (vocabulary.kind_names[kind] == name) return kind_at(kind);
    return std::nullopt;
}

// "{thing:p}", without its braces.
Piece slot_piece(const Vocabulary& vocabulary, std::string_view slot) {
    const auto colon = slot.find(':');
    const std::string_view form = colon == slot.npos ? std::string_view{} : slot.substr(colon + 1);
    return {slot, kind_named(vocabulary, slot.substr(0, colon)), form == "p", form == "f", form == "d"};
}

// The ending chosen from "e" or "if/ive".
std::string_view ending(std::string_view choice, bool second) {
    const auto slash = choice.find('/');
    if (slash == choice.npos) return second ? choice : std::string_view{};
    return second ? choice.substr(slash + 1) : choice.substr(0, slash);
}

}  // namespace

std::vector<Piece> pieces(const Vocabulary& vocabulary, std::string_view pattern) {
    std::vector<Piece> result;
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        if (open > 0) result.push_back({.text = pattern.substr(0, open), .slot = std::nullopt});
        if (open == pattern.npos) break;
        const auto close = pattern.find('}', open);
        result.push_back(slot_piece(vocabulary, pattern.substr(open + 1, close - open - 1)));
        pattern.remove_prefix(close + 1);
    }
    return result;
}

std::string inflect(std::string_view text, bool plural, bool feminine) {
    std::string result;
    while (!text.empty()) {
        const auto open = text.find_first_of("([<>");
        result += text.substr(0, open);
        if (open == text.npos) break;
        std::size_t close = open;  // of the word of a thing, its end
        if (text[open] == '<') {
            close = text.find(':', open);
        } else if (text[open] != '>') {
            const bool by_number = text[open] == '(';
            close = text.find(by_number ? ')' : ']', open);
            result += ending(text.substr(open + 1, close - open - 1), by_number ? plural : feminine);
        }
        text.remove_prefix(close + 1);
    }
    return result;
}

const Word* find_word(const Vocabulary& vocabulary, Kind kind, std::string_view english) {
    for (const Word& word : vocabulary.words)
        if (word.kind == kind &&
            (inflect(word.english, false, false) == english || inflect(word.english, true, false) == english))
            return &word;
    return nullptr;
}

const Word& word_meaning(const Vocabulary& vocabulary, Kind kind, int meaning) {
    const auto fits = [&](const Word& word) { return word.kind == kind && word.meaning == meaning; };
    return *std::ranges::find_if(vocabulary.words, fits);
}

}  // namespace pantheon::words
