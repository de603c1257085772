// What lies around the board of Deus, as one seat may see it: players, supply, hand, cards in words.
#pragma once

#include <string>

#include "games/deus/box.hpp"
#include "games/deus/terminal_board.hpp"
#include "games/deus/view.hpp"

namespace pantheon::deus {

// Everything needed to show a position to one seat.
struct Scenery {
    const Box& box;
    const Setup& setup;
    View view;
    Look look;

    const Face& face(CardId card) const { return box.face_of(*setup.deck, card); }
};

std::string draw_header(const Scenery& scenery);  // round, deck, supply
std::string draw_players(
    const Scenery& scenery);  // what everybody may see of everybody, each player's columns included
std::string draw_hand(const Scenery& scenery);

// A card with its colour, cost and text; `indent` blanks before every line but the first.
std::string card_line(const Face& face, const Scenery& scenery, int indent);

// What each god gives for an offering.
std::string draw_gods(const Look& look);

}  // namespace pantheon::deus
