#include "games/deus/board.hpp"

#include <algorithm>

namespace pantheon::deus {

Board lay_out(std::span<const TilePlace> places) {
    Board board;
    board.tiles = static_cast<std::uint8_t>(places.size());
    std::copy(places.begin(), places.end(), board.places.begin());
    for (std::size_t tile = 0; tile < places.size(); ++tile) {
        const auto hexes = flower(flower_centre(places[tile].i, places[tile].j));
        std::copy(hexes.begin(), hexes.end(), board.hexes.begin() + 7 * static_cast<std::ptrdiff_t>(tile));
    }
    for (Region a : board.all()) {
        auto& around = board.neighbours[static_cast<std::size_t>(a)];
        for (Region b : board.all())
            if (distance(board.hexes[static_cast<std::size_t>(a)], board.hexes[static_cast<std::size_t>(b)]) == 1)
                around.add(b);
        if (around.size() < 6) board.edge.add(a);
    }
    return board;
}

bool is_connected(std::span<const TilePlace> places) {
    if (places.empty()) return false;
    const Board board = lay_out(places);
    RegionSet reached = RegionSet::of(region_at(0));
    for (RegionSet before; before != reached;) {
        before = reached;
        reached |= board.beside(reached);
    }
    return reached == board.all();
}

void lay_tiles(Board& board, std::span<const Side> sides) {
    board.of = {};
    for (int tile = 0; tile < board.tiles; ++tile) {
        const auto [side, rotation] = board.laid[static_cast<std::size_t>(tile)];
        for (int k = 0; k < 7; ++k) {
            const int at = k == 0 ? 0 : 1 + (k - 1 + rotation) % 6;
            const Terrain terrain = sides[side][static_cast<std::size_t>(k)];
            const Region region = region_at(7 * tile + at);
            board.of[static_cast<std::size_t>(terrain)].add(region);
            if (terrain == Terrain::village) board.villages[static_cast<std::size_t>(tile)] = region;
        }
    }
    board.land = board.all() - board.sea() - board.of[index(Terrain::village)];
}

bool villages_apart(const Board& board) {
    const RegionSet villages = board.of[index(Terrain::village)];
    return !board.beside(villages).meets(villages);
}

void lay_random_tiles(Board& board, std::span<const Side> sides, Rng& rng) {
    const int tiles = static_cast<int>(sides.size()) / 2;
    do {
        std::array<std::uint8_t, 32> order{};
        for (int t = 0; t < tiles; ++t) order[static_cast<std::size_t>(t)] = static_cast<std::uint8_t>(t);
        for (int place = 0; place < board.tiles; ++place) {
            const auto pick = static_cast<std::size_t>(place) + rng.below(static_cast<std::uint32_t>(tiles - place));
            std::swap(order[static_cast<std::size_t>(place)], order[pick]);
            const auto tile = order[static_cast<std::size_t>(place)];
            board.laid[static_cast<std::size_t>(place)] = {static_cast<std::uint8_t>(2 * tile + rng.below(2)),
                                                           static_cast<std::uint8_t>(rng.below(6))};
        }
        lay_tiles(board, sides);
    } while (!villages_apart(board));
}

namespace {

// Rows are lines of equal r; within a row, neighbours differ by one in q.
struct Row {
    int letter = 0, number = 1;
};
Row row_of(const Board& board, Region region) {
    const Hex hex = board.hexes[static_cast<std::size_t>(region)];
    int top = hex.r, left = hex.q;
    for (Region other : board.all()) {
        const Hex at = board.hexes[static_cast<std::size_t>(other)];
        top = std::min(top, at.r);
        if (at.r == hex.r) left = std::min(left, at.q);
    }
    return {hex.r - top, hex.q - left + 1};
}

}  // namespace

std::string name_of(const Board& board, Region region) {
    if (region == nowhere) return "nowhere";
    const Row row = row_of(board, region);
    return static_cast<char>('a' + row.letter) + std::to_string(row.number);
}

Region region_named(const Board& board, std::string_view name) {
    for (Region region : board.all())
        if (name_of(board, region) == name) return region;
    return nowhere;
}

}  // namespace pantheon::deus
