#include <doctest/doctest.h>

#include <set>
#include <string>
#include <variant>

#include "games/deus/box.hpp"
#include "unit/sentences.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

Instruction only(std::string_view text) {
    const Program program = lowered(text);
    REQUIRE(program.code.size() == 1);
    CHECK(program.lasting == Lasting{});
    return program.code[0];
}

Lasting lasting(std::string_view text) {
    const Program program = lowered(text);
    CHECK(program.code.empty());
    CHECK_FALSE(program.at_end);
    return program.lasting;
}

}  // namespace

TEST_CASE("every sentence of Egypt is read back as it was printed") {
    for (const deus::Face& face : deus::built_in_box().faces) {
        CAPTURE(face.id);
        CHECK(lowered(print(face.effect, Language::english)) == face.program);
        CHECK(parsed(print(face.effect, Language::english)) == face.effect);
        if (!face.once.word) continue;
        CHECK(parsed(print(face.once, Language::english)) == face.once);
        CHECK(lowered(print(face.once, Language::english)) == face.once_program);
    }
}

TEST_CASE("the cards of Egypt use every word of Egypt") {
    std::set<Op> ops;
    std::set<Count> counts;
    std::set<LastingKind> kinds;
    for (const deus::Face& face : deus::built_in_box().faces) {
        kinds.insert(face.program.lasting.kind);
        for (const Program& program : {face.program, face.once_program})
            for (const Instruction& step : program.code) {
                ops.insert(step.op);
                counts.insert(step.count);
            }
    }
    for (Op op = Op::market_step; op <= Op::garrison; op = static_cast<Op>(static_cast<int>(op) + 1))
        CHECK_MESSAGE(ops.contains(op), static_cast<int>(op));
    for (Count c = Count::rank; c <= Count::building_at_scribe; c = static_cast<Count>(static_cast<int>(c) + 1))
        CHECK_MESSAGE(counts.contains(c), static_cast<int>(c));
    CHECK(kinds.size() == static_cast<std::size_t>(LastingKind::foreign_column) + 1);
}

TEST_CASE("lowering: the market") {
    const auto step = [](Thing thing, Way way) {
        return Instruction{.op = Op::market_step, .thing = thing, .number = 1, .limit = static_cast<std::uint8_t>(way)};
    };
    CHECK(only("raise the market value of one resource by 1 step") == step(Thing::any_resource, Way::up));
    CHECK(only("lower the market value of one resource by 1 step") == step(Thing::any_resource, Way::down));
    CHECK(only("raise or lower the market value of stone by 1 step") == step(Thing::stone, Way::either));
    CHECK(only("swap the market values of two resources") == Instruction{.op = Op::market_swap});
    CHECK(only("sell up to 2 sets of 3 clay, each set for the market value of one in VP") ==
          Instruction{.op = Op::sell_sets, .thing = Thing::clay, .number = 3, .limit = 2});
    CHECK(only("sell up to 6 wood, each for its market value in gold") ==
          Instruction{.op = Op::sell_market, .thing = Thing::wood, .limit = 6});
    CHECK(only("sell up to 4 resources, each for its market value in gold") ==
          Instruction{.op = Op::sell_market, .thing = Thing::any_resource, .limit = 4});
    CHECK(only("sell 1 resource of each type for 6 VP in all") == Instruction{.op = Op::sell_each_type, .number = 6});
    CHECK(only("buy up to 5 resources, each for half its market value in gold") ==
          Instruction{.op = Op::buy_market, .limit = 5});
    CHECK(only("move one of your ships within its ocean") == Instruction{.op = Op::move_ship});
}

TEST_CASE("lowering: barques and harvests") {
    CHECK(only("take a barque of size 3") == Instruction{.op = Op::barque, .number = 3});
    CHECK(only("gain 1 resource of each region where you have a production building") ==
          Instruction{.op = Op::harvest, .number = 1, .argument = 1});
    CHECK(only("gain 1 resource of each region where you have 3+ buildings, one of them for production") ==
          Instruction{.op = Op::harvest, .number = 1, .argument = 3});
    CHECK(only("if you have a production building in a mountain, fill an empty barque with stone") ==
          Instruction{.op = Op::fill_barque, .thing = Thing::stone, .argument = 3});

    const Program mill =
        lowered("choose one of your production buildings: gain 1 resource of its region per rank of this card");
    REQUIRE(mill.code.size() == 2);
    CHECK(mill.code[0] == Instruction{.op = Op::choose, .target = Target::production, .skip = 1});
    CHECK(mill.code[1] ==
          Instruction{.op = Op::gain, .thing = Thing::resource_of_region, .number = 1, .count = Count::rank});

    const Program outsourced = lowered(
        "choose one of your production buildings: for each building there, gain 1 resource of any region beside it");
    REQUIRE(outsourced.code.size() == 2);
    CHECK(outsourced.code[1] == Instruction{.op = Op::outsource, .number = 1, .count = Count::building_there});
}

