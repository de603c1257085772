// What the puzzles of a game ask for: goals that a turn reaches, or does not.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "table/language.hpp"
#include "table/row.hpp"

namespace pantheon {

// What is counted of a turn.
enum class Goal : std::uint8_t {
    points,    // all that the seat gains in it
    event,     // the numbers of one sort of event that happens to the seat
    standing,  // of the last turn of a seat: what it would score if the game ended then
    victory,   // 1 if the game ends with it and is won
};

struct PuzzleGoal {
    Goal what{};
    Row event{};  // of a `Goal::event`
};

struct PuzzleKind {
    std::string_view key;  // in files and addresses
    PuzzleGoal goal{};
    Bilingual<std::string_view> title;
    Bilingual<std::string_view> task;  // one sentence to whoever solves it
};

struct PuzzleTable {
    std::span<const PuzzleKind> kinds = {};        // what is wanted most first: a position is asked for one of them
    std::span<const std::string_view> games = {};  // options of the games that puzzles are taken from, as "a=b c=d"
};

}  // namespace pantheon
