// docs/cards.md: the card language, made from the vocabulary, with an example for every row.
#include <doctest/doctest.h>

#include <array>
#include <map>
#include <sstream>

#include "games/deus/card_file.hpp"
#include "table/french.hpp"
#include "unit/golden.hpp"
#include "unit/sentences.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

// ---- an example for every row -------------------------------------------------------------------------------------

constexpr int some_number = 2;

// Some phrases of the kind, with one number and one member in each list: with all parts where a row is short, and
// with the first ones where there would be too many.
const std::vector<Phrase>& phrases_of(Kind kind);

std::vector<Phrase> fillings(const Phrase& begun, const std::vector<Piece>& slots, std::size_t from,
                             const Phrase* fixed, std::size_t most) {
    while (from < slots.size() && !slots[from].slot) ++from;
    if (from == slots.size()) return {begun};
    const Kind kind = slots[from].slot->as<Kind>();
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

bool has_slot(const Word& word, Kind kind) {
    for (const Piece& piece : pieces(word.english))
        if (piece.slot == kind) return true;
    return false;
}

// Lists of clauses and steps: such a row is the example of itself alone.
bool goes_on(const Word& word) { return has_slot(word, word.kind.as<Kind>()); }

// The phrases that this row makes; `fixed` is one of its parts.
std::vector<Phrase> made_of(const Word& word, const Phrase* fixed) {
    const Phrase begun{.kind = word.kind, .word = &word, .number = 0, .parts = {}};
    return fillings(begun, pieces(word.english), 0, fixed, goes_on(word) ? 1 : 100);
}

const std::vector<Phrase>& phrases_of(Kind kind) {
    static std::map<Kind, std::vector<Phrase>> known;
    if (const auto found = known.find(kind); found != known.end()) return found->second;
    std::vector<Phrase> all;
    if (card_words().is_numeral(kind))
        all.push_back({.kind = kind, .word = nullptr, .number = some_number, .parts = {}});
    for (const Word& word : all_words()) {
        if (word.kind != kind || goes_on(word)) continue;
        for (Phrase& phrase : made_of(word, nullptr)) all.push_back(std::move(phrase));
    }
    return known.emplace(kind, std::move(all)).first->second;
}

// The first whole sentence with this phrase in it that means something.
std::string sentence_with(const Phrase& phrase) {
    if (phrase.kind == Kind::effect) return lower(phrase) ? print(phrase, Language::english) : "";
    for (const Word& word : all_words()) {
        if (word.kind == phrase.kind || goes_on(word) || !has_slot(word, phrase.kind.as<Kind>())) continue;
        for (const Phrase& larger : made_of(word, &phrase))
            if (std::string sentence = sentence_with(larger); !sentence.empty()) return sentence;
    }
    return "";
}

std::string example_of(const Word& word) {
    for (const Phrase& phrase : made_of(word, nullptr))
        if (std::string sentence = sentence_with(phrase); !sentence.empty()) return sentence;
    return "";
}

// ---- the document -------------------------------------------------------------------------------------------------

struct Chapter {
    Kind kind;
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

std::string introduction() {
    return std::string(R"(# The card language

This file is made from the vocabulary (`src/words/vocabulary.cpp`) and compared with it by
`tests/unit/card_language_test.cpp`, which also reads every example. Correct the vocabulary, not this file.

A box is a folder of text files, one for each colour, with a card at the margin and its lines indented below it:

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

std::string document() {
    std::ostringstream out;
    out << introduction();
    for (const Chapter& chapter : chapters) {
        out << "\n## " << chapter.name << "\n\n"
            << chapter.about << "\n\n| words | French | example |\n|---|---|---|\n";
        for (const Word& word : all_words())
            if (word.kind == chapter.kind)
                out << "| " << cell(word.english) << " | " << french_name(word.french) << " | " << example_of(word)
                    << " |\n";
    }
    return out.str();
}

}  // namespace

TEST_CASE("docs/cards.md is what the vocabulary says") {
    const std::string text = document(), path = source_folder() + "/docs/cards.md";
    if (std::getenv("PANTHEON_WRITE_GOLDEN")) std::ofstream(path, std::ios::binary) << text;
    CHECK(first_difference(text_of(path), text) == "");
}

TEST_CASE("every row of the vocabulary is in a chapter, with an example that is understood") {
    for (const Word& word : all_words()) {
        CAPTURE(word.english);
        int times = 0;
        for (const Chapter& chapter : chapters) times += chapter.kind == word.kind;
        CHECK(times == 1);
        const std::string example = example_of(word);
        REQUIRE(!example.empty());
        CHECK(lower(parsed(example)));
        CHECK(print(parsed(example), Language::english) == example);
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
