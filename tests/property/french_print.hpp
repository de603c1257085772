// What French print forbids, found in a text by pattern.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace pantheon::french_print {

inline constexpr std::string_view no_break = "\u00a0", narrow = "\u202f", apostrophe = "’";

template <std::size_t Size>
bool is_one_of(const std::array<std::string_view, Size>& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

inline bool begins_with_vowel(std::string_view word) {
    constexpr std::array<std::string_view, 24> vowels{"a", "e", "i", "o", "u", "à", "â", "é", "è",  "ê",  "î",  "ô",
                                                      "œ", "A", "E", "I", "O", "U", "É", "Î", "Hé", "He", "Hi", "Hy"};
    const bool vowel =
        std::any_of(vowels.begin(), vowels.end(), [&](std::string_view each) { return word.starts_with(each); });
    return vowel && !(word.size() > 1 && word[1] >= '0' && word[1] <= '9');  // a4 is the name of a region
}

// Words and numbers without the marks around them; `after` is what stands between a word and the next.
struct Spoken {
    std::string word, after;
};

inline std::vector<Spoken> words_of(std::string_view text) {
    constexpr std::string_view marks = " ,.;:!?()/+×–«»\u00a0\u202f’";
    std::vector<Spoken> words;
    while (!text.empty()) {
        std::size_t letter = 1;
        while (letter < text.size() && (static_cast<unsigned char>(text[letter]) & 0xC0) == 0x80) ++letter;
        const std::string_view next = text.substr(0, letter);
        const bool mark = marks.find(next) != marks.npos;
        if (words.empty() || (!mark && !words.back().after.empty())) words.push_back({});
        (mark ? words.back().after : words.back().word) += next;
        text.remove_prefix(letter);
    }
    return words;
}

inline std::string wrong_marks(std::string_view text) {
    for (const std::string_view forbidden : {"'", "\"", "  ", "\u00a0 ", " \u00a0", "\u202f ", " \u202f",
                                             "\u00a0\u00a0", "\u202f\u202f", "( ", " )", " ,", " ."})
        if (text.find(forbidden) != text.npos) return "\"" + std::string(forbidden) + "\" stands in it";
    for (const std::string_view mark : {";", ":", "!", "?", "»"})
        for (auto at = text.find(mark); at != text.npos; at = text.find(mark, at + 1))
            if (!text.substr(0, at).ends_with(mark == ":" ? no_break : narrow))
                return "not the space that belongs before " + std::string(mark);
    for (auto at = text.find("«"); at != text.npos; at = text.find("«", at + 1))
        if (!text.substr(at + std::string_view("«").size()).starts_with(narrow)) return "no narrow space after «";
    if (text.starts_with(' ') || text.ends_with(' ')) return "a space at the margin";
    return {};
}

inline std::string wrong_pair(const Spoken& first, const Spoken& second) {
    constexpr std::array<std::string_view, 10> short_words{"de", "le", "la",  "ne",     "se",
                                                           "ce", "me", "que", "jusque", "lorsque"};
    constexpr std::array<std::string_view, 7> cut_words{"d", "l", "n", "s", "c", "qu", "jusqu"};
    constexpr std::array<std::string_view, 14> one{"or",    "blé",      "argile", "pierre",   "carte",
                                                   "pion",  "bâtiment", "bateau", "armée",    "lot",
                                                   "jeton", "région",   "cran",   "ressource"};
    constexpr std::array<std::string_view, 14> many{"ors",    "blés",      "argiles", "pierres",   "cartes",
                                                    "pions",  "bâtiments", "bateaux", "armées",    "lots",
                                                    "jetons", "régions",   "crans",   "ressources"};
    std::string lower = first.word;
    if (!lower.empty() && lower[0] >= 'A' && lower[0] <= 'Z') lower[0] = static_cast<char>(lower[0] - 'A' + 'a');
    if (first.after == apostrophe)
        return is_one_of(cut_words, lower) ? "" : "\"" + first.word + "\" before an apostrophe";
    if (first.after != " ") return {};
    if (is_one_of(short_words, lower) && begins_with_vowel(second.word))
        return "\"" + first.word + " " + second.word + "\" must melt";
    if ((lower == "de" || lower == "à") && (second.word == "le" || second.word == "les"))
        return "\"" + first.word + " " + second.word + "\" must melt";
    if (first.word == "colonne" && (second.word == "civil" || second.word == "production" || second.word == "temple"))
        return "\"colonne " + second.word + "\" does not agree";
    if (!first.word.empty() && first.word.find_first_not_of("0123456789") == std::string::npos) {
        const bool plural = std::atoi(first.word.c_str()) > 1;
        if (plural ? is_one_of(one, second.word) : is_one_of(many, second.word))
            return "\"" + first.word + " " + second.word + "\" does not agree";
    }
    return {};
}

inline std::string wrong_word(const std::string& word) {
    constexpr std::array<std::string_view, 43> english{
        "the",   "of",    "and",   "with",   "from",   "to",    "at",   "by",    "in",    "you",   "your",
        "gold",  "wheat", "wood",  "clay",   "stone",  "vp",    "VP",   "card",  "cards", "piece", "pieces",
        "round", "turn",  "build", "builds", "gain",   "gains", "draw", "draws", "take",  "takes", "sell",
        "sells", "buy",   "pay",   "pays",   "column", "field", "sea",  "army",  "ship",  "token"};
    if (is_one_of(english, word)) return "an English word: " + word;
    if (word == "marais" || word == "Combat") return "another word for the same thing: " + word;
    return {};
}

// The first thing that is wrong, or nothing.
inline std::string fault(std::string_view text) {
    if (text.empty()) return "nothing is said";
    std::string found = wrong_marks(text);
    const std::vector<Spoken> words = words_of(text);
    for (std::size_t i = 0; i < words.size() && found.empty(); ++i) {
        found = wrong_word(words[i].word);
        if (found.empty() && i + 1 < words.size()) found = wrong_pair(words[i], words[i + 1]);
    }
    return found.empty() ? "" : found + ": " + std::string(text);
}

}  // namespace pantheon::french_print
