// Why a line of answers in Deus Ex Machina is good or bad: what it brings at once and what it costs, how much nearer it
// comes to a claim, which quests it keeps possible, which it leaves to the others.
#pragma once

#include "games/machina/box.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"
#include "table/reasons.hpp"

namespace pantheon::machina {

// Where a line leads, and what happened on the way.
struct LineEnd {
    const std::vector<Event>& events;
    const State& after;
};

// `other` is what the line is compared with; null: nothing.
std::vector<Reason> reasons(const Box& box, const Setup& setup, const State& before, const LineEnd& line,
                            const LineEnd* other, Language language);

}  // namespace pantheon::machina
