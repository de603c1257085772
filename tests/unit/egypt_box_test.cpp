#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "folder.hpp"
#include "games/deus/box.hpp"
#include "games/deus/box_folder.hpp"
#include "unit/box_texts.hpp"
#include "unit/golden.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

std::string spoilt(std::string_view file, std::string_view after, std::string_view was, std::string_view is) {
    return Texts{Edition::egypt}.spoil("egypt/" + std::string(file), after, was, is).error();
}

const Face& egypt_face(std::string_view id) {
    const Face* face = built_in_box().find_face(id);
    if (!face) FAIL("no card " << id);
    return *face;
}

// The number of a card whose face begins at `first_card`, where mixed temples of Egypt lie behind those of the base.
int first_in(const Face& face, bool temple_mix) {
    const bool behind = temple_mix && face.edition == Edition::egypt && face.colour == Colour::temple;
    return index(face.first_card) + (behind ? cards_per_colour : 0);
}

}  // namespace

TEST_CASE("the box of Egypt holds 96 cards of its own, 16 of a colour, with names of their own") {
    const Box& box = built_in_box();
    CHECK(box.has_egypt());
    std::array<int, colour_count> cards{};
    std::set<std::string> ids, english, french;
    bool seen_egypt = false;
    for (const Face& face : box.faces) {
        ids.insert(face.id);
        english.insert(face.name.en);
        french.insert(face.name.fr);
        if (face.edition == Edition::base) {
            CHECK_FALSE(seen_egypt);
            continue;
        }
        seen_egypt = true;
        cards[static_cast<std::size_t>(face.colour)] += face.copies;
    }
    for (int count : cards) CHECK(count == cards_per_colour);
    CHECK(box.faces.size() == 69 + 64);
    CHECK(ids.size() == box.faces.size());
    CHECK(english.size() == box.faces.size());
    CHECK(french.size() == box.faces.size());
}

TEST_CASE("the facts of Egypt: what the standard cards ask for, barques, tokens") {
    Cost demand;
    int ranked = 0, tokens = 0;
    std::map<int, int> barques, needs;
    for (const Face& face : built_in_box().faces) {
        if (face.edition == Edition::base || face.colour == Colour::temple) continue;
        for (std::size_t r = 0; r < resource_count; ++r)
            demand.resources[r] = static_cast<std::uint8_t>(demand.resources[r] + face.copies * face.cost.resources[r]);
        CHECK(face.cost.gold == 0);
        if (face.cost.gold_by_rank) ranked += face.copies;
        needs[face.min_buildings] += face.copies;
        CHECK(face.once_program.code.empty() == (face.colour == Colour::civil));
        for (const Instruction& step : face.once_program.code) {
            if (step.op == Op::barque) barques[step.number] += face.copies;
            if (step.op == Op::token) tokens += face.copies;
        }
    }
    CHECK(demand == Cost{{34, 34, 32, 30}, 0});
    CHECK(ranked == 5);
    CHECK(barques == std::map<int, int>{{1, 7}, {2, 4}, {3, 5}});
    CHECK(tokens == 16);
    CHECK(needs == std::map<int, int>{{0, 69}, {1, 7}, {2, 4}});
}

TEST_CASE("the facts of Egypt: temples last") {
    int at_once = 0, on_cards = 0;
    std::set<std::pair<LastingKind, int>> effects;
    for (const Face& face : built_in_box().faces) {
        if (face.edition == Edition::base || face.colour != Colour::temple) continue;
        CAPTURE(face.id);
        const Lasting& lasting = face.program.lasting;
        CHECK(lasting.kind != LastingKind::none);
        CHECK(face.program.code.empty());
        CHECK_FALSE(face.program.at_end);
        CHECK_FALSE(face.once.word);
        CHECK(face.cost == Cost{{1, 1, 1, 1}, 0});
        CHECK((lasting.vp == 0) != (lasting.tokens == 0));
        at_once += lasting.vp;
        on_cards += lasting.tokens;
        effects.emplace(lasting.kind, lasting.argument);
    }
    CHECK(effects.size() == cards_per_colour);
    CHECK(at_once == 6 * 4 + 5 * 6);
    CHECK(on_cards == 5 * 3);
}

TEST_CASE("a face of Egypt has what stands on the card") {
    const Face& mill = egypt_face("mill");
    CHECK(mill.cost == Cost{{}, 0, true});
    CHECK(cost_text(mill.cost, Language::english) == "as much gold as its rank in the column");
    CHECK(cost_text(mill.cost, Language::french) == "autant d’ors que son rang dans la colonne");
    CHECK(mill.sources.cost == Sources::of(Source::rulebook));
    CHECK(mill.min_buildings == 0);
    CHECK(needs_text(mill, Language::english).empty());
    CHECK(once_text(mill, Language::french) == "Prenez une barque de taille 3.");

    const Face& archers = egypt_face("archers");
    CHECK(archers.min_buildings == 1);
    CHECK(needs_text(archers, Language::english) == "at least 1 building must stand in the region");
    CHECK(needs_text(archers, Language::french) == "au moins 1 bâtiment doit se trouver dans la région");
    CHECK(archers.sources.needs == Sources::of(Source::rulebook));
    CHECK(archers.sources.copies == Sources::of(Source::house));

    const Face& archives = egypt_face("royal-archives-civil");
    CHECK(needs_text(archives, Language::english) == "at least 2 buildings must stand in the region");
    CHECK(needs_text(archives, Language::french) == "au moins 2 bâtiments doivent se trouver dans la région");
    CHECK(archives.sources.once == Sources::of(Source::inferred));

    CHECK(once_text(egypt_face("inn-vp"), Language::english).empty());
    CHECK_FALSE(egypt_face("inn-vp").sources.once);
    CHECK(egypt_face("temple-of-maat").name.fr == "Temple de Maât");
    CHECK_FALSE(built_in_box().find_face("galley")->sources.needs);
}

