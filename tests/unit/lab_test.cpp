// The laboratory: matches, measurements, the signature.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/lab.hpp"
#include "games/machina/machina_game.hpp"
#include "is_slow.hpp"
#include "lab/bench.hpp"
#include "lab/duplicate_luck.hpp"
#include "lab/match.hpp"
#include "lab/perft.hpp"
#include "lab/ratings.hpp"

using namespace pantheon;

TEST_CASE("a measurement says how fast games, decisions and copies are") {
    GameKind kind = deus::deus_kind(deus::built_in_box());
    GameTables tables = *kind.tables;
    if (is_slow) tables.players = tables.players.first(3);  // those who look ahead take long
    kind.tables = &tables;
    const BenchReport report = run_bench({&kind, 1}, 0.02, [](const std::string&) {});
    CHECK(report.results.size() == 6);
    for (const BenchResult& result : report.results) {
        CHECK(result.state_bytes == sizeof(deus::State));
        CHECK(result.games_per_s > 0);
        CHECK(result.decisions_per_game > result.turns_per_game);
        CHECK(result.judged_anew_per_s > 0);
        CHECK(result.judged_by_difference_per_s > 0);
        CHECK(result.simulations_per_s > 0);
    }
    CHECK(report.players.size() == 2 * kind.tables->players.size());
    for (const BenchPlayer& player : report.players) CHECK(player.ms_per_turn > 0);
}

TEST_CASE("the signature is the same each time, and depends on the games") {
    const deus::Box& box = deus::built_in_box();
    CHECK(signature(box, 3) == signature(box, 3));
    CHECK(signature(box, 3) != signature(box, 4));
}

TEST_CASE("perft counts what one step by hand counts") {
    deus::RandomTable table(deus::built_in_box(), deus::built_in_box().standard_layout(2));
    Rng rng(3);
    Silent silent;
    const deus::Setup& setup = table.lay(rng);
    deus::State state = deus::begin(setup);
    while (state.choice.seat == Seat::luck)
        answer<Deus>(setup, state, random_option(state.choice.options, rng), silent);
    CHECK(perft<Deus>(setup, state, 0) == 1);
    CHECK(perft<Deus>(setup, state, 1) == static_cast<std::uint64_t>(state.choice.options.size()));
    std::uint64_t leaves = 0;
    for (const Answer option : state.choice.options) {
        deus::State next = state;
        answer<Deus>(setup, next, option, silent);
        leaves += static_cast<std::uint64_t>(next.choice.options.size());
    }
    CHECK(perft<Deus>(setup, state, 2) == leaves);
}

TEST_CASE("the interval of Wilson") {
    const Interval half = wilson(50, 100);
    CHECK(half.low == doctest::Approx(0.4038).epsilon(0.001));
    CHECK(half.high == doctest::Approx(0.5962).epsilon(0.001));
    CHECK(wilson(0, 10).low == 0);
    CHECK(wilson(10, 10).high == doctest::Approx(1));
}

TEST_CASE("a match is fair, and the same with any number of threads") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    MatchPlan plan{
        .game = &kind, .players = std::vector(3, *read_player(*kind.tables, "random")), .games = 60, .seed = 4};
    const auto one = run_match(plan);
    plan.threads = 3;
    const auto three = run_match(plan);
    REQUIRE(one);
    REQUIRE(three);
    double wins = 0;
    int ended = 0;
    for (std::size_t p = 0; p < 3; ++p) {
        CHECK(one->players[p].wins == three->players[p].wins);
        CHECK(one->players[p].mean_score == three->players[p].mean_score);
        wins += one->players[p].wins;
    }
    for (const MatchEnding& ending : one->endings) ended += ending.games;
    CHECK(wins == doctest::Approx(60));
    CHECK(ended == 60);
    CHECK(one->turns_per_game == three->turns_per_game);
}

