#include <doctest/doctest.h>

#include <set>
#include <sstream>
#include <string>
#include <variant>

#include "games/deus/box.hpp"
#include "table/french.hpp"
#include "unit/sentences.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

Instruction only(std::string_view text) {
    const Program program = lowered(text);
    REQUIRE(program.code.size() == 1);
    CHECK_FALSE(program.at_end);
    return program.code[0];
}

std::multiset<Kind> slots(std::string_view pattern) {
    std::multiset<Kind> kinds;
    for (const Piece& piece : pieces(pattern)) {
        if (!piece.slot && piece.text.find_first_of("{}") == std::string_view::npos) continue;
        REQUIRE_MESSAGE(piece.slot.has_value(), pattern);
        kinds.insert(piece.slot->as<Kind>());
    }
    return kinds;
}

// Every phrase of a kind that the vocabulary can build, with numbers 1 and 2; deep lists are cut short.
std::vector<Phrase> all_phrases(Kind kind, int depth);

void extend(std::vector<Phrase>& phrases, Kind slot, int depth) {
    std::vector<Phrase> longer;
    for (const Phrase& part : all_phrases(slot, depth))
        for (Phrase phrase : phrases) {
            phrase.parts.push_back(part);
            longer.push_back(std::move(phrase));
        }
    phrases = std::move(longer);
}

std::vector<Phrase> all_phrases(Kind kind, int depth) {
    if (card_words().is_numeral(kind))
        return {{.kind = kind, .word = nullptr, .number = 1, .parts = {}}, {kind, nullptr, 2, {}}};
    std::vector<Phrase> all;
    for (const Word& word : all_words()) {
        if (word.kind != kind) continue;
        std::vector<Phrase> phrases{{.kind = kind, .word = &word, .number = 0, .parts = {}}};
        for (const Piece& piece : pieces(word.english)) {
            if (!piece.slot) continue;
            if (depth == 0 && *piece.slot == kind) phrases.clear();
            else extend(phrases, piece.slot->as<Kind>(), *piece.slot == kind ? depth - 1 : depth);
        }
        all.insert(all.end(), phrases.begin(), phrases.end());
    }
    return all;
}

}  // namespace

TEST_CASE("vocabulary: both languages of a row have the same slots, each once") {
    for (const Word& word : all_words()) {
        CAPTURE(word.english);
        const std::multiset<Kind> english = slots(word.english);
        CHECK(english == slots(word.french));
        CHECK(english.size() == std::set<Kind>(english.begin(), english.end()).size());
    }
}

TEST_CASE("parser: what people write instead of the printed form reads the same") {
    CHECK(parsed("Draw a card.") == parsed("draw 1 card"));
    CHECK(parsed("gain 2 VP for each region you occupy.") == parsed("gain 2 VP per region you occupy"));
    CHECK(parsed("gain a VP for each pair of forests you occupy") ==
          parsed("gain 1 VP per pair of forests you occupy"));
    CHECK(parsed("choose one of your production buildings: gain a resource of its region for each building there.") ==
          parsed("choose one of your production buildings: gain 1 resource of its region per building there"));
    CHECK(print(parsed("Draw a card for each region you occupy."), Language::english) ==
          "draw 1 card per region you occupy");
    CHECK(complaint("draw a. card").find("\".\" does not fit here") != std::string::npos);
    CHECK(complaint("gain 2 VP for each").find("the sentence stops too early") != std::string::npos);
}

TEST_CASE("parser: an unknown word is called unknown, with those most like it") {
    CHECK(complaint("gain 2 VP per region you ocupy") == "26: I do not know \"ocupy\"; expected \"occupy\"");
    CHECK(complaint("buy 3 resorces for 1 gold each") == "7: I do not know \"resorces\", did you mean \"resources\"?");
    CHECK(complaint("draw montain cards") ==
          "6: I do not know \"montain\", did you mean \"mountain\"?; expected a number from 1 to 99");
    CHECK(complaint("steal 2 gold of each oponent").find("20: ") == std::string::npos);
    CHECK(complaint("steal 2 gold of each oponent").find("I do not know \"oponent\", did you mean \"opponent\"") !=
          std::string::npos);
    CHECK(complaint("xyzzy 3 VP").find("did you mean") == std::string::npos);
}

