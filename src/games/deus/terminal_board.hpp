// The board of Deus drawn with letters: hexes with their names, terrains, villages and pieces.
#pragma once

#include <string>

#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/look.hpp"

namespace pantheon::deus {

// Text in the colour of a card; as it is without colours.
std::string in_card_colour(const std::string& text, Colour colour, const Look& look);

// One letter per type of piece: M(aritime), P(roduction), S(cientific), C(ivil), A(rmy), T(emple).
char piece_letter(Colour type);

// One letter per player, for those who see no colours.
char seat_letter(Seat seat, Language language);

// Marked regions stand out: they are what can be answered.
std::string draw_board(const Setup& setup, const Public& open, const RegionSet& marked, const Look& look);

// What the letters and colours mean.
std::string board_legend(const Setup& setup, const Look& look);

}  // namespace pantheon::deus
