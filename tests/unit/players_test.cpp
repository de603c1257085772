// Players: they answer from a view, the same way each time, and greed beats chance.
#include <doctest/doctest.h>

#include <pthread.h>

#include <chrono>
#include <ctime>
#include <thread>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/outcome.hpp"
#include "games/deus/worth.hpp"
#include "is_slow.hpp"
#include "lab/match.hpp"
#include "players/seated_player.hpp"

using namespace pantheon;

namespace {

// The first question to a player after so many random answers; the game may be over.
deus::State some_position(const deus::Setup& setup, Rng& rng, int answers) {
    Silent silent;
    deus::State state = deus::begin(setup);
    while (!state.open.over && (answers-- > 0 || !is_player(state.choice.seat)))
        answer<Deus>(setup, state, random_option(state.choice.options, rng), silent);
    return state;
}

Answer answer_of(const PlayerKind& kind, const AnyGame& game, std::uint64_t seed) {
    const auto choice = read_player(game.tables(), kind.name);
    REQUIRE(choice.ok());
    return choice->sit_at(game, game.choice().seat, 1)
        ->think(game, {.seed = seed, .simulations = 6})
        .answer;  // few: there are many positions
}

void check_all_answer(const deus::Setup& setup, Rng& rng) {
    for (int answers = 0; answers < 300; answers += is_slow ? 60 : 20) {
        const deus::State state = some_position(setup, rng, answers);
        if (state.open.over) continue;
        const auto game = deus::game_at(deus::built_in_box(), setup, state);
        for (const PlayerKind& kind : game->tables().players)
            CHECK(state.choice.options.contains(answer_of(kind, *game, rng.next())));
    }
}

}  // namespace

TEST_CASE("every player answers with an option, in all variants") {
    const deus::Box& box = deus::built_in_box();
    Rng rng(5);
    for (const deus::Layout& layout : box.layouts) {
        deus::RandomTable table(box, layout);
        table.variants().wildcard = true;
        table.variants().start_pieces = {10, 9, 8, 7};
        check_all_answer(table.lay(rng), rng);
    }
}

TEST_CASE("every player answers with an option, in every mix of Egypt's modules") {
    const deus::Box& box = deus::built_in_box();
    Rng rng(5);
    constexpr unsigned step = is_slow ? 7 : 1;  // the last is all of them
    for (unsigned modules = step; modules < 1u << deus::colour_count; modules += step) {
        const int players = 2 + static_cast<int>(modules % 3);
        deus::RandomTable table(box, box.standard_layout(players), deus::Colours::from_word(modules));
        check_all_answer(table.lay(rng), rng);
    }
}

// A temple of Egypt opens columns to other colours, so a card can come to lie where it fires.
TEST_CASE("greedy bears a card in the column that it fires") {
    const deus::Box& box = deus::built_in_box();
    deus::RandomTable table(box, box.standard_layout(2), deus::Colours::of(deus::Colour::temple));
    Rng rng(8);
    const deus::Setup& setup = table.lay(rng);
    const deus::State before = some_position(setup, rng, 0);
    int tried = 0;
    for (const deus::CardId card : setup.deck->all()) {
        for (const deus::Instruction& instruction : setup.deck->program(card).code) {
            if (instruction.op != deus::Op::activate) continue;
            deus::State state = before;
            state.open.players[0].columns[instruction.argument].push_back(card);
            deus::worth(setup, state, Seat::first, {}, deus::usual_weights);
            ++tried;
        }
    }
    CHECK(tried >= 4);
}

// What this thread has had of a core, whatever else the machine is doing.
std::chrono::nanoseconds work_of(pthread_t thread) {
    clockid_t clock{};
    timespec time{};
    REQUIRE(pthread_getcpuclockid(thread, &clock) == 0);
    REQUIRE(clock_gettime(clock, &time) == 0);
    return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
}

