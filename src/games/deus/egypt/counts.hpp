// What Egypt's cards count.
#pragma once

#include "games/deus/effects.hpp"

namespace pantheon::deus {

// The sea regions that can be reached from this one by sea.
template <class Rules>
RegionSet ocean_of(Play<Rules>& g, Region sea) {
    RegionSet ocean = RegionSet::of(sea);
    for (RegionSet before; before != ocean;) {
        before = ocean;
        ocean |= g.board().beside(ocean) & g.board().sea();
    }
    return ocean;
}

template <class Rules>
int oceans_beside(Play<Rules>& g, const RegionSet& land) {
    int count = 0;
    for (RegionSet sea = g.board().beside(land) & g.board().sea(); sea; ++count) sea -= ocean_of(g, sea.first());
    return count;
}

// Land beside the scribe that nobody occupies; a village that fell counts, unless an army was laid down there (E36).
template <class Rules>
RegionSet empty_beside_scribe(Play<Rules>& g, const Player& player) {
    if (player.scribe == nowhere) return {};
    RegionSet land = g.board().land | g.open().fallen;
    for (const Player& other : g.open().players) land -= other.laid;
    return (g.board().beside(player.scribe) & land) - g.occupied();
}

// A card's position in its column, from 1; 0 if the player has not laid it.
inline int rank_of(const Player& player, CardId card) {
    for (const auto& column : player.columns)
        for (int i = 0; i < column.size(); ++i)
            if (column[i] == card) return i + 1;
    return 0;
}

template <class Rules>
int count_egypt(Play<Rules>& g, Seat seat, const Instruction& instruction, CardId card) {
    if constexpr (!Rules::egypt) return 0;
    const Player& player = g.player(seat);
    switch (instruction.count) {
        case Count::rank: return rank_of(player, card);
        case Count::piece_on_board: {
            int pieces = 0;
            for (const std::uint8_t stock : player.stock) pieces += stock;
            return pieces;
        }
        case Count::card_of_colour: {
            int cards = 0;
            for (const auto& column : player.columns)
                for (CardId other : column)
                    cards += other != face_down && index(g.deck()[other].colour) == instruction.argument;
            return cards;
        }
        case Count::region_like_scribe:
            if (player.scribe == nowhere) return 0;
            return (player.regions() & g.board().of[static_cast<std::size_t>(g.board().terrain(player.scribe))]).size();
        case Count::ocean: return oceans_beside(g, player.regions() & g.board().land);
        case Count::tile: {
            std::uint32_t tiles = 0;
            for (Region region : player.built()) tiles |= 1u << Board::tile_of(region);
            return std::popcount(tiles);
        }
        case Count::empty_beside_scribe: return empty_beside_scribe(g, player).size();
        case Count::building_at_scribe: return player.scribe == nowhere ? 0 : g.buildings(player, player.scribe);
        default: return 0;
    }
}

}  // namespace pantheon::deus