TEST_CASE("lowering: science of Egypt") {
    CHECK(only("fill your board up to 2 pieces of each type") == Instruction{.op = Op::fill_stock, .number = 2});
    CHECK(only("take 2 cards from the top of the discards") == Instruction{.op = Op::take_discards, .number = 2});
    CHECK(only("buy any number of cards for 1 gold each") == Instruction{.op = Op::buy_cards, .number = 1});
    CHECK(only("activate another card in your columns") == Instruction{.op = Op::activate_any});
    CHECK(only("activate another card of the same rank in your columns") == Instruction{.op = Op::activate_rank});
    CHECK(only("return all pieces of one type from your board for 1 VP each") ==
          Instruction{.op = Op::return_pieces, .number = 1});
    CHECK(only("fill your hand up to 8 cards") == Instruction{.op = Op::draw_to, .number = 8});
    CHECK(only("put 1 gold on another card in your columns to activate it twice the next time") ==
          Instruction{.op = Op::gild});
    CHECK(only("buy up to 3 pieces for 2 gold each") == Instruction{.op = Op::buy_pieces, .number = 2, .limit = 3});
}

TEST_CASE("lowering: armies of Egypt") {
    CHECK(only("gain 1 combat token") == Instruction{.op = Op::token, .number = 1});
    CHECK(only("spend 2 combat tokens to lay one of your armies down on a village beside it and take its VP") ==
          Instruction{.op = Op::archers, .number = 2});
    const auto deed = [](std::string_view id) { return deus::built_in_box().find_face(id)->program.code[0]; };
    CHECK(deed("barracks") == Instruction{.op = Op::barracks});
    CHECK(deed("camels") == Instruction{.op = Op::camels});
    CHECK(deed("chariots") == Instruction{.op = Op::chariots});
    CHECK(deed("fortress") == Instruction{.op = Op::fortress});
    CHECK(deed("garrison") == Instruction{.op = Op::garrison});
}

TEST_CASE("lowering: what is counted in Egypt") {
    const auto with = [](Count count, int argument = 0, int divisor = 1) {
        return Instruction{.op = Op::gain,
                           .thing = Thing::vp,
                           .number = 1,
                           .count = count,
                           .argument = static_cast<std::uint8_t>(argument),
                           .divisor = static_cast<std::uint8_t>(divisor)};
    };
    CHECK(only("gain 1 VP per pair of pieces on your board") == with(Count::piece_on_board, 0, 2));
    CHECK(only("gain 1 VP per military card in your columns") == with(Count::card_of_colour, 4));
    CHECK(only("gain 1 VP per region you occupy of the same terrain as your scribe's") ==
          with(Count::region_like_scribe));
    CHECK(only("gain 1 VP per ocean beside one of your land regions") == with(Count::ocean));
    CHECK(only("gain 1 VP per tile where you have a building") == with(Count::tile));
    CHECK(only("gain 1 VP per empty land region beside your scribe's") == with(Count::empty_beside_scribe));
    CHECK(only("gain 1 VP per building in your scribe's region") == with(Count::building_at_scribe));
    CHECK(only("gain 1 VP per rank of this card") == with(Count::rank));
}

TEST_CASE("lowering: what lasts") {
    const auto of = [](LastingKind kind, int argument, int vp, int tokens) {
        return Lasting{kind, static_cast<std::uint8_t>(argument), static_cast<std::uint8_t>(vp),
                       static_cast<std::uint8_t>(tokens)};
    };
    CHECK(lasting("gain 4 VP; lasting: may pay 1 stone of each building's cost, else gain 1 VP") ==
          of(LastingKind::stand_in, 3, 4, 0));
    CHECK(lasting("put 3 VP on this card; lasting: whenever a village is attacked, "
                  "take 1 VP from this card and gain 3 VP more") == of(LastingKind::village_falls, 0, 0, 3));
    CHECK(lasting("put 3 VP on this card; lasting: whenever another temple is built, "
                  "take 1 VP from this card and gain 3 VP more") == of(LastingKind::temple_built, 0, 0, 3));
    CHECK(lasting("put 2 VP on this card; lasting: whenever you build the fourth building of a region, "
                  "take 1 VP from this card and gain 3 VP more") == of(LastingKind::nth_building, 4, 0, 2));
    CHECK(lasting("gain 4 VP; lasting: after each of your offerings, fill your hand up to 6 cards") ==
          of(LastingKind::offering_draw, 6, 4, 0));
    CHECK(lasting("gain 4 VP; lasting: each of your offerings counts 1 card more") ==
          of(LastingKind::offering_bonus, 1, 4, 0));
    CHECK(lasting("gain 6 VP; lasting: each of your other columns, save that of the temples, may hold 1 military "
                  "card") == of(LastingKind::foreign_column, 4, 6, 0));
}

