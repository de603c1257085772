#include "table/french.hpp"

#include <algorithm>
#include <array>

namespace pantheon {
namespace {

constexpr std::string_view no_break = "\u00a0", narrow = "\u202f", apostrophe = "’";

struct Change {
    std::string_view from, to;
};

// The first change that fits at each place, from left to right.
template <std::size_t Size>
std::string changed(std::string_view text, const std::array<Change, Size>& changes) {
    std::string result;
    while (!text.empty()) {
        const auto fits = [&](const Change& change) { return text.starts_with(change.from); };
        const auto found = std::find_if(changes.begin(), changes.end(), fits);
        const bool fitted = found != changes.end();
        result += fitted ? found->to : text.substr(0, 1);
        text.remove_prefix(fitted ? found->from.size() : 1);
    }
    return result;
}

bool begins_word(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == ' ' || text[at - 1] == '(' || text.substr(0, at).ends_with(no_break) ||
           text.substr(0, at).ends_with(narrow) || text.substr(0, at).ends_with(apostrophe);
}

// The name of a region, such as a4, is spelled out letter by letter. An h is silent only in names.
bool begins_with_vowel(std::string_view text) {
    constexpr std::array<std::string_view, 23> vowels{"a", "e", "i", "o", "u", "à", "â", "é",  "è",  "ê",  "î", "œ",
                                                      "A", "E", "I", "O", "U", "É", "Î", "Hé", "He", "Hi", "Hy"};
    const bool vowel =
        std::any_of(vowels.begin(), vowels.end(), [&](std::string_view each) { return text.starts_with(each); });
    return vowel && !(text.size() > 1 && text[1] >= '0' && text[1] <= '9');
}

// Short words lose their vowel before another.
std::string elided(std::string_view text) {
    constexpr std::array<std::string_view, 5> short_words{"de ", "le ", "la ", "ne ", "que "};
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view rest = text.substr(at);
        const auto fits = [&](std::string_view word) {
            return rest.starts_with(word) && begins_with_vowel(rest.substr(word.size()));
        };
        const auto word = std::find_if(short_words.begin(), short_words.end(), fits);
        if (word == short_words.end() || !begins_word(text, at)) {
            result += text[at];
            continue;
        }
        result += word->substr(0, word->size() - 2);
        result += apostrophe;
        at += word->size() - 1;
    }
    return result;
}

// "de le" and the like become one word.
std::string contracted(std::string_view text) {
    constexpr std::array<Change, 4> changes{
        {{" de le ", " du "}, {" de les ", " des "}, {" à le ", " au "}, {" à les ", " aux "}}};
    return changed(" " + std::string(text), changes).substr(1);
}

}  // namespace

std::string french_text(std::string_view typed) { return french_name(contracted(elided(typed))); }

std::string french_name(std::string_view typed) {
    constexpr std::array<Change, 12> changes{{{"'", apostrophe},
                                              {" :", "\u00a0:"},
                                              {" ;", "\u202f;"},
                                              {" !", "\u202f!"},
                                              {" ?", "\u202f?"},
                                              {" »", "\u202f»"},
                                              {"« ", "«\u202f"},
                                              {"\u00a0;", "\u202f;"},
                                              {"\u00a0!", "\u202f!"},
                                              {"\u00a0?", "\u202f?"},
                                              {"\u00a0»", "\u202f»"},
                                              {"«\u00a0", "«\u202f"}}};
    return changed(typed, changes);
}

std::string as_typed(std::string_view printed) {
    constexpr std::array<Change, 3> changes{{{apostrophe, "'"}, {no_break, " "}, {narrow, " "}}};
    return changed(printed, changes);
}

}  // namespace pantheon
