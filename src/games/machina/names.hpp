// What the things of Deus Ex Machina are called, in both languages, where the box does not say it.
#pragma once

#include <array>
#include <string_view>

#include "games/machina/things.hpp"
#include "table/language.hpp"
#include "table/seat.hpp"

namespace pantheon::machina {

using Name = Bilingual<std::string_view>;

inline constexpr std::array<Name, max_players> seat_names{
    {{"blue", "bleu"}, {"red", "rouge"}, {"green", "vert"}, {"black", "noir"}}};

// By Thing.
inline constexpr std::array<Name, 3> thing_names{{{"might", "force"}, {"cunning", "ruse"}, {"gp", "PG"}}};

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

}  // namespace pantheon::machina