TEST_CASE("all 128 decks: numbers, faces, sizes and interchangeable cards") {
    const Box& box = built_in_box();
    for (bool temple_mix : {false, true}) {
        for (unsigned bits = 0; bits < 64; ++bits) {
            CAPTURE(bits);
            CAPTURE(temple_mix);
            const Colours modules = Colours::from_word(bits);
            const Deck& deck = box.deck_for(modules, temple_mix);
            CHECK(deck.size == (temple_mix ? 112 : 96));

            CardSet seen;
            for (const Face& face : box.faces) {
                const bool mixed = temple_mix && face.colour == Colour::temple;
                if (!mixed && modules.contains(face.colour) != (face.edition == Edition::egypt)) continue;
                const int first = first_in(face, temple_mix);
                const CardSet copies = CardSet::below(first + face.copies) - CardSet::below(first);
                CHECK_FALSE(seen.meets(copies));
                seen |= copies;
                for (CardId id : copies) {
                    const DeckCard& card = deck[id];
                    CHECK(&box.face_of(deck, id) == &face);
                    CHECK(card.colour == face.colour);
                    CHECK(card.alike == copies);
                    CHECK(card.cost == face.cost);
                    CHECK(card.min_buildings == face.min_buildings);
                    CHECK(deck.program(id) == face.program);
                    CHECK(deck.once(id) == face.once_program);
                }
            }
            CHECK(seen == deck.all());
        }
    }
    CHECK(&box.deck_for({}) == &box.deck);
    CHECK(box.face_of(box.deck_for({}, true), card_at(80)).edition == Edition::base);
    CHECK(box.face_of(box.deck_for({}, true), card_at(96)).id == "temple-of-amun");
    CHECK(box.face_of(box.deck_for(Colours::of(Colour::temple)), card_at(80)).id == "temple-of-amun");
}

TEST_CASE("a box without Egypt is a box of the base game") {
    const Result<Box> box = Texts{Edition::base}.read();
    REQUIRE(box);
    CHECK_FALSE(box->has_egypt());
    CHECK(&box->deck_for({}) == &box->deck);
    const Result<Box> both = Texts{Edition::egypt}.read();
    for (CardId card : box->deck.all()) CHECK(box->deck.program(card) == both->deck.program(card));
}

TEST_CASE("Egypt lies in a folder of the box, or beside it; never half") {
    namespace fs = std::filesystem;
    const Folder temporary;
    const fs::path base = temporary.path, folder = base / "deus";
    fs::create_directories(folder / "egypt");
    for (const auto& [name, text] : Texts{Edition::egypt}.files) std::ofstream(folder / name, std::ios::binary) << text;
    const Result<Box> box = load_box(folder.string());
    if (!box) FAIL(box.error());
    CHECK(box->has_egypt());
    CHECK(first_difference(golden_text(built_in_box(), Edition::egypt), golden_text(*box, Edition::egypt)) == "");
    fs::rename(folder / "egypt", base / "egypt");
    for (const char* end : {"", "/"}) {
        const Result<Box> beside = load_box(folder.string() + end);
        if (!beside) FAIL(beside.error());
        CHECK(beside->has_egypt());
    }
    fs::remove(base / "egypt/civil.cards");
    CHECK(load_box(folder.string()).error() == "egypt/civil.cards: this file is missing from the box");
    fs::remove_all(base / "egypt");
    CHECK_FALSE(load_box(folder.string())->has_egypt());
}

TEST_CASE("the texts of all cards of Egypt are those of the golden file") {
    CHECK(difference_from_golden("egypt_cards.txt", golden_text(built_in_box(), Edition::egypt)) == "");
}

TEST_CASE("a box of Egypt is refused: files, numbers and names") {
    Texts texts{Edition::egypt};
    CHECK(texts.error().empty());
    texts.files.emplace_back("egypt/martime.cards", "");
    CHECK(texts.error() ==
          "egypt/martime.cards: I do not know \"martime\"; expected \"maritime\", \"production\", \"scientific\", "
          "\"civil\", \"military\" or \"temple\"");
    CHECK(spoilt("military.cards", "card Camels", "copies  3", "copies  2") ==
          "egypt/military.cards: 15 cards, expected 16");
    CHECK(spoilt("civil.cards", "", "card Palace (VP)", "card Galley") ==
          "egypt/civil.cards:35:6: the name \"Galley\" is taken by an earlier card; expected another");
    CHECK(spoilt("civil.cards", "card Palace (VP)", "Palais (PV)", "Galère") ==
          "egypt/civil.cards:36:13: the name \"Galère\" is taken by an earlier card; expected another");
}

