// What hands of Deus Ex Machina hold, from inside: interventions, theft, limits, secret quests.
#include <doctest/doctest.h>

#include "unit/machina_table.hpp"

using namespace pantheon;
using namespace pantheon::machina;

TEST_CASE("Hermes' stolen card is known to its victim, is playable from the next round, and copies hide each other") {
    Table table({"Hermes", "Zeus", "Hera"});
    table.give(1, "Change of Plans");
    table.give(0, "Change of Plans");
    table.lay(0, "Hydra");
    table.lay(1, "Medusa");
    table.ask();
    table.play({act_ability});  // only Zeus has a card
    const auto known = [&](Seat viewer) { return view(table.setup, table.state, viewer).known[0]; };
    REQUIRE(known(Seat::second).size() == 1);
    CHECK(known(Seat::second)[0] == card("Change of Plans"));
    CHECK(known(Seat::third).empty());
    CHECK(view(table.setup, table.state, Seat::nobody).known[0].empty());
    CHECK(table.state.hidden.hands[0][1].fresh);
    table.play({act_play(card("Change of Plans")), pair_of(0, 1)});  // the older copy; Zeus cannot tell
    CHECK(table.player(0).hand_size == 1);
    CHECK(table.state.hidden.hands[0][0].fresh);
    CHECK(known(Seat::second).empty());
    CHECK_FALSE(table.offers(act_play(card("Change of Plans"))));
}

TEST_CASE("Hermes at his limit cannot rob") {
    Table table({"Hermes", "Zeus"});
    table.give(1, "Bribery");
    for (const char* name : {"Lucky Day", "Ruin Plans", "Change of Plans"}) table.give(0, name);
    table.ask();
    CHECK_FALSE(table.offers(act_ability));
}

TEST_CASE("beyond the limit one intervention goes, of equal ones the newer") {
    Table table({"Zeus", "Hera"});
    table.give(0, "Change of Plans");
    table.give(0, "Bribery");
    table.ask();
    table.answer(0);
    table.answer(at(Space::olympus));
    while (table.prompt() != Prompt::draw_intervention) table.answer(table.options().first());
    const Answer second_copy = built_in_box().cards[card("Change of Plans")].first_copy;
    table.answer(second_copy);
    REQUIRE(table.prompt() == Prompt::discard);
    CHECK(table.options().size() == 2);
    table.answer(index(card("Change of Plans")));
    CHECK(table.player(0).hand_size == 2);
    for (const Held& held : table.state.hidden.hands[0]) CHECK_FALSE(held.fresh);
    CHECK(table.open().discards[static_cast<std::size_t>(card("Change of Plans"))] == 1);
    CHECK(table.open().token == Seat::first);
}

