// What an open question is about, for those who show it to people.
#pragma once

#include "table/choice.hpp"

namespace pantheon {

struct Matter {
    static constexpr std::uint8_t none = 255;

    std::uint8_t card = none;  // being built or taking effect
    std::uint8_t god = none;   // who gives, or will when the offering is complete
    bool once = false;         // the card's one-time effect asks
    // Things taken one by one and steps of a move: how many are still to come, this one included. 0: not counted.
    int more = 0;
};

}  // namespace pantheon
