// A set of small numbers as the bits of one or two machine words: regions, cards, options.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace pantheon {

// nth_bit_of_byte[n][byte]: the position of the set bit of `byte` with n set bits below it.
inline constexpr auto nth_bit_of_byte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0, n = 0; bit < 8; ++bit)
            if (byte >> bit & 1) table[n++][byte] = static_cast<std::uint8_t>(bit);
    return table;
}();

// Members are values of `Item` (an enum or an integer) below `Capacity`, which is at most 128.
// Everything is constexpr, branch-light and costs a few instructions; a set is copied like a number.
template <class Item, int Capacity>
class BitSet {
    static_assert(Capacity > 0 && Capacity <= 128);
    static constexpr int words = Capacity > 64 ? 2 : 1;
    std::uint64_t word_[words]{};

    static constexpr int index(Item item) { return static_cast<int>(item); }
    constexpr std::uint64_t& word_of(Item item) {
        assert(index(item) < Capacity);
        return word_[index(item) >> 6 & (words - 1)];
    }
    static constexpr std::uint64_t bit(Item item, bool set = true) { return std::uint64_t{set} << (index(item) & 63); }

public:
    constexpr BitSet() = default;

    static constexpr BitSet of(std::same_as<Item> auto... items) {
        BitSet set;
        (set.add(items), ...);
        return set;
    }
    // The set {0, …, count - 1}.
    static constexpr BitSet below(int count) {
        BitSet set;
        for (int w = 0; w < words; ++w) {
            const int here = count - 64 * w;
            set.word_[w] = here >= 64 ? ~std::uint64_t{0} : here > 0 ? (std::uint64_t{1} << here) - 1 : 0;
        }
        return set;
    }
    static constexpr BitSet from_word(std::uint64_t low, std::uint64_t high = 0) {
        BitSet set;
        set.word_[0] = low;
        if constexpr (words == 2) set.word_[1] = high;
        return set;
    }
    constexpr std::uint64_t word(int i = 0) const { return word_[i]; }

    // Any value may be asked for: what is no member, such as the 255 that means "none", is not contained.
    constexpr bool contains(Item item) const {
        return (word_[index(item) >> 6 & (words - 1)] >> (index(item) & 63) & (index(item) < 64 * words)) != 0;
    }
    constexpr void add(Item item) { word_of(item) |= bit(item); }
    // Without a branch: for conditions that nobody can guess.
    constexpr void add_if(Item item, bool wanted) { word_of(item) |= bit(item, wanted); }
    constexpr void remove(Item item) { word_of(item) &= ~bit(item); }
    constexpr void clear() { *this = {}; }

    constexpr bool empty() const {
        if constexpr (words == 2) return (word_[0] | word_[1]) == 0;
        else return word_[0] == 0;
    }
    constexpr explicit operator bool() const { return !empty(); }
    constexpr int size() const {
        int count = std::popcount(word_[0]);
        if constexpr (words == 2) count += std::popcount(word_[1]);
        return count;
    }
    constexpr bool has_one() const { return size() == 1; }

    // The smallest member; the set must not be empty.
    constexpr Item first() const {
        if constexpr (words == 2)
            return static_cast<Item>(word_[0] ? std::countr_zero(word_[0]) : 64 + std::countr_zero(word_[1]));
        else return static_cast<Item>(std::countr_zero(word_[0]));
    }
    // The largest member; the set must not be empty.
    constexpr Item last() const {
        if constexpr (words == 2)
            return static_cast<Item>(word_[1] ? 127 - std::countl_zero(word_[1]) : 63 - std::countl_zero(word_[0]));
        else return static_cast<Item>(63 - std::countl_zero(word_[0]));
    }
    // The member with exactly `rank` smaller members; the set must hold more than `rank`.
    constexpr Item nth(int rank) const {
        int w = 0;
        if constexpr (words == 2) {
            const int low = std::popcount(word_[0]);
            if (rank >= low) {
                rank -= low;
                w = 1;
            }
        }
        return static_cast<Item>(64 * w + select(word_[w], rank));
    }

    constexpr BitSet& operator|=(const BitSet& other) {
        for (int w = 0; w < words; ++w) word_[w] |= other.word_[w];
        return *this;
    }
    constexpr BitSet& operator&=(const BitSet& other) {
        for (int w = 0; w < words; ++w) word_[w] &= other.word_[w];
        return *this;
    }
    constexpr BitSet& operator-=(const BitSet& other) {
        for (int w = 0; w < words; ++w) word_[w] &= ~other.word_[w];
        return *this;
    }
    friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
    friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
    friend constexpr BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
    friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

    constexpr bool meets(const BitSet& other) const { return !(*this & other).empty(); }
    constexpr bool includes(const BitSet& other) const { return (other - *this).empty(); }

    // Members in ascending order: `for (Region r : set)`.
    class Iterator {
        BitSet rest_;

    public:
        constexpr explicit Iterator(const BitSet& set) : rest_(set) {}
        constexpr Item operator*() const { return rest_.first(); }
        constexpr Iterator& operator++() {
            if constexpr (words == 2) {
                if (rest_.word_[0]) rest_.word_[0] &= rest_.word_[0] - 1;
                else rest_.word_[1] &= rest_.word_[1] - 1;
            } else {
                rest_.word_[0] &= rest_.word_[0] - 1;
            }
            return *this;
        }
        constexpr bool operator!=(const Iterator&) const { return !rest_.empty(); }
    };
    constexpr Iterator begin() const { return Iterator{*this}; }
    constexpr Iterator end() const { return Iterator{{}}; }

private:
    // Position of the set bit of `word` with `rank` set bits below it, without a branch: bits are counted for all bytes
    // at once, the byte is found by comparing, and a table knows the rest.
    static constexpr int select(std::uint64_t word, int rank) {
        constexpr std::uint64_t each_byte = 0x0101010101010101, top_bits = each_byte << 7;
        std::uint64_t count = word - (word >> 1 & 0x5555555555555555);
        count = (count & 0x3333333333333333) + (count >> 2 & 0x3333333333333333);
        count = (count + (count >> 4)) & 0x0f0f0f0f0f0f0f0f;
        const std::uint64_t up_to_here = count * each_byte;  // byte by byte, itself included
        const std::uint64_t passed =
            ((static_cast<std::uint64_t>(rank) * each_byte | top_bits) - up_to_here) & top_bits;
        const int at = 8 * std::popcount(passed);
        const auto below = static_cast<unsigned>(up_to_here << 8 >> at & 255);
        return at + nth_bit_of_byte[static_cast<unsigned>(rank) - below][static_cast<unsigned>(word >> at & 255)];
    }
};

}  // namespace pantheon
