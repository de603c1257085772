// How games of Deus Ex Machina end, from inside: claims, ranks, the last turn; and that positions are told apart.
#include <doctest/doctest.h>

#include <set>

#include "games/machina/claim.hpp"
#include "games/machina/hash.hpp"
#include "unit/machina_table.hpp"

using namespace pantheon;
using namespace pantheon::machina;

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
