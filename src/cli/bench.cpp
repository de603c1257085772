// `pantheon bench`: speed, and the signature.
#include "lab/bench.hpp"

#include <cstdio>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/bench_case.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

struct BenchWish {
    std::string game;
    double seconds = 2;
    bool json = false, only_signature = false;
};

std::string in_hex(std::uint64_t number) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

Json as_json(const BenchReport& report) {
    Json json{{"memcpy_1k_ns", report.memcpy_1k_ns}, {"results", Json::array()}};
    for (const BenchSignature& each : report.signatures) json["signatures"][each.game] = in_hex(each.signature);
    for (const BenchResult& result : report.results)
        json["results"].push_back({{"game", result.game},
                                   {"players", result.players},
                                   {"games_per_s", result.games_per_s},
                                   {"decisions_per_s", result.decisions_per_s},
                                   {"decisions_per_game", result.decisions_per_game},
                                   {"turns_per_game", result.turns_per_game},
                                   {"ns_per_copy", result.ns_per_copy},
                                   {"state_bytes", result.state_bytes},
                                   {"judged_anew_per_s", result.judged_anew_per_s},
                                   {"judged_by_difference_per_s", result.judged_by_difference_per_s},
                                   {"simulations_per_s", result.simulations_per_s}});
    for (const BenchPlayer& each : report.players)
        json["players"].push_back({{"game", each.game},
                                   {"players", each.players},
                                   {"player", each.player},
                                   {"ms_per_turn", each.ms_per_turn}});
    return json;
}

void print(const BenchReport& report) {
    for (const BenchSignature& each : report.signatures)
        std::printf("signature  %s  %s\n", in_hex(each.signature).c_str(), each.game.c_str());
    std::printf("memcpy     %.1f ns for 1 KiB\n\n", report.memcpy_1k_ns);
    std::printf("game     players  games/s  decisions/s  decisions  turns  ns/copy  bytes\n");
    for (const BenchResult& r : report.results)
        std::printf("%-7s  %7d  %7.0f  %9.2f M  %9.1f  %5.1f  %7.1f  %5zu\n", r.game.c_str(), r.players, r.games_per_s,
                    r.decisions_per_s / 1e6, r.decisions_per_game, r.turns_per_game, r.ns_per_copy, r.state_bytes);
    std::printf("\nRandom games on one core; decisions and turns of all players are per game.\n");
    std::printf("\ngame     players  judged anew/s  by difference/s  simulations/s\n");
    for (const BenchResult& r : report.results)
        std::printf("%-7s  %7d  %11.2f M  %13.2f M  %13.0f\n", r.game.c_str(), r.players, r.judged_anew_per_s / 1e6,
                    r.judged_by_difference_per_s / 1e6, r.simulations_per_s);
    std::printf(
        "\nPositions that a net judges on one core, encoding included: from nothing, and as neighbours of one\n"
        "another; a simulation is a round in an imagined world.\n");
    std::printf("\ngame     players  player    ms a turn\n");
    for (const BenchPlayer& each : report.players)
        std::printf("%-7s  %7d  %-8s  %9.2f\n", each.game.c_str(), each.players, each.player.c_str(), each.ms_per_turn);
}

void run(const BenchWish& wish, const Context& context) {
    std::span<const GameKind> games = context.shelf;
    if (!wish.game.empty()) games = {&game_named(context, wish.game), 1};
    if (wish.only_signature) {
        for (const GameKind& kind : games) std::printf("%s\n", in_hex(kind.signature(kind, signature_games)).c_str());
        return;
    }
    const auto report = [&] {
        const Progress progress;
        return run_bench(games, wish.seconds, [&](const std::string& what) { progress.say(what); });
    }();
    if (wish.json) std::cout << as_json(report).dump(2) << '\n';
    else print(report);
}

}  // namespace

void add_bench(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<BenchWish>();
    Command command(app, "bench", "Speed, and the signature: one number for all rules of a game");
    command.takes("game", wish->game, "GAME", "Only this game");
    command.takes("--seconds", wish->seconds, 0.01, 3600.0, "S", "How long to measure each number of players");
    command.flag("--signature", wish->only_signature, "Only the signature");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon bench GAME --json");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
