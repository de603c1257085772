// Many games between players: who is stronger, and how sure that is.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "players/player.hpp"
#include "table/material.hpp"

namespace pantheon {

struct MatchPlan {
    const GameKind* game = nullptr;
    GameOptions options{};  // `players` follows from the seats
    std::vector<PlayerChoice> players{};
    int games = 100;  // at most
    std::uint64_t seed = 1;
    int threads = 1;
    int simulations = 0, milliseconds = 0;  // for each answer; 0: as usual
    double until = 0;  // stops once the win rate of the first player is known to within so much; 0: plays all games
    std::vector<Items> without{};  // by player: what it may not use, if that is said; for players that plan
    bool duplicates = true;        // otherwise every game has a board of its own
    bool counts = false;           // also tells what was used, and where points came from
    int review = -1;  // simulations for each comparison of a review after each game; 0: of luck alone; -1: none
};

// Bounds of a rate that hold in 95 of 100 matches.
struct Interval {
    double low = 0, high = 1;
};
Interval wilson(double successes, double trials);
// The same for the mean of shares, one for each board: as wide as if so many independent games had been played as
// spread as much as the boards do; `games` where they do not spread at all.
Interval interval_of(const std::vector<double>& shares, double games);

// A mean over games, wrong by less than `error` in 95 of 100 such measurements.
struct Mean {
    double value = 0, error = 0;
    int of = 0;
};

struct MatchPlayer {
    std::string name;
    double wins = 0;  // of a shared victory, each winner gets a fraction
    double win_rate = 0;
    Interval interval{};
    double mean_score = 0;
    double ms_per_turn = 0;  // of thinking; the only number here that is not the same every time
    // If the games are reviewed: a mean over games, and how far off it may be; and what was given away a turn.
    Mean luck{}, error_rate{};
};

struct MatchEnding {
    std::string name;
    int games = 0;
};

// How those did who had something: a place in the order of the first turn, and what the game's labels tell.
struct MatchShare {
    Label label;
    double wins = 0;
    int seats = 0;  // of all games together
    double win_rate = 0;
    Interval interval{};
};

struct MatchReport {
    std::string game;
    int games = 0;
    std::vector<MatchPlayer> players{};
    double turns_per_game = 0;           // of all players together
    std::vector<MatchEnding> endings{};  // all that the game has
    std::vector<MatchShare> shares{};    // in the order of their labels
};

// How one game went, by player, not by seat.
struct GameResult {
    std::array<double, max_players> win{};
    std::array<int, max_players> score{};
    std::array<double, max_players> thought{};  // milliseconds
    std::array<std::vector<Label>, max_players> labels{};
    int turns = 0;
    int ending = 0;
    std::array<double, max_players> luck{}, error_rate{};  // if the plan says that it is reviewed
    // If the plan counts.
    std::array<int, max_players> order{};                       // in the first turn, from 0
    std::array<std::vector<std::uint8_t>, max_players> used{};  // how often, by item
    std::array<std::vector<int>, max_players> points{};         // by source
    std::vector<Label> traits{};                                // of the game itself
};

// The games of a plan, in order. With n players, n games in a row are duplicates: one board and one luck, and everybody
// sits once in every place, the order of the players staying the same; a place also thinks with the same numbers. So
// the deal favours nobody, and what differs between two games of a board is who sat where.
class MatchGames {
    const MatchPlan& plan_;
    std::vector<GameResult> results_;

    Result<std::unique_ptr<AnyGame>> begin(int game) const;
    std::unique_ptr<Player> player_for(const AnyGame& table, int game, Seat seat, std::uint64_t seed) const;
    GameResult play(AnyGame& table, int game) const;

public:
    explicit MatchGames(const MatchPlan& plan) : plan_(plan) {}  // must outlive this

    // Whether the plan can be played; the error names the option.
    std::optional<Error> refused() const;
    // Plays on until there are so many. `played` is called after each game, by one thread at a time.
    void play_until(int games, const std::function<void()>& played);

    const std::vector<GameResult>& results() const { return results_; }
    // The mean over each whole set of duplicates of what a player won.
    std::vector<double> shares(int player) const;
};

// So many games are played between two looks at whether the result is known well enough.
inline constexpr int boards_between_looks = 32;

// Games played so far.
using MatchProgress = std::function<void(int done)>;

// Plays as many games as a plan says, and tells of each. Where it may stop before, in steps: `play_to` plays on until
// there are so many games, calls `played` after each, and says whether that was enough.
using PlayTo = std::function<bool(int games, const std::function<void()>& played)>;
void play_in_steps(const MatchPlan& plan, int seats, const MatchProgress& progress, const PlayTo& play_to);

// The same plan gives the same report, whatever the number of threads, unless milliseconds limit the thinking.
Result<MatchReport> run_match(const MatchPlan& plan, const MatchProgress& progress = {});

}  // namespace pantheon
