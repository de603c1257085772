#include "lab/match.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <thread>

#include "table/game.hpp"

namespace pantheon {

namespace {

struct GameResult {
    std::array<int, max_players> score{};  // by player, not by seat
    std::array<double, max_players> win{};
    int turns = 0;
    int ending = 0;
    std::array<std::vector<Label>, max_players> labels{};
};

int player_at(const MatchPlan& plan, int game, Seat seat) {
    return (place(seat) + game) % static_cast<int>(plan.players.size());
}

Result<std::unique_ptr<AnyGame>> begin(const MatchPlan& plan, int game) {
    GameOptions options = plan.options;
    options["players"] = std::to_string(plan.players.size());
    const auto board = static_cast<std::uint64_t>(game) / plan.players.size();
    return plan.game->begin(*plan.game, options, Rng(plan.seed).next() + board);
}

// Where a seat came in the first turn.
Label order_of(Seat seat, Seat beginner, int players) {
    constexpr const char* names[] = {"1st", "2nd", "3rd", "4th"};
    return {"order", names[(place(seat) - place(beginner) + players) % players]};
}

GameResult play(const MatchPlan& plan, AnyGame& table, int game) {
    Rng luck(plan.seed ^ Rng(static_cast<std::uint64_t>(game)).next());
    Rng thoughts(luck.next());
    std::vector<std::unique_ptr<Player>> seated;
    for (int p = 0; p < table.players(); ++p)
        seated.push_back(plan.players[static_cast<std::size_t>(player_at(plan, game, seat_at(p)))].sit_at(
            table, seat_at(p), thoughts.next()));
    std::vector<Event> events;
    Seat beginner = Seat::nobody;
    while (!table.is_over()) {
        if (!is_player(beginner)) beginner = table.active();
        const Choice choice = table.choice();
        events.clear();
        if (choice.seat == Seat::luck) {
            table.apply(random_option(choice.options, luck), &events);
        } else {
            Player& asked = *seated[static_cast<std::size_t>(choice.seat)];
            table.apply(asked.think(table, {.seed = thoughts.next()}).answer, &events);
        }
        for (const auto& player : seated) player->see(table, events);
    }
    GameResult result;
    int winners = 0;
    for (int p = 0; p < table.players(); ++p) winners += table.rank(seat_at(p)) == 1;
    for (int p = 0; p < table.players(); ++p) {
        const auto who = static_cast<std::size_t>(player_at(plan, game, seat_at(p)));
        result.score[who] = table.score(seat_at(p));
        if (table.rank(seat_at(p)) == 1) result.win[who] = 1.0 / winners;
        result.labels[who] = table.labels(seat_at(p));
        if (is_player(beginner)) result.labels[who].push_back(order_of(seat_at(p), beginner, table.players()));
    }
    result.turns = table.turns();
    result.ending = table.ending();
    return result;
}

// All games, each in its own place of the list, so that the order in which threads finish does not matter.
std::vector<GameResult> play_all(const MatchPlan& plan, const MatchProgress& progress) {
    std::vector<GameResult> results(static_cast<std::size_t>(plan.games));
    std::atomic<int> next = 0;
    std::mutex telling;
    int done = 0;
    const auto work = [&] {
        for (int game = next++; game < plan.games; game = next++) {
            auto table = begin(plan, game);
            results[static_cast<std::size_t>(game)] = play(plan, **table, game);
            const std::lock_guard lock(telling);
            if (++done; progress) progress(done);
        }
    };
    std::vector<std::thread> helpers;
    for (int t = 1; t < plan.threads; ++t) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    return results;
}

std::vector<MatchShare> shares_of(const std::vector<GameResult>& results) {
    std::map<Label, MatchShare> found;
    for (const GameResult& result : results)
        for (std::size_t p = 0; p < result.labels.size(); ++p)
            for (const Label& label : result.labels[p]) {
                found[label].wins += result.win[p];
                ++found[label].seats;
            }
    std::vector<MatchShare> shares;
    for (auto& [label, share] : found) {
        share.label = label;
        share.win_rate = share.wins / share.seats;
        share.interval = wilson(share.wins, share.seats);
        shares.push_back(share);
    }
    return shares;
}

}  // namespace

Interval wilson(double successes, double trials) {
    if (trials <= 0) return {};
    constexpr double z = 1.959964;
    const double rate = successes / trials, spread = z * z / trials;
    const double middle = rate + spread / 2;
    const double reach = z * std::sqrt(rate * (1 - rate) / trials + spread / (4 * trials));
    return {std::max(0.0, (middle - reach) / (1 + spread)), std::min(1.0, (middle + reach) / (1 + spread))};
}

Result<MatchReport> run_match(const MatchPlan& plan, const MatchProgress& progress) {
    if (const auto first = begin(plan, 0); !first) return first.failure();
    MatchReport report{.game = plan.game->name, .games = plan.games};
    for (const PlayerChoice& player : plan.players) report.players.push_back({.name = player.name});
    for (const std::string_view ending : plan.game->tables->endings) report.endings.push_back({std::string(ending)});
    const std::vector<GameResult> results = play_all(plan, progress);
    report.shares = shares_of(results);
    for (const GameResult& result : results) {
        report.turns_per_game += result.turns;
        ++report.endings[static_cast<std::size_t>(result.ending)].games;
        for (std::size_t p = 0; p < report.players.size(); ++p) {
            report.players[p].wins += result.win[p];
            report.players[p].mean_score += result.score[p];
        }
    }
    const double games = std::max(1, plan.games);
    report.turns_per_game /= games;
    for (MatchPlayer& player : report.players) {
        player.win_rate = player.wins / games;
        player.interval = wilson(player.wins, games);
        player.mean_score /= games;
    }
    return report;
}

}  // namespace pantheon
