#include "words/printer.hpp"

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

// Says a phrase. A number waits for what follows: before a thing it belongs to it.
class Printer {
    const Vocabulary& vocabulary_;
    TextOf text_of_;
    Words words_;
    std::string before_;  // what was said since the last thing

    // "… 4 ": the number at the end, which is left out of it, or none.
    int number_before() {
        if (!before_.ends_with(' ')) return Segment::uncounted;
        std::size_t begin = before_.size() - 1;
        int number = 0, unit = 1;
        for (; begin > 0 && before_[begin - 1] >= '0' && before_[begin - 1] <= '9'; unit *= 10)
            number += unit * (before_[--begin] - '0');
        if (unit == 1) return Segment::uncounted;
        before_.resize(begin);
        return number;
    }
    void thing(std::string_view which, const std::string& word) {
        const int number = number_before();
        words_ += before_;
        before_.clear();
        words_ += thing_named(which, word, number);
    }
    // "<gold:or(s)>" is a thing, all else are words.
    void literal(std::string_view text, Agreement agreement) {
        const auto inflected = [&](std::string_view part) {
            return inflect(part, agreement.plural, agreement.feminine);
        };
        for (auto open = text.find('<'); open != text.npos; open = text.find('<')) {
            const auto colon = text.find(':', open), close = text.find('>', colon);
            before_ += inflected(text.substr(0, open));
            thing(text.substr(open + 1, colon - open - 1), inflected(text.substr(colon + 1, close - colon - 1)));
            text.remove_prefix(close + 1);
        }
        before_ += inflected(text);
    }
    void phrase(const Phrase& phrase, Agreement agreement) {
        if (!phrase.word) {
            before_ += std::to_string(phrase.number);
            return;
        }
        if (gender_of(phrase) == Gender::feminine) agreement.feminine = true;
        for (const Piece& piece : pieces(vocabulary_, text_of_(*phrase.word))) {
            if (!piece.slot) {
                literal(piece.text, agreement);
                continue;
            }
            const Phrase& part = *phrase.part(*piece.slot);
            if (piece.of_the) before_ += "de " + std::string(article(gender_of(part)));
            this->phrase(part, {agreement.plural || piece.plural, piece.feminine});
            if (vocabulary_.is_numeral(part.kind)) agreement.plural = part.number > 1;
        }
    }

public:
    Printer(const Vocabulary& vocabulary, TextOf text_of) : vocabulary_(vocabulary), text_of_(text_of) {}
    Words said(const Phrase& whole) {
        phrase(whole, {});
        words_ += before_;
        return std::move(words_);
    }
};

std::string raise_first(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    // "é" is C3 A9, "É" is C3 89.
    else if (text.starts_with("é")) text.replace(0, std::string_view("é").size(), "É");
    return text;
}

}  // namespace

Words say(const Vocabulary& vocabulary, const Phrase& phrase, Language language) {
    return Printer(vocabulary, language == Language::french ? french_of : english_of).said(phrase).printed(language);
}

std::string print(const Vocabulary& vocabulary, const Phrase& phrase, Language language) {
    return say(vocabulary, phrase, language).text();
}

Words say_sentence(const Vocabulary& vocabulary, const Phrase& phrase, Language language) {
    Words sentence;
    for (Segment& segment : say(vocabulary, phrase, language).segments()) {
        if (sentence.empty()) segment.text = raise_first(std::move(segment.text));
        sentence += segment;
    }
    return sentence + ".";
}

std::string print_first_words(const Vocabulary& vocabulary, const Phrase& phrase) {
    return Printer(vocabulary, first_english_of).said(phrase).text();
}

std::string_view article(Gender gender) { return gender == Gender::feminine ? "la " : "le "; }

std::string print_amount(int number, const Word& word, Language language) {
    const std::string_view form = language == Language::french ? word.french : word.english;
    return std::to_string(number) + " " + inflect(form, number > 1, false);
}

}  // namespace pantheon::words
