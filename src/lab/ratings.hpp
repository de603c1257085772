// Ratings: how strong players are on one scale, from games in which some of them met.
#pragma once

#include <optional>
#include <span>

#include "lab/match.hpp"

namespace pantheon {

// The outcome of some games of one composition of a table: how many seats each player had, and what it won of all
// games.
struct Encounter {
    struct Side {
        std::size_t player = 0;
        int seats = 1;
        double wins = 0;
    };
    std::vector<Side> sides;
};

// The strengths under which these outcomes are most likely, if a seat wins with the chance strength : strengths of all
// seats (Bradley and Terry for two players, Luce for more), as ratings on Elo's scale: 400 more is ten times the
// strength. Their mean is 0. To each pair of sides that met, one more game is added that they shared, so that somebody
// who won every game is not rated beyond all bounds.
std::vector<double> rate(std::span<const Encounter> encounters, std::size_t players);

struct RatedPlayer {
    std::string name;
    double rating = 0;
    double error = 0;  // in 95 of 100 rankings the difference to the first player is wrong by less
    int games = 0;
    double ms_per_turn = 0;
};

struct RatedPair {
    std::size_t one = 0, other = 0;
    int games = 0;
    double win_rate = 0;  // of `one`
    Interval interval{};
};

struct RatingReport {
    std::string game;
    int seats = 2;
    std::vector<RatedPlayer> players{};  // in the order of the plan
    std::vector<RatedPair> pairs{};
};

// Everybody meets everybody in duplicate games: the players of the plan, each two in so many games at most, until all
// ratings are known to within `until`. Its option `players` says how many sit at a table, two if it is not said. At
// tables of more than two, one of a kind meets several of the other, and the other way round. The first player's rating
// is the anchor; none: its own, or 0. The same plan gives the same ratings, whatever the number of threads. Error bars
// come from drawing boards anew (bootstrap), so duplicates count as what they are.
Result<RatingReport> rate_players(const MatchPlan& plan, std::optional<int> anchor, const MatchProgress& progress = {});
// How many games that will be at most.
int games_of_ratings(const MatchPlan& plan);

}  // namespace pantheon
