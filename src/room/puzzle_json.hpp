// Puzzles as a page shows them.
#pragma once

#include "table/puzzle.hpp"

namespace pantheon {

// The kinds of a game and its puzzles, each with the room in which it is tried (room/puzzle.d.ts).
std::string puzzles_json(const GameKind& kind, std::span<const Puzzle> puzzles, std::span<const GameKind> shelf);

}  // namespace pantheon
