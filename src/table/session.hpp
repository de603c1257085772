// A game under way with everything said so far, for those who sit at it: terminal and engine protocol.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/record.hpp"

namespace pantheon {

// The record and its position, kept together. Going back means replaying fewer answers.
class Session {
    std::span<const GameKind> shelf_;
    Record record_;
    std::unique_ptr<AnyGame> game_;
    std::unique_ptr<AnyGame> first_;  // the position before the first answer
    bool was_set_up_ = false;
    struct Step {
        Seat seat;  // who answered
        std::size_t events_before;
    };
    std::vector<Step> steps_;    // one for each answer
    std::vector<Event> events_;  // everything that happened, unfiltered
    std::vector<Answer> undone_;

    Session(std::span<const GameKind> shelf, Record record, std::unique_ptr<AnyGame> game);

public:
    static Result<Session> begin(std::span<const GameKind> shelf, const GameKind& kind, const GameOptions& options,
                                 std::uint64_t seed, std::vector<std::string> players);
    static Result<Session> resume(std::span<const GameKind> shelf, Record record);
    // Begins with a position in words, one statement a line (docs/scenes.md); an error names the line.
    static Result<Session> set_up(std::span<const GameKind> shelf, const GameKind& kind, const GameOptions& options,
                                  std::uint64_t seed, std::string_view position);

    const AnyGame& game() const { return *game_; }
    const AnyGame& beginning() const { return *first_; }  // before the first answer
    const Record& record() const { return record_; }
    const std::vector<Event>& events() const { return events_; }
    const Choice& choice() const { return game_->choice(); }
    // As a record; a game that was set up has none, since a record begins with the deal.
    bool was_set_up() const { return was_set_up_; }
    std::string text() const { return write_record(record_, shelf_); }
    std::size_t answers() const { return steps_.size(); }
    Seat who_answered(std::size_t answer) const { return steps_[answer].seat; }
    // What followed from one answer.
    std::span<const Event> events_of(std::size_t answer) const;

    void name_players(std::vector<std::string> players) { record_.players = std::move(players); }

    // The asked seat takes a hint before it answers.
    void note_hint();

    // `answer` must be an option.
    void answer(Answer answer);
    // Luck answers until somebody else is asked.
    void let_luck_answer(Rng& rng);

    // Takes back all answers from this one on; they can be given again until something else is answered.
    void take_back_to(std::size_t answer);
    bool can_redo() const { return !undone_.empty(); }
    void redo();
};

// The option of the open question that these words name: as described in either language, whatever the case, or
// shortened to a beginning or a word that only one option has.
Result<Answer> option_named(const AnyGame& game, std::string_view words);

}  // namespace pantheon
