// The things of Deus: terrains, resources, colours, gods, cards, regions.
#pragma once

#include <array>
#include <cstdint>

#include "core/bits.hpp"

namespace pantheon::deus {

// The first four terrains give the resource of the same number.
enum class Terrain : std::uint8_t { field, forest, swamp, mountain, sea, village };
enum class Resource : std::uint8_t { wheat, wood, clay, stone };
inline constexpr int resource_count = 4;
constexpr Resource resource_of(Terrain land) { return static_cast<Resource>(land); }

// A card's colour is its column; the first five are also the types of pieces, and all six are gods:
// Neptune, Ceres, Minerva, Vesta, Mars and Jupiter.
enum class Colour : std::uint8_t { maritime, production, scientific, civil, military, temple };
inline constexpr int colour_count = 6;
inline constexpr int piece_types = 5;
using Colours = BitSet<Colour, colour_count>;
inline constexpr Colour ship = Colour::maritime;
inline constexpr Colour army = Colour::military;

// One physical card. Cards of one face have neighbouring numbers and are interchangeable.
enum class CardId : std::uint8_t {};
inline constexpr int max_cards = 112;
inline constexpr int first_temple = 80;  // temples come last
inline constexpr CardId no_card{255};
inline constexpr CardId face_down{254};  // a card in a column that only its owner may look at
using CardSet = BitSet<CardId, 128>;

// A place on the board: tile × 7 + place on the tile, the centre first, then the ring by direction.
enum class Region : std::uint8_t {};
inline constexpr int max_tiles = 7;
inline constexpr int max_regions = 7 * max_tiles;
inline constexpr Region nowhere{255};
using RegionSet = BitSet<Region, 64>;

constexpr Region region_at(int index) { return static_cast<Region>(index); }
constexpr CardId card_at(int index) { return static_cast<CardId>(index); }
template <class Enum>
constexpr int index(Enum thing) {
    return static_cast<int>(thing);
}

struct Cost {
    std::array<std::uint8_t, resource_count> resources{};
    std::uint8_t gold = 0;
    bool gold_by_rank = false;  // Egypt: and as much gold as the card's place in its column

    // How many ways there are to pay it, with gold for any of the resources.
    constexpr int ways() const {
        int product = 1;
        for (const int asked : resources) product *= asked + 1;
        return product;
    }

    friend constexpr bool operator==(const Cost&, const Cost&) = default;
};

}  // namespace pantheon::deus
