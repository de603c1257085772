// A room as text, with everything hidden in it: for a browser that keeps its own games, where no store does.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "room/room.hpp"

namespace pantheon {

// A room with the people round it.
struct SeatedRoom {
    Room room;
    std::vector<std::string> names;  // by seat
    std::array<Confirm, max_players> confirm{standard_confirm, standard_confirm, standard_confirm, standard_confirm};
    bool hints = true;  // whether there are any at this table
};

std::string write_room(const SeatedRoom& seated);
// Errors name the line, or the entry that does not fit.
Result<SeatedRoom> read_room(std::string_view text, std::span<const GameKind> shelf);

}  // namespace pantheon
