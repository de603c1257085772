// The small things that everything stands on.
#include <doctest/doctest.h>

#include "core/bits.hpp"
#include "core/fixed_vector.hpp"

using namespace pantheon;

TEST_CASE("a set contains no value that it could not hold") {
    const auto two_words = BitSet<std::uint8_t, 128>::below(128);
    const auto one_word = BitSet<std::uint8_t, 64>::below(64);
    for (int value = 0; value < 256; ++value) {
        CAPTURE(value);
        CHECK(two_words.contains(static_cast<std::uint8_t>(value)) == (value < 128));
        CHECK(one_word.contains(static_cast<std::uint8_t>(value)) == (value < 64));
    }
}

TEST_CASE("a short list wipes what it gives up") {
    FixedVector<int, 3> list;
    list.push_back(4);
    list.push_back(5);
    CHECK(list.back() == 5);
    list.pop_back();
    FixedVector<int, 3> other;
    other.push_back(4);
    CHECK(list == other);
}
