// A game as its setup and the answers given: what is saved, replayed, shared and undone.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

struct Record {
    std::string game;
    int rules_version = 1;
    GameOptions options;               // complete
    std::vector<std::string> players;  // names, by seat
    std::vector<Answer> answers;       // real questions only, luck's included
    BoxLabel box{};
    std::vector<std::size_t> hints{};  // answers, counted from 0, before which their seat took a hint; ascending

    friend bool operator==(const Record&, const Record&) = default;
};

// A game of this kind that has begun, with these options of it.
Record record_of(const GameKind& kind, GameOptions options, std::vector<std::string> players = {},
                 std::vector<Answer> answers = {});

// The kind of game on the shelf with the box that the record names, which is made if need be: keep it as long as a room
// uses it; games keep their box by themselves. Errors say which game, version of the rules or box is missing.
Result<std::shared_ptr<const GameKind>> kind_for(const Record& record, std::span<const GameKind> shelf);

// The game after the first `count` answers. Errors say which answer does not fit.
Result<std::unique_ptr<AnyGame>> replay(const Record& record, std::span<const GameKind> shelf,
                                        std::size_t count = SIZE_MAX);

// The record as text: header lines, then one line a turn in words; before a line with answers for which a hint was
// taken,
// "# hint: answer 57", counted from 1: readers that know nothing of hints skip it. Reading matches the words against
// the options of each question, so an illegal move cannot be read; errors name the line.
std::string write_record(const Record& record, std::span<const GameKind> shelf);
Result<Record> read_record(std::string_view text, std::span<const GameKind> shelf);

// The label of a box in a header: a line "box: …", and the changes after it, each line two blanks from the margin.
std::string box_lines(const BoxLabel& label);
// True if this was such a line, with its margin, and belongs to the label now.
bool read_box_line(std::string_view line, BoxLabel& label);

// The option whose words the text begins with, the longest if several fit; length 0 if none does.
struct Match {
    Answer option = 0;
    std::size_t length = 0;
};
Match match_option(const AnyGame& game, std::string_view text);

// Answers the open question and those that follow with phrases such as "build Mill paying 2 at c4; buy one".
// Stops at the first phrase that fits no option and says so; what fitted before it has been answered.
std::optional<Error> read_answers(AnyGame& game, std::string_view text, std::vector<Answer>& answers,
                                  Upgrade* upgrade = nullptr);

const GameKind* find_game(std::span<const GameKind> shelf, std::string_view name);

}  // namespace pantheon
