// The box of Deus Ex Machina: what is printed, and what is said about a box that is wrong.
#include <doctest/doctest.h>

#include "games/machina/box.hpp"
#include "games/machina/options.hpp"
#include "games/machina/sentences.hpp"
#include "table/seat.hpp"
#include "unit/golden.hpp"

using namespace pantheon;
using namespace pantheon::machina;

namespace {

// What is said about a box in which `from` has become `to`, once, in one file.
std::string spoilt(std::string_view name, std::string_view from, std::string_view to) {
    std::vector<std::string> texts;
    std::vector<NamedFile> files;
    for (const std::string_view each : box_file_names)
        texts.push_back(text_of(source_folder() + "/boxes/machina/" + std::string(each)));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (box_file_names[i] == name) {
            const std::size_t at = texts[i].find(from);
            REQUIRE(at != std::string::npos);
            texts[i].replace(at, from.size(), to);
        }
        files.push_back({box_file_names[i], texts[i]});
    }
    const auto box = read_box(files);
    return box ? "" : box.error();
}

}  // namespace

TEST_CASE("the box holds what the rulebook counts") {
    const Box& box = built_in_box();
    const Cards& cards = box.cards;
    CHECK(box.quests.size() == 30);
    CHECK(cards.small_quests.size() == 6);
    CHECK(cards.legendary.size() == 3);
    for (const QuestSet& colour : cards.of_colour) CHECK(colour.size() == 5);
    CHECK(box.heroes.size() == 14);
    CHECK(cards.heroes_without_god.size() == 8);
    CHECK(cards.gods_of_base.size() == 4);
    CHECK(cards.gods_of_mini.size() == 2);
    CHECK(cards.objectives_of_base.size() == 5);
    CHECK(cards.objectives_of_mini.size() == 3);
    int copies = 0, might = 0, cunning = 0, gp = 0;
    for (std::size_t i = 0; i < box.interventions.size(); ++i) copies += cards.interventions[i].copies;
    CHECK(copies == 11);
    for (const Quest quest : cards.all_quests)
        might += cards[quest].might, cunning += cards[quest].cunning, gp += cards[quest].gp;
    CHECK(might == 144);
    CHECK(cunning == 147);
    CHECK(gp == 171);
    for (std::size_t g = 0; g < box.gods.size(); ++g) CHECK(cards[cards.gods[g].hero].god == static_cast<God>(g));
    // Objectives of the base game ask for each colour three times.
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        int asked = 0;
        for (const Objective tile : cards.objectives_of_base) asked += cards[tile].of_colour[colour];
        CHECK(asked == 3);
    }
}

TEST_CASE("sentences are read and printed in both languages") {
    const Cards& cards = built_in_box().cards;
    CHECK(sentence(cards.gods[1].ability, Language::english).text() == "lower the cunning of a quest by 2");
    CHECK(sentence({Op::gain_gp, 3, 0, 1}, Language::english).text() == "pay 1 cunning: gain 3 gp");
    CHECK(sentence({Op::gain_gp, 3, 2, 0}, Language::english).text() == "pay 2 might: gain 3 gp");
    CHECK(sentence({Op::harm, 2, 1, 1}, Language::french).text() ==
          "payez 1 de force et 1 de ruse\u00a0: un adversaire perd 2 PG");
    for (const auto& mat : cards.gods)
        if (mat.ability.op != Op::none) CHECK(!sentence(mat.ability, Language::french).empty());
    CHECK(sentence({Op::move_token, 0, 0, 2}, Language::english).text() ==
          "pay 2 cunning: move the token of an opponent");
    CHECK(spoilt("interventions.cards", "pay 1 cunning: gain 2 gp", "pay 2 might: an opponent loses 4 gp").empty());
    CHECK(spoilt("interventions.cards", "swap 2 quests", "Pay 1 might: swap 2 quests.").empty());
}

