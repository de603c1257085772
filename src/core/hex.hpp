// Hexagons in axial coordinates, and the seven-hex flowers that interlock to a board.
#pragma once

#include <array>
#include <cstdlib>

namespace pantheon {

struct Hex {
    int q = 0, r = 0;

    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
    friend constexpr Hex operator*(int n, Hex a) { return {n * a.q, n * a.r}; }
    friend constexpr bool operator==(Hex, Hex) = default;
};

inline constexpr std::array<Hex, 6> directions{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

constexpr int distance(Hex a, Hex b) {
    const Hex d = a - b;
    const auto size = [](int n) { return n < 0 ? -n : n; };
    return (size(d.q) + size(d.r) + size(d.q + d.r)) / 2;
}

// Where the flower with lattice place (i, j) has its centre: flowers then touch without a gap.
constexpr Hex flower_centre(int i, int j) { return i * Hex{2, 1} + j * Hex{-1, 3}; }

// The hexes of a flower: its centre first, then its ring by direction.
constexpr std::array<Hex, 7> flower(Hex centre) {
    std::array<Hex, 7> hexes{centre};
    for (int k = 0; k < 6; ++k)
        hexes[static_cast<std::size_t>(k) + 1] = centre + directions[static_cast<std::size_t>(k)];
    return hexes;
}

}  // namespace pantheon
