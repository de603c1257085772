// Text files made of blocks: a line at the margin opens one, the indented lines after it belong to it.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/named_file.hpp"
#include "core/text.hpp"

namespace pantheon::words {

struct Said {
    std::string_view text;
    Spot spot;
};

// "copies  4": the first word of a line names it, the rest is its value.
struct Line {
    Said key, value;

    std::vector<Said> words() const;
    // The same in groups that commas separate.
    std::vector<std::vector<Said>> groups() const;
};

struct Block {
    Line head;
    std::vector<Line> lines;

    // The line with this name, if it is there.
    const Line* find(std::string_view key) const;
    // The same where it must be there.
    const Line& operator[](std::string_view key) const { return *find(key); }
};

// Empty lines, and those that begin with #, are skipped. All text points into `file`.
Result<std::vector<Block>> read_blocks(const NamedFile& file);

// Why the block is not one of `head` with exactly the lines `keys`, each once, and at most once those of `optional`.
std::optional<Error> wrong_lines(const Block& block, std::string_view head,
                                 std::initializer_list<std::string_view> keys,
                                 std::span<const std::string_view> optional = {});

// `"5" does not fit here; expected 2, 3 or 4`
Error misfit(const Said& said, const std::string& expected);

// "Old Mary's Hut (left)" becomes "old-marys-hut-left".
std::string id_of(std::string_view name);
// Why this is no name: names are said in records, scenes and statements, between marks.
std::optional<Error> unsayable(const Said& name);

}  // namespace pantheon::words
