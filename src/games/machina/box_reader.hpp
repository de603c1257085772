// Values that stand in a box of Deus Ex Machina: names, amounts, colours, sources.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/machina/box.hpp"
#include "words/block_file.hpp"

namespace pantheon::machina {

// "house" for all facts, or "strength house, god rulebook" for each.
Result<Facts> read_facts(const words::Line& line, std::span<const std::string_view> names);

// Names, set and sources of a block whose facts are `facts`. Its own lines must have been checked.
Result<Printed> read_printed(const words::Block& block, std::span<const std::string_view> facts);

// A whole number within limits.
Result<int> read_number(const words::Said& said, int least, int most);

// "3 might, 1 intervention": so many of each word, 0 of those that are not named. Where a line may also say a word
// without a number, like "legendary", that word counts once.
struct Counted {
    std::string_view word;
    int most = 9;
    bool alone = false;
};
Result<std::vector<int>> read_amounts(const words::Line& line, std::span<const Counted> words);

Result<Colour> read_colour(const words::Said& said);

}  // namespace pantheon::machina
