// `pantheon perft`: count the positions.
#include <chrono>
#include <cstdio>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "service/json_reader.hpp"
#include "table/game.hpp"

namespace pantheon {

namespace {

struct PerftWish {
    std::string game;
    std::vector<std::string> options;
    int depth = 3;
    std::uint64_t seed = 1;
    bool json = false;
};

struct Level {
    int depth = 0;
    std::uint64_t leaves = 0;
    double seconds = 0;
};

// Hands are dealt by the seed: what is counted begins with the first question to a player.
std::unique_ptr<AnyGame> begin(const PerftWish& wish, const Context& context) {
    const GameKind& kind = game_named(context, wish.game);
    auto game = kind.begin(kind, options_from(wish.options), wish.seed);
    if (!game) fail(game.error());
    Rng luck(wish.seed);
    while ((*game)->choice().seat == Seat::luck) (*game)->apply(random_option((*game)->choice().options, luck));
    return std::move(*game);
}

std::vector<Level> count(const GameKind& kind, const AnyGame& game, int depth) {
    const Progress progress;
    std::vector<Level> levels;
    for (int d = 1; d <= depth; ++d) {
        progress.say("depth " + std::to_string(d));
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t leaves = kind.perft(game, d);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        levels.push_back({d, leaves, time.count()});
    }
    return levels;
}

void run(const PerftWish& wish, const Context& context) {
    const auto levels = count(game_named(context, wish.game), *begin(wish, context), wish.depth);
    if (wish.json) {
        Json json{{"game", wish.game}, {"seed", wish.seed}, {"depths", Json::array()}};
        for (const Level& level : levels)
            json["depths"].push_back({{"depth", level.depth}, {"positions", level.leaves}});
        std::cout << json.dump(2) << '\n';
        return;
    }
    std::printf("depth        positions    seconds\n");
    for (const Level& level : levels)
        std::printf("%5d %16llu %10.3f\n", level.depth, static_cast<unsigned long long>(level.leaves), level.seconds);
}

}  // namespace

void add_perft(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<PerftWish>();
    Command command(app, "perft", "Count the positions after so many real questions, luck's included");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--depth", wish->depth, 1, 100, "N", "How many questions deep");
    command.takes("--seed", wish->seed, "N", "Decides the board and the hands");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon perft GAME --depth 4 --seed 7");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
