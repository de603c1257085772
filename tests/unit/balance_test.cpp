// The laboratory on what a game is made of: restricted play, counts, and what they add up to.
#include "lab/balance.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "cli/balance_json.hpp"
#include "cli/balance_page.hpp"
#include "cli/commands.hpp"
#include "games/deus/box.hpp"
#include "games/deus/terminal.hpp"
#include "games/machina/terminal.hpp"
#include "is_slow.hpp"
#include "lab/deals.hpp"
#include "lab/swap.hpp"
#include "service/json_reader.hpp"

using namespace pantheon;

namespace {

BalancePlan plan_for(const GameKind& kind, int players, int games) {
    // Who counts less ahead finds out less about games, but goes through the same code.
    const char* level = is_slow ? "pupil" : "sage";
    return {.game = &kind, .players = players, .with = *read_player(*kind.tables, level), .games = games, .seed = 7};
}

// The quicker game alone where everything takes long.
std::vector<GameKind> shelf() {
    std::vector<GameKind> kinds{machina::terminal_kind()};
    if (!is_slow) kinds.push_back(deus::terminal_kind());
    return kinds;
}

// How often the first player, who must do without a family, put something of it to use, and how often others did.
std::pair<int, int> uses_of_family(const GameKind& kind, const Label& family, int games) {
    const auto game = kind.begin(kind, {}, 1);
    REQUIRE(game);
    Items without;
    for (const Item& item : kind.material->items(**game))
        without.push_back(std::ranges::find(item.families, family) != item.families.end());
    MatchPlan plan{.game = &kind, .players = std::vector(2, *read_player(*kind.tables, "sage")), .games = games};
    plan.without = {without};
    plan.counts = true;
    MatchGames match{plan};
    match.play_until(plan.games, {});
    std::pair<int, int> uses{};
    for (const GameResult& result : match.results())
        for (std::size_t i = 0; i < without.size(); ++i)
            if (without[i]) uses.first += result.used[0][i], uses.second += result.used[1][i];
    return uses;
}

}  // namespace

TEST_CASE("who must do without something never uses it, and the others do") {
    const std::vector<Label> of_deus{{"card", "Guild"}, {"colour", "military"}, {"colour", "temple"}};
    const std::vector<Label> of_machina{{"intervention", "Change of Plans"}, {"kind of quest", "legendary quests"}};
    for (const GameKind& kind : shelf())
        for (const Label& family : kind.name == "deus" ? of_deus : of_machina) {
            const auto [own, other] = uses_of_family(kind, family, 12);
            CHECK(own == 0);
            CHECK(other > 0);
        }
}

TEST_CASE("means and shares have the bounds that books give") {
    Sum sum;
    for (const double value : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) sum.add(value);
    CHECK(sum.mean().value == doctest::Approx(5));
    CHECK(sum.mean().error == doctest::Approx(1.959964 * std::sqrt(32.0 / 7 / 8)));
    CHECK(Sum{}.mean().of == 0);
    const Share share = share_around({0.98, 0.05, 50}, 100);
    CHECK(share.interval.high == 1);
    CHECK(share.interval.low == doctest::Approx(0.93));
    CHECK(share.of == 100);
}

namespace {

// Duplicate games of two, told by which seat won each: in the game g, player p sits at the seat (p - g) modulo 2.
std::vector<GameResult> duplicates(const std::vector<int>& winning_seats) {
    std::vector<GameResult> games;
    for (std::size_t g = 0; g < winning_seats.size(); ++g) {
        GameResult game;
        game.win[(static_cast<std::size_t>(winning_seats[g]) + g) % 2] = 1;
        games.push_back(game);
    }
    return games;
}

}  // namespace

