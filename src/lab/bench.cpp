#include "lab/bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include "lab/bench_case.hpp"
#include "players/player.hpp"

namespace pantheon {

namespace {

constexpr int stretches = 50;
constexpr int games_per_stretch = 20;
constexpr int least_turns = 8;  // that a player is watched for

class Stopwatch {
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();

public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
};

// Nanoseconds for one of the things that `work(times)` does so many times, the fastest of several stretches.
template <class Work>
double ns_each(Work&& work) {
    constexpr int times = 10'000;
    double best = 1e9;
    for (int stretch = 0; stretch < stretches; ++stretch) {
        const Stopwatch watch;
        work(times);
        best = std::min(best, watch.seconds() * 1e9 / times);
    }
    return best;
}

double memcpy_1k_ns() {
    struct Block {
        std::array<unsigned char, 1024> bytes{};
    };
    std::array<Block, 8> blocks{};
    return ns_each([&](int times) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(times); ++i) {
            std::memcpy(&blocks[(i + 1) % 8], &blocks[i % 8], sizeof(Block));
            used(&blocks);
        }
    });
}

struct Timed {
    Tally tally;
    double seconds = 1e9;
};

// Many stretches, over and over again; of each, the fastest time counts.
Timed play_for(double seconds, const BenchCase& bench) {
    std::array<Timed, stretches> stretch;
    const Stopwatch whole;
    do {
        for (std::size_t s = 0; s < stretch.size(); ++s) {
            const Stopwatch watch;
            const Tally tally = bench.play(s, games_per_stretch);
            if (const double time = watch.seconds(); time < stretch[s].seconds) stretch[s] = {tally, time};
        }
    } while (whole.seconds() < seconds);
    Timed all{.tally = {}, .seconds = 0};
    for (const Timed& each : stretch) {
        all.tally.games += each.tally.games;
        all.tally.decisions += each.tally.decisions;
        all.tally.turns += each.tally.turns;
        all.seconds += each.seconds;
    }
    return all;
}

// Things done in a second, the fastest of some stretches.
double thoughts_per_s(const BenchCase& bench, Thinks what, double seconds) {
    if (!bench.think || bench.think(what, 1) == 0) return 0;
    const std::uint64_t stretch = what == Thinks::simulations ? 200 : 10'000;
    double best = 0;
    const Stopwatch whole;
    do {
        const Stopwatch watch;
        const std::uint64_t done = bench.think(what, stretch);
        best = std::max(best, static_cast<double>(done) / watch.seconds());
    } while (whole.seconds() < seconds);
    return best;
}

// Games among equals, on one core, for so long.
double ms_per_turn(const GameKind& kind, const PlayerChoice& choice, int players, double seconds) {
    double thought = 0;
    int turns = 0;
    for (std::uint64_t seed = 1; turns < least_turns || thought < seconds; ++seed) {
        const auto begun = kind.begin(kind, {{"players", std::to_string(players)}}, seed);
        if (!begun) break;
        AnyGame& table = **begun;
        Rng luck = luck_for(seed);
        std::vector<std::unique_ptr<Player>> seats;
        for (int p = 0; p < players; ++p) seats.push_back(choice.sit_at(table, seat_at(p), seed));
        std::vector<Event> events;
        while (!table.is_over() && (turns < least_turns || thought < seconds)) {
            const Seat asked = table.choice().seat;
            Answer answer = random_option(table.choice().options, luck);
            if (is_player(asked)) {
                const Stopwatch watch;
                answer = seats[static_cast<std::size_t>(asked)]->think(table, {.seed = luck.next()}).answer;
                thought += watch.seconds();
            }
            events.clear();
            table.apply(answer, &events);
            for (const Event& event : events) turns += table.row_of(event).telling == Telling::turn_begins;
            for (const auto& seat : seats) seat->see(table, events);
        }
    }
    return turns > 0 ? thought * 1e3 / turns : 0;
}

void measure_players(const GameKind& kind, double seconds, std::vector<BenchPlayer>& measured) {
    for (const int players : {2, 4})
        for (const PlayerKind& player : kind.tables->players)
            measured.push_back({kind.name, players, std::string(player.name),
                                ms_per_turn(kind, *read_player(*kind.tables, player.name), players, seconds)});
}

BenchResult measure(const BenchCase& bench, double seconds) {
    const Timed timed = play_for(seconds, bench);
    const auto games = static_cast<double>(timed.tally.games), decisions = static_cast<double>(timed.tally.decisions);
    return {.game = bench.game,
            .players = bench.players,
            .games_per_s = games / timed.seconds,
            .decisions_per_s = decisions / timed.seconds,
            .decisions_per_game = decisions / games,
            .turns_per_game = static_cast<double>(timed.tally.turns) / games,
            .ns_per_copy = ns_each(bench.copy),
            .state_bytes = bench.state_bytes,
            .judged_anew_per_s = thoughts_per_s(bench, Thinks::anew, seconds / 4),
            .judged_by_difference_per_s = thoughts_per_s(bench, Thinks::by_difference, seconds / 4),
            .simulations_per_s = thoughts_per_s(bench, Thinks::simulations, seconds / 4)};
}

}  // namespace

BenchReport run_bench(std::span<const GameKind> shelf, double seconds, const BenchProgress& progress) {
    BenchReport report;
    report.memcpy_1k_ns = memcpy_1k_ns();
    for (const GameKind& kind : shelf) {
        progress("signature of " + kind.name);
        report.signatures.push_back({kind.name, kind.signature(kind, signature_games)});
        for (const BenchCase& bench : kind.bench(kind)) {
            progress("random games of " + bench.game + " with " + std::to_string(bench.players) + " players");
            report.results.push_back(measure(bench, seconds));
        }
        progress("thinking times of the players of " + kind.name);
        measure_players(kind, seconds / 4, report.players);
    }
    return report;
}

}  // namespace pantheon
