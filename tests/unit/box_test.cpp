#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "games/deus/box.hpp"
#include "games/deus/box_folder.hpp"
#include "unit/box_texts.hpp"
#include "unit/golden.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

std::string spoilt(std::string_view file, std::string_view after, std::string_view was, std::string_view is) {
    return Texts{}.spoil(file, after, was, is).error();
}

// The box of the base game alone.
const Box& base_box() {
    static const Box box = *Texts{}.read();
    return box;
}

}  // namespace

TEST_CASE("the box holds 96 cards with 69 faces, 16 of a colour") {
    const Box& box = base_box();
    CHECK(box.faces.size() == 69);
    CHECK(box.deck.size == 96);
    std::array<int, colour_count> cards{};
    for (const Face& face : box.faces) cards[static_cast<std::size_t>(face.colour)] += face.copies;
    for (int count : cards) CHECK(count == cards_per_colour);
}

TEST_CASE("cards of one face are neighbours, in the order of the box") {
    const Box& box = base_box();
    int next = 0;
    for (const Face& face : box.faces) {
        CAPTURE(face.id);
        CHECK(index(face.first_card) == next);
        for (int copy = 0; copy < face.copies; ++copy, ++next) {
            const DeckCard& card = box.deck[card_at(next)];
            CHECK(&box.face_of(card_at(next)) == &face);
            CHECK(card.colour == face.colour);
            CHECK(card.cost == face.cost);
            CHECK(box.deck.program(card_at(next)) == face.program);
            CHECK(card.alike.size() == face.copies);
            CHECK(card.alike.first() == face.first_card);
            CHECK(card.alike.contains(card_at(next)));
        }
    }
    CHECK(next == box.deck.size);
    CHECK(std::is_sorted(box.faces.begin(), box.faces.end(),
                         [](const Face& a, const Face& b) { return a.colour < b.colour; }));
}

TEST_CASE("a face has an id, names, a cost and sources") {
    const Box& box = base_box();
    const Face* port = box.find_face("small-port-clay");
    REQUIRE(port);
    CHECK(port->name.en == "Small Port (clay)");
    CHECK(port->name.fr == "Petit port (argile)");
    CHECK(port->colour == Colour::maritime);
    CHECK(port->cost == Cost{{0, 0, 1, 1}, 0});
    CHECK(port->sources.effect == Sources::of(Source::public_pages));
    CHECK(port->sources.copies == Sources::of(Source::inferred));
    CHECK(box.find_face("lumberjacks-guild"));
    CHECK(box.find_face("small-production-building")->cost == Cost{{}, 2});
    CHECK(box.find_face("legion")->sources.effect == Sources::of(Source::rulebook, Source::house));
    CHECK_FALSE(box.find_face("trireme"));

    std::set<std::string> ids, english, french;
    for (const Face& face : box.faces) {
        ids.insert(face.id);
        english.insert(face.name.en);
        french.insert(face.name.fr);
    }
    CHECK(ids.size() == 69);
    CHECK(english.size() == 69);
    CHECK(french.size() == 69);
}

TEST_CASE("temples cost one of each, and score at most 12 at the end") {
    for (const Face& face : base_box().faces) {
        CAPTURE(face.id);
        const bool temple = face.colour == Colour::temple;
        CHECK(face.program.at_end == temple);
        if (!temple) continue;
        CHECK(face.cost == Cost{{1, 1, 1, 1}, 0});
        CHECK(face.program.cap == 12);
    }
}

TEST_CASE("sides and layouts") {
    const Box& box = base_box();
    REQUIRE(box.sides.size() == side_count);
    CHECK(box.sides[0].name == "1A");
    CHECK(box.sides[13].name == "7B");
    CHECK(box.sides[0].terrain == Side{Terrain::forest, Terrain::village, Terrain::field, Terrain::sea, Terrain::sea,
                                       Terrain::mountain, Terrain::swamp});
    CHECK(box.standard_layout(2).name == "rhombus");
    CHECK(box.standard_layout(3).name == "triangle");
    CHECK(box.standard_layout(4).name == "flower");
    REQUIRE(box.find_layout("ring"));
    CHECK(box.find_layout("ring")->title.fr == "Anneau");
    CHECK(box.find_layout("ring")->tiles.size() == 6);
    CHECK_FALSE(box.find_layout("spiral"));
}

TEST_CASE("a folder gives the same box as the program") {
    const Result<Box> box = load_box(source_folder() + "/boxes/deus");
    if (!box) FAIL(box.error());
    for (Edition edition : {Edition::base, Edition::egypt})
        CHECK(first_difference(golden_text(built_in_box(), edition), golden_text(*box, edition)) == "");
    CHECK(load_box(source_folder() + "/boxes/none").error() ==
          source_folder() + "/boxes/none/maritime.cards: this file cannot be read; expected a part of the box");
}

