// Games looked at afterwards: luck and play told apart, and better players give away less.
#include "players/review.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "is_slow.hpp"
#include "players/player.hpp"
#include "shelf/shelf.hpp"
#include "table/game.hpp"

using namespace pantheon;

namespace {

struct Played {
    std::unique_ptr<AnyGame> beginning;
    std::vector<Answer> answers;
};

// The quicker game alone where everything takes long.
const std::vector<GameKind>& games() {
    static const std::vector<GameKind> all = [] {
        std::vector<GameKind> shelf = terminal_shelf();
        if (is_slow) std::erase_if(shelf, [](const GameKind& kind) { return kind.name == "deus"; });
        return shelf;
    }();
    return all;
}

Played play(const GameKind& kind, std::string_view level, std::uint64_t seed, int players = 2) {
    const auto game = kind.begin(kind, {{"players", std::to_string(players)}}, seed);
    REQUIRE(game);
    Played played{(*game)->copy(), {}};
    const auto choice = read_player(*kind.tables, level);
    REQUIRE(choice);
    std::vector<std::unique_ptr<Player>> seats;
    for (int p = 0; p < players; ++p)
        seats.push_back(choice->sit_at(**game, seat_at(p), seed + static_cast<std::uint64_t>(p)));
    Rng luck = luck_for(seed);
    while (!(*game)->is_over()) {
        const Choice& open = (*game)->choice();
        const Answer answer = open.seat == Seat::luck ? random_option(open.options, luck)
                                                      : seats[static_cast<std::size_t>(open.seat)]
                                                            ->think(**game, {.seed = seed + played.answers.size()})
                                                            .answer;
        played.answers.push_back(answer);
        (*game)->apply(answer);
    }
    return played;
}

Review look_at(const GameKind& kind, const Played& played, int simulations) {
    const auto analyst = kind.analyst(*played.beginning);
    return review(*played.beginning, played.answers, *analyst, {.simulations = simulations});
}

}  // namespace

TEST_CASE("start, luck and play add up to the result: play is what changed while nobody but players answered") {
    for (const GameKind& kind : games()) {
        const Played played = play(kind, "adept", 5, 3);
        const Review found = look_at(kind, played, 4);
        const auto analyst = kind.analyst(*played.beginning);
        const auto game = played.beginning->copy();
        Chances before = analyst->chances(*game), by_players{};
        for (const Answer answer : played.answers) {
            Chances mean{};
            const Options options = game->choice().options;
            const bool is_luck = game->choice().seat == Seat::luck;
            for (const Answer option : options) {
                const auto other = game->copy();
                other->apply(option);
                const Chances there = analyst->chances(*other);
                for (std::size_t p = 0; p < 3; ++p) mean[p] += there[p] / options.size();
                if (!is_luck) break;
            }
            game->apply(answer);
            const Chances after = analyst->chances(*game);
            for (std::size_t p = 0; p < 3; ++p) by_players[p] += (is_luck ? mean[p] : after[p]) - before[p];
            before = after;
        }
        double starts = 0, results = 0, lucks = 0;
        for (std::size_t p = 0; p < 3; ++p) {
            const ReviewedPlayer& player = found.players[p];
            CHECK(player.play == doctest::Approx(by_players[p]).epsilon(1e-9));
            CHECK(player.start + player.luck + player.play == doctest::Approx(player.result).epsilon(1e-9));
            starts += player.start, results += player.result, lucks += player.luck;
        }
        CHECK(starts == doctest::Approx(1));
        CHECK(results == doctest::Approx(1));
        CHECK(std::abs(lucks) < 1e-9);
        CHECK(found.turns.size() > 10);
        CHECK(found.moments.size() == 3);
    }
}

TEST_CASE("luck is zero on average") {
    const GameKind& kind = *find_game(games(), "machina");
    constexpr int count = is_slow ? 8 : 60;
    double sum = 0, squares = 0;
    for (int n = 0; n < count; ++n) {
        const double luck =
            look_at(kind, play(kind, "veteran", 100 + static_cast<std::uint64_t>(n)), 1).players[0].luck;
        sum += luck, squares += luck * luck;
    }
    const double mean = sum / count, error = std::sqrt((squares / count - mean * mean) / (count - 1));
    CAPTURE(mean);
    CAPTURE(error);
    CHECK(error > 0);
    CHECK(std::abs(mean) < 3 * error);
}

TEST_CASE("the order of the levels is found again from their games alone") {
    for (const GameKind& kind : games()) {
        std::vector<double> rates;
        for (const std::string_view level : {"novice", "adept", "sage"}) {
            double error = 0, turns = 0;
            for (std::uint64_t seed = 1; seed <= (is_slow ? 1 : 4); ++seed)
                for (const ReviewedPlayer& player : look_at(kind, play(kind, level, seed), 100).players)
                    error += player.error, turns += player.turns;
            rates.push_back(error / turns);
        }
        CAPTURE(rates[0]);
        CAPTURE(rates[1]);
        CAPTURE(rates[2]);
        CHECK(rates[0] > rates[1]);
        CHECK(rates[1] > rates[2]);
    }
}

TEST_CASE("a review that is stopped says what it has seen so far") {
    const GameKind& kind = *find_game(games(), "machina");
    const Played played = play(kind, "novice", 3);
    const auto analyst = kind.analyst(*played.beginning);
    std::atomic<bool> stop = false;
    ReviewPlan plan{.simulations = 10, .stop = &stop};
    plan.told = [&](std::size_t done, std::size_t all) {
        CHECK(all == played.answers.size());
        if (done > all / 2) stop = true;
    };
    const Review found = review(*played.beginning, played.answers, *analyst, plan);
    CHECK(found.turns.size() > 3);
    CHECK(found.turns.back().answer < played.answers.size() * 3 / 4);
}
