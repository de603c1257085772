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

    friend bool operator==(const Record&, const Record&) = default;
};

// The game after the first `count` answers. Errors say which answer does not fit.
Result<std::unique_ptr<AnyGame>> replay(const Record& record, std::span<const GameKind> shelf,
                                        std::size_t count = SIZE_MAX);

// The record as text: header lines, then one line a turn in words. Reading matches the words against the options of
// each question, so an illegal move cannot be read; errors name the line.
std::string write_record(const Record& record, std::span<const GameKind> shelf);
Result<Record> read_record(std::string_view text, std::span<const GameKind> shelf);

// The option whose words the text begins with, the longest if several fit; length 0 if none does.
struct Match {
    Answer option = 0;
    std::size_t length = 0;
};
Match match_option(const AnyGame& game, std::string_view text);

// Answers the open question and those that follow with phrases such as "build Galley paying wood, wheat at c4; buy
// wood". Stops at the first phrase that fits no option and says so; what fitted before it has been answered.
std::optional<Error> read_answers(AnyGame& game, std::string_view text, std::vector<Answer>& answers);

const GameKind* find_game(std::span<const GameKind> shelf, std::string_view name);

}  // namespace pantheon