TEST_CASE("luck and skill: who explains all, the deal explains all, neither does") {
    // The first player wins from both seats of every board.
    const DealShares skill = deal_shares(duplicates({0, 1, 0, 1, 0, 1, 0, 1}), 2);
    CHECK(skill.wins.rate == doctest::Approx(1));
    CHECK(skill.who.value == doctest::Approx(1));
    CHECK(skill.deal.value == doctest::Approx(0));
    CHECK(skill.won_of_board == std::vector<int>{0, 0, 4});
    // One seat of every board wins, whoever sits there.
    const DealShares luck = deal_shares(duplicates({0, 0, 1, 1, 0, 0, 1, 1}), 2);
    CHECK(luck.wins.rate == doctest::Approx(0.5));
    CHECK(luck.who.value == doctest::Approx(0));
    CHECK(luck.deal.value == doctest::Approx(1));
    CHECK(luck.won_of_board == std::vector<int>{0, 4, 0});
    // Half of the boards one way, half the other, and one player as good as the other.
    const DealShares mixed = deal_shares(duplicates({0, 0, 1, 1, 0, 1, 1, 0}), 2);
    CHECK(mixed.who.value == doctest::Approx(0));
    CHECK(mixed.deal.value == doctest::Approx(0));
}

TEST_CASE("ordinary games add up, and are the same with any number of threads") {
    const GameKind kind = deus::terminal_kind();
    const int games = is_slow ? 3 : 18;
    BalancePlan plan = plan_for(kind, 3, games);
    const auto one = play_ordinary(plan);
    plan.threads = 2;
    const auto two = play_ordinary(plan);
    REQUIRE(one);
    REQUIRE(two);
    double wins = 0, points = 0, colours = 0, cards = 0;
    for (const Share& seat : one->seats) wins += seat.rate;
    for (const auto& [winner, others] : one->sources) points += winner;
    for (const auto& [family, use] : one->families) (family.heading == "colour" ? colours : cards) += use.winner.value;
    CHECK(wins == doctest::Approx(1));
    CHECK(points == doctest::Approx(one->winner.value));
    CHECK(colours == doctest::Approx(cards));
    CHECK(std::accumulate(one->endings.begin(), one->endings.end(), 0) == games);
    CHECK(one->winner.value == two->winner.value);
    CHECK(one->turns == two->turns);
    CHECK(one->winning_scores == two->winning_scores);
    int tiles = 0;
    int ended = 0;
    for (const auto& [label, trait] : one->traits) (label.heading == "ending" ? ended : tiles) += trait.games;
    CHECK(tiles == games * 6);
    CHECK(ended == games);
}

TEST_CASE("doing without is the same with any number of threads, and costs what it should") {
    const GameKind kind = deus::terminal_kind();
    const int games = is_slow ? 4 : 24;
    BalancePlan plan = plan_for(kind, 2, games);
    Without one, two;
    for (const Without& family : families_of(plan)) {
        CHECK(family.copies > 0);
        if (family.family == Label{"colour", "military"}) one = two = family;
    }
    CHECK(one.copies == 16);
    CHECK(one.house == 16);
    play_without(plan, one);
    plan.threads = 2;
    play_without(plan, two);
    CHECK(one.wins.of == games);
    CHECK(one.wins.rate == two.wins.rate);
    CHECK(one.wins.rate < 0.3);
}

TEST_CASE("who asks about some things alone is told about these, and a name that nothing has is an error") {
    const GameKind kind = deus::terminal_kind();
    BalancePlan plan = plan_for(kind, 2, 2);
    plan.only = {"Guild", "military"};
    const Json table = measure_balance(plan, {"without"});
    REQUIRE(table["without"]["card"].size() == 1);
    CHECK(table["without"]["card"][0]["name"] == "Guild");
    CHECK(table["without"]["card"][0]["copies"] == 4);
    REQUIRE(table["without"]["colour"].size() == 1);
    CHECK(table["without"]["colour"][0]["name"] == "military");
    plan.only = {"Guild", "Gild"};
    CHECK_THROWS_WITH_AS(measure_balance(plan, {"without"}), "nothing in this game is called \"Gild\"", Failure);
}

TEST_CASE("swapped positions: what is good in hand is above the mean, and all of a sort even out") {
    for (const GameKind& kind : shelf()) {
        BalancePlan plan = plan_for(kind, 2, is_slow ? 2 : 6);
        const auto one = swap_items(plan);
        plan.threads = 2;
        const auto two = swap_items(plan);
        REQUIRE(one.size() == two.size());
        REQUIRE(one.size() > 20);
        bool above = false, below = false;
        for (std::size_t i = 0; i < one.size(); ++i) {
            CHECK(one[i].chance.value == two[i].chance.value);
            above = above || one[i].chance.value > 0;
            below = below || one[i].chance.value < 0;
            CHECK(std::abs(one[i].chance.value) < 1);
        }
        CHECK(above);
        CHECK(below);
    }
}

