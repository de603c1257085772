// The gate for a new net: it takes the place of the old one only if it is at least as strong at every table.
#pragma once

#include "lab/match.hpp"
#include "lab/school.hpp"

namespace pantheon {

struct GateRung {
    GameOptions table;  // `players` among them
    int games = 0;
    double fair = 0;  // what one of so many would win if all were alike
    double rate = 0;  // what one with the new net won among old ones
    Interval interval{};

    bool is_weaker() const { return interval.high < fair; }
};
struct GateReport {
    std::vector<GateRung> rungs;

    // How much more than fair the new net won, over all tables; 1 is fair.
    double strength() const;
    // At no table known to be weaker, and not weaker on the whole.
    bool passes() const;
    std::string text() const;  // a line for each table, and what follows
};

// The number under which players are told of a net (`sage:net=1`), which is at hand from now on; -1: rules of thumb.
Result<int> number_of(const School& school, const Net* net);

struct GatePlan {
    const GameKind* game = nullptr;
    const School* school = nullptr;
    const Net* old_net = nullptr;  // null: rules of thumb
    const Net* new_net = nullptr;
    int games = 200;  // at each table
    int threads = 1;
    std::uint64_t seed = 1;
};
// In duplicate: the same boards and luck from every place. `played` is told of all games so far.
Result<GateReport> run_gate(const GatePlan& plan, const MatchProgress& played = {});

}  // namespace pantheon
