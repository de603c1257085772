// Cards that nobody has printed yet: what the language can say is played as it reads.
#include <doctest/doctest.h>

#include "games/deus/deus_game.hpp"
#include "games/deus/options.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/rules.hpp"
#include "table/record.hpp"
#include "unit/box_texts.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

// One face on all sixteen cards of a colour.
std::string sixteen(const std::string& name, const std::string& cost, const std::string& effect) {
    return "card " + name + "\n    fr " + name + "\n    copies 16\n    cost " + cost + "\n    effect " + effect +
           "\n    source house\n";
}

// A game for two on the rhombus, blue to move.
struct Strange {
    Box box;
    GameKind kind;
    std::unique_ptr<AnyGame> game;

    explicit Strange(const Texts& texts, const GameOptions& more = {}) : box(*texts.read()), kind(deus_kind(box)) {
        GameOptions agreed{{"board", "1A0 2A0 3A0 4A0"}};
        agreed.insert(more.begin(), more.end());
        auto begun = kind.begin(kind, agreed, 0);
        REQUIRE(begun);
        game = std::move(*begun);
        given("red hand Quarry, Sawmill");
        given("blue at c2: production");
    }
    // The effect of Galley, which costs nothing that is missing.
    static Strange galley(const std::string& effect) {
        Strange strange(
            Texts{}.spoil("maritime.cards", "card Galley", "buy up to 3 resources for 1 gold each", effect));
        strange.given("blue hand Galley, Farm");
        strange.given("blue gold 0");
        return strange;
    }

    void given(const std::string& statement) {
        const auto error = game->edit(statement);
        INFO(statement, ": ", error ? error->sentence : "");
        REQUIRE_FALSE(error);
    }
    void then(const std::string& statement) {
        const auto error = game->check(statement);
        INFO(statement, ": ", error ? error->sentence : "");
        CHECK_FALSE(error);
    }
    void when(const std::string& phrases) {
        game->settle();
        std::vector<Answer> answers;
        const auto error = read_answers(*game, phrases, answers);
        INFO(phrases, ": ", error ? error->sentence : "");
        REQUIRE_FALSE(error);
    }
    std::vector<std::string> options() {
        std::vector<std::string> words;
        for (Answer option : game->choice().options) words.push_back(game->describe(option, Language::english));
        return words;
    }
};

}  // namespace

TEST_CASE("a cost of three and more of a resource is paid as it reads") {
    Strange s(Texts{}.spoil("maritime.cards", "card Galley", "wood wheat", "3 clay 4 wood"));
    s.given("blue hand Galley, Farm");
    s.given("blue clay 2");
    s.given("blue wood 4");
    s.given("blue gold 9");
    s.when("build Galley");
    CHECK(s.options() == std::vector<std::string>{"paying 4 wood, 2 clay, 4 gold", "paying 3 wood, 2 clay, 8 gold",
                                                  "paying 4 wood, clay, 8 gold"});
    s.when("paying 3 wood, 2 clay, 8 gold; at d1");
    s.then("blue clay 0");
    s.then("blue wood 1");
    s.then("blue gold 1");
    s.then("supply clay 9");
}

TEST_CASE("resources of choice are taken one by one") {
    Strange s = Strange::galley("gain 2 resources of your choice");
    s.when("build Galley at d1; take clay");
    s.then("blue clay 2");
    s.when("take stone");
    s.then("blue stone 2");
    CHECK(s.game->choice().seat == seat_at(1));
}

TEST_CASE("a trade for more than there is takes all there is") {
    Strange s = Strange::galley("trade up to 9 clay for 99 other resources each");
    s.given("blue clay 8");
    s.when("build Galley at d1; give back 8 clay");
    while (s.game->choice().seat == Seat::first) s.game->apply(s.game->choice().options.first());
    s.then("supply wheat 0");
    s.then("supply wood 0");
    s.then("supply stone 0");
}

TEST_CASE("a village that was emptied is not taken from again") {
    Strange s(Texts{}.spoil("military.cards", "card Siege", "take up to", "take up to 9 VP from it, then take up to"));
    s.given("blue at c2: production, army");
    s.given("blue hand Siege Tower, Farm");
    s.given("blue gold 0");
    s.when("build Siege Tower at b2; from b3");
    s.then("blue vp 10");
    s.then("village b3 fallen");
}

TEST_CASE("an army that fell to a card's first order does not march by its second") {
    Texts texts{Edition::egypt};
    texts.spoil("egypt/military.cards", "card Archers", "spend 2", "choose one of your armies: spend 2");
    texts.spoil("egypt/military.cards", "card Archers", "take its VP",
                "take its VP, then move it up to 2 regions, then steal 1 gold from one opponent beside it");
    Strange s(texts, {{"egypt", "military"}});
    s.given("red at c3: production");
    s.given("blue tokens 2");
    s.given("blue hand Archers, Farm");
    s.given("blue gold 0");
    s.when("build Archers; without the one-time effect; army at c2; army at c2");
    s.then("blue vp 10");
    s.then("red gold 5");
    CHECK(s.game->choice().seat == seat_at(1));
}