TEST_CASE("vocabulary: patterns and their endings") {
    const std::vector<Piece> found = pieces("sell {resource:p} each");
    REQUIRE(found.size() == 3);
    CHECK(found[0].text == "sell ");
    CHECK(found[1].slot == Kind::resource);
    CHECK(found[1].plural);
    CHECK(found[2].text == " each");

    CHECK(words::inflect("card(s)", false, false) == "card");
    CHECK(words::inflect("card(s)", true, false) == "cards");
    CHECK(words::inflect("arm(y/ies)", false, false) == "army");
    CHECK(words::inflect("arm(y/ies)", true, false) == "armies");
    CHECK(words::inflect("chacun[e]", true, false) == "chacun");
    CHECK(words::inflect("chacun[e]", false, true) == "chacune");
    CHECK(words::inflect("act[if/ive](s)", true, true) == "actives");
}

TEST_CASE("every step the language can say is read back as it was printed, and has a French text") {
    for (Kind kind : {Kind::step, Kind::place, Kind::own}) {
        for (const Phrase& phrase : all_phrases(kind, 0)) {
            Phrase sentence = phrase;
            if (kind == Kind::step) {
                sentence = {Kind::steps, &card_word(Kind::steps, 0), 0, {std::move(sentence)}};
                sentence = {Kind::clause, &card_word(Kind::clause, 0), 0, {std::move(sentence)}};
                sentence = {Kind::clauses, &card_word(Kind::clauses, 0), 0, {std::move(sentence)}};
                sentence = {Kind::effect, &card_word(Kind::effect, 0), 0, {std::move(sentence)}};
                const std::string english = print(sentence, Language::english);
                CAPTURE(english);
                CHECK(parsed(english) == sentence);
            }
            const std::string text = print(sentence, Language::french);
            CHECK(text.find_first_of("{}()[]") == std::string::npos);
            CHECK_FALSE(text.empty());
        }
    }
}

TEST_CASE("every card is printed as it was written") {
    for (const deus::Face& face : deus::built_in_box().faces) {
        const std::string english = print(face.effect, Language::english);
        CAPTURE(english);
        CHECK(parsed(english) == face.effect);
        CHECK(lowered(english) == face.program);
    }
}

TEST_CASE("the parser forgives capitals, spaces and a wrong plural") {
    const std::string_view text = "draw 2 cards; gain 1 VP";
    CHECK(parsed("Draw 2 cards; gain 1 vp") == parsed(text));
    CHECK(parsed("  draw  2 card ;gain 1 VP ") == parsed(text));
    CHECK(print(parsed("DRAW 2 CARD; Gain 1 Vp"), Language::english) == text);
}