TEST_CASE("a match tells who wins with what: by place in the order, and by what the game tells apart") {
    const GameKind kind = machina::machina_kind(machina::built_in_box());
    const MatchPlan plan{
        .game = &kind, .players = std::vector(3, *read_player(*kind.tables, "random")), .games = 30, .seed = 4};
    const auto report = run_match(plan);
    REQUIRE(report);
    std::map<std::string, std::pair<double, int>> sums;
    for (const MatchShare& share : report->shares) {
        CHECK(share.win_rate == doctest::Approx(share.wins / share.seats));
        CHECK(share.interval.low <= share.win_rate);
        CHECK(share.interval.high >= share.win_rate);
        sums[share.label.heading].first += share.wins;
        sums[share.label.heading].second += share.seats;
    }
    CHECK(sums.size() == 3);
    for (const char* heading : {"god", "objective", "order"}) {
        CHECK(sums[heading].first == doctest::Approx(30));
        CHECK(sums[heading].second == 90);
    }
    const auto first = std::find_if(report->shares.begin(), report->shares.end(),
                                    [](const MatchShare& share) { return share.label.name == "1st"; });
    REQUIRE(first != report->shares.end());
    CHECK(first->seats == 30);
}

TEST_CASE("a match with an option that does not exist says so") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    const MatchPlan plan{.game = &kind,
                         .options = {{"weather", "fine"}},
                         .players = std::vector(2, *read_player(*kind.tables, "random")),
                         .games = 1};
    const auto report = run_match(plan);
    REQUIRE(!report);
    CHECK(report.error().find("weather") != std::string::npos);
}

namespace {

// Every game of a plan: where it stood after so many answers of luck, seen by nobody.
std::vector<std::string> first_views(const GameKind& kind, std::uint64_t seed, int draws) {
    auto game = kind.begin(kind, {{"players", "2"}}, 3);
    REQUIRE(game.ok());
    DuplicateLuck luck{seed};
    std::vector<std::string> views;
    for (Rng others(seed); !(*game)->is_over() && draws > 0;) {
        const bool drawn = (*game)->choice().seat == Seat::luck;
        (*game)->apply(drawn ? luck.answer((*game)->choice(), (*game)->active())
                             : random_option((*game)->choice().options, others));
        draws -= drawn;
    }
    for (int p = 0; p < 2; ++p) views.push_back((*game)->view_json(seat_at(p)));
    return views;
}

}  // namespace

TEST_CASE("duplicate luck is the same again, and another seed is another luck") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    CHECK(first_views(kind, 5, 30) == first_views(kind, 5, 30));
    CHECK(first_views(kind, 5, 10) != first_views(kind, 6, 10));
}

TEST_CASE("duplicate luck is fair, and differs only where the options do") {
    const Options ten = Options::below(10);
    Options nine = ten;
    nine.remove(3);
    const Choice all{Row{}, Seat::luck, ten}, without{Row{}, Seat::luck, nine};
    std::array<int, 10> drawn{};
    int same = 0;
    constexpr int draws = 20'000;
    DuplicateLuck one(4), other(4);
    for (int n = 0; n < draws; ++n) {
        const Answer here = one.answer(all, Seat::first), there = other.answer(without, Seat::first);
        ++drawn[here];
        same += here == there;
    }
    for (const int times : drawn) CHECK(std::abs(times - draws / 10) < 220);  // five standard deviations
    CHECK(std::abs(same - draws * 9 / 10) < 220);
}

TEST_CASE("with equal players, duplicates cancel the deal") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    for (const std::size_t seats : {2, 3}) {
        const MatchPlan plan{
            .game = &kind, .players = std::vector(seats, *read_player(*kind.tables, "random")), .games = 12, .seed = 9};
        const auto report = run_match(plan);
        REQUIRE(report);
        for (const MatchPlayer& player : report->players) {
            CHECK(player.win_rate == doctest::Approx(1.0 / static_cast<double>(seats)));
            CHECK(player.mean_score == doctest::Approx(report->players[0].mean_score));
        }
    }
}

