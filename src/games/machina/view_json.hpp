// A view as JSON: what browsers, tools and bots in other languages get.
#pragma once

#include <string>

#include "games/machina/box.hpp"
#include "games/machina/view.hpp"

namespace pantheon::machina {

// `docs/protocol.md` describes the fields. Heroes, quests, gods, interventions and objectives are numbers of the box,
// as in `cards_json`, with their ids.
std::string view_json(const Box& box, const Setup& setup, const View& view);

}  // namespace pantheon::machina