TEST_CASE("plurals and genders come out in both languages") {
    CHECK(print(parsed("draw 1 card"), Language::english) == "draw 1 card");
    CHECK(print(parsed("draw 2 cards"), Language::english) == "draw 2 cards");
    CHECK(french("draw 1 card") == "piochez 1 carte");
    CHECK(french("draw 2 cards") == "piochez 2 cartes");
    CHECK(french("gain 1 clay") == "gagnez 1 argile");
    CHECK(french("gain 2 wheat") == "gagnez 2 blés");
    CHECK(french("gain 2 wood") == "gagnez 2 bois");
    CHECK(french("gain 1 resource of your choice") == "gagnez 1 ressource de votre choix");
    CHECK(french("sell any number of clay for 4 gold each") ==
          "vendez autant d’argiles que vous voulez pour 4 ors chacune");
    CHECK(french("sell any number of wood for 1 gold each") ==
          "vendez autant de bois que vous voulez pour 1 or chacun");
    CHECK(french("sell up to 6 clay for 1 VP each") == "vendez jusqu’à 6 argiles pour 1 PV chacune");
    CHECK(french("sell up to 6 wheat for 2 gold each") == "vendez jusqu’à 6 blés pour 2 ors chacun");
    CHECK(french("trade up to 1 wood for 1 other resource each") ==
          "échangez jusqu’à 1 bois, chacun contre 1 autre ressource");
    CHECK(french("activate a card in your civil column") == "activez une carte de votre colonne civile");
    CHECK(french("gain 1 VP per pair of forests you occupy") == "gagnez 1 PV par paire de forêts que vous occupez");
    CHECK(french("gain 2 VP per pair of clay you own") == "gagnez 2 PV par paire d’argiles que vous possédez");
    CHECK(french("for each of your production buildings: gain 1 resource of its region") ==
          "pour chacun de vos bâtiments de production\u00a0: gagnez 1 ressource de sa région");
}

TEST_CASE("words of French melt together where they must") {
    const auto the = [](const words::Word& noun) {
        return std::string(words::article(noun.gender)) + words::inflect(noun.french, false, false);
    };
    CHECK(french_text("le cours de argile") == "le cours d’argile");
    CHECK(french_text("la armée que elle voit") == "l’armée qu’elle voit");
    CHECK(french_text("de bois, grande armée, de épis") == "de bois, grande armée, d’épis");
    CHECK(french_text("un pion de a4 vers e5") == "un pion de a4 vers e5");
    CHECK(french_text("prenez-le et allez") == "prenez-le et allez");
    CHECK(french_text("de") == "de");
    for (const auto& [resource, said] :
         {std::pair{0, "du blé"}, {1, "du bois"}, {2, "de l’argile"}, {3, "de la pierre"}})
        CHECK(french_text("de " + the(card_word(Kind::resource, resource))) == said);
    CHECK(french_text("de " + the(card_word(Kind::price, 4))) == "de l’or");
    CHECK(french_text("celui de le bois, à le bord, à les armées, de les temples") ==
          "celui du bois, au bord, aux armées, des temples");
}

TEST_CASE("French is set with curved apostrophes and spaces that do not break, once and for all") {
    const std::string typed = "L'or : « ici » ; où ? Là !";
    const std::string set = "L’or\u00a0: «\u202fici\u202f»\u202f; où\u202f? Là\u202f!";
    CHECK(french_text(typed) == set);
    CHECK(french_text(set) == set);
    CHECK(french_text("L’or\u00a0: «\u00a0ici\u00a0»\u00a0; où\u00a0? Là\u00a0!") == set);
    CHECK(french_text("«\u202fde argile\u202f»") == "«\u202fd’argile\u202f»");
    CHECK(as_typed(set) == typed);
    CHECK(french_name("Temple de Amon") == "Temple de Amon");
    CHECK(french_name("Temple d'Amon") == "Temple d’Amon");
}

TEST_CASE("a row that was worded differently is still understood, and boxes are named by its first words") {
    int reworded = 0;
    for (const Word& word : all_words()) {
        if (word.formerly.empty()) continue;
        ++reworded;
        CAPTURE(word.formerly);
        const auto slots_in_order = [](std::string_view pattern) {
            std::vector<Kind> kinds;
            for (const Piece& piece : pieces(pattern))
                if (piece.slot) kinds.push_back(piece.slot->as<Kind>());
            return kinds;
        };
        CHECK(slots_in_order(word.formerly) == slots_in_order(word.english));
        CHECK(word.formerly != word.english);
    }
    CHECK(reworded > 0);
    const Phrase now = parsed("sell any number of stone for 4 gold each");
    CHECK(parsed("sell any stone for 4 gold each") == now);
    CHECK(print(now, Language::english) == "sell any number of stone for 4 gold each");
    CHECK(words::print_first_words(card_words(), now) == "sell any stone for 4 gold each");
}

