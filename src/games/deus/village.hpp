// Barbarian villages: when they fall, and to whom.
#pragma once

#include "games/deus/expansion.hpp"
#include "games/deus/play.hpp"

namespace pantheon::deus {

// A village that was attacked or emptied is a village no more, though never a place to build (rulings 7 and 9).
template <class Rules>
void fell(Play<Rules>& g, Region village) {
    const int tile = Board::tile_of(village);
    auto& vp = g.open().village_vp[static_cast<std::size_t>(tile)];
    g.open().fallen.add(village);
    g.tell({.what = What::village_fell, .region = static_cast<std::uint8_t>(village), .n = vp});
    vp = 0;
    village_gone(g);
}

// The points of a village go to the player with the most armies beside it, whoever closed the ring; among
// tied players to the one with the most buildings there; if still tied, shared and rounded down (ruling 6).
template <class Rules>
FixedVector<Seat, max_players> winners_of(Play<Rules>& g, Region village) {
    const RegionSet ring = g.board().beside(village);
    FixedVector<Seat, max_players> winners;
    int best = 0;
    for (int p = 0; p < g.setup.players; ++p) {
        const Player& player = g.player(seat_at(p));
        const int armies = (player.standing(army) & ring).size();
        if (armies == 0) continue;
        int buildings = 0;
        for (Region region : player.regions() & ring) buildings += g.buildings(player, region);
        const int strength = 64 * armies + buildings;
        if (strength > best) best = strength, winners.clear();
        if (strength == best) winners.push_back(seat_at(p));
    }
    return winners;
}
template <class Rules>
void attack(Play<Rules>& g, Region village) {
    const auto winners = winners_of(g, village);
    const int vp = g.open().village_vp[static_cast<std::size_t>(Board::tile_of(village))];
    fell(g, village);
    for (const Seat winner : winners)
        g.tell({.what = What::village_won,
                .seat = winner,
                .region = static_cast<std::uint8_t>(village),
                .n = static_cast<std::int16_t>(g.receive(winner, Thing::vp, vp / winners.size()))});
}

// The regions beside a village that nobody occupies yet: it stands until there are none.
template <class Rules>
RegionSet open_ring(Play<Rules>& g, Region village) {
    return g.board().beside(village) - g.occupied();
}

// A village falls the moment all regions beside it are occupied and an army is among them (ruling 3).
// True if one of `villages` fell.
template <class Rules>
bool test_these(Play<Rules>& g, const RegionSet& villages) {
    if (!villages) return false;
    const RegionSet occupied = g.occupied();
    RegionSet armies;
    for (const Player& player : g.open().players) armies |= player.standing(army);
    bool any = false;
    for (Region village : villages) {
        const RegionSet ring = g.board().beside(village);
        if (!occupied.includes(ring) || !armies.meets(ring)) continue;
        attack(g, village);
        any = true;
    }
    return any;
}

template <class Rules>
RegionSet standing_villages(Play<Rules>& g) {
    return g.board().of[index(Terrain::village)] - g.open().fallen;
}

// Call this after each change of occupation, with the region that changed.
template <class Rules>
bool test_villages(Play<Rules>& g, Region changed) {
    return test_these(g, g.board().beside(changed) & standing_villages(g));
}

// Villages with points on them beside an own army.
template <class Rules>
RegionSet villages_beside_armies(Play<Rules>& g, const Player& player) {
    return g.board().beside(player.standing(army)) & standing_villages(g);
}

}  // namespace pantheon::deus
