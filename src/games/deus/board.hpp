// The board of one game: which regions there are, what they touch and what grows there.
#pragma once

#include <array>
#include <span>
#include <string>

#include "core/hex.hpp"
#include "core/rng.hpp"
#include "games/deus/things.hpp"

namespace pantheon::deus {

// Where a continent tile lies, in steps of the two axes of the flower lattice.
struct TilePlace {
    std::int8_t i = 0, j = 0;
    friend constexpr bool operator==(TilePlace, TilePlace) = default;
};

// Which side of which tile lies there, and how far it is turned.
struct LaidTile {
    std::uint8_t side = 0;      // index into the sides of the box; sides 2k and 2k + 1 are one tile
    std::uint8_t rotation = 0;  // 0 to 5
    friend constexpr bool operator==(LaidTile, LaidTile) = default;
};

struct Board {
    // Fixed by the layout alone.
    std::uint8_t tiles = 0;
    std::array<TilePlace, max_tiles> places{};
    std::array<Hex, max_regions> hexes{};
    std::array<RegionSet, max_regions> neighbours{};
    RegionSet edge;  // fewer than six neighbours: the rim of a hole counts
    // Fixed by the tiles that were laid.
    std::array<LaidTile, max_tiles> laid{};
    std::array<RegionSet, 6> of{};  // by terrain
    RegionSet land;                 // neither sea nor village
    std::array<Region, max_tiles> villages{};

    int regions() const { return 7 * tiles; }
    RegionSet all() const { return RegionSet::below(regions()); }
    RegionSet sea() const { return of[index(Terrain::sea)]; }
    const RegionSet& beside(Region region) const { return neighbours[static_cast<std::size_t>(region)]; }

    RegionSet beside(const RegionSet& set) const {
        RegionSet result;
        for (Region region : set) result |= beside(region);
        return result;
    }
    Terrain terrain(Region region) const {
        int kind = 0;
        while (!of[static_cast<std::size_t>(kind)].contains(region)) ++kind;
        return static_cast<Terrain>(kind);
    }
    static int tile_of(Region region) { return index(region) / 7; }
};

using Side = std::array<Terrain, 7>;  // the centre, then the ring by direction at rotation 0

// The shape of a board, without tiles.
Board lay_out(std::span<const TilePlace> places);

// True if every tile touches another one, directly or by way of others.
bool is_connected(std::span<const TilePlace> places);

// Puts the tiles of `board.laid` on it.
void lay_tiles(Board& board, std::span<const Side> sides);

// Two villages side by side are not allowed.
bool villages_apart(const Board& board);

// Lays random tiles until the villages are apart: each legal board is as likely as any other.
void lay_random_tiles(Board& board, std::span<const Side> sides, Rng& rng);

// A region's name: the letter of its row from the top, its number in the row from the left.
std::string name_of(const Board& board, Region region);
Region region_named(const Board& board, std::string_view name);  // or nowhere

}  // namespace pantheon::deus
