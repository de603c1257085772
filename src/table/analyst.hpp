// Who judges the positions of a game for people: what everybody may hope for, and what the best answers would be.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "table/player.hpp"
#include "table/seat.hpp"

namespace pantheon {

// Answers of one seat, one after the other, until luck or somebody else must answer or the turn is over; and what they
// promise to that seat.
struct Line {
    std::vector<Answer> answers;
    Expectation expects;
};

// What a seat gains and loses from here on, by the game's sources of points.
using PointsBySource = std::vector<int>;

// How a line that was played compares with the best one that was found, in the same imagined worlds.
struct Comparison {
    Line best, played;
};

// What a seat may hope for: a chance from 0 to 1, and its own points at the end.
struct Hope {
    double win = 0, points = 0;
};
using Hopes = std::array<Hope, max_players>;

// For one game and its setup. Whoever is asked at the open question is judged by what that seat may know alone.
class Analyst {
public:
    virtual ~Analyst() = default;

    // Of every seat, as the seat itself sees it, the chances made to add up to one. The result, once the game is over.
    virtual Hopes hopes(const AnyGame& game) = 0;

    // The best lines, best first, judged in the same worlds; a seat must be asked. Where it can be, they begin with
    // different answers. `thinking.simulations`: worlds that are imagined to find them, and half as many to judge them.
    virtual std::vector<Line> lines(const AnyGame& game, const Thinking& thinking, int most) = 0;

    // The points of the asked seat after each of these lines from here, with those that would still come if the game
    // ended after a few more of its turns: by world, by line. Everybody plays on by what looks best at once; all lines
    // meet the same worlds, `thinking.simulations` of them, or fewer where its time is out.
    virtual std::vector<std::vector<PointsBySource>> futures(const AnyGame& game, std::span<const Line> lines,
                                                             const Thinking& thinking) = 0;

    // `played` must be a line from here; each of the two meets `thinking.simulations` worlds in the end.
    virtual Comparison compare(const AnyGame& game, std::span<const Answer> played, const Thinking& thinking) = 0;

    // All lines that a plan of this width comes to the end of, by what they promise at once, best first.
    virtual std::vector<Line> plans(const AnyGame& game, int width) = 0;

    // What each of these lines promises; all of them meet the same `thinking.simulations` worlds.
    virtual std::vector<Expectation> weigh(const AnyGame& game, std::span<const std::vector<Answer>> lines,
                                           const Thinking& thinking) = 0;
};

}  // namespace pantheon
