#include "lab/bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include "lab/bench_case.hpp"

namespace pantheon {

namespace {

constexpr int stretches = 50;
constexpr int games_per_stretch = 20;

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
            .state_bytes = bench.state_bytes};
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
    }
    return report;
}

}  // namespace pantheon
