// The board of Deus drawn with letters: hexes with their names, terrains, villages and pieces.
#pragma once

#include <string>

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/french.hpp"
#include "table/language.hpp"

namespace pantheon {

struct Look {
    bool colour = false;  // ANSI colours and block characters; otherwise plain ASCII
    Language language = Language::english;

    std::string say(const char* english, const char* french) const { return pantheon::say(language, english, french); }
};

// Text in the colour of a seat or of a card, in bold or dim print; as it is without colours.
std::string in_seat_colour(const std::string& text, Seat seat, const Look& look);
std::string in_card_colour(const std::string& text, deus::Colour colour, const Look& look);
std::string bold(const std::string& text, const Look& look);
std::string dim(const std::string& text, const Look& look);

// One letter per type of piece: M(aritime), P(roduction), S(cientific), C(ivil), A(rmy), T(emple).
char piece_letter(deus::Colour type);

// One letter per player, for those who see no colours.
char seat_letter(Seat seat, Language language);

// Marked regions stand out: they are what can be answered.
std::string draw_board(const deus::Setup& setup, const deus::Public& open, const deus::RegionSet& marked,
                       const Look& look);

// What the letters and colours mean.
std::string board_legend(const deus::Setup& setup, const Look& look);

}  // namespace pantheon
