// Why a line of answers in Deus is good or bad: what it brings at once and what it costs, what it is worth at the end,
// which cards it keeps possible, which villages it gives up.
#pragma once

#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "games/deus/state.hpp"
#include "table/reasons.hpp"

namespace pantheon::deus {

// Where a line leads, and what happened on the way.
struct LineEnd {
    const std::vector<Event>& events;
    const State& after;
};

// `other` is what the line is compared with; null: nothing.
std::vector<Reason> reasons(const Box& box, const Setup& setup, const State& before, const LineEnd& line,
                            const LineEnd* other, Language language);

}  // namespace pantheon::deus
