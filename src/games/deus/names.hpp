// What the things of Deus are called, in both languages.
#pragma once

#include <array>
#include <string_view>

#include "games/deus/things.hpp"
#include "table/language.hpp"
#include "table/seat.hpp"

namespace pantheon::deus {

using Name = Bilingual<std::string_view>;

inline constexpr std::array<Name, 6> terrain_names{{{"field", "champ"},
                                                    {"forest", "forêt"},
                                                    {"swamp", "marécage"},
                                                    {"mountain", "montagne"},
                                                    {"sea", "mer"},
                                                    {"village", "village"}}};
// Resources, gold and points: what `Thing` counts.
inline constexpr std::array<Name, 6> thing_names{
    {{"wheat", "blé"}, {"wood", "bois"}, {"clay", "argile"}, {"stone", "pierre"}, {"gold", "or"}, {"vp", "PV"}}};
inline constexpr std::array<Name, colour_count> colour_names{{{"maritime", "maritime"},
                                                              {"production", "production"},
                                                              {"scientific", "scientifique"},
                                                              {"civil", "civil"},
                                                              {"military", "militaire"},
                                                              {"temple", "temple"}}};
// In sentences: "blue places …".
inline constexpr std::array<Name, colour_count> one_piece{{{"a ship", "un bateau"},
                                                           {"a production building", "un bâtiment de production"},
                                                           {"a scientific building", "un bâtiment scientifique"},
                                                           {"a civil building", "un bâtiment civil"},
                                                           {"an army", "une armée"},
                                                           {"a temple", "un temple"}}};
inline constexpr std::array<Name, colour_count> piece_names{{{"ship", "bateau"},
                                                             {"production", "production"},
                                                             {"scientific", "scientifique"},
                                                             {"civil", "civil"},
                                                             {"army", "armée"},
                                                             {"temple", "temple"}}};
inline constexpr std::array<Name, colour_count> god_names{{{"Neptune", "Neptune"},
                                                           {"Ceres", "Cérès"},
                                                           {"Minerva", "Minerve"},
                                                           {"Vesta", "Vesta"},
                                                           {"Mars", "Mars"},
                                                           {"Jupiter", "Jupiter"}}};
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

}  // namespace pantheon::deus
