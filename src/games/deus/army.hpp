// Armies on the move.
#pragma once

#include "games/deus/expansion.hpp"
#include "games/deus/play.hpp"
#include "games/deus/village.hpp"

namespace pantheon::deus {

// Land, whoever is there, and sea with an own ship.
template <class Rules>
RegionSet passable(Play<Rules>& g) {
    return (g.board().all() - g.board().sea()) | g.me().standing(ship);
}

// Where an army may end its move: no opponent, no village even if it fell, no second army (ruling 9).
template <class Rules>
RegionSet stopping_places(Play<Rules>& g) {
    return (g.board().land | g.me().standing(ship)) - g.occupied_by_others(g.active()) - g.me().standing(army);
}

// A temple may not be left alone.
template <class Rules>
bool may_leave(Play<Rules>& g, Region region) {
    return !g.open().temples.contains(region) || g.buildings(g.me(), region) > 2;
}

// Steps after which the army can still come to rest with `left` more steps.
template <class Rules>
RegionSet next_steps(Play<Rules>& g, Region from, int left) {
    const RegionSet way = passable(g), stops = stopping_places(g);
    RegionSet steps;
    for (Region step : g.board().beside(from) & way) {
        RegionSet reach = RegionSet::of(step);
        for (int n = 0; n < left && !reach.meets(stops); ++n) reach |= g.board().beside(reach) & way;
        if (reach.meets(stops)) steps.add(step);
    }
    return steps;
}

// The move is done: the effect that moved the army goes on from where it stands now.
template <class Rules>
void end_move(Play<Rules>& g) {
    const Region at = g.top().move.region;
    g.pop();
    g.top().effect.region = at;
    army_rests(g, at);
}

// Asks for the next step. On its way an army occupies nothing unless it could stay there (ruling 4).
template <class Rules>
bool run_move(Play<Rules>& g) {
    const MoveTask& move = g.top().move;
    const Region region = move.region;
    const bool standing = g.me().standing(army).contains(region) && !move.passing;
    Options options;
    if (standing) options.add(answer_done);
    if (move.steps > 0 && (!standing || may_leave(g, region))) {
        if (standing) g.me().standing(army).remove(region);
        options |= as_options(next_steps(g, region, move.steps - 1));
        if (standing) g.me().standing(army).add(region);
    }
    if (standing && options.has_one()) {
        end_move(g);
        return false;
    }
    return g.ask(Prompt::move, options);
}

template <class Rules>
void answered_move(Play<Rules>& g, Answer answer) {
    MoveTask& move = g.top().move;
    if (answer == answer_done) return end_move(g);
    const Region to = region_at(answer);
    if (!move.passing) g.me().standing(army).remove(move.region);
    const bool stays = stopping_places(g).contains(to);
    g.tell({.what = What::moved,
            .seat = g.active(),
            .region = static_cast<std::uint8_t>(to),
            .from = static_cast<std::uint8_t>(move.region)});
    move.region = to;
    move.passing = !stays;
    --move.steps;
    if (!stays) return;
    g.me().standing(army).add(to);
    if (test_villages(g, to)) move.steps = 0;
}

}  // namespace pantheon::deus