TEST_CASE("a chain of cards that fire cards ends with the eighth") {
    Texts texts;
    texts["maritime.cards"] = sixteen("Echo", "gold", "activate a card in your civil column");
    texts["civil.cards"] = sixteen("Answer", "gold", "activate a card in your maritime column");
    Strange s(texts);
    s.given("blue column maritime: Echo, Echo, Echo, Echo");
    s.given("blue column civil: Answer, Answer, Answer, Answer, Answer");
    s.given("blue hand Echo, Farm");
    s.when("build Echo at d1");
    // Five cards of the column fire, one after the other, and each begins a chain.
    for (int card = 0; card < 5; ++card)
        for (int fired = 1; fired < longest_chain; ++fired) {
            CAPTURE(card);
            CAPTURE(fired);
            REQUIRE(s.game->choice().prompt == Prompt::choose_card);
            s.game->apply(s.game->choice().options.first());
        }
    CHECK(s.game->choice().prompt == Prompt::turn);
    CHECK(s.game->choice().seat == seat_at(1));
}

TEST_CASE("points at the end have no limit that is not printed") {
    Texts texts;
    texts["temple.cards"] = sixteen("Sanctuary", "gold", "at the end: gain 99 VP per region you occupy");
    const Strange s(texts);
    CHECK(s.box.find_face("sanctuary")->program.cap == no_cap);
    const auto setup = make_setup(s.box, {}, 1);
    State state = begin(*setup);
    Quiet g{*setup, state};
    for (int region = 0; region < 4; ++region) g.me().tokens.add(region_at(region));
    CHECK(temple_worth(g, Seat::first, card_at(first_temple)) == 396);
}

TEST_CASE("villages beside armies are counted for their owner, whoever is to move") {
    const auto setup = make_setup(built_in_box(), {}, 1);
    State state = begin(*setup);
    Quiet g{*setup, state};
    g.player(seat_at(1)).standing(army) = setup->board.beside(setup->board.villages[0]);
    const Instruction villages{.op = Op::gain, .number = 1, .count = Count::village_beside_army};
    CHECK(count(g, Seat::first, villages, nowhere, no_card) == 0);
    CHECK(count(g, seat_at(1), villages, nowhere, no_card) >= 1);
}

TEST_CASE("whatever gold and points come from, there is a most that can be owned") {
    const auto setup = make_setup(built_in_box(), {}, 1);
    State state = begin(*setup);
    Quiet g{*setup, state};
    deus::Player &blue = g.player(Seat::first), &red = g.player(seat_at(1));
    blue.gold = blue.vp = most_gold - 1;
    red.gold = 9;
    SUBCASE("theft") {
        EffectTask& task = g.push(EffectTask{.card = card_at(0)}).effect;
        Effect<RulesFor<Silent, true>>{g, task}.steal({.op = Op::steal, .thing = Thing::gold, .number = 5}, seat_at(1));
        CHECK(blue.gold == most_gold);
        CHECK(red.gold == 8);
    }
    SUBCASE("attack") {
        const Region village = setup->board.villages[0];
        blue.standing(army) = setup->board.beside(village);
        attack(g, village);
        CHECK(blue.vp == most_gold);
    }
    SUBCASE("gain") {
        g.gain(Seat::first, Thing::gold, 500);
        CHECK(blue.gold == most_gold);
    }
}

TEST_CASE("a box is refused where it could not be played") {
    const auto galley = [](std::string_view was, std::string_view is) {
        return Texts{}.spoil("maritime.cards", "card Galley", was, is).error();
    };
    const std::string at_cost = "maritime.cards:64:", at_effect = "maritime.cards:65:13: ";
    CHECK(galley("wood wheat", "3 wood 3 wheat 3 clay 3 stone") ==
          at_cost + "13: this can be paid in 256 ways, with gold for any of its resources; expected at most 125");
    CHECK(galley("wood wheat", "20 wood wood") == at_cost + "21: this makes 21 wood in all; expected at most 20");
    CHECK(galley("wood wheat", "20 wood 4 clay").empty());
    CHECK(galley("1 gold each", "1 VP each") == at_effect + "resources are bought for gold; expected \"gold\"");
    const std::string fires = "activate a card in your civil column";
    const std::string buys = "buy up to 3 resources for 1 gold each";
    CHECK(galley(buys, fires + "; " + fires).empty());
    CHECK(galley(buys, fires + "; " + fires + "; " + fires) ==
          at_effect + "a card fires two others at most; expected \"activate\" no more than twice");
    CHECK(galley(buys, "each of your armies: " + fires) ==
          at_effect + "a card fires others once; expected no \"activate\" after \"each of your …:\"");
    CHECK(Texts{}.spoil("maritime.cards", "", "card Galley", "card Galley; large").error() ==
          "maritime.cards:61:6: a name has no \";\", \",\", \":\", \"|\" or quotation mark; expected another");
    CHECK(Texts{}.spoil("maritime.cards", "", "card Galley", "card …").error() ==
          "maritime.cards:61:6: a name needs a letter or a digit; expected another");
}

TEST_CASE("a box with Egypt is refused where it could not be played") {
    const auto temple = [](std::string_view card, std::string_view was, std::string_view is) {
        return Texts{Edition::egypt}.spoil("egypt/temple.cards", card, was, is).error();
    };
    CHECK(temple("card Temple of Anubis", "1 wheat", "1 clay").find("an earlier card pays for this resource already") !=
          std::string::npos);
    CHECK(temple("card Temple of Ptah", "counts 1 card more", "counts 21 cards more")
              .find("an offering cannot count so many cards") != std::string::npos);
    CHECK(Texts{Edition::egypt}
              .spoil("egypt/maritime.cards", "\ncard", "cost", "cost rank gold rank gold")
              .error()
              .find("\"rank gold\" once") != std::string::npos);
}
