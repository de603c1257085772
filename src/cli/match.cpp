// `pantheon match`: who is stronger, and how sure that is.
#include "lab/match.hpp"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <thread>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/gate.hpp"
#include "lab/ratings.hpp"
#include "service/json_reader.hpp"
#include "table/material.hpp"

namespace pantheon {

namespace {

struct MatchWish {
    std::string game, seats, rate;
    std::vector<std::string> options, nets;
    int games = 100, threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    int simulations = 0, milliseconds = 0, review = -1;
    double until = 0;
    std::optional<int> anchor;
    std::uint64_t seed = 1;
    bool json = false, shares = false;
};

std::vector<PlayerChoice> players_named(const GameKind& game, const std::string& names) {
    std::vector<PlayerChoice> players;
    for (const std::string& name : split_names(names)) {
        auto player = read_player(*game.tables, name);
        if (!player) fail(player.error());
        players.push_back(std::move(*player));
    }
    return players;
}

MatchPlan plan_of(const MatchWish& wish, const GameKind& game, const std::string& names) {
    return {.game = &game,
            .options = options_from(wish.options),
            .players = players_named(game, names),
            .games = wish.games,
            .seed = wish.seed,
            .threads = wish.threads,
            .simulations = wish.simulations,
            .milliseconds = wish.milliseconds,
            .until = wish.until,
            .duplicates = wish.review < 0,  // luck that comes twice says nothing new
            .review = wish.review};
}

std::string number(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}
std::string percent(double rate) { return number(100 * rate, 1) + " %"; }
std::string range(const Interval& interval) { return percent(interval.low) + " to " + percent(interval.high); }

// A table whose first column is wide enough for all names.
class Rows {
    std::size_t width_;

public:
    template <class Players>
    explicit Rows(const Players& players) : width_(6) {
        for (const auto& player : players) width_ = std::max(width_, player.name.size());
    }
    void row(const std::string& name, std::initializer_list<std::pair<int, std::string>> cells) const {
        std::cout << name << std::string(width_ - name.size(), ' ');
        for (const auto& [width, text] : cells) std::cout << std::setw(width) << text;
        std::cout << '\n';
    }
};

// ---- some players at a table

Json as_json(const MatchReport& report) {
    Json json{{"game", report.game}, {"games", report.games}, {"turns_per_game", report.turns_per_game}};
    for (const MatchEnding& ending : report.endings) json["endings"][ending.name] = ending.games;
    for (const MatchPlayer& player : report.players)
        json["players"].push_back({{"name", player.name},
                                   {"win_rate", player.win_rate},
                                   {"interval", {player.interval.low, player.interval.high}},
                                   {"mean_score", player.mean_score},
                                   {"ms_per_turn", player.ms_per_turn},
                                   {"luck", {player.luck.value, player.luck.error}},
                                   {"error_rate", {player.error_rate.value, player.error_rate.error}}});
    for (const MatchShare& share : report.shares)
        json["shares"][share.label.heading].push_back({{"name", share.label.name},
                                                       {"seats", share.seats},
                                                       {"win_rate", share.win_rate},
                                                       {"interval", {share.interval.low, share.interval.high}}});
    return json;
}

void print_shares(const MatchReport& report) {
    std::string heading;
    for (const MatchShare& share : report.shares) {
        if (share.label.heading != heading) std::cout << "\nwins by " << (heading = share.label.heading) << '\n';
        std::cout << std::left << std::setw(28) << share.label.name << std::right << std::setw(9)
                  << percent(share.win_rate) << std::setw(21) << range(share.interval) << std::setw(10) << share.seats
                  << " seats\n";
    }
}

void print(const MatchReport& report) {
    std::cout << report.games << " games of " << report.game << "\n\n";
    const Rows rows(report.players);
    rows.row("player", {{9, "wins"}, {21, "95 % interval"}, {13, "mean score"}, {13, "ms a turn"}});
    for (const MatchPlayer& player : report.players)
        rows.row(player.name, {{9, percent(player.win_rate)},
                               {21, range(player.interval)},
                               {13, number(player.mean_score, 1)},
                               {13, number(player.ms_per_turn, 2)}});
    std::cout << "\nturns per player: " << number(report.turns_per_game / static_cast<double>(report.players.size()), 1)
              << "\nended by:";
    for (const MatchEnding& ending : report.endings)
        if (ending.games > 0) std::cout << ' ' << ending.name << ' ' << ending.games;
    std::cout << '\n';
}

std::string with_error(const Mean& mean) { return percent(mean.value) + " ± " + number(100 * mean.error, 2); }

void print_reviews(const MatchReport& report) {
    std::cout << "\nreviewed\n";
    const Rows rows(report.players);
    rows.row("player", {{20, "luck, ± 95 %"}, {26, "given away a turn"}});
    for (const MatchPlayer& player : report.players)
        rows.row(player.name, {{21, with_error(player.luck)}, {27, with_error(player.error_rate)}});
}

void run_table(const MatchWish& wish, const GameKind& game) {
    MatchPlan plan = plan_of(wish, game, wish.seats);
    plan.until /= 100;  // of a rate
    if (plan.review >= 0 && !game.analyst) fail("nobody can judge games of " + game.name + " yet");
    if (plan.options.contains("players")) fail("how many play follows from --seats; leave players= out");
    const auto report =
        with_progress(plan.games, "", [&](const MatchProgress& played) { return run_match(plan, played); });
    if (!report) fail(report.error());
    if (wish.json) std::cout << as_json(*report).dump(2) << '\n';
    else print(*report);
    if (wish.review >= 0 && !wish.json) print_reviews(*report);
    if (wish.shares && !wish.json) print_shares(*report);
}

// ---- everybody against everybody

Json as_json(const RatingReport& report) {
    Json json{{"game", report.game}, {"seats", report.seats}};
    for (const RatedPlayer& player : report.players)
        json["players"].push_back({{"name", player.name},
                                   {"rating", player.rating},
                                   {"error", player.error},
                                   {"games", player.games},
                                   {"ms_per_turn", player.ms_per_turn}});
    for (const RatedPair& pair : report.pairs)
        json["pairs"].push_back({{"one", report.players[pair.one].name},
                                 {"other", report.players[pair.other].name},
                                 {"games", pair.games},
                                 {"win_rate", pair.win_rate},
                                 {"interval", {pair.interval.low, pair.interval.high}}});
    return json;
}

void print(const RatingReport& report) {
    std::vector<RatedPlayer> best_first = report.players;
    std::ranges::stable_sort(best_first, std::greater{}, &RatedPlayer::rating);
    std::cout << report.game << ", tables of " << report.seats << "\n\n";
    const Rows rows(best_first);
    rows.row("player", {{9, "rating"}, {9, "± 95 %"}, {9, "games"}, {13, "ms a turn"}});
    for (const RatedPlayer& player : best_first)
        rows.row(player.name, {{9, number(player.rating, 0)},
                               {8, number(player.error, 0)},
                               {9, std::to_string(player.games)},
                               {13, number(player.ms_per_turn, 2)}});
    std::cout << '\n';
    for (const RatedPair& pair : report.pairs)
        std::cout << report.players[pair.one].name << " against "
                  << (report.seats > 2 ? std::to_string(report.seats - 1) + " × " : "")
                  << report.players[pair.other].name << ": " << percent(pair.win_rate) << " (" << range(pair.interval)
                  << ")\n";
}

void run_ratings(const MatchWish& wish, const GameKind& game) {
    const MatchPlan plan = plan_of(wish, game, wish.rate);
    const auto report = with_progress(games_of_ratings(plan), "", [&](const MatchProgress& played) {
        return rate_players(plan, wish.anchor, played);
    });
    if (!report) fail(report.error());
    if (wish.json) std::cout << as_json(*report).dump(2) << '\n';
    else print(*report);
}

// Each gets the next number: the program's own is 0.
void give_nets(const std::vector<std::string>& files, const GameKind& game) {
    if (files.empty()) return;
    if (!game.material || !game.material->school) fail("no player of " + game.name + " has a net");
    const auto school = game.material->school(game, {});
    for (const std::string& file : files) {
        const Net net = net_in(file);
        if (const auto number = number_of(*school, &net); !number) fail(file + ": " + number.error());
    }
}

void run(const MatchWish& wish, const Context& context) {
    const GameKind& game = game_named(context, wish.game);
    give_nets(wish.nets, game);
    if (wish.seats.empty() == wish.rate.empty())
        fail("say who plays: --seats A,B for a match, or --rate A,B,C for ratings");
    if (wish.seats.empty()) run_ratings(wish, game);
    else run_table(wish, game);
}

}  // namespace

void add_match(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<MatchWish>();
    Command command(app, "match", "Who is stronger, with confidence");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes(
        "--seats", wish->seats, "A,B,...",
        "Who plays at one table. Each board is played once from every place, with the same luck as far as the "
        "games allow");
    command.takes("--rate", wish->rate, "A,B,...", "Ratings instead: everybody meets everybody");
    command.takes("--net", wish->nets, "FILE",
                  "One more net, for players with net=1; said again, for those with net=2. The program's own is net=0");
    command.takes("--games", wish->games, 1, 100'000'000, "N", "How many games at most; with --rate for each two");
    command.takes("--until", wish->until, 0.0, 10'000.0, "X",
                  "Stop before, once the first win rate is known to ± X %; with --rate all ratings to ± X");
    command.takes("--anchor", wish->anchor, "N", "The rating of the first player of --rate");
    command.takes("--sims", wish->simulations, 0, 1'000'000'000, "N", "Simulations for each answer; 0: as usual");
    command.takes("--ms", wish->milliseconds, 0, 3'600'000, "N",
                  "Milliseconds for each answer at most, which is not the same every time; 0: no limit");
    command.takes("--seed", wish->seed, "N", "The same number gives the same games");
    command.takes("--threads", wish->threads, 1, 1024, "N",
                  "How many games at the same time; as many as there are cores, if left out");
    command.takes("--review", wish->review, 0, 1'000'000, "N",
                  "Also what luck gave to each and what each gave away a turn, by reviews with N worlds for each "
                  "comparison; 0: luck alone");
    command.flag("--shares", wish->shares,
                 "Also who wins with what: place in the order, and what the game tells apart");
    command.flag("--json", wish->json, "For programs");
    command.example(
        "A player is NAME or NAME:SETTING=NUMBER, as `pantheon players GAME` lists them.\n"
        "Example: pantheon match GAME --seats greedy,random --games 200\n"
        "Example: pantheon match GAME --net out/GAME.net --seats sage:net=1,sage --games 1000\n"
        "Example: pantheon match GAME --rate random,greedy:budget=30,greedy --until 25");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
