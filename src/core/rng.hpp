// A small random generator that gives the same numbers on every machine.
#pragma once

#include <cstdint>

namespace pantheon {

// A number from 0 to bound - 1, of 64 random bits. The bias is below 2^-24 for bounds up to 128.
constexpr std::uint32_t scaled(std::uint64_t bits, std::uint32_t bound) {
    return static_cast<std::uint32_t>((bits >> 32) * bound >> 32);
}

// SplitMix64: eight bytes of state, every seed is good.
class Rng {
    static constexpr std::uint64_t stride = 0x9e3779b97f4a7c15u;
    std::uint64_t state_;

public:
    constexpr explicit Rng(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = state_ += stride;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    constexpr std::uint32_t below(std::uint32_t bound) { return scaled(next(), bound); }
    // As if so many numbers had been asked for.
    constexpr void skip(std::uint64_t numbers) { state_ += numbers * stride; }
};

}  // namespace pantheon
