// A puzzle: a position in which one turn is clearly best, and what that turn reaches (docs/puzzles.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/puzzle_kind.hpp"
#include "table/record.hpp"

namespace pantheon {

// Answers of one seat up to where luck or somebody else must answer, something new is shown or its turn is over, and
// how much of the goal they reach.
struct Attempt {
    std::vector<Answer> answers;
    int reach = 0;

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

struct Puzzle {
    std::string id{};
    const PuzzleKind* kind = nullptr;
    Seat seat = Seat::nobody;  // whom it asks
    int difficulty = 1;        // 1 to 5
    std::string found_by{};    // the weakest player of the program that finds it; empty: none
    Attempt best{};
    Attempt tempting{};  // the best that reaches less
    double margin = 0;   // by how much the chance to win is greater with the best one
    Record record{};     // up to the question
};

// Answers the questions of one turn of the asked seat, as lines and people give them: a question with one option need
// not be answered. Stops where the line ends; false if an answer is no option.
class TurnOf {
    std::unique_ptr<AnyGame> game_;
    Seat seat_;
    std::vector<Event> events_;
    std::vector<Answer> answers_;
    bool over_ = false;

public:
    explicit TurnOf(const AnyGame& before) : game_(before.copy()), seat_(before.choice().seat) {}
    TurnOf(const TurnOf& other)
        : game_(other.game_->copy()),
          seat_(other.seat_),
          events_(other.events_),
          answers_(other.answers_),
          over_(other.over_) {}
    TurnOf(TurnOf&&) = default;

    const AnyGame& game() const { return *game_; }
    const std::vector<Answer>& answers() const { return answers_; }
    bool is_over() const { return over_; }
    bool answer(Answer option);
    bool answer(std::span<const Answer> options);
    // How much of the goal is reached.
    int reach(const PuzzleGoal& goal) const;
};

// As text: its header, then the record. Errors name the line.
std::string write_puzzle(const Puzzle& puzzle, std::span<const GameKind> shelf);
// Its best turn must be possible, and must reach what is said.
Result<Puzzle> read_puzzle(std::string_view id, std::string_view text, std::span<const GameKind> shelf);

const PuzzleKind* find_puzzle_kind(const GameKind& kind, std::string_view key);

// A goal in a word or two, for programs: "points", "event KEY".
std::string name_of(const PuzzleGoal& goal, const GameTables& tables);
std::optional<PuzzleGoal> goal_named(std::string_view name, const GameTables& tables);

}  // namespace pantheon
