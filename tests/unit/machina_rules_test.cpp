// Single rules of Deus Ex Machina that are easier to see from inside than in a scene.
#include <doctest/doctest.h>

#include <set>
#include <utility>

#include "games/machina/claim.hpp"
#include "games/machina/hash.hpp"
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

TEST_CASE("a legendary quest does not also stand for its colour") {
    Table table({"Zeus", "Hera"});
    Player& player = table.player(0);
    player.gp = 35;
    const ObjectiveTile& tile = table.cards()[objective("Path of Legends")];
    table.done(0, {"Cerberus", "Medusa"});
    CHECK_FALSE(is_fulfilled(table.cards(), tile, player));
    table.done(0, {"Hydra"});
    CHECK(is_fulfilled(table.cards(), tile, player));
    player.gp = 34;
    CHECK_FALSE(is_fulfilled(table.cards(), tile, player));
}

TEST_CASE("claims are ranked: both before the objective before six areas, then glory, quests, points") {
    Table table({"Zeus", "Hera", "Athena", "Hermes"});
    Silent silent;
    Play<Silent> play{table.setup, table.state, silent};
    const auto ranks = [&](std::array<Claim, 4> claims, std::array<int, 4> gp, std::array<int, 4> points) {
        for (int p = 0; p < 4; ++p) {
            table.open().claims[static_cast<std::size_t>(p)] = claims[static_cast<std::size_t>(p)];
            table.player(p).gp = static_cast<std::int16_t>(gp[static_cast<std::size_t>(p)]);
            table.points(p, points[static_cast<std::size_t>(p)], 0);
        }
        rank_players(play);
        return std::vector<int>(table.open().rank.begin(), table.open().rank.end());
    };
    using Ranks = std::vector<int>;
    CHECK(ranks({Claim::six_areas, Claim::objective, Claim::both, Claim::none}, {50, 40, 38, 60}, {}) ==
          Ranks{3, 2, 1, 4});
    CHECK(ranks({Claim::objective, Claim::objective, Claim::none, Claim::none}, {40, 41, 9, 9}, {0, 0, 1, 1}) ==
          Ranks{2, 1, 3, 3});
    CHECK(ranks({}, {10, 10, 10, 10}, {2, 1, 2, 0}) == Ranks{1, 3, 1, 4});
    table.done(3, {"Hydra"});
    CHECK(ranks({}, {10, 10, 10, 10}, {2, 1, 2, 0}) == Ranks{2, 4, 2, 1});
}

TEST_CASE("a claim waits for the end of the round") {
    Table table({"Zeus", "Hera"});
    for (Player& player : table.open().players) player.charged = false;
    table.done(0, {"Hydra", "Calydonian Boar", "Capture of Thetis", "Talos", "Chimaera", "Symplegades"});
    table.ask();
    table.play({0, at(Colour::red)});
    table.end();
    CHECK_FALSE(table.open().over);
    table.play({0, at(Colour::green)});
    table.end();
    CHECK(table.open().over);
    CHECK(table.open().ending == Ending::six_areas);
    CHECK(table.open().rank[0] == 1);
    CHECK(table.open().rank[1] == 2);
    CHECK(view(table.setup, table.state, Seat::second).objectives[0] != no_objective);
}

TEST_CASE("the turn that begins without any quest is the last, and ten turns without a completed one end the game") {
    for (const bool standstill : {false, true}) {
        Table table({"Zeus", "Hera"});
        for (int p = 0; p < 2; ++p) table.player(p).charged = false, table.secret(p, p ? "Hydra" : "Medusa");
        if (!standstill) table.empty_quest_deck();
        table.open().turn = standstill ? 10 : 1;
        table.open().round = 2;
        table.open().completed_turn = standstill ? 1 : 0;
        for (const Space space : {Space::altar, Space::olympus}) table.token(0, space);
        table.token(1, area_of(Colour::red));
        table.token(1, area_of(Colour::green));
        table.ask();
        table.play({0, at(Colour::blue)});
        table.end();
        table.play({0, at(Colour::black)});
        table.end();
        CHECK_FALSE(table.open().over);
        CHECK(table.open().last_turn == !standstill);
        CHECK(table.open().turn == (standstill ? 11 : 2));
        Rng rng(1);
        while (!table.open().over) table.answer(random_option(table.options(), rng));
        CHECK(table.open().ending == (standstill ? Ending::standstill : Ending::no_quests));
        CHECK(table.open().turn == (standstill ? 11 : 2));
    }
}

TEST_CASE("positions that differ have different hashes") {
    Table table({"Zeus", "Hera"});
    table.ask();
    std::set<std::uint64_t> hashes{hash_of(table.state)};
    const auto differs = [&](auto&& change) {
        State changed = table.state;
        change(changed);
        return hashes.insert(hash_of(changed)).second;
    };
    CHECK_FALSE(differs([](State&) {}));
    CHECK(differs([](State& state) { state.open.players[1].gp = 1; }));
    CHECK(differs([](State& state) { state.open.quests[1].less_might = 1; }));
    CHECK(differs([](State& state) { state.open.round = 1; }));
    CHECK(differs([](State& state) { state.hidden.returned[3] = Quest{3}; }));
    CHECK(differs([](State& state) { state.hidden.hands[0].push_back({.card = Intervention{0}}); }));
    CHECK(differs([](State& state) { state.open.laid = Quest{1}; }));
}