TEST_CASE("Egypt in French") {
    CHECK(french("raise or lower the market value of clay by 1 step") ==
          "augmentez ou baissez de 1 cran le cours de l’argile");
    CHECK(french("raise the market value of one resource by 1 step") == "augmentez de 1 cran le cours d’une ressource");
    CHECK(french("sell up to 2 sets of 2 clay, each set for the resource's market value in VP") ==
          "vendez jusqu’à 2 lots de 2 argiles, chaque lot au cours en PV de cette ressource");
    CHECK(french("sell up to 1 set of 2 wheat, each set for the resource's market value in VP") ==
          "vendez jusqu’à 1 lot de 2 blés, chaque lot au cours en PV de cette ressource");
    CHECK(french("sell up to 4 resources, each for its market value in gold") ==
          "vendez jusqu’à 4 ressources, chacune à son cours en or");
    CHECK(french("if you have a production building in a swamp, fill an empty barque with clay") ==
          "si vous avez un bâtiment de production dans un marécage, remplissez d’argile une barque vide");
    CHECK(french("if you have a production building in a forest, fill an empty barque with wood") ==
          "si vous avez un bâtiment de production dans une forêt, remplissez de bois une barque vide");
    CHECK(
        french("gain 4 VP; lasting: whenever the cost of a card you build includes clay, either this temple pays 1 of "
               "it or "
               "you gain 1 VP") ==
        "gagnez 4 PV\u202f; effet permanent\u00a0: chaque fois que le coût d’une carte que vous construisez demande de "
        "l’argile, soit ce temple en paie 1, soit vous gagnez 1 PV");
    CHECK(french("gain 2 VP per civil card in your columns") == "gagnez 2 PV par carte civile de vos colonnes");
    CHECK(french("gain 2 VP per pair of civil cards in your columns") ==
          "gagnez 2 PV par paire de cartes civiles de vos colonnes");
    CHECK(french("gain 1 VP per pair of oceans beside one of your land regions") ==
          "gagnez 1 PV par paire d’océans à côté d’une de vos régions terrestres");
    CHECK(effect_said(parsed("put 3 VP on this card; lasting: whenever a village is attacked, "
                             "take 1 VP from this card and gain 3 VP more"),
                      Language::french) ==
          "Posez 3 PV sur cette carte. Effet permanent\u00a0: chaque fois qu’un village est attaqué, "
          "prenez 1 PV de cette carte et gagnez 3 PV de plus.");
    CHECK(effect_said(parsed("gain 4 VP; lasting: each of your offerings counts 1 card more"), Language::english) ==
          "Gain 4 VP. Lasting: each of your offerings counts 1 card more.");
}

TEST_CASE("errors in sentences of Egypt") {
    CHECK(complaint("raise the market value of gold by 1 step") ==
          "27: \"gold\" does not fit here; expected \"wood\", \"wheat\", \"clay\", \"stone\" or \"one\"");
    CHECK(complaint("take a bark of size 2") == "8: I do not know \"bark\"; expected \"barque\"");
    CHECK(complaint("gain 4 VP; lasting: fill your hand up to 6 cards") ==
          "21: \"fill\" does not fit here; expected \"whenever\", \"after\", \"each\" or \"may\"");
    CHECK(complaint("put 3 VP on this card") == "22: the sentence stops too early; expected \";\"");
    CHECK(complaint("put 3 VP on this card; lasting: whenever you build the first building of a region, take") ==
          "56: I do not know \"first\"; expected \"second\", \"third\", \"fourth\" or \"fifth\"");

    const auto refusal = [](std::string_view text) { return lower(parsed(text)).error(); };
    CHECK(
        refusal("if you have a production building in a swamp, fill an empty barque with wheat") ==
        "this terrain gives another resource; expected a field with wheat, a forest with wood, a swamp with clay or a "
        "mountain with stone");
    CHECK(
        refusal("for each building there, gain 1 resource of any region beside it") ==
        "no region was chosen before; expected the clause to begin with \"choose one of your production buildings:\"");
    CHECK(refusal("take a barque of size 4") == "there is no such barque; expected size 1, 2 or 3");
    CHECK(refusal("at the end: gain 1 VP per rank of this card") ==
          "this cannot wait for the end; expected \"gain … VP\"");
}
