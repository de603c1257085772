// Names in both languages, in tables that an enum or a number counts.
#pragma once

#include <array>
#include <string_view>

#include "table/language.hpp"
#include "table/seat.hpp"

namespace pantheon {

using Name = Bilingual<std::string_view>;

// What seats are called in sentences, scenes and records.
inline constexpr std::array<Name, max_players> seat_names{
    {{"blue", "bleu"}, {"red", "rouge"}, {"green", "vert"}, {"black", "noir"}}};

// The entry of a table for an enum value or number.
template <std::size_t Size, class Index>
constexpr const Name& name_in(const std::array<Name, Size>& table, Index which) {
    return table[static_cast<std::size_t>(which)];
}
// The number of the entry with this English name, or -1.
template <std::size_t Size>
constexpr int find_name(const std::array<Name, Size>& table, std::string_view english) {
    for (std::size_t i = 0; i < Size; ++i)
        if (table[i].en == english) return static_cast<int>(i);
    return -1;
}

}  // namespace pantheon
