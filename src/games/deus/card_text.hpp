// What stands on a card, in words.
#pragma once

#include <string>

#include "games/deus/box.hpp"
#include "table/words.hpp"

namespace pantheon::deus {

// "Buy up to 3 resources for 1 gold each."
Words effect_words(const Face& face, Language language);
std::string effect_text(const Face& face, Language language);

// The same for the 1× effect of a card of Egypt; empty where there is none.
Words once_words(const Face& face, Language language);
std::string once_text(const Face& face, Language language);

// "at least 1 building must stand in the region"; empty where none need.
std::string needs_text(const Face& face, Language language);

// "1 wood, 1 wheat", resources first.
std::string cost_text(const Cost& cost, Language language);

// "rulebook, house"
std::string sources_text(Sources sources, Language language);

}  // namespace pantheon::deus
