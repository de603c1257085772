// Games looked at afterwards: luck and play told apart, and better players give away less.
#include "players/review_json.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "is_slow.hpp"
#include "players/player.hpp"
#include "service/json_reader.hpp"
#include "shelf/shelf.hpp"
#include "table/game.hpp"

using namespace pantheon;

namespace {

struct Played {
    std::unique_ptr<AnyGame> beginning;
    std::vector<Answer> answers;
    std::unique_ptr<AnyGame> over{};
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
    played.over = (*game)->copy();
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
        const auto chances = [&](const AnyGame& at) {
            Chances all{};
            const Hopes hopes = analyst->hopes(at);
            for (std::size_t p = 0; p < all.size(); ++p) all[p] = hopes[p].win;
            return all;
        };
        Chances before = chances(*game), by_players{};
        for (const Answer answer : played.answers) {
            Chances mean{};
            const Options options = game->choice().options;
            const bool is_luck = game->choice().seat == Seat::luck;
            for (const Answer option : options) {
                const auto other = game->copy();
                other->apply(option);
                const Chances there = chances(*other);
                for (std::size_t p = 0; p < 3; ++p) mean[p] += there[p] / options.size();
                if (!is_luck) break;
            }
            game->apply(answer);
            const Chances after = chances(*game);
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
            look_at(kind, play(kind, "veteran", 100 + static_cast<std::uint64_t>(n)), 0).players[0].luck;
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
            for (std::uint64_t seed = 1; seed <= (is_slow ? 1 : 8); ++seed)
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

TEST_CASE("a review that is looked at step by step is the same as one at once, and says at any time what it has seen") {
    const GameKind& kind = *find_game(games(), "machina");
    const Played played = play(kind, "novice", 3);
    const auto analyst = kind.analyst(*played.beginning);
    const ReviewPlan plan{.simulations = 10};
    const Record record = record_of(kind, played.beginning->options(), {"Ada", ""}, played.answers);
    Reviewer reviewer(*played.beginning, played.answers, *analyst, plan);
    CHECK(reviewer.all() == played.answers.size());
    std::size_t steps = 0, half = 0;
    for (; !reviewer.is_done(); ++steps) {
        const std::size_t before = reviewer.done();
        reviewer.step();
        CHECK(reviewer.done() > before);
        if (half == 0 && reviewer.done() > reviewer.all() / 2) {
            half = reviewer.review().turns.size();
            CHECK(half > 3);
        }
    }
    CHECK(steps > 20);
    CHECK(reviewer.done() == played.answers.size());
    const Review stepped = reviewer.review(), whole = review(*played.beginning, played.answers, *analyst, plan);
    CHECK(half < whole.turns.size());
    CHECK(review_json(stepped, *played.beginning, record) == review_json(whole, *played.beginning, record));
}

TEST_CASE("a review as JSON says what was hoped for, what luck gave, and which answers would have been better") {
    for (const GameKind& kind : games()) {
        const Played played = play(kind, "novice", 4);
        const Record record = record_of(kind, played.beginning->options(), {"Ada", ""}, played.answers);
        const Review found = look_at(kind, played, 10);
        const Json json = Json::parse(review_json(found, *played.beginning, record));
        CHECK(json["players"][0]["name"] == "Ada");
        CHECK(json["players"][1]["name"] != "");
        for (const Json& player : json["players"]) {
            for (const char* member : {"luck", "error", "error_rate"}) CHECK(player[member].is_number());
            CHECK(player["level"] == player["title"]["en"]);
            const double sum =
                player["start"].get<double>() + player["luck"].get<double>() + player["play"].get<double>();
            CHECK(sum == doctest::Approx(player["result"].get<double>()).epsilon(1e-8));
        }
        CHECK(json["turns"].size() == found.turns.size() - 1);
        CHECK(json["end"]["points"][0].get<double>() == doctest::Approx(played.over->score(Seat::first)));
        CHECK(json["moments"].size() == 3);
        int mistakes = 0;
        for (const Json& turn : json["turns"]) {
            CHECK(turn["win"].size() == 2);
            CHECK(turn["points"].size() == 2);
            CHECK((turn["error"] == 0) == turn["best"].get<std::string>().empty());
            double luck = 0;
            for (const Json& part : turn["parts"]) {
                if (part.contains("luck")) {
                    luck += part["luck"][turn["seat"].get<std::size_t>()].get<double>();
                    continue;
                }
                // What would have been better can be answered there.
                const auto game = played.beginning->copy();
                for (std::size_t i = 0; i < part["at"].get<std::size_t>(); ++i) game->apply(played.answers[i]);
                const auto option = part["better"][0]["option"].get<Answer>();
                CHECK(game->choice().seat == seat_at(part["seat"].get<int>()));
                CHECK(game->choice().options.contains(option));
                CHECK(part["better"][0]["fr"].size() > 0);
                ++mistakes;
            }
            CHECK(luck == doctest::Approx(turn["luck"].get<double>()).epsilon(1e-6));
        }
        CHECK(mistakes > 3);
    }
}