TEST_CASE("an empty deck of interventions is rebuilt from the discards") {
    Table table({"Zeus", "Hera"});
    for (int i = 0; i < table.cards().intervention_count; ++i)
        table.open().discards[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(table.setup.copies(static_cast<Intervention>(i)));
    table.ask();
    table.answer(0);
    table.answer(at(Space::olympus));
    while (table.prompt() != Prompt::draw_intervention) table.answer(table.options().first());
    CHECK(table.told(What::interventions_reshuffled));
    CHECK(table.options().size() == 11);
}

TEST_CASE("a secret quest may be laid only where a quest space and its area are free and a hero can complete it") {
    Table table({"Zeus", "Hera"});
    table.secret(0, "Stymphalian Birds");  // 3 might, 4 cunning: Atalanta of 3/3, born there, on the first space
    const Answer lay = act_lay(quest("Stymphalian Birds"));
    table.ask();
    CHECK(table.offers(lay));
    table.token(1, area_of(Colour::red));
    table.ask();
    CHECK_FALSE(table.offers(lay));
    table.token(1, Space::altar);
    table.open().map[static_cast<std::size_t>(Colour::red)] = Seat::nobody;
    std::size_t space = 0;
    for (const char* name : {"Hydra", "Medusa", "Talos", "Chimaera"}) table.lay(space++, name);
    table.ask();
    CHECK_FALSE(table.offers(lay));
    table.open().quests[3] = {};
    table.ask();
    CHECK(table.offers(lay));
    table.heroes({"Achilles", "Ajax", "Hector"});  // none of them is cunning enough
    table.ask();
    CHECK_FALSE(table.offers(lay));
}

TEST_CASE("a secret quest that was laid must be completed by this placement") {
    Table table({"Zeus", "Hera"});
    table.secret(0, "Stymphalian Birds");
    table.secret(0, "Symplegades");
    table.heroes({"Atalanta", "Ajax", "Achilles"});
    table.ask();
    table.play({act_lay(quest("Stymphalian Birds"))});
    CHECK(table.prompt() == Prompt::lay_space);
    table.play({2});
    CHECK(table.offers(0));
    CHECK_FALSE(table.offers(1));
    CHECK_FALSE(table.offers(act_lay(quest("Symplegades"))));
    table.answer(0);
    CHECK(table.options() == Options::of(static_cast<Answer>(Colour::red)));
    table.answer(at(Colour::red));
    CHECK(table.options() == Options::of(Answer{2}));
    table.settle();
    CHECK(table.player(0).done.contains(quest("Stymphalian Birds")));
    CHECK(table.player(0).gp == 4);
    CHECK(table.player(0).secrets == 1);
}

TEST_CASE("an unused charge of Athena counts for a secret quest, and must then be used on it") {
    Table table({"Athena", "Zeus"});
    table.secret(0, "Capture of Thetis");  // 3 might, 6 cunning, purple
    table.lay(0, "Talos");
    table.heroes({"Cadmus", "Ajax", "Hector"});  // only Cadmus of 2/4, on the first space, and with the charge
    table.player(0).charged = false;
    table.ask();
    CHECK_FALSE(table.offers(act_lay(quest("Capture of Thetis"))));
    table.player(0).charged = true;
    table.ask();
    table.play({act_lay(quest("Capture of Thetis")), 1});
    CHECK(table.told(What::lowered_quest));  // by itself: there was nothing else to do
    CHECK(table.prompt() == Prompt::act);
    CHECK(table.open().active == Seat::second);
    CHECK(table.player(0).done.contains(quest("Capture of Thetis")));
}

TEST_CASE(
    "any intervention may have a price: who cannot pay it, or needs the points for a secret quest, cannot play it") {
    Table table({"Zeus", "Hera"});
    Cards cards = *table.setup.cards;
    cards.interventions[static_cast<std::size_t>(card("In his Sandals"))].effect = {Op::swap_heroes, 0, 0, 1};
    table.setup.cards = &cards;
    table.secret(0, "Nemean Lion");  // 7 might, 2 cunning: Achilles on the first space needs 1 cunning
    table.heroes({"Achilles", "Medea", "Orpheus"});
    table.give(0, "In his Sandals");
    const Answer play = act_play(card("In his Sandals"));
    table.ask();
    CHECK_FALSE(table.offers(play));
    table.points(0, 0, 1);
    table.ask();
    CHECK(table.offers(play));
    table.play({act_lay(quest("Nemean Lion"))});
    table.answer(0);
    CHECK_FALSE(table.offers(play));
    table.points(0, 0, 2);
    table.ask();
    table.answer(play);
    CHECK(table.player(0).cunning == 1);
    CHECK(table.options() == Options::of(pair_of(1, 2)));  // Achilles is needed where he is
}

TEST_CASE("free actions that would make a secret quest impossible are not offered") {
    Table table({"Poseidon", "Zeus"});
    table.secret(0, "Nemean Lion");  // 7 might, 2 cunning: Achilles on the first space needs 1 cunning
    table.lay(0, "Talos");
    table.heroes({"Achilles", "Medea", "Orpheus"});
    table.points(0, 0, 1);
    table.give(0, "Bribery");
    table.give(0, "Lucky Day");
    table.ask();
    CHECK(table.offers(act_play(card("Bribery"))));
    CHECK(table.offers(act_ability));
    table.play({act_lay(quest("Nemean Lion"))});
    table.answer(1);
    CHECK(table.options() == Options::of(Answer{0}));
    table.points(0, 0, 2);
    table.ask();
    CHECK(table.offers(act_play(card("Bribery"))));
    CHECK_FALSE(table.offers(act_play(card("Lucky Day"))));
    CHECK_FALSE(table.offers(act_ability));
}

TEST_CASE("a token is not moved onto the area of a secret quest, nor are heroes swapped out of reach") {
    Table table({"Zeus", "Hera"});
    table.secret(0, "Nemean Lion");
    table.heroes({"Achilles", "Medea", "Orpheus"});
    table.points(0, 0, 1);
    table.token(1, area_of(Colour::blue));
    table.give(0, "That's my spot!");
    table.give(0, "In his Sandals");
    table.ask();
    table.play({act_lay(quest("Nemean Lion")), 0});
    table.answer(act_play(card("That's my spot!")));
    table.settle();
    CHECK(table.prompt() == Prompt::move_to);
    CHECK_FALSE(table.offers(static_cast<Answer>(Colour::red)));
    CHECK(table.offers(static_cast<Answer>(Colour::green)));

    Table other({"Zeus", "Hera"});
    other.secret(0, "Nemean Lion");
    other.heroes({"Achilles", "Medea", "Orpheus"});
    other.points(0, 0, 1);
    other.give(0, "In his Sandals");
    other.ask();
    other.play({act_lay(quest("Nemean Lion")), 0});
    other.answer(act_play(card("In his Sandals")));
    CHECK(other.options() == Options::of(pair_of(1, 2)));
}
