// A hint: the best lines of the asked seat's turn, what they are expected to bring, and why, in words. All of it
// follows from what the seat may know, and from the seed.
#pragma once

#include <string>
#include <vector>

#include "table/analyst.hpp"
#include "table/any_game.hpp"

namespace pantheon {

class JsonWriter;

// An answer of a line, as the question that it answers describes it.
struct SaidAnswer {
    Answer answer{};
    Words words;
};

// Answers one after the other from a position, each in words, with everything that is asked on the way; and all of them
// as one sentence, as records join them: "build Mill at c4; buy wood".
struct SaidLine {
    std::vector<SaidAnswer> answers;
    Words words;
};
SaidLine say_line(const AnyGame& game, std::span<const Answer> answers, Language language);

struct HintLine {
    SaidLine said;
    Expectation expects;
    std::vector<Reason> reasons;
};

struct HintPlan {
    int lines = 3;          // at most
    int simulations = 240;  // to find them, and half as many to judge them
    int futures = 48;       // worlds in which each is played on for a few turns, for the sources of points
    std::uint64_t seed = 1;
    int milliseconds = 0;  // at most; 0: however long it takes
    const std::atomic<bool>* stop = nullptr;
};

// Best first; a player must be asked. The first is compared with the second, all others with the first.
std::vector<HintLine> hint_for(const AnyGame& game, Analyst& analyst, const HintPlan& plan, Language language);

// What the better of two lines would have brought more than the other, and what less: for those who explain a mistake.
std::vector<Reason> reasons_for(const AnyGame& game, Analyst& analyst, const Line& line, const Line& other,
                                const HintPlan& plan, Language language);

// As a list of objects (`HintLine` in room/messages.d.ts).
void write_hint(JsonWriter& json, const std::vector<HintLine>& lines);

}  // namespace pantheon
