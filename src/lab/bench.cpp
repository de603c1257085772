#include "lab/bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include "games/deus/deus.hpp"
#include "lab/outcome.hpp"
#include "lab/random_games.hpp"
#include "lab/signature.hpp"

namespace pantheon {

namespace {

constexpr int stretches = 50;

class Stopwatch {
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();

public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
};

// Keeps the compiler from seeing through a repeated copy.
void used(void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

// Nanoseconds for one call of `copy(i)`, the fastest of several stretches.
template <class Copy>
double ns_each(Copy&& copy) {
    constexpr int repeats = 10'000;
    double best = 1e9;
    for (int stretch = 0; stretch < stretches; ++stretch) {
        const Stopwatch watch;
        for (int i = 0; i < repeats; ++i) copy(static_cast<std::size_t>(i));
        best = std::min(best, watch.seconds() * 1e9 / repeats);
    }
    return best;
}

double memcpy_1k_ns() {
    struct Block {
        std::array<unsigned char, 1024> bytes{};
    };
    std::array<Block, 8> blocks{};
    return ns_each([&](std::size_t i) {
        std::memcpy(&blocks[(i + 1) % 8], &blocks[i % 8], sizeof(Block));
        used(&blocks);
    });
}

double ns_per_copy(const Deus::State& state) {
    std::array<Deus::State, 8> states;
    states.fill(state);
    return ns_each([&](std::size_t i) {
        states[(i + 1) % 8] = states[i % 8];
        used(&states);
    });
}

struct Tally {
    std::uint64_t games = 0, decisions = 0, turns = 0;
    double seconds = 1e9;
};

// The same games each time they are asked for.
Tally play_stretch(DeusTable& table, std::uint64_t seed) {
    constexpr int games = 20;
    Tally tally;
    Rng rng(seed);
    const Stopwatch watch;
    for (int i = 0; i < games; ++i) {
        const deus::Setup& setup = table.lay(rng);
        const auto end = random_game<Deus>(setup, rng, [&](const Choice&, Answer) { ++tally.decisions; });
        tally.turns += static_cast<std::uint64_t>(turns_of(setup, end));
        ++tally.games;
    }
    tally.seconds = watch.seconds();
    return tally;
}

// Many stretches, over and over again; of each, the fastest time counts.
Tally play_for(double seconds, DeusTable& table) {
    std::array<Tally, 50> stretch;
    const Stopwatch watch;
    do {
        for (std::size_t s = 0; s < stretch.size(); ++s)
            if (const Tally tally = play_stretch(table, s); tally.seconds < stretch[s].seconds) stretch[s] = tally;
    } while (watch.seconds() < seconds);
    Tally all{.seconds = 0};
    for (const Tally& tally : stretch) {
        all.games += tally.games, all.decisions += tally.decisions, all.turns += tally.turns;
        all.seconds += tally.seconds;
    }
    return all;
}

BenchResult bench_players(const deus::Box& box, deus::Colours egypt, int players, double seconds) {
    DeusTable table(box, box.standard_layout(players), egypt);
    const Tally tally = play_for(seconds, table);
    const auto games = static_cast<double>(tally.games), decisions = static_cast<double>(tally.decisions);
    Rng rng(1);
    return {.game = egypt ? "egypt" : "deus",
            .players = players,
            .games_per_s = games / tally.seconds,
            .decisions_per_s = decisions / tally.seconds,
            .decisions_per_game = decisions / games,
            .turns_per_game = static_cast<double>(tally.turns) / games,
            .ns_per_copy = ns_per_copy(random_game<Deus>(table.lay(rng), rng, [](const Choice&, Answer) {})),
            .state_bytes = sizeof(Deus::State)};
}

}  // namespace

BenchReport run_bench(const deus::Box& box, double seconds, const BenchProgress& progress) {
    BenchReport report;
    progress("signature");
    report.signature = signature(box);
    report.memcpy_1k_ns = memcpy_1k_ns();
    std::vector<deus::Colours> editions(1);
    if (box.has_egypt()) editions.push_back(deus::Colours::below(deus::colour_count));
    for (const deus::Colours egypt : editions)
        for (int players = 2; players <= max_players; ++players) {
            progress(std::string("random games of ") + (egypt ? "egypt" : "deus") + " with " + std::to_string(players) +
                     " players");
            report.results.push_back(bench_players(box, egypt, players, seconds));
        }
    return report;
}

}  // namespace pantheon
