// What happened in a game, told in lines for a terminal, and the score by source at the end.
#pragma once

#include <span>
#include <string>

#include "table/any_game.hpp"

namespace pantheon {

// One line a turn, as `viewer` may know it (Seat::nobody: a spectator).
std::string tell_events(const AnyGame& game, std::span<const Event> events, Seat viewer, Language language,
                        int columns);

// Where everybody's points came from; `events` are those of the whole game, which is over.
std::string score_table(const AnyGame& game, std::span<const Event> events, Language language);

}  // namespace pantheon
