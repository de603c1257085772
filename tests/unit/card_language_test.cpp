// docs/cards.md: the card language, made from the vocabulary, with an example for every row.
#include <doctest/doctest.h>

#include <array>
#include <map>
#include <sstream>

#include "games/deus/card_file.hpp"
#include "games/machina/card_words.hpp"
#include "games/machina/sentences.hpp"
#include "table/french.hpp"
#include "unit/golden.hpp"
#include "unit/sentences.hpp"

using namespace pantheon;
using namespace pantheon::deus;
using words::Vocabulary;

namespace {

// ---- an example for every row -------------------------------------------------------------------------------------

constexpr int some_number = 2;

// Whole sentences of one game's language with a row in them.
class Examples {
    const Vocabulary& vocabulary_;
    bool (*means_something_)(const Phrase& sentence);
    std::map<std::uint8_t, std::vector<Phrase>> known_;  // by the number of the kind

public:
    Examples(const Vocabulary& vocabulary, bool (*means_something)(const Phrase&))
        : vocabulary_(vocabulary), means_something_(means_something) {}

    const Vocabulary& vocabulary() const { return vocabulary_; }
    std::string of(const Word& word) {
        for (const Phrase& phrase : made_of(word, nullptr))
            if (std::string sentence = sentence_with(phrase); !sentence.empty()) return sentence;
        return "";
    }

private:
    std::vector<Phrase> fillings(const Phrase& begun, const std::vector<Piece>& slots, std::size_t from,
                                 const Phrase* fixed, std::size_t most) {
        while (from < slots.size() && !slots[from].slot) ++from;
        if (from == slots.size()) return {begun};
        const Row kind = *slots[from].slot;
        const std::vector<Phrase>& parts = phrases_of(kind);
        const bool is_fixed = fixed && fixed->kind == kind;
        std::vector<Phrase> all;
        for (std::size_t i = 0; i < (is_fixed ? 1 : std::min(parts.size(), most)); ++i) {
            Phrase longer = begun;
            longer.parts.push_back(is_fixed ? *fixed : parts[i]);
            for (Phrase& phrase : fillings(longer, slots, from + 1, fixed, most)) all.push_back(std::move(phrase));
        }
        return all;
    }

    bool has_slot(const Word& word, Row kind) const {
        for (const Piece& piece : words::pieces(vocabulary_, word.english))
            if (piece.slot == kind) return true;
        return false;
    }
    // Lists of clauses and steps: such a row is the example of itself alone.
    bool goes_on(const Word& word) const { return has_slot(word, word.kind); }
    // What is part of nothing else.
    bool is_sentence(Row kind) const {
        for (const Word& word : vocabulary_.words)
            if (word.kind != kind && has_slot(word, kind)) return false;
        return true;
    }

    // The phrases that this row makes; `fixed` is one of its parts.
    std::vector<Phrase> made_of(const Word& word, const Phrase* fixed) {
        const Phrase begun{.kind = word.kind, .word = &word, .number = 0, .parts = {}};
        return fillings(begun, words::pieces(vocabulary_, word.english), 0, fixed, goes_on(word) ? 1 : 100);
    }

    // Some phrases of the kind, with one number and one member in each list: with all parts where a row is short, and
    // with the first ones where there would be too many.
    const std::vector<Phrase>& phrases_of(Row kind) {
        if (const auto found = known_.find(kind.number); found != known_.end()) return found->second;
        std::vector<Phrase> all;
        if (vocabulary_.is_numeral(kind))
            all.push_back({.kind = kind, .word = nullptr, .number = some_number, .parts = {}});
        for (const Word& word : vocabulary_.words) {
            if (word.kind != kind || goes_on(word)) continue;
            for (Phrase& phrase : made_of(word, nullptr)) all.push_back(std::move(phrase));
        }
        return known_.emplace(kind.number, std::move(all)).first->second;
    }

