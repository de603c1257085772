// A game looked at afterwards: what luck gave and took, what each answer gave away, and when it was decided.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/analyst.hpp"
#include "table/record.hpp"

namespace pantheon {

using Chances = std::array<double, max_players>;

// Chances to win are numbers from 0 to 1. What luck gave is what its answer was worth compared with the mean of all
// answers it could have given, so it is zero on average, whoever judges. Start, luck and play of a seat add up to its
// result: what is not luck is play, the others' included.
struct ReviewedTurn {
    int turn = 0;  // from 1, over all players; 0: before the first
    Seat seat = Seat::nobody;
    std::size_t answer = 0;      // the first of this turn
    Chances win{};               // of every seat, when it begins
    Chances luck{};              // what luck gave to every seat in it
    double error = 0;            // what its seat gave away, compared with the best that was found
    std::size_t error_at = 0;    // the answer with which it gave away most
    std::vector<Answer> better;  // what would have been better there; empty: nothing
};

struct ReviewedPlayer {
    double start = 0, luck = 0, play = 0, result = 0;
    double error = 0;  // all that it gave away
    int turns = 0;     // in which it had something to decide
    double error_rate() const { return turns > 0 ? error / turns : 0; }
};

// A name for an error rate: the level of the computer players that gives away about as much.
Bilingual<std::string_view> level_of(double error_rate);

// What decided the game.
struct Moment {
    enum class Kind { luck, error } kind{};
    std::size_t turn = 0;  // in the list of turns
    Seat seat = Seat::nobody;
    double size = 0;  // of the chance to win; below zero: lost
};

struct Review {
    std::vector<ReviewedPlayer> players;
    std::vector<ReviewedTurn> turns;
    std::vector<Moment> moments;  // at most three, the largest first
};

struct ReviewPlan {
    int simulations = 200;  // for each comparison
    std::uint64_t seed = 1;
    const std::atomic<bool>* stop = nullptr;                  // what was looked at so far is returned
    std::function<void(std::size_t, std::size_t)> told = {};  // answers looked at, and all of them
};

Review review(const AnyGame& beginning, std::span<const Answer> answers, Analyst& analyst, const ReviewPlan& plan);

}  // namespace pantheon