TEST_CASE("on a card every clause is a sentence of its own") {
    CHECK(effect_said(parsed("draw 1 card; gain 1 piece"), Language::english) == "Draw 1 card. Gain 1 piece.");
    CHECK(effect_said(parsed("at the end: gain 1 VP; gain 1 VP, at most 2"), Language::french) ==
          "En fin de partie\u00a0: gagnez 1 PV\u202f; gagnez 1 PV, 2 PV au maximum.");
    CHECK(effect_said(parsed("draw 1 card"), Language::english) == "Draw 1 card.");
    CHECK(effect_said(parsed("trade up to 2 wood for 2 other resources each"), Language::french) ==
          "Échangez jusqu’à 2 bois, chacun contre 2 autres ressources.");
}

TEST_CASE("errors name the column and what was expected") {
    CHECK(complaint("draw 1 card") == "");
    CHECK(complaint("sel any stone for 4 gold each") ==
          "1: I do not know \"sel\"; expected a word like \"sell\", \"buy\" or \"trade\"");
    CHECK(complaint("sell any stnoe for 4 gold each") ==
          "10: I do not know \"stnoe\"; expected \"stone\", \"number\", \"wheat\", \"wood\" or \"clay\"");
    CHECK(complaint("sell any for 4 gold each") ==
          "10: \"for\" does not fit here; expected \"number\", \"wheat\", \"wood\", \"clay\" or \"stone\"");
    CHECK(complaint("sell any stone for four gold each") ==
          "20: I do not know \"four\"; expected a number from 1 to 99");
    CHECK(complaint("draw 100 cards") == "6: \"100\" does not fit here; expected a number from 1 to 99");
    CHECK(complaint("draw 0 cards") == "6: \"0\" does not fit here; expected a number from 1 to 99");
    CHECK(complaint("sell any stone for 4 gold") == "26: the sentence stops too early; expected \"each\"");
    CHECK(complaint("draw 2 crads") == "8: I do not know \"crads\"; expected \"cards\"");
    CHECK(complaint("draw 1 card, gain 1 piece") == "14: \"gain\" does not fit here; expected \"then\"");
    CHECK(complaint("draw 1 card extra") == "13: I do not know \"extra\"; expected \"per\", \",\", \";\" or the end");
    CHECK(complaint("blé") == "1: I do not know \"blé\"; expected a word like \"sell\", \"buy\" or \"trade\"");
    CHECK(complaint("gain 1 é blé") == "8: I do not know \"é\"; expected a word like \"wheat\", \"wood\" or \"clay\"");
    CHECK(complaint(std::string(401, 'x')) == "1: this sentence is too long; expected at most 400 letters");
}

TEST_CASE("lowering: trade") {
    CHECK(only("sell any stone for 4 gold each") ==
          Instruction{.op = Op::sell, .thing = Thing::stone, .price = Thing::gold, .number = 4});
    CHECK(only("sell up to 6 clay for 1 VP each") ==
          Instruction{.op = Op::sell, .thing = Thing::clay, .price = Thing::vp, .number = 1, .limit = 6});
    CHECK(only("buy up to 3 resources for 1 gold each") ==
          Instruction{.op = Op::buy, .price = Thing::gold, .number = 1, .limit = 3});
    CHECK(only("trade up to 2 wood for 3 other resources each") ==
          Instruction{.op = Op::trade, .thing = Thing::wood, .number = 3, .limit = 2});
}

