// A game looked at afterwards: what luck gave and took, what each answer gave away, and when it was decided.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/analyst.hpp"
#include "table/record.hpp"

namespace pantheon {

using Chances = std::array<double, max_players>;

// A draw of luck, or what one seat answered in a row. Chances to win are numbers from 0 to 1. What luck gave is what
// its answer was worth compared with the mean of all answers it could have given, so it is zero on average, whoever
// judges.
struct ReviewedPart {
    std::size_t answer = 0;  // the first
    Seat seat = Seat::luck;
    Chances luck{};              // what a draw gave to every seat
    double error = 0;            // what the answers gave away, compared with the best that was found
    std::vector<Answer> better;  // what would have been better; empty: nothing
};

struct ReviewedTurn {
    int turn = 0;  // from 1, over all players; 0: before the first
    Seat seat = Seat::nobody;
    std::size_t answer = 0;  // the first of this turn
    Hopes hopes{};           // of every seat, when it begins
    std::vector<ReviewedPart> parts;

    Chances luck() const;
    double error(Seat by) const;
    const ReviewedPart* worst() const;  // the part with which its seat gave away most; null: it gave away nothing
};

// Start, luck and play of a seat add up to its result: what is not luck is play, the others' included.
struct ReviewedPlayer {
    double start = 0, luck = 0, play = 0, result = 0;
    double error = 0;  // all that it gave away, in the turns of others too
    int turns = 0;     // its own
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
    Hopes end{};
    std::vector<Moment> moments;  // at most three, the largest first
};

struct ReviewPlan {
    int simulations = 200;  // for each comparison; 0: luck alone is looked at, and nobody's answers
    std::uint64_t seed = 1;
};

// Looks at one thing after the other, so that whoever waits can be told how far it is, and can have enough.
class Reviewer {
    std::unique_ptr<AnyGame> game_;
    std::vector<Answer> answers_;
    Analyst& analyst_;
    ReviewPlan plan_;
    std::size_t next_ = 0;
    std::vector<ReviewedTurn> turns_;

    void begin_turn(Seat seat);
    void answer();
    void look_at_luck();
    void look_at_line();

public:
    // The analyst must outlive this.
    Reviewer(const AnyGame& beginning, std::vector<Answer> answers, Analyst& analyst, const ReviewPlan& plan);

    std::size_t done() const { return next_; }  // answers that were looked at
    std::size_t all() const { return answers_.size(); }
    bool is_done() const { return next_ == answers_.size() || game_->is_over(); }
    // The next answers of a seat, and the draws before them.
    void step();
    // Of all that was looked at so far.
    Review review() const;
};

// All of it at once.
Review review(const AnyGame& beginning, std::span<const Answer> answers, Analyst& analyst, const ReviewPlan& plan);

}  // namespace pantheon
