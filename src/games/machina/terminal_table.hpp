// The table of Deus Ex Machina as one seat may see it, in letters.
#pragma once

#include <string>

#include "games/machina/box.hpp"
#include "games/machina/view.hpp"
#include "table/look.hpp"

namespace pantheon::machina {

// Everything needed to show a position to one seat.
struct Scenery {
    const Box& box;
    const Setup& setup;
    View view;
    Look look;
};

std::string draw_board(const Scenery& scenery);  // map and both tracks
std::string draw_table(const Scenery& scenery);  // everything: board, mats, own secrets
// Everything where the main question is asked, nothing elsewhere.
std::string draw_for_question(const Scenery& scenery);
// What the gods' abilities and the interventions do.
std::string draw_help(const Scenery& scenery);

}  // namespace pantheon::machina
