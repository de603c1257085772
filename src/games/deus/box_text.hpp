// A box as text again: files that read back the same, the name that records call it by, what differs from the printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/deus/box.hpp"
#include "table/any_game.hpp"

namespace pantheon::deus {

// The files of the box, as `read_box` takes them.
std::vector<BoxFile> box_files(const Box& box);

// "deus 5c0ffee…": boxes with the same name play the same games. French names and sources play no part.
std::string box_name(const Box& box);

// What differs from the box that comes with the program, for `changed_box`; empty if nothing does:
//
//     in maritime.cards          the blocks that follow take the place of those of the same name
//     file temple.cards          the blocks that follow are the whole file
//     without egypt
std::string changes_in(const Box& box);

// A file of this ending holds changes, not a part of the box.
inline constexpr std::string_view changes_ending = ".box";

// The box that comes with the program, with some of its files replaced, or changed by files of `changes_ending`. Of a
// name only its last part counts, and whether that lies in a folder `egypt`. Errors name the place.
Result<Box> changed_box(std::span<const NamedFile> files);

}  // namespace pantheon::deus