TEST_CASE("a bad box names the line and what was expected") {
    struct Spoilt {
        std::string_view file, from, to, said;
    };
    constexpr Spoilt boxes[] = {
        {"gods.cards", "quest by 2", "quest by two",
         "gods.cards:16:46: I do not know \"two\"; expected a number from 1 to 9"},
        {"gods.cards", "quest by 2", "quest by 10",
         "gods.cards:16:46: \"10\" does not fit here; expected a number from 1 to 9"},
        {"gods.cards", "reserve a hero until", "reserve a heroe until",
         "gods.cards:9:24: I do not know \"heroe\"; expected \"hero\""},
        {"interventions.cards", "pay 1 cunning", "pay 5 cunning",
         "interventions.cards:39:13: nobody can pay 5; expected a number from 1 to 4"},
        {"interventions.cards", "swap 2 quests", "swap 2 gods",
         "interventions.cards:9:20: I do not know \"gods\"; expected \"quests\" or \"heroes\""},
        {"interventions.cards", "gain 2 gp", "gain 2",
         "interventions.cards:39:34: the sentence stops too early; expected \"gp\""},
        {"heroes.cards", "birthplace  red", "birthplace  pink",
         "heroes.cards:8:17: \"pink\" does not fit here; expected \"red\", \"green\", \"purple\", \"blue\", \"yellow\" "
         "or \"black\""},
        {"heroes.cards", "god         Hermes", "god         Pan",
         "heroes.cards:9:17: \"Pan\" does not fit here; expected the name of a god"},
        {"quests.cards", "needs   1 might, 5 cunning", "needs   1 might, 5 wisdom",
         "quests.cards:8:24: \"wisdom\" does not fit here; expected \"might\" or \"cunning\""},
        {"quests.cards", "11, legendary", "11 legendary",
         "quests.cards:37:13: \"11 legendary\" does not fit here; expected a number, or a number and \", legendary\""},
        {"quests.cards", "quest Hydra", "quest Augean Stables",
         "quests.cards:26:7: the name \"Augean Stables\" is taken; expected another"},
        {"interventions.cards", "copies  2", "copies  1",
         "interventions.cards: there are 9 copies without the mini expansion; expected 10 or more, because players may "
         "hold 9"},
        {"board.cards", "colour  green", "colour  red",
         "board.cards:10:1: this space is there already; expected it once"},
        {"gods.cards", "source   rulebook", "source   hearsay",
         "gods.cards:10:14: \"hearsay\" does not fit here; expected \"rulebook\", \"public\", \"inferred\" or "
         "\"house\""},
        {"gods.cards", "replace the quests on the track", "lower the cunning of a quest by 1",
         "gods.cards:37:14: another god has this ability; expected one for each"},
    };
    for (const Spoilt& box : boxes) CHECK(spoilt(box.file, box.from, box.to) == box.said);
    CHECK(spoilt("interventions.cards", "swap 2 heroes", "take an intervention from a player") != "");
}

TEST_CASE("options make a setup, and a setup tells its options") {
    const Box& box = built_in_box();
    const auto setup = make_setup(box, {{"players", "4"}, {"mini", "on"}, {"tribute", "user"}, {"reduction", "track"}});
    REQUIRE(setup);
    CHECK(setup->players == 4);
    CHECK(setup->mini);
    CHECK(setup->user_pays_tribute);
    CHECK(setup->reductions_stay);
    CHECK(setup->standstill_ends);
    CHECK(setup->quests().size() == 30);
    CHECK(options_of(*setup).at("gods") == "choice");
    const auto again = make_setup(box, options_of(*setup));
    REQUIRE(again);
    CHECK(options_of(*again) == options_of(*setup));
    CHECK(make_setup(box, {{"players", "5"}}).error() == "option players: Deus Ex Machina is for 2, 3 or 4 players");
    CHECK(make_setup(box, {{"mini", "maybe"}}).error() == "option mini is \"off\" or \"on\"");
    CHECK(make_setup(box, {{"layout", "flower"}}).error() == "there is no option \"layout\"");
    for (int players = 2; players <= max_players; ++players)
        CHECK(make_setup(box, {{"players", std::to_string(players)}})->rounds() == (players == 2 ? 3 : 2));
}
