// What a net sees of a position: at most one row in each of a number of slots, rows named in tables.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

namespace pantheon {

struct RowBlock {
    std::string_view name;
    int size = 0;
};

// Names of rows, so many for each, one after the other. Numbers follow from the order, hence a net carries a digest of
// the whole table.
template <std::size_t Size>
struct RowTable {
    std::array<RowBlock, Size> blocks;

    // The first row of a block. A name that is not there does not compile.
    consteval int operator()(std::string_view name) const {
        int at = 0;
        for (const RowBlock& block : blocks) {
            if (block.name == name) return at;
            at += block.size;
        }
        std::abort();  // there is no such row; the module for the page knows no exceptions
    }
    constexpr int size() const {
        int sum = 0;
        for (const RowBlock& block : blocks) sum += block.size;
        return sum;
    }
    std::string text() const {
        std::string said;
        for (const RowBlock& block : blocks) said += std::string(block.name) + " " + std::to_string(block.size) + "\n";
        return said;
    }
};
template <std::size_t Size>
RowTable(const RowBlock (&)[Size]) -> RowTable<Size>;
template <std::size_t Size>
constexpr RowTable<Size> row_table(const RowBlock (&blocks)[Size]) {
    return {std::to_array(blocks)};
}

// 0: nothing in this slot. Two positions are compared slot by slot, and the first layer follows by what differs.
template <int Slots>
struct alignas(64) Sighting {
    static_assert(Slots % 16 == 0);
    std::array<std::uint16_t, Slots> at{};

    // Writes what is there to a place with room for all slots; returns how many rows that were.
    std::size_t list(std::uint16_t* to) const {
        std::size_t count = 0;
        for (const std::uint16_t row : at) to[count] = row, count += row != 0;
        return count;
    }
};

}  // namespace pantheon
