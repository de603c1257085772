// What the things of Deus are called, in both languages.
#pragma once

#include <array>

#include "games/deus/things.hpp"
#include "table/names.hpp"

namespace pantheon::deus {

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

}  // namespace pantheon::deus
