#include "words/printer.hpp"

#include <algorithm>
#include <array>

namespace pantheon::words {
namespace {

struct Agreement {
    bool plural = false;
    bool feminine = false;
};

Gender gender_of(const Phrase& phrase) {
    if (phrase.word && phrase.word->gender != Gender::none) return phrase.word->gender;
    for (const Phrase& part : phrase.parts)
        if (const Gender gender = gender_of(part); gender != Gender::none) return gender;
    return Gender::none;
}

std::string print_with(const Phrase& phrase, Language language, Agreement agreement) {
    if (!phrase.word) return std::to_string(phrase.number);
    if (gender_of(phrase) == Gender::feminine) agreement.feminine = true;
    std::string text;
    for (const Piece& piece : pieces(language == Language::french ? phrase.word->french : phrase.word->english)) {
        if (!piece.slot) {
            text += inflect(piece.text, agreement.plural, agreement.feminine);
            continue;
        }
        const Phrase& part = *phrase.part(*piece.slot);
        text += print_with(part, language, {agreement.plural || piece.plural, piece.feminine});
        if (is_numeral(part.kind)) agreement.plural = part.number > 1;
    }
    return text;
}

// Bytes that begin a vowel in the French words of the vocabulary; accented capitals and h do not occur there.
bool starts_with_vowel(std::string_view text) {
    constexpr std::array<std::string_view, 10> vowels{"a", "e", "i", "o", "u", "à", "â", "é", "ê", "î"};
    return std::any_of(vowels.begin(), vowels.end(), [&](std::string_view vowel) { return text.starts_with(vowel); });
}

// The length of a word at the start of `text` that can lose its vowel, or 0.
std::size_t elidable(std::string_view text) {
    constexpr std::array<std::string_view, 4> short_words{"de ", "le ", "la ", "que "};
    for (std::string_view word : short_words)
        if (text.starts_with(word)) return word.size();
    return 0;
}

std::string raise_first(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    // "é" is C3 A9, "É" is C3 89.
    else if (text.starts_with("é")) text.replace(0, std::string_view("é").size(), "É");
    return text;
}

std::string sentence(const Phrase& phrase, Language language) { return raise_first(print(phrase, language)) + "."; }

}  // namespace

std::string elide(std::string_view french) {
    std::string result;
    for (std::size_t at = 0; at < french.size(); ++at) {
        const std::size_t length = at == 0 || french[at - 1] == ' ' ? elidable(french.substr(at)) : 0;
        if (length > 0 && starts_with_vowel(french.substr(at + length))) {
            result += french.substr(at, length - 2);
            result += '\'';
            at += length - 1;
        } else {
            result += french[at];
        }
    }
    return result;
}

std::string print(const Phrase& phrase, Language language) {
    const std::string text = print_with(phrase, language, {});
    return language == Language::french ? elide(text) : text;
}

std::string print_sentences(const Phrase& effect, Language language) {
    if (const Phrase* top = effect.part(Kind::top))
        return sentence(*top, language) + " " + sentence(*effect.part(Kind::lasting), language);
    if (effect.word->meaning != 0) return sentence(effect, language);
    std::string text;
    for (const Phrase* rest = effect.part(Kind::clauses); rest; rest = rest->part(Kind::clauses)) {
        if (!text.empty()) text += ' ';
        text += sentence(*rest->part(Kind::clause), language);
    }
    return text;
}

std::string print_amount(int number, const Word& word, Language language) {
    const std::string_view form = language == Language::french ? word.french : word.english;
    return std::to_string(number) + " " + inflect(form, number > 1, false);
}

}  // namespace pantheon::words
