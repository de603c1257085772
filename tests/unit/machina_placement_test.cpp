// Placements of Deus Ex Machina from inside: payments, the example of play, whose hero it is, what lasts how long.
#include <doctest/doctest.h>

#include <set>
#include <utility>

#include "games/machina/strength.hpp"
#include "unit/machina_table.hpp"

using namespace pantheon;
using namespace pantheon::machina;

namespace {

// Every way to share the bonuses, every payment, and of these the ones that no other beats: slow and plain.
std::set<std::pair<int, int>> plain_payments(const Table& table, int space, const Needs& needs, const Payment& purse) {
    const HeroCard& hero = table.cards()[table.state.open.heroes[static_cast<std::size_t>(space)]];
    const int bonus = table.cards().hero_bonus[static_cast<std::size_t>(space)];
    const int home = hero.birthplace == needs.area, extra = table.state.open.strength;
    std::set<std::pair<int, int>> ways, best;
    for (const int track : {0, bonus})
        for (const int birth : {0, home})
            for (int shared = 0; shared <= extra; ++shared) {
                const int might = std::max(0, needs.might - hero.might - track - birth - shared);
                const int cunning =
                    std::max(0, needs.cunning - hero.cunning - (bonus - track) - (home - birth) - (extra - shared));
                if (might <= purse.might && cunning <= purse.cunning) ways.insert({might, cunning});
            }
    for (const auto& way : ways) {
        bool beaten = false;
        for (const auto& other : ways)
            beaten = beaten || (other != way && other.first <= way.first && other.second <= way.second);
        if (!beaten) best.insert(way);
    }
    return best;
}

}  // namespace

TEST_CASE("only payments that no other beats are offered, for every hero, quest, space and purse") {
    Table table({"Zeus", "Hera", "Athena", "Hermes"});
    Silent silent;
    Play<Silent> play{table.setup, table.state, silent};
    for (std::size_t h = 0; h < built_in_box().heroes.size(); ++h)
        for (const Quest quest : table.cards().all_quests)
            for (int space = 0; space < hero_spaces; ++space)
                for (const int extra : {0, 3})
                    for (int points = 0; points < 25; ++points) {
                        table.open().heroes[static_cast<std::size_t>(space)] = static_cast<Hero>(h);
                        table.open().strength = static_cast<std::uint8_t>(extra);
                        const Payment purse{points / 5, points % 5};
                        const Needs needs = needs_of(play, quest, 0, 0);
                        std::set<std::pair<int, int>> offered;
                        for (const Answer way : payments(play, space, needs, purse))
                            offered.insert({payment_in(way).might, payment_in(way).cunning});
                        REQUIRE(offered == plain_payments(table, space, needs, purse));
                    }
}

TEST_CASE("the example of play: Athena moves Hermes away and completes the Hydra with one point of cunning") {
    Table table({"Athena", "Hera", "Hermes"});
    table.heroes({"Atalanta", "Perseus", "Achilles"});
    table.lay(2, "Hydra");
    table.lay(3, "Chimaera");
    table.points(0, 2, 3);
    table.give(0, "That's my spot!");
    table.token(2, area_of(Colour::red));
    table.player(1).gp = 5;
    table.ask();
    table.play({act_play(card("That's my spot!")), at(Colour::yellow), 1, at(Colour::red), 2});
    CHECK(table.prompt() == Prompt::victim);
    CHECK(table.player(0).gp == 9);
    table.play({1});
    CHECK(table.player(0).might == 2);
    CHECK(table.player(0).cunning == 2);
    CHECK(table.player(0).gp == 9);
    CHECK(table.player(1).gp == 4);
    CHECK(table.player(2).gp == 2);
    CHECK(table.open().map[static_cast<std::size_t>(Colour::yellow)] == Seat::third);
    CHECK(table.player(0).done.contains(quest("Hydra")));
}

TEST_CASE("who uses another god's hero pays, if agreed, but never below 0") {
    Table table({"Athena", "Hermes"});
    table.setup.user_pays_tribute = true;
    table.heroes({"Perseus", "Theseus", "Achilles"});
    table.player(0).gp = 1;
    table.ask();
    table.play({0, at(Space::olympus)});
    CHECK(table.player(0).gp == 0);
    CHECK(table.player(1).gp == 2);
}

TEST_CASE("one's own legendary hero brings nobody anything") {
    Table table({"Hermes", "Athena"});
    table.heroes({"Perseus", "Theseus", "Achilles"});
    table.ask();
    table.play({0, at(Colour::red)});
    CHECK(table.player(0).gp == 0);
    CHECK(table.player(1).gp == 0);
}

TEST_CASE("Powerful Presence: points first can pay for the quest, and with the quest first they come by themselves") {
    Table table({"Zeus", "Hera"});
    table.lay(0, "Nemean Lion");
    table.heroes({"Ajax", "Medea", "Orpheus"});  // Ajax of 4/2 with +2 lacks 1 might; red gives 2
    table.give(0, "Powerful Presence");
    table.ask();
    table.play({act_play(card("Powerful Presence")), 0});
    CHECK_FALSE(table.offers(static_cast<Answer>(Space::olympus)));
    CHECK_FALSE(table.offers(static_cast<Answer>(Space::altar)));
    table.answer(at(Colour::red));
    CHECK(table.options() == Options::of(deed_points));
    table.answer(deed_points);
    CHECK(table.options() == Options::of(Answer{0}, answer_done));
    table.play({0});
    CHECK(table.player(0).gp == 8);
    CHECK(table.player(0).might == 1);

    Table full({"Zeus", "Hera"});
    full.lay(0, "Nemean Lion");
    full.heroes({"Ajax", "Medea", "Orpheus"});
    full.points(0, 4, 0);
    full.give(0, "Powerful Presence");
    full.ask();
    full.play({act_play(card("Powerful Presence")), 0, at(Colour::red), 0});
    CHECK(full.player(0).might == 4);  // 1 spent, then 2 gained, up to the end of the track
}

TEST_CASE("a reduction ends with the round, or stays for everybody if agreed") {
    for (const bool stays : {false, true}) {
        Table table({"Athena", "Zeus"});
        table.setup.reductions_stay = stays;
        table.lay(0, "Talos");
        table.lay(1, "Medusa");
        table.ask();
        table.play({act_ability, 0, 0, at(Colour::red)});
        table.end();
        CHECK(table.open().active == Seat::second);
        CHECK(table.open().quests[0].less_cunning == (stays ? 2 : 0));
    }
}
