// Guided games: a game that is played as a text says it, with what a newcomer is told at each step (docs/guides.md).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "room/room.hpp"

namespace pantheon {

// One thing that is said. It is done with when somebody has read it, has answered, or has confirmed.
struct GuideStep {
    int line = 0;
    std::string spot;  // what to look at, as the page calls it; empty: what is to be answered
    Bilingual<std::string> words;
    std::size_t from = 0;   // how many answers the game has when it is said
    std::size_t until = 0;  // and when all are given that it asks for
    bool confirm = false;   // those are to be made firm, too
};

struct Guide {
    const GameKind* kind = nullptr;
    Seat you = Seat::nobody;
    std::vector<Answer> script;  // of everybody, luck included, from the deal on
    std::vector<GuideStep> steps;
    std::string room;  // as it is when the cards are dealt (room/saved_room.hpp)
};

// Reads a guide and plays it through: every answer is an option, everything that is said is true and is said to
// somebody who can read it, and whatever waits to be confirmed is asked for. `file` names the text in errors.
Result<Guide> read_guide(std::string_view file, std::string_view text, std::span<const GameKind> shelf);

// What a page needs of it, in both languages.
std::string guide_json(const Guide& guide);

}  // namespace pantheon
