// `pantheon match`: who is stronger, and how sure that is.
#include "lab/match.hpp"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <thread>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "service/listings.hpp"

namespace pantheon {

namespace {

struct Wish {
    std::string game, seats;
    std::vector<std::string> options;
    int games = 100, threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::uint64_t seed = 1;
    bool json = false, shares = false;
};

MatchPlan plan_of(const Wish& wish, const Context& context) {
    MatchPlan plan{.game = &game_named(context, wish.game),
                   .options = options_from(wish.options),
                   .games = wish.games,
                   .seed = wish.seed,
                   .threads = wish.threads};
    for (const std::string& name : split_names(wish.seats)) {
        auto player = read_player(*plan.game->tables, name);
        if (!player) fail(player.error());
        plan.players.push_back(std::move(*player));
    }
    if (plan.options.contains("players")) fail("how many play follows from --seats; leave players= out");
    return plan;
}

Json as_json(const MatchReport& report) {
    Json json{{"game", report.game}, {"games", report.games}, {"turns_per_game", report.turns_per_game}};
    for (const MatchEnding& ending : report.endings) json["endings"][ending.name] = ending.games;
    for (const MatchPlayer& player : report.players)
        json["players"].push_back({{"name", player.name},
                                   {"win_rate", player.win_rate},
                                   {"interval", {player.interval.low, player.interval.high}},
                                   {"mean_score", player.mean_score}});
    for (const MatchShare& share : report.shares)
        json["shares"][share.label.heading].push_back({{"name", share.label.name},
                                                       {"seats", share.seats},
                                                       {"win_rate", share.win_rate},
                                                       {"interval", {share.interval.low, share.interval.high}}});
    return json;
}

void print_rate(double rate, const Interval& interval) {
    const auto percent = [](double share) {
        std::cout << std::setw(6) << std::fixed << std::setprecision(1) << 100 * share << " %";
    };
    percent(rate);
    std::cout << "  ";
    percent(interval.low);
    std::cout << " to";
    percent(interval.high);
}

void print_shares(const MatchReport& report) {
    std::string heading;
    for (const MatchShare& share : report.shares) {
        if (share.label.heading != heading) std::cout << "\nwins by " << (heading = share.label.heading) << '\n';
        std::cout << std::left << std::setw(28) << share.label.name << std::right;
        print_rate(share.win_rate, share.interval);
        std::cout << std::setw(10) << share.seats << " seats\n";
    }
}

void print(const MatchReport& report) {
    std::cout << report.games << " games of " << report.game << "\n\n"
              << "player         wins    95 % interval       mean score\n";
    for (const MatchPlayer& player : report.players) {
        std::cout << std::left << std::setw(10) << player.name << std::right;
        print_rate(player.win_rate, player.interval);
        std::cout << std::setw(14) << player.mean_score << '\n';
    }
    std::cout << "\nturns per player: " << report.turns_per_game / static_cast<double>(report.players.size())
              << "\nended by:";
    for (const MatchEnding& ending : report.endings)
        if (ending.games > 0) std::cout << ' ' << ending.name << ' ' << ending.games;
    std::cout << '\n';
}

void run(const Wish& wish, const Context& context) {
    const MatchPlan plan = plan_of(wish, context);
    const auto report = [&] {
        const Progress progress;
        return run_match(plan, [&](int done) {
            progress.say(std::to_string(done) + " of " + std::to_string(plan.games) + " games");
        });
    }();
    if (!report) fail(report.error());
    if (wish.json) std::cout << as_json(*report).dump(2) << '\n';
    else print(*report);
    if (wish.shares && !wish.json) print_shares(*report);
}

}  // namespace

void add_match(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "match", "Who is stronger, with confidence");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.needs("--seats", wish->seats, "A,B,...", "Who plays; they change seats from game to game");
    command.takes("--games", wish->games, 1, 100'000'000, "N", "How many games");
    command.takes("--seed", wish->seed, "N", "The same number gives the same games");
    command.takes("--threads", wish->threads, 1, 1024, "N",
                  "How many games at the same time; as many as there are cores, if left out");
    command.flag("--shares", wish->shares,
                 "Also who wins with what: place in the order, and what the game tells apart");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon match GAME --seats greedy,random --games 200");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
