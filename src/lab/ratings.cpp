#include "lab/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/rng.hpp"
#include "core/text.hpp"

namespace pantheon {

namespace {

constexpr int resamples = 200;  // for the error bars

// Each step makes the outcomes more likely (Hunter, "MM algorithms for generalized Bradley-Terry models", 2004).
void improve(std::span<const Encounter> encounters, std::vector<double>& strength) {
    std::vector<double> wins(strength.size()), weight(strength.size());
    for (const Encounter& encounter : encounters) {
        double all = 0, games = 0;
        for (const Encounter::Side& side : encounter.sides) {
            all += side.seats * strength[side.player];
            games += side.wins;
        }
        for (const Encounter::Side& side : encounter.sides) {
            wins[side.player] += side.wins;
            weight[side.player] += games * side.seats / all;
        }
    }
    for (std::size_t p = 0; p < strength.size(); ++p)
        if (weight[p] > 0) strength[p] = wins[p] / weight[p];
    double logs = 0;
    for (const double each : strength) logs += std::log(each);
    for (double& each : strength) each /= std::exp(logs / static_cast<double>(strength.size()));
}

// A table at which one player meets another.
struct Meeting {
    std::size_t one, other;
    MatchPlan plan;
    MatchGames games{plan};
    std::vector<double> shares{};  // of `one`, by board

    Meeting(std::size_t first, std::size_t second, MatchPlan of) : one(first), other(second), plan(std::move(of)) {}

