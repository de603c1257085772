// Temples: when they may be built, where they stand, what they are worth at the end.
#pragma once

#include "games/deus/build.hpp"

namespace pantheon::deus {

// The n-th temple needs n - 1 cards in each of the five other columns (ruling 25).
inline bool may_build_temple(const Player& player) {
    int shortest = max_column - 1;
    for (std::size_t colour = 0; colour < piece_types; ++colour)
        shortest = std::min(shortest, player.columns[colour].size());
    return shortest >= player.column(Colour::temple).size();
}

// On own land without a temple; with an empty temple supply nothing is placed (rulings 14, 15, 26).
template <class Rules>
RegionSet temple_places(Play<Rules>& g) {
    return (g.me().built() & g.board().land) - g.open().temples;
}

template <class Rules>
void place_temple(Play<Rules>& g, Region region) {
    g.open().temples.add(region);
    --g.open().temples_left;
    g.tell({.what = What::placed_temple, .seat = g.active(), .region = static_cast<std::uint8_t>(region)});
    temple_placed(g, region);
}

}  // namespace pantheon::deus
