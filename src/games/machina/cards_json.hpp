// Everything that is printed, as data and as people read it.
#pragma once

#include <string>
#include <vector>

#include "games/machina/box.hpp"
#include "table/any_game.hpp"

namespace pantheon::machina {

// Heroes, quests, gods, interventions, objectives and the spaces of the map, each with its number among its kind.
std::string cards_json(const Box& box);

// The box by a short name: equal names, equal games. Words that people read do not count.
std::string box_name(const Box& box);

std::vector<CardEntry> card_entries(const Box& box);

// "rulebook, house"
std::string source_text(Sources sources, Language language);

}  // namespace pantheon::machina
