// How a game of Deus went: what ended it, how long it took, where the points came from.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "games/deus/events.hpp"
#include "games/deus/names.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/brings.hpp"

namespace pantheon::deus {

enum class Ending : std::uint8_t { temples, villages, empty_deck, standstill };
inline constexpr std::array<std::string_view, 4> ending_names{"temples", "villages", "empty-deck", "standstill"};

// What ended the game; the temples are named first if several things did.
Ending ending_of(const Setup& setup, const State& end);

// Turns of all players together.
int turns_of(const Setup& setup, const State& end);

// Where points come from.
enum class PointSource : std::uint8_t { start, cards, offerings, villages, thefts, edges, temples, majorities };
inline constexpr std::array<Name, 8> source_names{{{"start", "départ"},
                                                   {"cards", "cartes"},
                                                   {"offerings", "offrandes"},
                                                   {"villages", "villages"},
                                                   {"thefts", "vols"},
                                                   {"edge placements", "poses au bord"},
                                                   {"temples", "temples"},
                                                   {"majorities", "majorités"}}};
std::vector<Points> points_of(const Setup& setup, const Event& event);

}  // namespace pantheon::deus
