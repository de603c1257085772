// A row of one of a game's tables: its prompts, or its events.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace pantheon {

// A game counts its rows by an enum of its own, from 0 on, which turns into a row by itself.
template <class Enum>
concept RowEnum = std::is_enum_v<Enum> && sizeof(Enum) == 1;

struct Row {
    std::uint8_t number = 0;

    constexpr Row() = default;
    template <RowEnum Enum>
    constexpr Row(Enum row) : number(static_cast<std::uint8_t>(row)) {}

    // Back to the enum of the game that is played: only the game itself knows which that is.
    template <RowEnum Enum>
    constexpr Enum as() const {
        return static_cast<Enum>(number);
    }
    friend constexpr bool operator==(const Row&, const Row&) = default;
};

// Whether each line of a table stands where its row says, and none is missing up to `last`.
template <class Line, std::size_t Size>
constexpr bool is_complete(const Line (&table)[Size], Row last) {
    for (std::size_t i = 0; i < Size; ++i)
        if (table[i].row.number != i || table[i].key.empty()) return false;
    return Size == static_cast<std::size_t>(last.number) + 1;
}

}  // namespace pantheon