TEST_CASE("lowering: gains, by all counts") {
    const Instruction vp{.op = Op::gain, .thing = Thing::vp, .number = 1};
    const auto with = [&](Count count, int argument, int divisor = 1) {
        Instruction instruction = vp;
        instruction.count = count;
        instruction.argument = static_cast<std::uint8_t>(argument);
        instruction.divisor = static_cast<std::uint8_t>(divisor);
        return instruction;
    };
    CHECK(only("gain 1 VP") == vp);
    CHECK(only("gain 1 VP per region you occupy") == with(Count::region, 0));
    CHECK(only("gain 1 VP per mountain you occupy") == with(Count::region_of_terrain, 3));
    CHECK(only("gain 1 VP per region where you have 3+ buildings") == with(Count::region_with, 3));
    CHECK(only("gain 1 VP per pair of regions where you have 2+ buildings") == with(Count::region_with, 2, 2));
    CHECK(only("gain 1 VP per production building you have in a swamp") == with(Count::production_in, 2));
    CHECK(only("gain 1 VP per village with VP beside one of your armies") == with(Count::village_beside_army, 0));
    CHECK(only("gain 1 VP per wood you own") == with(Count::owned, 1));
    CHECK(only("gain 1 VP per card in your military column") == with(Count::card_in_column, 4));

    CHECK(only("gain 2 resources of your choice") ==
          Instruction{.op = Op::gain, .thing = Thing::any_resource, .number = 2});
    CHECK(only("draw 2 cards per forest you occupy") ==
          Instruction{.op = Op::draw, .number = 2, .count = Count::region_of_terrain, .argument = 1});
    CHECK(only("gain 2 pieces") == Instruction{.op = Op::pieces, .number = 2});
    CHECK(only("activate a card in your civil column") == Instruction{.op = Op::activate, .argument = 3});
}

TEST_CASE("lowering: theft") {
    CHECK(only("steal 3 gold from each opponent beside one of your armies") ==
          Instruction{.op = Op::steal, .thing = Thing::gold, .number = 3, .victims = Victims::each_beside_army});
    CHECK(only("steal 1 VP from each opponent with a ship beside one of your armies") ==
          Instruction{.op = Op::steal, .thing = Thing::vp, .number = 1, .victims = Victims::each_ship_beside_army});
}

TEST_CASE("lowering: a choice covers the steps joined by \", then\"") {
    const Program brickyard =
        lowered("choose a swamp where you have a production building: gain 1 clay per building there");
    REQUIRE(brickyard.code.size() == 2);
    CHECK(brickyard.code[0] ==
          Instruction{.op = Op::choose, .target = Target::production_in_terrain, .argument = 2, .skip = 1});
    CHECK(brickyard.code[1] ==
          Instruction{.op = Op::gain, .thing = Thing::clay, .number = 1, .count = Count::building_there});

    const Program small = lowered("choose one of your production buildings: gain 1 resource of its region");
    REQUIRE(small.code.size() == 2);
    CHECK(small.code[0] == Instruction{.op = Op::choose, .target = Target::production, .skip = 1});
    CHECK(small.code[1] == Instruction{.op = Op::gain, .thing = Thing::resource_of_region, .number = 1});

    const Program tower = lowered("choose a village with VP beside one of your armies: take up to 2 VP from it");
    REQUIRE(tower.code.size() == 2);
    CHECK(tower.code[0] == Instruction{.op = Op::choose, .target = Target::village_beside_army, .skip = 1});
    CHECK(tower.code[1] == Instruction{.op = Op::take, .number = 2});

    const Program cavalry =
        lowered("choose one of your armies: move it up to 3 regions, then steal 2 gold from one opponent beside it");
    REQUIRE(cavalry.code.size() == 3);
    CHECK(cavalry.code[0] == Instruction{.op = Op::choose, .target = Target::own_army, .skip = 2});
    CHECK(cavalry.code[1] == Instruction{.op = Op::move, .number = 3});
    CHECK(cavalry.code[2] ==
          Instruction{.op = Op::steal, .thing = Thing::gold, .number = 2, .victims = Victims::one_beside_it});
}

