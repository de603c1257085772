// The laboratory: matches, measurements, the signature.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/lab.hpp"
#include "games/machina/machina_game.hpp"
#include "lab/bench.hpp"
#include "lab/match.hpp"
#include "lab/perft.hpp"

using namespace pantheon;

TEST_CASE("a measurement says how fast games, decisions and copies are") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    const BenchReport report = run_bench({&kind, 1}, 0.02, [](const std::string&) {});
    CHECK(report.results.size() == 6);
    for (const BenchResult& result : report.results) {
        CHECK(result.state_bytes == sizeof(deus::State));
        CHECK(result.games_per_s > 0);
        CHECK(result.decisions_per_game > result.turns_per_game);
    }
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
    const MatchPlan plan{.game = &kind, .players = {3, find_player(*kind.tables, "random")}, .games = 30, .seed = 4};
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
