// Luck that is the same in several games on one board, as far as their courses allow.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "core/rng.hpp"
#include "table/choice.hpp"

namespace pantheon {

// For the k-th draw of a kind (a prompt) in the turns of a seat, all options there could ever be are put into an order
// by chance, which depends on the seed, the prompt, the seat and k alone; luck answers with the first that is an option
// now. So every option has the same chance whatever went before, and two games in which n of m options (of both
// together) are open to both draw the same with a chance of n : m. Whoever sits at a seat begins with the same hand.
class DuplicateLuck {
    std::uint64_t seed_;
    std::array<std::array<std::uint32_t, max_players + 2>, 256> drawn_{};  // by prompt and seat

public:
    explicit DuplicateLuck(std::uint64_t seed) : seed_(seed) {}

    // A question to luck in the turn of `active` (nobody: before the first one).
    Answer answer(const Choice& choice, Seat active) {
        const auto seat = static_cast<std::size_t>(active);
        const std::uint64_t k = drawn_[choice.prompt.number][seat]++;
        const std::uint64_t draw = Rng{seed_ ^ (k << 16 | std::uint64_t{choice.prompt.number} << 8 | seat)}.next();
        Answer first = choice.options.first();
        std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
        for (const Answer option : choice.options)
            if (const std::uint64_t rank = Rng{draw + option}.next(); rank < least) least = rank, first = option;
        return first;
    }
};

}  // namespace pantheon
