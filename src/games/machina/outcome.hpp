// How a game of Deus Ex Machina went: what ended it, and where the glory came from.
#pragma once

#include <vector>

#include "games/machina/names.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"
#include "table/brings.hpp"
#include "table/event.hpp"

namespace pantheon::machina {

// By Ending, without its first.
inline constexpr std::array<std::string_view, 5> ending_names{"objective", "six-areas", "both", "no-quests",
                                                              "standstill"};
int ending_of(const State& end);

// Rounds of all players together: one placement each.
int placements_of(const Setup& setup, const State& end);

// Where glory points come from, and where they go.
enum class PointSource : std::uint8_t { start, quests, spaces, opponents, heroes, interventions };
inline constexpr std::array<Name, 6> source_names{{{"start", "départ"},
                                                   {"quests", "quêtes"},
                                                   {"quest spaces", "cases des quêtes"},
                                                   {"lost to opponents", "perdus à cause des adversaires"},
                                                   {"legendary heroes", "héros légendaires"},
                                                   {"interventions", "interventions"}}};
std::vector<Points> points_of(const Event& event);

}  // namespace pantheon::machina