TEST_CASE("the texts of all cards are those of the golden file") {
    CHECK(difference_from_golden("deus_cards.txt", golden_text(built_in_box(), Edition::base)) == "");
}

TEST_CASE("a box is refused: files") {
    Texts texts;
    CHECK(texts.error().empty());
    texts.files.emplace_back("martime.cards", "");
    CHECK(texts.error() ==
          "martime.cards: I do not know \"martime\"; expected \"maritime\", \"production\", \"scientific\", \"civil\", "
          "\"military\" or \"temple\"");

    for (std::string_view gone : {"civil.cards", "tiles", "layouts"}) {
        Texts less;
        std::erase_if(less.files, [&](const auto& file) { return file.first == gone; });
        CHECK(less.error() == std::string(gone) + ": this file is missing from the box");
    }
}

TEST_CASE("a box is refused: numbers of cards") {
    CHECK(spoilt("maritime.cards", "card Galley", "copies  4", "copies  3") == "maritime.cards: 15 cards, expected 16");
    CHECK(spoilt("maritime.cards", "card Galley", "copies  4", "copies  5") == "maritime.cards: 17 cards, expected 16");
    CHECK(spoilt("maritime.cards", "", "copies  1", "copies  one") ==
          "maritime.cards:7:13: \"one\" does not fit here; expected a number from 1 to 16");
    CHECK(spoilt("maritime.cards", "", "copies  1", "copies  17") ==
          "maritime.cards:7:13: \"17\" does not fit here; expected a number from 1 to 16");
}

TEST_CASE("a box is refused: lines of a card") {
    CHECK(spoilt("maritime.cards", "", "\ncard Comm", "\ncrad Comm") ==
          "maritime.cards:5:1: I do not know \"crad\"; expected \"card\"");
    CHECK(spoilt("maritime.cards", "", "\ncard Commercial Sailing Ship (wheat)", "\ncard") ==
          "maritime.cards:5:1: a name is missing after \"card\"");
    CHECK(spoilt("maritime.cards", "", "\ncard Comm", "\n  card Comm") ==
          "maritime.cards:5:3: \"card\" belongs to nothing; expected a line at the margin first");
    CHECK(
        spoilt("maritime.cards", "", "effect ", "efect  ") ==
        "maritime.cards:9:5: I do not know \"efect\"; expected \"effect\", \"fr\", \"copies\", \"cost\" or \"source\"");
    CHECK(spoilt("maritime.cards", "", "    cost    wood\n", "") ==
          "maritime.cards:5:1: \"Commercial Sailing Ship (wheat)\" has no line \"cost\"; expected one");
    CHECK(spoilt("maritime.cards", "", "    cost    wood\n", "    cost    wood\n    cost    clay\n") ==
          "maritime.cards:9:5: \"cost\" is said twice; expected it once");
    CHECK(spoilt("maritime.cards", "", "cost    wood", "cost") ==
          "maritime.cards:8:5: nothing stands after \"cost\"; expected a value");
}

TEST_CASE("a box is refused: costs, effects and sources") {
    CHECK(
        spoilt("maritime.cards", "card Galley", "wood wheat", "wood weat") ==
        "maritime.cards:64:18: I do not know \"weat\"; expected \"wheat\", \"wood\", \"stone\", \"clay\" or \"gold\"");
    CHECK(spoilt("maritime.cards", "card Galley", "wood wheat", "wood 2") ==
          "maritime.cards:64:18: the cost stops too early; expected a resource or \"gold\"");
    CHECK(spoilt("maritime.cards", "card Galley", "wood wheat", "0 wood") ==
          "maritime.cards:64:13: \"0\" does not fit here; expected a number from 1 to 20");
    CHECK(spoilt("maritime.cards", "card Galley", "buy up", "buyy up") ==
          "maritime.cards:65:13: I do not know \"buyy\"; expected a word like \"buy\", \"sell\" or \"trade\"");
    CHECK(spoilt("maritime.cards", "card Galley", "1 gold each", "1 glod each") ==
          "maritime.cards:65:41: I do not know \"glod\"; expected \"gold\" or \"VP\"");
    CHECK(spoilt("military.cards", "card Siege", "choose a village with VP beside one of your armies: ", "") ==
          "military.cards:9:13: no village was chosen before; "
          "expected the clause to begin with \"choose a village with VP …:\"");
    CHECK(spoilt("temple.cards", "", "at the end: ", "") ==
          "temple.cards:9:46: \"at\" does not fit here; expected \"then\"");
    CHECK(spoilt("temple.cards", "", "at the end: gain 1 VP per region you occupy, at most 12", "gain 1 VP") ==
          "temple.cards:9:13: a temple counts when the game is over; expected \"at the end: …\"");
    CHECK(spoilt("maritime.cards", "card Galley", "buy up to 3 resources for 1 gold each", "at the end: gain 1 VP") ==
          "maritime.cards:65:13: only temples count when the game is over; expected no \"at the end\"");
    CHECK(spoilt("scientific.cards", "card Maritime", "your maritime", "your scientific") ==
          "scientific.cards:37:13: this column cannot be activated; "
          "expected \"maritime\", \"production\", \"civil\" or \"military\"");
    CHECK(spoilt("maritime.cards", "card Galley", "cost public", "cost publik") ==
          "maritime.cards:66:35: I do not know \"publik\"; "
          "expected \"public\", \"rulebook\", \"inferred\" or \"house\"");
    CHECK(spoilt("maritime.cards", "card Galley", ", copies inferred", "") ==
          "maritime.cards:66:13: a source is missing; "
          "expected one tag for all, or some for \"effect\", \"cost\" and \"copies\"");
    CHECK(spoilt("maritime.cards", "card Galley", "effect rulebook, cost public, copies inferred", "house").empty());
}