TEST_CASE("a player that is told to stop, or out of time, answers at once") {
    using namespace std::chrono_literals;
    const auto at_once = is_slow ? 500ms : 50ms;
    constexpr int endless = 1'000'000'000;
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    auto begun = kind.begin(kind, {{"egypt", "all"}}, 3);
    REQUIRE(begun.ok());
    AnyGame& game = **begun;
    std::string name;
    SUBCASE("greedy") { name = "greedy"; }
    SUBCASE("oracle") { name = "oracle"; }
    const PlayerChoice choice = *read_player(*kind.tables, name);
    const auto player = [&] { return choice.sit_at(game, game.choice().seat, 1); };
    const pthread_t here = pthread_self();
    // On to a question that takes long: at the others it has answered before anybody tells it to stop.
    Rng rng(4);
    for (bool was_told = false; !was_told;) {
        REQUIRE(!game.is_over());
        if (!is_player(game.choice().seat)) {
            game.apply(random_option(game.choice().options, rng));
            continue;
        }
        auto begin = work_of(here);
        const Thought limited = player()->think(game, {.simulations = endless, .milliseconds = 100});
        CHECK(work_of(here) - begin < 100ms + at_once);
        CHECK(game.choice().options.contains(limited.answer));

        std::atomic<bool> stop = false, answered = false;
        std::chrono::nanoseconds told{};
        begin = work_of(here);
        std::thread other([&] {
            while (!answered && work_of(here) - begin < 30ms) std::this_thread::sleep_for(1ms);
            stop = true;
            told = work_of(here);
        });
        const Thought stopped = player()->think(game, {.simulations = endless, .stop = &stop});
        const auto end = work_of(here);
        was_told = stop;
        answered = true;
        other.join();
        CHECK(game.choice().options.contains(stopped.answer));
        if (was_told) CHECK(end - told < at_once);
        else game.apply(player()->think(game, {.seed = rng.next(), .simulations = 30}).answer);
    }
}

TEST_CASE("players are named with settings, and what cannot be said is answered with what can") {
    const GameTables& tables = deus::deus_tables();
    CHECK(read_player(tables, "greedy")->settings == std::vector<int>{greedy_budget});
    CHECK(read_player(tables, "greedy:budget=300")->settings == std::vector<int>{300});
    CHECK(read_player(tables, "greedy:budget=300")->name == "greedy:budget=300");
    CHECK(read_player(tables, "random")->settings.empty());
    CHECK(
        read_player(tables, "prophet").error().starts_with("there is no player \"prophet\"; there are random, novice"));
    const std::string expected = "its settings are budget (1 to 1000000000), as in NAME=NUMBER";
    for (const char* wrong : {"greedy:", "greedy:budget", "greedy:budget=", "greedy:budget=0", "greedy:budget=x",
                              "greedy:beam=3", "greedy:budget=3:", "greedy:=3"}) {
        const auto read = read_player(tables, wrong);
        REQUIRE_MESSAGE(!read.ok(), wrong);
        CHECK_MESSAGE(read.error().ends_with(expected), read.error());
    }
    CHECK(read_player(tables, "random:budget=3").error().find("it has no settings") != std::string::npos);
}

TEST_CASE("who sits at a table sees every answer once, and begins anew where the game went back") {
    // Counts what it is shown.
    struct Counting final : Player {
        int* seen;
        explicit Counting(int* counter) : seen(counter) { *seen = 0; }
        void see(const AnyGame&, std::span<const Event>) override { ++*seen; }
        Thought think(const AnyGame& game, const Thinking&) override {
            return {.answer = game.choice().options.first()};
        }
    };
    static int seen = 0;
    static constexpr PlayerKind counting{.name = "counting",
                                         .title = {},
                                         .about = {},
                                         .make = [](const AnyGame&, const Chair&) -> std::unique_ptr<Player> {
                                             return std::make_unique<Counting>(&seen);
                                         }};
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    const auto beginning = kind.begin(kind, {}, 3);
    REQUIRE(beginning.ok());
    SeatedPlayer player({&counting, {}, "counting"}, **beginning, Seat::first, 1);
    auto game = (*beginning)->copy();
    std::vector<Answer> answers;
    for (int n = 0; n < 30; ++n) {
        answers.push_back(game->choice().options.first());
        game->apply(answers.back());
        if (n % 3 == 0) player.follow(answers);
    }
    player.follow(answers);
    CHECK(seen == 30);
    answers.resize(20);
    player.follow(answers);
    CHECK(seen == 20);
}

TEST_CASE("greedy beats random, and the game takes a sane course") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    MatchPlan plan{.game = &kind,
                   .players = {*read_player(*kind.tables, "greedy"), *read_player(*kind.tables, "random")},
                   .games = is_slow ? 2 : 10};
    const auto against_chance = run_match(plan);
    REQUIRE(against_chance);
    CHECK(against_chance->players[0].win_rate > 0.9);

    plan.players[1] = plan.players[0];
    const auto alone = run_match(plan);
    REQUIRE(alone);
    CHECK(alone->turns_per_game / 2 > 14);
    CHECK(alone->turns_per_game / 2 < 35);
    CHECK(alone->players[0].mean_score > 30);
    CHECK(alone->endings[static_cast<std::size_t>(deus::Ending::standstill)].games == 0);
}
