// What a game gives the laboratory to measure: stretches of random games, and copies of a position.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "lab/random_games.hpp"
#include "lab/thinking_bench.hpp"

namespace pantheon {

// Random games of each sort that are folded into a signature.
inline constexpr int signature_games = 100;

// A decision is a question with more than one option, luck's included; turns are those of all players together.
struct Tally {
    std::uint64_t games = 0, decisions = 0, turns = 0;
};

struct BenchCase {
    std::string game;
    int players = 0;
    std::size_t state_bytes = 0;
    std::function<Tally(std::uint64_t seed, int games)> play{};  // the same seed, the same games
    std::function<void(int times)> copy{};                       // a position, from one place to another
    // Judges and simulates at least so many times; how often that was. 0: there is no net to think with.
    std::function<std::uint64_t(Thinks what, std::uint64_t times)> think{};
};

// Keeps the compiler from seeing through repeated work.
inline void used(void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

// `table.lay(rng)` gives the setup of the next game, `turns(setup, end)` how many turns it had.
template <Game G, class Table, class Turns>
BenchCase bench_case(std::string game, int players, Table table, Turns turns) {
    const auto shared = std::make_shared<Table>(std::move(table));
    BenchCase made{.game = std::move(game), .players = players, .state_bytes = sizeof(typename G::State)};
    made.play = [shared, turns](std::uint64_t seed, int games) {
        Tally tally;
        Rng rng(seed);
        for (int i = 0; i < games; ++i) {
            const typename G::Setup& setup = shared->lay(rng);
            const auto end = random_game<G>(setup, rng, [&](const Choice&, Answer) { ++tally.decisions; });
            tally.turns += static_cast<std::uint64_t>(turns(setup, end));
            ++tally.games;
        }
        return tally;
    };
    made.copy = [shared](int times) {
        Rng rng(1);
        std::array<typename G::State, 8> states;
        states.fill(G::begin(shared->lay(rng)));
        for (std::size_t i = 0; i < static_cast<std::size_t>(times); ++i) {
            states[(i + 1) % 8] = states[i % 8];
            used(&states);
        }
    };
    return made;
}

// The same table, and a player with the net of the game. The box must outlive it.
template <class Sight, class Table>
void add_thinking(BenchCase& bench, Table table, const typename Sight::Box& box) {
    struct Kept {
        Table table;
        std::unique_ptr<ThinkingBench<Sight>> work{};
    };
    const auto kept = std::make_shared<Kept>(Kept{std::move(table)});
    bench.think = [kept, &box](Thinks what, std::uint64_t times) {
        if (!kept->work) {
            Rng rng(1);
            kept->work = std::make_unique<ThinkingBench<Sight>>(kept->table.lay(rng), box, 1);
        }
        return kept->work->think(what, times);
    };
}

// FNV-1a, by whole words: how a signature is folded.
struct Fold {
    std::uint64_t value = 0xcbf29ce484222325u;
    void add(std::uint64_t word) { value = (value ^ word) * 0x100000001b3u; }
};

// Every answer of one random game, and the final scores.
template <Game G>
void fold_game(const typename G::Setup& setup, Rng& rng, Fold& fold) {
    const auto end = random_game<G>(setup, rng, [&](const Choice&, Answer answer) { fold.add(answer); });
    for (int p = 0; p < setup.players; ++p) fold.add(static_cast<std::uint64_t>(G::score(setup, end, seat_at(p))));
}

}  // namespace pantheon
