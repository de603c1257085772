// One question to one seat.
#pragma once

#include <cstdint>

#include "core/bits.hpp"
#include "table/row.hpp"
#include "table/seat.hpp"

namespace pantheon {

// Which option: a bit of `Options`. What a bit stands for follows from the prompt.
using Answer = std::uint8_t;
using Options = BitSet<Answer, 128>;

// Enough; not now; none of them: the same in every prompt that has it.
inline constexpr Answer answer_done = 127;

// `options` is never empty, except when the game is over.
struct Choice {
    Row prompt;  // of the game's table of prompts; its first row is the end of the game
    Seat seat = Seat::nobody;
    Options options;

    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

}  // namespace pantheon