    // The first whole sentence with this phrase in it that means something.
    std::string sentence_with(const Phrase& phrase) {
        if (is_sentence(phrase.kind))
            return means_something_(phrase) ? words::print(vocabulary_, phrase, Language::english) : "";
        for (const Word& word : vocabulary_.words) {
            if (word.kind == phrase.kind || goes_on(word) || !has_slot(word, phrase.kind)) continue;
            for (const Phrase& larger : made_of(word, &phrase))
                if (std::string sentence = sentence_with(larger); !sentence.empty()) return sentence;
        }
        return "";
    }
};

Examples deus_examples() {
    return {card_words(), [](const Phrase& sentence) { return lower(sentence).ok(); }};
}
Examples machina_examples() {
    return {machina::intervention_words(), [](const Phrase&) { return true; }};
}

// ---- the document -------------------------------------------------------------------------------------------------

struct Chapter {
    Row kind;
    const char* name;
    const char* about;
};
constexpr std::array<Chapter, 25> chapters{{
    {Kind::effect, "effect", "The whole sentence of a card: what happens at once, at the end of the game, or lasts."},
    {Kind::clauses, "clauses", "Separated by semicolons; each is carried out on its own."},
    {Kind::clause, "clause", "May begin by choosing something, which \"it\" and \"there\" then stand for."},
    {Kind::steps, "steps", "What a clause does, one after the other."},
    {Kind::step, "step", "One thing that is done."},
    {Kind::yield, "yield", "What is gained; it may be multiplied by a count."},
    {Kind::count, "count", "What a yield is multiplied by."},
    {Kind::unit, "unit", "What is counted."},
    {Kind::own, "own", "Pieces to choose from."},
    {Kind::place, "place", "Places to choose from."},
    {Kind::victims, "victims", "Who is stolen from."},
    {Kind::thing, "thing", "What can be gained."},
    {Kind::ware, "ware", "What can be sold on the market."},
    {Kind::value, "value", "Whose value on the market moves."},
    {Kind::way, "way", "Which way it moves."},
    {Kind::top, "top", "What the top box of a lasting card gives."},
    {Kind::lasting, "lasting", "What such a card does from then on."},
    {Kind::rule, "rule", "The same, without the word that announces it."},
    {Kind::event, "event", "What triggers it."},
    {Kind::resource, "resource", "The four resources."},
    {Kind::price, "price", "What is paid in, or stolen."},
    {Kind::terrain, "terrain", "The four terrains on land."},
    {Kind::column, "column", "The six columns of a player."},
    {Kind::colour, "colour", "The same of a card."},
    {Kind::ordinal, "ordinal", "Which building of a region."},
}};
constexpr std::array<Chapter, 4> machina_chapters{{
    {machina::Kind::ability, "ability",
     "The whole sentence of a god: what the ability token does. No two gods share one."},
    {machina::Kind::intervention, "intervention",
     "The whole sentence of an intervention; any of them may have a price."},
    {machina::Kind::deed, "deed", "What an intervention does."},
    {machina::Kind::price, "price", "Points of the mat that are paid for it, up to 4 of each."},
}};

constexpr const char* card_example = R"(card Galley
    fr      Galère
    copies  2
    cost    wood wheat
    effect  buy up to 3 resources for 1 gold each
    source  effect house, cost house, copies house
)";
constexpr const char* egypt_example = R"(card Archers
    fr      Archers
    copies  2
    cost    wood rank gold
    needs   1 building
    once    gain 1 combat token
    effect  fill your hand up to 5 cards
    source  effect house, cost house, copies house, needs house, once house
)";

constexpr const char* machina_example = R"(intervention Bribery
    fr      Pot-de-vin
    copies  1
    effect  pay 1 cunning: gain 2 gp
    source  effect rulebook, copies house
)";