    int seats() const { return static_cast<int>(plan.players.size()); }
    // What came of some boards, whose shares of `one` are these.
    Encounter encounter(double share, double boards) const {
        const double played = boards * seats();
        return {{{one, 1, share * seats()}, {other, seats() - 1, played - share * seats()}}};
    }
};

// Numbers of seats that no game is for are refused when it begins.
int table_size(const MatchPlan& plan) {
    const auto said = plan.options.find("players");
    return said == plan.options.end() ? 2 : std::clamp(number_in(said->second).value_or(1), 1, max_players + 1);
}

std::vector<std::unique_ptr<Meeting>> meetings_of(const MatchPlan& plan) {
    const int seats = table_size(plan);
    std::vector<std::unique_ptr<Meeting>> meetings;
    for (std::size_t one = 0; one < plan.players.size(); ++one)
        for (std::size_t other = 0; other < plan.players.size(); ++other) {
            if (one == other || (seats == 2 && one > other)) continue;
            MatchPlan match = plan;
            match.players.assign(static_cast<std::size_t>(seats), plan.players[other]);
            match.players.front() = plan.players[one];
            meetings.push_back(std::make_unique<Meeting>(one, other, std::move(match)));
        }
    return meetings;
}

using Meetings = std::vector<std::unique_ptr<Meeting>>;

double sum(const std::vector<double>& numbers) {
    double all = 0;
    for (const double number : numbers) all += number;
    return all;
}

// Ratings with the first player at 0.
std::vector<double> from_first(std::span<const Encounter> encounters, std::size_t players) {
    std::vector<double> ratings = rate(encounters, players);
    const double first = ratings.front();
    for (double& rating : ratings) rating -= first;
    return ratings;
}

std::vector<double> ratings_of(const Meetings& meetings, std::size_t players) {
    std::vector<Encounter> encounters;
    for (const auto& meeting : meetings)
        encounters.push_back(meeting->encounter(sum(meeting->shares), static_cast<double>(meeting->shares.size())));
    return from_first(encounters, players);
}

// How far ratings go when other boards are drawn from those that were played: half of what holds 95 of 100.
std::vector<double> errors_of(const Meetings& meetings, std::size_t players, std::uint64_t seed) {
    std::vector<std::vector<double>> drawn(players);
    Rng rng{seed};
    for (int n = 0; n < resamples; ++n) {
        std::vector<Encounter> encounters;
        for (const auto& meeting : meetings) {
            double share = 0;
            const auto boards = static_cast<std::uint32_t>(meeting->shares.size());
            for (std::uint32_t b = 0; b < boards; ++b) share += meeting->shares[rng.below(boards)];
            encounters.push_back(meeting->encounter(share, boards));
        }
        const std::vector<double> ratings = from_first(encounters, players);
        for (std::size_t p = 0; p < players; ++p) drawn[p].push_back(ratings[p]);
    }
    std::vector<double> errors;
    for (std::vector<double>& of : drawn) {
        std::ranges::sort(of);
        errors.push_back((of[resamples * 39 / 40] - of[resamples / 40]) / 2);
    }
    return errors;
}

RatingReport report_of(const MatchPlan& plan, std::optional<int> anchor, const Meetings& meetings) {
    const std::size_t players = plan.players.size();
    RatingReport report{.game = plan.game->name, .seats = table_size(plan)};
    const std::vector<double> ratings = ratings_of(meetings, players), errors = errors_of(meetings, players, plan.seed);
    const int first = anchor.value_or(plan.players.front().kind->rating.value_or(0));
    for (std::size_t p = 0; p < players; ++p)
        report.players.push_back({plan.players[p].name, first + ratings[p], errors[p]});
    std::vector<double> turns(players);
    for (const auto& meeting : meetings) {
        const int games = static_cast<int>(meeting->games.results().size());
        const double boards = static_cast<double>(meeting->shares.size());
        const double won = sum(meeting->shares) / std::max(1.0, boards);
        report.pairs.push_back({meeting->one, meeting->other, games, won, interval_of(meeting->shares, games)});
        for (const GameResult& result : meeting->games.results())
            for (int p = 0; p < meeting->seats(); ++p) {
                const std::size_t who = p == 0 ? meeting->one : meeting->other;
                report.players[who].ms_per_turn += result.thought[static_cast<std::size_t>(p)];
                turns[who] += static_cast<double>(result.turns) / meeting->seats();
            }
        report.players[meeting->one].games += games;
        report.players[meeting->other].games += games;
    }
    for (std::size_t p = 0; p < players; ++p) report.players[p].ms_per_turn /= std::max(1.0, turns[p]);
    return report;
}

}  // namespace

std::vector<double> rate(std::span<const Encounter> encounters, std::size_t players) {
    // The game that was shared, seat by seat.
    std::vector<Encounter> all(encounters.begin(), encounters.end());
    for (const Encounter& encounter : encounters)
        for (std::size_t a = 0; a < encounter.sides.size(); ++a)
            for (std::size_t b = a + 1; b < encounter.sides.size(); ++b)
                all.push_back({{{encounter.sides[a].player, 1, 0.5}, {encounter.sides[b].player, 1, 0.5}}});
    std::vector<double> strength(players, 1.0), before;
    const auto moved = [&] {
        double most = 0;
        for (std::size_t p = 0; p < players; ++p) most = std::max(most, std::abs(std::log(strength[p] / before[p])));
        return most;
    };
    do {
        before = strength;
        improve(all, strength);
    } while (moved() > 1e-6);
    for (double& each : strength) each = 400 * std::log10(each);
    return strength;
}

int games_of_ratings(const MatchPlan& plan) { return static_cast<int>(meetings_of(plan).size()) * plan.games; }

Result<RatingReport> rate_players(const MatchPlan& plan, std::optional<int> anchor, const MatchProgress& progress) {
    const Meetings meetings = meetings_of(plan);
    if (meetings.empty()) return Error{"ratings need two players or more"};
    for (const auto& meeting : meetings)
        if (const auto error = meeting->games.refused()) return *error;
    play_in_steps(plan, table_size(plan), progress, [&](int games, const auto& played) {
        for (const auto& meeting : meetings) {
            meeting->games.play_until(games, played);
            meeting->shares = meeting->games.shares(0);
        }
        return plan.until > 0 && std::ranges::max(errors_of(meetings, plan.players.size(), plan.seed)) <= plan.until;
    });
    return report_of(plan, anchor, meetings);
}

}  // namespace pantheon