TEST_CASE("lowering: a semicolon ends the scope") {
    const Program elephants = lowered(
        "each of your armies: move it up to 1 region; "
        "steal 3 gold from each opponent with a ship beside one of your armies");
    REQUIRE(elephants.code.size() == 3);
    CHECK(elephants.code[0] == Instruction{.op = Op::each, .target = Target::own_army, .skip = 1});
    CHECK(elephants.code[1] == Instruction{.op = Op::move, .number = 1});
    CHECK(elephants.code[2].op == Op::steal);

    const Program scriptorium = lowered("draw 1 card; gain 1 piece");
    REQUIRE(scriptorium.code.size() == 2);
    CHECK(scriptorium.code[0] == Instruction{.op = Op::draw, .number = 1});
    CHECK(scriptorium.code[1] == Instruction{.op = Op::pieces, .number = 1});
}

TEST_CASE("lowering: what is counted at the end") {
    const Program temple = lowered("at the end: gain 4 VP per field you occupy, at most 12");
    CHECK(temple.at_end);
    CHECK(temple.cap == 12);
    REQUIRE(temple.code.size() == 1);
    CHECK(temple.code[0] ==
          Instruction{.op = Op::gain, .thing = Thing::vp, .number = 4, .count = Count::region_of_terrain});
    CHECK(lowered("at the end: gain 4 VP").cap == 255);
}

TEST_CASE("lowering refuses sentences that mean nothing") {
    const auto refusal = [](std::string_view text) { return lower(parsed(text)).error(); };
    CHECK(refusal("take up to 2 VP from it") ==
          "no village was chosen before; expected the clause to begin with \"choose a village with VP …:\"");
    CHECK(refusal("choose one of your armies: move it up to 1 region; move it up to 1 region") ==
          "no army was chosen before; expected the clause to begin with \"choose one of your armies:\"");
    CHECK(refusal("steal 1 gold from one opponent beside it") ==
          "no army was chosen before; expected the clause to begin with \"choose one of your armies:\"");
    CHECK(
        refusal("gain 1 resource of its region") ==
        "no region was chosen before; expected the clause to begin with \"choose one of your production buildings:\"");
    CHECK(
        refusal("gain 1 VP per building there") ==
        "no region was chosen before; expected the clause to begin with \"choose one of your production buildings:\"");
    CHECK(refusal("at the end: draw 1 card") == "this cannot wait for the end; expected \"gain … VP\"");
    CHECK(refusal("draw 1 card; draw 1 card; draw 1 card; draw 1 card; draw 1 card; draw 1 card; draw 1 card") ==
          "this is too much for one card; expected at most 6 steps");
}

TEST_CASE("a card text says where its things stand") {
    const auto things = [](std::string_view text, Language language) {
        std::string found;
        for (const Segment& segment : say_effect(parsed(text), language).segments())
            if (segment.kind == "thing")
                found += *segment.other + " " + std::to_string(segment.number) + " " + segment.text + "; ";
        return found;
    };
    CHECK(things("sell up to 6 clay for 1 VP each", Language::english) == "clay 6 clay; vp 1 VP; ");
    CHECK(things("sell up to 6 clay for 1 VP each", Language::french) == "clay 6 argiles; vp 1 PV; ");
    CHECK(things("sell any number of wheat for 4 gold each", Language::french) == "wheat -1 blés; gold 4 ors; ");
    // A number that the pattern itself says belongs to its thing as well.
    CHECK(things("gain 4 VP; lasting: whenever a village is attacked, take 1 VP from this card and gain 3 VP more",
                 Language::english) == "vp 4 VP; vp 1 VP; vp 3 VP; ");
    CHECK(things("draw 2 cards", Language::english) == "");
}

TEST_CASE("no row names a thing without marking it") {
    const std::set<std::string> things{"gold", "VP", "wheat", "wood", "clay", "stone"};
    for (const Word& word : all_words()) {
        std::istringstream text{std::string(word.english)};
        for (std::string each; text >> each;) CHECK_MESSAGE(!things.contains(each), word.english);
    }
}
