#include "lab/match.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>

#include "lab/duplicate_luck.hpp"
#include "lab/side_by_side.hpp"
#include "lab/statistics.hpp"
#include "players/review.hpp"
#include "table/game.hpp"

namespace pantheon {

namespace {

int seats_of(const MatchPlan& plan) { return static_cast<int>(plan.players.size()); }
std::size_t player_at(const MatchPlan& plan, int game, Seat seat) {
    return static_cast<std::size_t>((place(seat) + game) % seats_of(plan));
}

int board_of(const MatchPlan& plan, int game) { return plan.duplicates ? game / seats_of(plan) : game; }

// By board and by place, so that duplicates differ in nothing else.
std::uint64_t seed_of(const MatchPlan& plan, int board, int purpose) {
    return Rng{plan.seed ^ Rng{static_cast<std::uint64_t>(board) << 8 | static_cast<std::uint64_t>(purpose)}.next()}
        .next();
}

// A player at its place, with numbers and a clock of its own.
struct Sitting {
    std::unique_ptr<Player> player;
    Rng thoughts;
    double thought = 0;  // milliseconds
};

Answer ask(Sitting& sitting, const AnyGame& table, const MatchPlan& plan) {
    const auto begin = std::chrono::steady_clock::now();
    const Thought thought = sitting.player->think(
        table, {.seed = sitting.thoughts.next(), .simulations = plan.simulations, .milliseconds = plan.milliseconds});
    sitting.thought += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return thought.answer;
}

// Where a seat came in the first turn.
int order_in(Seat seat, Seat beginner, int players) { return (place(seat) - place(beginner) + players) % players; }
Label order_of(Seat seat, Seat beginner, int players) {
    constexpr const char* names[] = {"1st", "2nd", "3rd", "4th"};
    return {"order", names[order_in(seat, beginner, players)]};
}

// What was used in a game, and where points came from, by seat.
class Counts {
    const AnyGame& table_;
    const Material* material_ = nullptr;  // null: nothing is counted
    std::array<std::vector<std::uint8_t>, max_players> used_{};
    std::array<std::vector<int>, max_players> points_{};

public:
    Counts(const MatchPlan& plan, const AnyGame& table) : table_(table) {
        if (!plan.counts) return;
        material_ = plan.game->material;
        used_.fill(std::vector<std::uint8_t>(material_->items(table).size()));
        points_.fill(std::vector<int>(table.tables().sources.size()));
    }
    void add(std::span<const Event> events) {
        if (!material_) return;
        for (const Event& event : events) {
            if (const int item = material_->used_in(table_, event); item >= 0)
                ++used_[static_cast<std::size_t>(event.seat)][static_cast<std::size_t>(item)];
            for (const Points& each : table_.points(event))
                points_[static_cast<std::size_t>(each.seat)][static_cast<std::size_t>(each.source)] += each.n;
        }
    }
    // What no event told of was there from the start.
    void tell(GameResult& result, std::size_t who, Seat seat) {
        if (!material_) return;
        auto& points = points_[static_cast<std::size_t>(seat)];
        points[0] += table_.score(seat) - std::accumulate(points.begin(), points.end(), 0);
        result.points[who] = points;
        result.used[who] = used_[static_cast<std::size_t>(seat)];
        result.traits = material_->traits(table_);
    }
};

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

MatchReport report_of(const MatchPlan& plan, const MatchGames& match) {
    const int played = static_cast<int>(match.results().size());
    MatchReport report{.game = plan.game->name, .games = played, .shares = shares_of(match.results())};
    for (const PlayerChoice& player : plan.players) report.players.push_back({.name = player.name});
    for (const std::string_view ending : plan.game->tables->endings) report.endings.push_back({std::string(ending)});
    for (const GameResult& result : match.results()) {
        report.turns_per_game += result.turns;
        ++report.endings[static_cast<std::size_t>(result.ending)].games;
        for (std::size_t p = 0; p < report.players.size(); ++p) {
            report.players[p].wins += result.win[p];
            report.players[p].mean_score += result.score[p];
            report.players[p].ms_per_turn += result.thought[p];
        }
    }
    const double games = std::max(1, played), turns = report.turns_per_game / seats_of(plan);
    report.turns_per_game /= games;
    for (std::size_t p = 0; p < report.players.size(); ++p) {
        MatchPlayer& player = report.players[p];
        player.win_rate = player.wins / games;
        player.interval = interval_of(match.shares(static_cast<int>(p)), games);
        player.mean_score /= games;
        Sum luck, error_rate;
        for (const GameResult& result : match.results()) luck.add(result.luck[p]), error_rate.add(result.error_rate[p]);
        player.luck = luck.mean(), player.error_rate = error_rate.mean();
        player.ms_per_turn /= std::max(1.0, turns);
    }
    return report;
}

}  // namespace

Interval wilson(double successes, double trials) {
    if (trials <= 0) return {};
    constexpr double z = 1.959964;
    const double rate = successes / trials, spread = z * z / trials;
    const double middle = rate + spread / 2;
    const double reach = z * std::sqrt(std::max(0.0, rate * (1 - rate)) / trials + spread / (4 * trials));
    return {std::max(0.0, (middle - reach) / (1 + spread)), std::min(1.0, (middle + reach) / (1 + spread))};
}

Interval interval_of(const std::vector<double>& shares, double games) {
    const double boards = static_cast<double>(shares.size());
    if (boards < 2) return {};
    const double rate = std::accumulate(shares.begin(), shares.end(), 0.0) / boards;
    double squares = 0;
    for (const double share : shares) squares += (share - rate) * (share - rate);
    const double variance = squares / (boards - 1) / boards;
    const double like_games = variance > 0 ? std::max(boards, rate * (1 - rate) / variance) : games;
    return wilson(rate * like_games, like_games);
}

Result<std::unique_ptr<AnyGame>> MatchGames::begin(int game) const {
    GameOptions options = plan_.options;
    options["players"] = std::to_string(seats_of(plan_));
    return plan_.game->begin(*plan_.game, options, seed_of(plan_, board_of(plan_, game), 0));
}

std::optional<Error> MatchGames::refused() const {
    const auto first = begin(0);
    return first ? std::nullopt : std::optional(first.failure());
}

std::unique_ptr<Player> MatchGames::player_for(const AnyGame& table, int game, Seat seat, std::uint64_t seed) const {
    const std::size_t who = player_at(plan_, game, seat);
    const PlayerChoice& choice = plan_.players[who];
    if (who >= plan_.without.size() || plan_.without[who].empty()) return choice.sit_at(table, seat, seed);
    return plan_.game->material->player_without(table, {seat, choice.settings, seed}, plan_.without[who]);
}

GameResult MatchGames::play(AnyGame& table, int game) const {
    const int board = board_of(plan_, game);
    DuplicateLuck luck{seed_of(plan_, board, 1)};
    std::vector<Sitting> seats;
    for (int p = 0; p < table.players(); ++p) {
        Rng thoughts{seed_of(plan_, board, 2 + p)};
        seats.push_back({player_for(table, game, seat_at(p), thoughts.next()), thoughts});
    }
    Counts counts(plan_, table);
    const auto beginning = table.copy();
    std::vector<Answer> answers;
    std::vector<Event> events;
    Seat beginner = Seat::nobody;
    while (!table.is_over()) {
        if (!is_player(beginner)) beginner = table.active();
        const Seat asked = table.choice().seat;
        const Answer answer = asked == Seat::luck ? luck.answer(table.choice(), table.active())
                                                  : ask(seats[static_cast<std::size_t>(asked)], table, plan_);
        events.clear();
        answers.push_back(answer);
        table.apply(answer, &events);
        counts.add(events);
        for (const Sitting& sitting : seats) sitting.player->see(table, events);
    }
    GameResult result{.turns = table.turns(), .ending = table.ending()};
    int winners = 0;
    for (int p = 0; p < table.players(); ++p) winners += table.rank(seat_at(p)) == 1;
    for (int p = 0; p < table.players(); ++p) {
        const std::size_t who = player_at(plan_, game, seat_at(p));
        result.score[who] = table.score(seat_at(p));
        if (table.rank(seat_at(p)) == 1) result.win[who] = 1.0 / winners;
        result.labels[who] = table.labels(seat_at(p));
        if (is_player(beginner)) result.labels[who].push_back(order_of(seat_at(p), beginner, table.players()));
        result.thought[who] = seats[static_cast<std::size_t>(p)].thought;
        result.order[who] = is_player(beginner) ? order_in(seat_at(p), beginner, table.players()) : 0;
        counts.tell(result, who, seat_at(p));
    }
    if (plan_.review >= 0) {
        const auto analyst = plan_.game->analyst(*beginning);
        const Review found = review(*beginning, answers, *analyst, {.simulations = plan_.review});
        for (int p = 0; p < table.players(); ++p) {
            const ReviewedPlayer& player = found.players[static_cast<std::size_t>(p)];
            const std::size_t who = player_at(plan_, game, seat_at(p));
            result.luck[who] = player.luck, result.error_rate[who] = player.error_rate();
        }
    }
    return result;
}

// Each game has its own place in the list, so that the order in which threads finish does not matter.
void MatchGames::play_until(int games, const std::function<void()>& played) {
    const int first = static_cast<int>(results_.size());
    results_.resize(std::max(results_.size(), static_cast<std::size_t>(games)));
    side_by_side(
        plan_.threads, first, games,
        [&](int game) {
            auto table = begin(game);
            results_[static_cast<std::size_t>(game)] = play(**table, game);
        },
        played);
}

std::vector<double> MatchGames::shares(int player) const {
    const std::size_t seats = plan_.players.size();
    std::vector<double> shares;
    for (std::size_t first = 0; first + seats <= results_.size(); first += seats) {
        double won = 0;
        for (std::size_t game = first; game < first + seats; ++game)
            won += results_[game].win[static_cast<std::size_t>(player)];
        shares.push_back(won / static_cast<double>(seats));
    }
    return shares;
}

void play_in_steps(const MatchPlan& plan, int seats, const MatchProgress& progress, const PlayTo& play_to) {
    int done = 0;
    const auto played = [&] {
        if (++done; progress) progress(done);
    };
    const int step = plan.until > 0 ? boards_between_looks * seats : plan.games;
    for (int games = 0; games < plan.games;) {
        games = std::min(plan.games, games + step);
        if (play_to(games, played)) return;
    }
}

Result<MatchReport> run_match(const MatchPlan& plan, const MatchProgress& progress) {
    MatchGames match{plan};
    if (const auto error = match.refused()) return *error;
    play_in_steps(plan, seats_of(plan), progress, [&](int games, const auto& played) {
        match.play_until(games, played);
        const Interval known = interval_of(match.shares(0), games);
        return known.high - known.low <= 2 * plan.until;
    });
    return report_of(plan, match);
}

}  // namespace pantheon
