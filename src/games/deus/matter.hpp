// What the open question is about: the card at work or the god who gives, how many times it is still asked, and what an
// option costs in points.
#pragma once

#include "core/json_writer.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"

namespace pantheon::deus {

struct Matter {
    static constexpr std::uint8_t none = 255;

    std::uint8_t card = none;  // being built or taking effect
    std::uint8_t god = none;   // who gives, or will when the offering is complete
    bool once = false;         // the card's one-time effect asks
    // Things taken one by one and steps of a move: how many are still to come, this one included. 0: not counted.
    int more = 0;
};

Matter matter_of(const Setup& setup, const State& state);

// What a question is about, as members of an object, with what an offering would bring and why things are no options.
void write_matter(JsonWriter& json, const Setup& setup, const State& state);

// Of an option, likewise: what a god would give, what resources would be worth on the market.
void write_option(JsonWriter& json, const Setup& setup, const State& state, Answer option);

// Of a piece that is about to be placed.
Colour placed_type(const Setup& setup, const State& state);

// Points that a placement costs: at the edge (ruling 16) and on a combat token; 0 for every other option.
int points_for(const Setup& setup, const State& state, Answer option);

}  // namespace pantheon::deus