std::string introduction() {
    return std::string(R"(# The card language

This file is made from the vocabularies (`src/games/GAME/card_words.cpp`) and compared with them by
`tests/unit/card_language_test.cpp`, which also reads every example. Correct the vocabulary, not this file. The words of
Deus and Deus: Egypt come first, those of [Deus Ex Machina](#deus-ex-machina) last; the grammar is the same.

A box of Deus is a folder of text files, one for each colour, with a card at the margin and its lines indented below it:

```
)") + card_example +
           R"(```

`cost` is a list of resources and gold (`2 wood stone`, `3 gold`). `source` says where each fact comes from: `rulebook`,
`public`, `inferred` or `house`. A card of Deus: Egypt may cost `rank gold` (one for each card that lies before it), may
need buildings in its region, and may have a one-time effect:

```
)" + egypt_example +
           R"(```

`effect` and `once` are sentences of the language below. `pantheon --box FOLDER cards deus` prints what was understood,
in both languages; what is not understood is named with file, line and column, with what was expected there and, for an
unknown word, the words most like it.

## How to read the tables

- `{resource}` stands for any row of that chapter. `{number}`, `{limit}`, `{least}` and `{cap}` are numbers from 1 to 99.
- `card(s)` is "card" after 1 and "cards" after other numbers; `arm(y/ies)` likewise. Either is understood everywhere.
- Capitals and blanks do not matter. "a card" is understood as 1 card, "for each" as "per", and a sentence may end with a
  full stop. Cards are printed in the form of the tables.
- `{resource:d}` in a French text is the resource with "de" and its article; words melt together when it is printed.
- Some sentences were worded differently once. Their first words are still understood, and records and boxes that have
  them stay what they were.
- "it" is the army or village that the clause has chosen, "there" and "its region" the region of the chosen building.
)";
}

// Letters that a table of Markdown would take for its own.
std::string cell(std::string_view text) { return "`" + std::string(text) + "`"; }

// Which words are things does not concern whoever writes a card.
std::string unmarked(std::string_view pattern) {
    std::string text;
    for (auto open = pattern.find('<'); open != pattern.npos; open = pattern.find('<')) {
        const auto colon = pattern.find(':', open), close = pattern.find('>', colon);
        text.append(pattern.substr(0, open)).append(pattern.substr(colon + 1, close - colon - 1));
        pattern.remove_prefix(close + 1);
    }
    return text.append(pattern);
}

std::string machina_introduction() {
    return std::string(R"(
# Deus Ex Machina

The `ability` of a god and the `effect` of an intervention are sentences. `{number}`, `{might}` and `{cunning}` are
numbers from 1 to 9.

```
)") + machina_example +
           "```\n";
}

void write_chapters(std::ostream& out, std::span<const Chapter> chapters_of, Examples examples) {
    for (const Chapter& chapter : chapters_of) {
        out << "\n## " << chapter.name << "\n\n"
            << chapter.about << "\n\n| words | French | example |\n|---|---|---|\n";
        for (const Word& word : examples.vocabulary().words)
            if (word.kind == chapter.kind)
                out << "| " << cell(unmarked(word.english)) << " | " << french_name(unmarked(word.french)) << " | "
                    << examples.of(word) << " |\n";
    }
}

std::string document() {
    std::ostringstream out;
    out << introduction();
    write_chapters(out, chapters, deus_examples());
    out << machina_introduction();
    write_chapters(out, machina_chapters, machina_examples());
    return out.str();
}

}  // namespace

TEST_CASE("docs/cards.md is what the vocabulary says") {
    const std::string text = document(), path = source_folder() + "/docs/cards.md";
    if (std::getenv("PANTHEON_WRITE_GOLDEN")) std::ofstream(path, std::ios::binary) << text;
    CHECK(first_difference(text_of(path), text) == "");
}

TEST_CASE("every row of the vocabulary is in a chapter, with an example that is understood") {
    Examples examples = deus_examples();
    for (const Word& word : all_words()) {
        CAPTURE(word.english);
        int times = 0;
        for (const Chapter& chapter : chapters) times += chapter.kind == word.kind;
        CHECK(times == 1);
        const std::string example = examples.of(word);
        REQUIRE(!example.empty());
        CHECK(lower(parsed(example)));
        CHECK(print(parsed(example), Language::english) == example);
    }
}

TEST_CASE("so is every row of Deus Ex Machina, and what is read is said again") {
    Examples examples = machina_examples();
    for (const Word& word : examples.vocabulary().words) {
        CAPTURE(word.english);
        int times = 0;
        for (const Chapter& chapter : machina_chapters) times += chapter.kind == word.kind;
        CHECK(times == 1);
        const std::string example = examples.of(word);
        const words::Line line{.key = {}, .value = {example, {}}};
        const auto doer = word.kind == machina::Kind::ability ? machina::Doer::ability : machina::Doer::intervention;
        const auto effect = machina::read_sentence(line, doer);
        REQUIRE(effect.ok());
        CHECK(machina::sentence(*effect, Language::english).text() == example);
        CHECK(!machina::sentence(*effect, Language::french).empty());
    }
}

TEST_CASE("the cards that docs/cards.md begins with are read") {
    const auto error = [](std::string text, deus::Colour colour, deus::Edition edition) {
        text.replace(text.find("copies  2"), 9, "copies  16");  // a file has 16 cards
        const auto read = deus::read_card_file({"my.cards", text}, colour, edition);
        return read ? "" : read.error();
    };
    CHECK(error(card_example, deus::Colour::maritime, deus::Edition::base) == "");
    CHECK(error(egypt_example, deus::Colour::military, deus::Edition::egypt) == "");
}