TEST_CASE("a report holds its parts, and its page stands alone") {
    for (const GameKind& kind : shelf()) {
        const BalancePlan plan = plan_for(kind, 2, 2);
        Json report{{"game", kind.name}, {"title", kind.title.en}, {"with", "Sage"}, {"options", Json::object()}};
        report["tables"].push_back(measure_balance(plan, {"games", "without", "swap", "deals", "variants"}));
        const Json& table = report["tables"][0];
        CHECK(table["ordinary"]["games"] == 2);
        CHECK(table["ordinary"]["items"].size() > 20);
        CHECK(table["without"].size() >= 3);
        CHECK(table["swaps"].size() > 5);
        CHECK(table["deals"].size() >= (is_slow ? 1 : 4));  // levels below
        CHECK(table["variants"].size() >= 2);
        const std::string page = balance_page({report, report});
        for (const char* part : {"Findings", "Seats", "Length", "Doing without", "In hand instead of another",
                                 "Luck and skill", "Variants and modules", "<svg", "prefers-color-scheme:dark"})
            CHECK_MESSAGE(page.find(part) != page.npos, part);
        for (const char* reach : {"http:", "https:", "<script", "url(", "@import"})
            CHECK_MESSAGE(page.find(reach) == page.npos, reach);
    }
}

TEST_CASE("findings say in words what the numbers say") {
    const auto share = [](double rate) {
        return Json{{"rate", rate}, {"interval", {rate - 0.02, rate + 0.02}}, {"of", 1000}};
    };
    const auto family = [&](const char* name, int copies, double rate) {
        Json one = share(rate);
        one["name"] = name, one["copies"] = copies, one["house"] = copies, one["part"] = false;
        return one;
    };
    Json table{{"players", 2}};
    table["without"]["card"] = {family("Catapult", 2, 0.33), family("Mill & Co", 1, 0.502), family("Legion", 2, 0.41)};
    const auto found = findings_of({table});
    REQUIRE(found.size() == 3);
    CHECK(found[0].mark == Finding::Mark::wrong);
    CHECK(
        found[0].text.find(
            "<b>Catapult</b> is too strong: who must do without it wins 33.0\u00a0% with 2 players (31.0 to 35.0; ") ==
        0);
    CHECK(found[1].mark == Finding::Mark::notable);
    CHECK(found[1].text.find("Legion") != std::string::npos);
    CHECK(found[2].text.find("Mill &amp; Co") != std::string::npos);
}

TEST_CASE("findings say how games go, and what the middle half of them is like") {
    Json table{{"players", 2}};
    const Json half{{"rate", 0.5}, {"interval", {0.4, 0.6}}, {"of", 100}};
    table["ordinary"] = {{"games", 8000},
                         {"turns", {{10, 1}, {14, 2}, {20, 2}, {28, 2}, {30, 1}}},
                         {"winning_scores", {{30, 4}, {70, 4}}},
                         {"turns_per_player", {{"mean", 20.5}, {"error", 1}}},
                         {"winner", {{"mean", 50}, {"error", 1}}},
                         {"sources", {{{"name", "cards"}, {"winner", 30}, {"others", 20}}}},
                         {"endings", {{"temples", 7998}, {"villages", 1}, {"standstill", 1}}},
                         {"seats", {half, half}}};
    const auto found = findings_of({table});
    CHECK(std::ranges::any_of(found, [](const Finding& each) {
        return each.text.find(
                   "<b>20.5 turns</b> each, half of all games 14 to 28; its winner has <b>50.0 points</b>, "
                   "half of them 30 to 70, mostly from cards (30.0). Ended by: temples 100.0\u00a0%, "
                   "standstill 1 game, villages 1 game.") != std::string::npos;
    }));
}