TEST_CASE("a box of Egypt is refused: costs, needs and sources") {
    CHECK(spoilt("production.cards", "card Mill", "rank gold", "rnak gold") ==
          "egypt/production.cards:50:13: I do not know \"rnak\"; "
          "expected \"rank\", \"wood\", \"stone\", \"clay\", \"wheat\" or \"gold\"");
    CHECK(spoilt("production.cards", "card Mill", "rank gold", "rank") ==
          "egypt/production.cards:50:13: \"rank\" does not fit here; expected \"rank gold\"");
    CHECK(spoilt("production.cards", "card Mill", "rank gold", "wood rank gold").empty());
    CHECK(spoilt("military.cards", "card Archers", "1 building", "one building") ==
          "egypt/military.cards:11:13: \"one\" does not fit here; expected a number from 1 to 5");
    CHECK(spoilt("military.cards", "card Archers", "1 building", "1 army") ==
          "egypt/military.cards:11:13: \"1 army\" does not fit here; expected a number and \"buildings\"");
    CHECK(spoilt("military.cards", "card Archers", "1 building", "3 buildings").empty());
    CHECK(spoilt("military.cards", "card Archers", "once ", "onec ") ==
          "egypt/military.cards:12:5: I do not know \"onec\"; expected a word like \"once\", \"fr\" or \"copies\"");
    CHECK(
        spoilt("military.cards", "card Archers", ", needs rulebook", "") ==
        "egypt/military.cards:14:13: a source is missing; expected one tag for all, or some for \"effect\", \"cost\", "
        "\"copies\", \"needs\" and \"once\"");
    CHECK(spoilt("civil.cards", "", ", needs house", "").find("\"copies\" and \"needs\"") != std::string::npos);
    CHECK(spoilt("civil.cards", "", "effect rulebook, cost house, copies inferred, needs house", "house").empty());
    CHECK(spoilt("temple.cards", "", "copies rulebook", "copies rulebook, once rulebook")
              .find("I do not know \"once\"") != std::string::npos);
    CHECK(
        spoilt("temple.cards", "", "    effect", "    once    gain 1 VP\n    effect").find("I do not know \"once\"") !=
        std::string::npos);
}

TEST_CASE("a box of Egypt is refused: words out of place") {
    const std::string_view egypt_only = "only cards of Egypt can do this; expected words of the base game";
    const std::string_view other_colour = "only cards of another colour can do this; ";
    const auto base = [](std::string_view was, std::string_view is) {
        return Texts{Edition::egypt}.spoil("maritime.cards", "card Galley", was, is).error();
    };
    const std::string_view buys = "buy up to 3 resources for 1 gold each";
    CHECK(base(buys, "swap the market values of two resources") == "maritime.cards:65:13: " + std::string(egypt_only));
    CHECK(base(buys, "gain 1 VP per tile where you have a building") ==
          "maritime.cards:65:13: " + std::string(egypt_only));
    CHECK(base("wood wheat", "rank gold").find("I do not know \"rank\"") != std::string::npos);
    CHECK(base("    effect", "    once    gain 1 VP\n    effect").find("I do not know \"once\"") != std::string::npos);
    CHECK(base(buys, "gain 4 VP; lasting: each of your offerings counts 1 card more") ==
          "maritime.cards:65:13: only temples of Egypt last; expected no \"lasting\"");

    const auto once = [](std::string_view colour, std::string_view was, std::string_view is) {
        return spoilt(std::string(colour) + ".cards", "", was, is);
    };
    CHECK(once("production", "take a barque of size 1", "gain 1 combat token").find(other_colour) != std::string::npos);
    CHECK(once("production", "take a barque of size 1", "swap the market values of two resources").find(other_colour) !=
          std::string::npos);
    CHECK(once("military", "gain 1 combat token", "take a barque of size 1").find(other_colour) != std::string::npos);
    CHECK(
        once("military", "gain 1 combat token", "gain 1 VP per building in your scribe's region").find(other_colour) !=
        std::string::npos);
    CHECK(once("military", "gain 1 combat token", "at the end: gain 1 VP").find("only temples count") !=
          std::string::npos);
    CHECK(once("military", "gain 1 combat token", "gain 1 VP per ocean beside one of your land regions").empty());
    CHECK(once("temple", "gain 4 VP; lasting: may pay 1 clay of each building's cost, else gain 1 VP", "gain 4 VP") ==
          "egypt/temple.cards:10:13: a temple lasts, or counts when the game is over; "
          "expected \"…; lasting: …\" or \"at the end: …\"");
    CHECK(once("temple", "gain 4 VP; lasting: may pay 1 clay of each building's cost, else gain 1 VP",
               "at the end: gain 1 VP per tile where you have a building, at most 12")
              .empty());
    CHECK(once("temple", "1 maritime card", "1 temple card").find("a temple lies in no other column") !=
          std::string::npos);
}
