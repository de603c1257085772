// The nets that are at hand, for the games they were made for.
#pragma once

#include <span>
#include <string_view>

#include "core/named_file.hpp"
#include "players/net.hpp"

namespace pantheon {

// Files that come with the program; a page fetches them on its own.
std::span<const NamedFile> net_files();

// The net of a game that sees these rows: the one that comes first, or another by its number. Null: there is none.
const Net* net_at_hand(std::string_view game, std::string_view layout, int number = 0);

// One more, from what a file holds; to be given before anybody thinks. It comes after those that are at hand already,
// so it is a game's first only where there was none. Errors say what is wrong with it.
std::optional<Error> give_net(std::string_view file);

}  // namespace pantheon
