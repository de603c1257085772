// FNV-1a over the things a position is made of, never over padding.
#pragma once

#include <cstdint>

#include "core/bits.hpp"

namespace pantheon {

struct Hasher {
    std::uint64_t value = 14695981039346656037u;

    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) value = (value ^ (number >> 8 * byte & 255)) * 1099511628211u;
    }
    template <class Item, int Capacity>
    void add(const BitSet<Item, Capacity>& set) {
        add(set.word(0));
        if constexpr (Capacity > 64) add(set.word(1));
    }
    // Up to eight small things make one number.
    template <class... Small>
    void add_small(Small... small) {
        static_assert(sizeof...(small) <= 8);
        std::uint64_t number = 0;
        ((number = number << 8 | static_cast<std::uint8_t>(small)), ...);
        add(number);
    }
    template <class List>
    void add_all(const List& list) {
        for (const auto& item : list) add(static_cast<std::uint64_t>(item));
    }
};

}  // namespace pantheon
