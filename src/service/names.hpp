// What people at a table may be called: so that all can see a name, and tell it from another's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "service/store.hpp"

namespace pantheon {

// Without the blanks around it, and with one where there are several. Letters that cannot be seen, or that change the
// direction of the text, are refused, and so are fewer than 1 or more than `most` letters. `what` is what it is called.
std::string visible_name(const std::string& text, const std::string& what, std::size_t most);

// Whether people take one for the other: upper and lower case, blanks, and letters that look alike are not counted.
bool look_alike(std::string_view one, std::string_view other);

// Refuses a name that another seat has, or a bot.
void need_free_name(const std::vector<StoredSeat>& seats, int seat, const std::string& name);

}  // namespace pantheon
