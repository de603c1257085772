#include "games/machina/sentences.hpp"

#include <optional>

#include "games/machina/card_words.hpp"
#include "words/parser.hpp"
#include "words/printer.hpp"

namespace pantheon::machina {

namespace {

using words::Phrase;
using words::Word;

// The field of an effect that a numeral fills.
std::uint8_t& field(Effect& effect, words::Kind numeral) {
    switch (numeral.as<Kind>()) {
        case Kind::might: return effect.might;
        case Kind::cunning: return effect.cunning;
        default: return effect.n;
    }
}

std::optional<Error> lower(const Phrase& phrase, Effect& effect) {
    if (!phrase.word) {
        if (phrase.kind != Kind::number && phrase.number > track_end)
            return Error{"nobody can pay " + std::to_string(phrase.number) + "; expected a number from 1 to " +
                         std::to_string(track_end)};
        field(effect, phrase.kind) = static_cast<std::uint8_t>(phrase.number);
    } else if (phrase.kind == Kind::ability || phrase.kind == Kind::deed) {
        effect.op = static_cast<Op>(phrase.word->meaning);
    }
    for (const Phrase& part : phrase.parts)
        if (auto error = lower(part, effect)) return error;
    return std::nullopt;
}

// ---- back to words
// ---------------------------------------------------------------------------------------------------

// Whether a row says all that there is to say about its field of the effect, and nothing else.
bool says(const Word& word, const Effect& effect) {
    const auto has = [&](std::string_view slot) { return word.english.find(slot) != std::string_view::npos; };
    switch (word.kind.as<Kind>()) {
        case Kind::ability:
        case Kind::deed: return static_cast<Op>(word.meaning) == effect.op;
        case Kind::price: return has("{might}") == (effect.might > 0) && has("{cunning}") == (effect.cunning > 0);
        default: return has("{price}") == (effect.might + effect.cunning > 0);
    }
}

// Without a word where no row of the kind says it.
Phrase phrase_of(words::Kind kind, const Effect& effect) {
    const words::Vocabulary& vocabulary = intervention_words();
    Phrase phrase{.kind = kind, .word = nullptr, .number = 0, .parts = {}};
    if (vocabulary.is_numeral(kind)) {
        Effect numbers = effect;
        phrase.number = field(numbers, kind);
        return phrase;
    }
    for (const Word& word : vocabulary.words)
        if (word.kind == kind && says(word, effect)) phrase.word = &word;
    if (!phrase.word) return phrase;
    for (const words::Piece& piece : words::pieces(vocabulary, phrase.word->english))
        if (piece.slot) phrase.parts.push_back(phrase_of(*piece.slot, effect));
    return phrase;
}

}  // namespace

Result<Effect> read_sentence(const words::Line& line, Doer doer) {
    const auto parsed = words::parse(doer == Doer::ability ? ability_words() : intervention_words(), line.value.text);
    if (const auto* misreading = std::get_if<words::Misreading>(&parsed)) {
        Spot spot = line.value.spot;
        spot.column += misreading->column - 1;
        return error_at(spot, misreading->sentence);
    }
    Effect effect;
    if (const auto error = lower(std::get<Phrase>(parsed), effect)) return error_at(line.value.spot, error->sentence);
    return effect;
}

Words sentence(const Effect& effect, Language language) {
    if (effect.op == Op::none) return {};
    const Phrase ability = phrase_of(Kind::ability, effect);
    return words::say(intervention_words(), ability.word ? ability : phrase_of(Kind::intervention, effect), language);
}

}  // namespace pantheon::machina