TEST_CASE("a box is refused: names that are taken") {
    CHECK(spoilt("civil.cards", "", "card Baths", "card Forum") ==
          "civil.cards:82:6: the name \"Forum\" is taken by an earlier card; expected another");
    CHECK(spoilt("civil.cards", "card Baths", "Thermes", "Galère") ==
          "civil.cards:83:13: the name \"Galère\" is taken by an earlier card; expected another");
}

TEST_CASE("a box is refused: tiles") {
    CHECK(spoilt("tiles", "\n1A", "forest", "frost ") ==
          "tiles:6:7: I do not know \"frost\"; expected \"forest\", \"field\", \"swamp\", \"mountain\", \"sea\" or "
          "\"village\"");
    CHECK(spoilt("tiles", "\n1A", "forest", "field ") == "tiles:6:1: side 1A has 2 field, expected 1");
    CHECK(spoilt("tiles", "\n1A", "swamp     house", "house") ==
          "tiles:6:67: I do not know \"house\"; expected \"field\", \"forest\", \"swamp\", \"mountain\", \"sea\" or "
          "\"village\"");
    CHECK(spoilt("tiles", "\n1A", "mountain  swamp     house", "") == "tiles:6:1: side 1A has 5 regions, expected 7");
    CHECK(spoilt("tiles", "\n1A", "house", "") ==
          "tiles:6:1: a source is missing; expected \"rulebook\", \"public\", \"inferred\" or \"house\"");
    CHECK(spoilt("tiles", "\n1A", "1B", "1C") == "tiles:7:1: \"1C\" does not fit here; expected side \"1B\"");
    CHECK(spoilt("tiles", "\n1A", "1B", "#1B") == "tiles: 13 sides, expected 14");
    CHECK(spoilt("tiles", "\n1A", "house\n", "house\n  ours\n") ==
          "tiles:7:3: \"ours\" does not fit here; expected one line for a side");
}

TEST_CASE("a box is refused: layouts") {
    CHECK(spoilt("layouts", "layout Rhombus", "players  2", "players  5") ==
          "layouts:7:14: \"5\" does not fit here; expected 2, 3 or 4");
    CHECK(spoilt("layouts", "layout Rhombus", "players  2", "players  3") ==
          "layouts:8:14: 4 tiles, expected 6 for 3 players");
    CHECK(spoilt("layouts", "layout Rhombus", "(1,1)", "(2,1)") ==
          "layouts:8:14: these tiles lie apart; "
          "expected each to touch another: (i,j) touches (i+1,j), (i,j+1) and (i-1,j+1)");
    CHECK(spoilt("layouts", "layout Rhombus", "(1,1)", "(1,0)") ==
          "layouts:8:32: two tiles lie at (1,0); expected one at each place");
    CHECK(spoilt("layouts", "layout Rhombus", "(1,1)", "(1;1)") ==
          "layouts:8:32: \"(1;1)\" is no place for a tile; expected one like \"(1,-1)\"");
    CHECK(spoilt("layouts", "", "layout Line of four", "layout Rhombus") ==
          "layouts:11:8: the name \"Rhombus\" is taken by an earlier layout; expected another");
    CHECK(spoilt("layouts", "layout Rhombus", "source   house", "source   hous") ==
          "layouts:9:14: I do not know \"hous\"; expected \"house\", \"rulebook\", \"public\" or \"inferred\"");
    Texts texts;
    texts["layouts"] = texts["layouts"].substr(0, texts["layouts"].find("layout Flower\n"));
    CHECK(texts.error() == "layouts: no layout for 4 players; expected one");
}
