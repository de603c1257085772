// Things taken one by one: pieces, resources, cards of an offering and the like, in whatever order they come to mind.
#pragma once

#include "games/deus/state.hpp"

namespace pantheon::deus {

constexpr bool takes_one_by_one(const Choice& choice) { return row_of(prompt_of(choice)).one_by_one; }

// Whether the question after an answer asks for the next of the same things: the task on top goes on, and what waits
// below it has not moved.
inline bool goes_on_taking(const State& before, const State& after) {
    if (!takes_one_by_one(before.choice) || after.choice.prompt != before.choice.prompt ||
        after.choice.seat != before.choice.seat)
        return false;
    auto was = before.open.tasks, is = after.open.tasks;
    if (was.size() != is.size() || was.back().task != is.back().task) return false;
    was.pop_back();
    is.pop_back();
    return was == is;
}

// The options of a question that goes on after `last` was taken, less those that would take the same things in another
// order: whoever takes each set in ascending order misses none.
inline Options in_order(const State& after, Answer last) {
    const Options later = after.choice.options - Options::below(last);
    return later ? later : after.choice.options;
}

}  // namespace pantheon::deus
