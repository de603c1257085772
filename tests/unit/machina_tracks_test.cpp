// The tracks of Deus Ex Machina from inside: limits, gaps, closed and reserved spaces.
#include <doctest/doctest.h>

#include <algorithm>

#include "unit/machina_table.hpp"

using namespace pantheon;
using namespace pantheon::machina;

TEST_CASE("of three legendary quests the uppermost goes") {
    Table table({"Zeus", "Hera"});
    table.lay(0, "Hydra");
    table.lay(1, "Cerberus");
    table.lay(2, "Gigantomachy");
    table.open().step = Step::quests;
    table.open().then = Step::act;
    table.ask();
    table.answer(index(quest("Trojan War")));
    CHECK(table.open().quests[0].quest == quest("Hydra"));
    CHECK(table.open().quests[1].quest == quest("Gigantomachy"));
    CHECK(table.open().quests[2].quest == quest("Trojan War"));
    CHECK(table.open().quests[3].quest == no_quest);
    CHECK_FALSE(table.offers(static_cast<Answer>(quest("Cerberus"))));  // it waits beside the deck
    table.answer(index(quest("Medusa")));
    CHECK(table.state.hidden.quest_deck.contains(quest("Cerberus")));
}

TEST_CASE("of three quests of one colour the uppermost goes, or a legendary one while two legendary quests lie there") {
    const auto after = [](std::initializer_list<std::string_view> lying, std::string_view next) {
        Table table({"Zeus", "Hera"});
        std::size_t space = 0;
        for (const std::string_view name : lying) table.lay(space++, name);
        table.open().step = Step::quests;
        table.open().then = Step::act;
        table.ask();
        table.answer(index(quest(next)));
        std::vector<std::string> track;
        for (const QuestSpace& each : table.open().quests)
            if (each.quest != no_quest) track.push_back(built_in_box()[each.quest].name.en);
        return track;
    };
    using Names = std::vector<std::string>;
    CHECK(after({"Hydra", "Medusa", "Nemean Lion"}, "Stymphalian Birds") ==
          Names{"Medusa", "Nemean Lion", "Stymphalian Birds"});
    CHECK(after({"Hydra", "Trojan War", "Nemean Lion"}, "Cerberus") == Names{"Hydra", "Trojan War", "Nemean Lion"});
    CHECK(after({"Hydra", "Cerberus", "Medusa"}, "Nemean Lion") == Names{"Cerberus", "Medusa", "Nemean Lion"});
}

TEST_CASE("two legendary quests of other colours do not save the uppermost of three") {
    Table table({"Zeus", "Hera"});
    table.lay(0, "Hydra");
    table.lay(1, "Nemean Lion");
    table.open().step = Step::quests;
    table.open().then = Step::act;
    table.ask();
    table.answer(index(quest("Trojan War")));
    table.answer(index(quest("Stymphalian Birds")));
    CHECK(table.open().quests[0].quest == quest("Nemean Lion"));
}

TEST_CASE("Lucky Day: the space first, and a quest that is sent away is not replaced") {
    Table table({"Zeus", "Hera"});
    table.lay(0, "Hydra");
    table.lay(2, "Nemean Lion");
    table.lay(3, "Medusa");
    table.give(0, "Lucky Day");
    table.ask();
    table.answer(act_play(card("Lucky Day")));
    table.answer(1);
    table.answer(index(quest("Stymphalian Birds")));
    CHECK(table.open().quests[0].quest == quest("Stymphalian Birds"));
    CHECK(table.open().quests[1].quest == quest("Nemean Lion"));
    CHECK(table.open().quests[2].quest == quest("Medusa"));
    CHECK(table.open().quests[3].quest == no_quest);
    CHECK(table.state.hidden.quest_deck.contains(quest("Hydra")));
    CHECK(table.prompt() == Prompt::act);
}

