// What is left of a text for somebody who looks at it quickly: whatever has the same skeleton is taken for the same.
#pragma once

#include <string>
#include <string_view>

namespace pantheon {

// Without accents, blanks and signs, in Latin letters wherever another alphabet has one that looks like it; the idea is
// that of Unicode's UTS 39. Upper and lower case are one, and so are i, l and 1.
std::u32string skeleton_of(std::u32string_view text);

}  // namespace pantheon
