#include "words/printer.hpp"

#include "table/french.hpp"

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

// Which of a row's texts is printed.
using TextOf = std::string_view (*)(const Word&);
std::string_view english_of(const Word& word) { return word.english; }
std::string_view first_english_of(const Word& word) { return word.formerly.empty() ? word.english : word.formerly; }
std::string_view french_of(const Word& word) { return word.french; }

std::string print_with(const Vocabulary& vocabulary, const Phrase& phrase, TextOf text_of, Agreement agreement) {
    if (!phrase.word) return std::to_string(phrase.number);
    if (gender_of(phrase) == Gender::feminine) agreement.feminine = true;
    std::string text;
    for (const Piece& piece : pieces(vocabulary, text_of(*phrase.word))) {
        if (!piece.slot) {
            text += inflect(piece.text, agreement.plural, agreement.feminine);
            continue;
        }
        const Phrase& part = *phrase.part(*piece.slot);
        if (piece.of_the) text += "de " + std::string(article(gender_of(part)));
        text += print_with(vocabulary, part, text_of, {agreement.plural || piece.plural, piece.feminine});
        if (vocabulary.is_numeral(part.kind)) agreement.plural = part.number > 1;
    }
    return text;
}

std::string raise_first(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    // "é" is C3 A9, "É" is C3 89.
    else if (text.starts_with("é")) text.replace(0, std::string_view("é").size(), "É");
    return text;
}

}  // namespace

std::string print(const Vocabulary& vocabulary, const Phrase& phrase, Language language) {
    if (language == Language::french) return french_text(print_with(vocabulary, phrase, french_of, {}));
    return print_with(vocabulary, phrase, english_of, {});
}

std::string print_sentence(const Vocabulary& vocabulary, const Phrase& phrase, Language language) {
    return raise_first(print(vocabulary, phrase, language)) + ".";
}

std::string print_first_words(const Vocabulary& vocabulary, const Phrase& phrase) {
    return print_with(vocabulary, phrase, first_english_of, {});
}

std::string_view article(Gender gender) { return gender == Gender::feminine ? "la " : "le "; }

std::string print_amount(int number, const Word& word, Language language) {
    const std::string_view form = language == Language::french ? word.french : word.english;
    return std::to_string(number) + " " + inflect(form, number > 1, false);
}

}  // namespace pantheon::words
