// What speaks for a line of answers and against it, for those who explain it to people.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "table/choice.hpp"
#include "table/event.hpp"
#include "table/words.hpp"

namespace pantheon {

class AnyGame;

// A line of one seat's answers, and what it leads to as far as that seat can foresee it: up to the next draw, or until
// somebody else must answer.
struct Tried {
    std::vector<Answer> answers;  // to questions that are asked
    std::vector<Event> events;    // as the seat may know them
    std::unique_ptr<AnyGame> after;
};

struct Reason {
    bool speaks_for = true;
    Words words;
};

// Plays a line from a position that looks to its asked seat like the real one. Answers to questions with one option
// are filled in; what is no option any more ends it.
Tried try_line(const AnyGame& game, std::span<const Answer> line);

// The plain reasons of every game: the points that a line brings to its seat and takes from it at once, by source.
std::vector<Reason> points_at_once(const AnyGame& game, const Tried& line, Language language);

// "a", "a and b", "a, b and c".
Words listed(const std::vector<Words>& parts, Language language);

}  // namespace pantheon