TEST_CASE("a match stops when the result is known well enough, with any number of threads") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    MatchPlan plan{.game = &kind,
                   .players = {*read_player(*kind.tables, "greedy:budget=5"), *read_player(*kind.tables, "random")},
                   .games = 100'000,
                   .seed = 2,
                   .simulations = 5,
                   .until = is_slow ? 0.1 : 0.05};
    const auto one = run_match(plan);
    plan.threads = 3;
    const auto three = run_match(plan);
    REQUIRE(one);
    REQUIRE(three);
    CHECK(one->games < 1'000);
    CHECK(one->games == three->games);
    CHECK(one->players[0].interval.high - one->players[0].interval.low <= 2 * plan.until);
    CHECK(one->players[0].wins == three->players[0].wins);
}

TEST_CASE("strengths are those under which the outcomes are most likely") {
    // Ten times as strong: 400 points.
    const Encounter plain{{{0, 1, 1'000}, {1, 1, 10'000}}};
    const std::vector<double> two = rate(std::span(&plain, 1), 2);
    CHECK(two[1] - two[0] == doctest::Approx(400).epsilon(0.001));
    CHECK(two[0] + two[1] == doctest::Approx(0));
    // Twice as strong at a table with three of the others: 2 of 5 games.
    const Encounter four{{{0, 1, 4'000}, {1, 3, 6'000}}};
    const std::vector<double> table = rate(std::span(&four, 1), 2);
    CHECK(table[0] - table[1] == doctest::Approx(400 * std::log10(2.0)).epsilon(0.001));
    // Who never lost is far ahead, not beyond all bounds.
    const std::vector<Encounter> chain{{{{0, 1, 0}, {1, 1, 50}}}, {{{1, 1, 20}, {2, 1, 30}}}};
    const std::vector<double> three = rate(chain, 3);
    CHECK(three[1] - three[0] > 500);
    CHECK(three[1] - three[0] < 1'200);
    CHECK(three[2] - three[1] == doctest::Approx(400 * std::log10(30.5 / 20.5)).epsilon(0.001));
}

TEST_CASE("ratings order players, have error bars, and are the same with any number of threads") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    MatchPlan plan{.game = &kind, .games = is_slow ? 12 : 24, .seed = 5};
    for (const char* name : {"random", "greedy:budget=1", "greedy:budget=40"})
        plan.players.push_back(*read_player(*kind.tables, name));
    const auto one = rate_players(plan, 1'000);
    plan.threads = 3;
    const auto three = rate_players(plan, 1'000);
    REQUIRE(one);
    REQUIRE(three);
    CHECK(one->pairs.size() == 3);
    CHECK(one->players[0].rating == doctest::Approx(1'000));
    CHECK(one->players[0].error == 0);
    CHECK(one->players[1].rating > 1'100);
    CHECK(one->players[2].rating > one->players[1].rating);
    CHECK(one->players[2].error > 0);
    for (std::size_t p = 0; p < 3; ++p) {
        CHECK(one->players[p].rating == three->players[p].rating);
        CHECK(one->players[p].error == three->players[p].error);
        CHECK(one->players[p].games == 2 * plan.games);
    }
    plan.options["players"] = "3";
    plan.players.pop_back();
    plan.games = 6;
    const auto tables = rate_players(plan, 1'000);
    REQUIRE(tables);
    CHECK(tables->pairs.size() == 2);  // one against two, both ways
    CHECK(tables->players[1].rating > 1'000);
    for (const char* nonsense : {"0", "many", "5"}) {
        plan.options["players"] = nonsense;
        const auto refused = rate_players(plan, 1'000);
        REQUIRE_FALSE(refused);
        CHECK(refused.error() == "option players: Deus is for 2, 3 or 4 players");
    }
}
