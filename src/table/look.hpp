// How a terminal shows a game: its language, its colours, the width of its lines.
#pragma once

#include <string>
#include <vector>

#include "table/french.hpp"
#include "table/seat.hpp"

namespace pantheon {

struct Look {
    bool colour = false;  // ANSI colours and block characters; otherwise plain ASCII
    Language language = Language::english;
    int columns = 96;                    // lines are broken to fit
    std::vector<std::string> players{};  // who plays, by seat

    std::string say(const char* english, const char* french) const { return pantheon::say(language, english, french); }
};

// What a game can be asked to draw.
enum class Picture : std::uint8_t {
    board,     // what lies in the middle, as everybody sees it
    table,     // everything that the seat may see
    question,  // what helps with the open question; may be nothing
    help,      // what a beginner looks up
};

// Text in one of the terminal's 256 colours, in the colour of a seat, in bold or dim print; as it is without colours.
std::string in_colour(const std::string& text, int colour, const Look& look);
std::string in_seat_colour(const std::string& text, Seat seat, const Look& look);
std::string bold(const std::string& text, const Look& look);
std::string dim(const std::string& text, const Look& look);

// With blanks after it, so many letters long.
std::string padded(std::string text, int columns);

// Breaks a text between words; lines after the first are indented.
std::string wrap(const std::string& text, int columns, int indent);

}  // namespace pantheon