TEST_CASE("Lucky Day needs a quest in the deck and an empty space") {
    Table table({"Zeus", "Hera"});
    table.give(0, "Lucky Day");
    table.ask();
    CHECK(table.offers(act_play(card("Lucky Day"))));
    table.empty_quest_deck();
    table.ask();
    CHECK_FALSE(table.offers(act_play(card("Lucky Day"))));
}

TEST_CASE("Poseidon's old quests come back after the new ones have come, and an empty deck empties the track") {
    Table table({"Poseidon", "Hera"});
    table.lay(0, "Hydra");
    table.ask();
    table.answer(act_ability);
    CHECK(table.prompt() == Prompt::reveal_quest);
    CHECK_FALSE(table.offers(static_cast<Answer>(quest("Hydra"))));
    table.settle();
    CHECK(table.state.hidden.quest_deck.contains(quest("Hydra")));

    Table last({"Poseidon", "Hera"});
    last.lay(0, "Hydra");
    last.empty_quest_deck();
    last.ask();
    last.answer(act_ability);
    CHECK(last.prompt() == Prompt::act);
    CHECK(last.open().quests[0].quest == no_quest);
    CHECK(last.open().quest_deck_size == 1);
    CHECK_FALSE(last.offers(act_ability));
}

TEST_CASE("Hera closes a space until her next placement: heroes slide past it, then move up and one is drawn") {
    Table table({"Hera", "Zeus"});
    table.open().players[1].charged = false;
    table.ask();
    table.play({act_ability, 0});
    CHECK(table.open().closed == 0);
    CHECK(table.open().heroes[0] == no_hero);
    CHECK(table.open().hero_discards.contains(hero("Atalanta")));
    CHECK_FALSE(table.offers(0));
    table.play({1, at(Colour::red)});  // Theseus goes; Achilles moves up, a new hero comes below
    CHECK(table.open().heroes[0] == no_hero);
    CHECK(table.open().heroes[1] == hero("Achilles"));
    CHECK(table.open().heroes[2] != no_hero);
    table.end();
    CHECK(table.open().active == Seat::second);
    table.play({1, at(Colour::green)});
    table.end();
    CHECK(table.open().active == Seat::first);
    CHECK(table.open().closed == no_space);
    CHECK(table.told(What::space_reopened));
    CHECK(std::none_of(table.events.begin(), table.events.end(), [](const Event& event) { return event.flag; }));
    for (const Hero each : table.open().heroes) CHECK(each != no_hero);
}

TEST_CASE("Hera's second use through the altar closes the new space, then reopens the old one") {
    Table table({"Hera", "Zeus"});
    table.ask();
    table.play({act_ability, 2, 0, at(Space::altar), track_might});
    REQUIRE(table.offers(act_ability));
    CHECK(table.open().closed == 2);
    table.answer(act_ability);
    CHECK_FALSE(table.offers(2));
    table.play({0});
    CHECK(table.open().closed == 0);
    CHECK(table.open().heroes[0] == no_hero);
    CHECK(table.open().heroes[1] != no_hero);
    CHECK(table.open().heroes[2] != no_hero);
    const auto early = [](const Event& event) { return event.what == What::space_reopened && event.flag; };
    CHECK(std::any_of(table.events.begin(), table.events.end(), early));
}

TEST_CASE("a reservation holds until the owner's next placement, moves with the hero and goes with him") {
    Table table({"Zeus", "Hera"});
    table.give(1, "In his Sandals");
    table.ask();
    table.play({act_ability, 1, 0, at(Colour::red)});  // Theseus is reserved and moves up
    table.end();
    CHECK(table.open().reserved == hero("Theseus"));
    CHECK(table.open().heroes[0] == hero("Theseus"));
    CHECK_FALSE(table.offers(0));
    CHECK(table.offers(1));
    table.play({act_play(card("In his Sandals")), pair_of(0, 1)});
    CHECK(table.open().heroes[1] == hero("Theseus"));
    CHECK_FALSE(table.offers(1));
    table.play({act_ability, 1});  // Hera removes him
    CHECK(table.open().reserved == no_hero);
    CHECK(table.open().reserver == Seat::nobody);
}
