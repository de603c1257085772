// What people at a table may be called: so that all can see a name, and tell it from another's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/store.hpp"
#include "table/tables.hpp"

namespace pantheon {

// Without the blanks around it, and with one where there are several. Letters that cannot be seen, or that change the
// direction of the text, are refused, and so are fewer than 1 or more than `most` letters. `what` is what it is called.
std::string visible_name(const std::string& text, const std::string& what, std::size_t most);

// A line of chat: blanks around it, letters that cannot be seen and marks of direction are left out. Line breaks are
// refused, and so are fewer than 1 or more than `most` letters.
std::string visible_line(const std::string& text, const std::string& what, std::size_t most);

// Whether people take one for the other.
bool look_alike(std::string_view one, std::string_view other);

// Refuses a name that looks like another seat's, a bot's, or what the game calls a seat.
void need_free_name(const GameTables& game, const std::vector<StoredSeat>& seats, int seat, const std::string& name);

}  // namespace pantheon
