// Barques: room for resources, and what does not fit at the end of a turn.
#pragma once

#include "games/deus/play.hpp"

namespace pantheon::deus {

inline int cargo_room(const Player& player) {
    int room = 0;
    for (int size = 1; size <= barque_sizes; ++size) room += size * player.barques[static_cast<std::size_t>(size - 1)];
    return room;
}
inline int cargo(const Player& player) {
    int held = 0;
    for (const std::uint8_t resources : player.resources) held += resources;
    return held;
}

template <class Rules>
void gain_barque(Play<Rules>& g, int size) {
    auto& supply = g.open().barques[static_cast<std::size_t>(size - 1)];
    if (supply == 0) return;
    --supply;
    ++g.me().barques[static_cast<std::size_t>(size - 1)];
    g.tell({.what = What::gained_barque, .seat = g.active(), .n = static_cast<std::int16_t>(size)});
}

// Sizes of barques that can be emptied by putting everything on the others (E41).
template <class Rules>
Options empty_barques(Play<Rules>& g) {
    const Player& me = g.me();
    Options sizes;
    for (int size = 1; size <= barque_sizes; ++size)
        if (me.barques[static_cast<std::size_t>(size - 1)] > 0 && cargo(me) <= cargo_room(me) - size)
            sizes.add(static_cast<Answer>(size));
    return sizes;
}

// Resources go back one by one, in any order; without a question where there is no room at all.
template <class Rules>
bool run_store(Play<Rules>& g) {
    const Player& me = g.me();
    Options options;
    for (std::size_t r = 0; r < resource_count; ++r) options.add_if(static_cast<Answer>(r), me.resources[r] > 0);
    const int room = cargo_room(me);
    if (cargo(me) > room && room > 0) return g.ask(Prompt::give_back, options);
    g.pop();
    if (room == 0)
        for (const Answer r : options) g.give_back(g.active(), static_cast<Thing>(r), me.resources[r]);
    return false;
}

template <class Rules>
void answered_store(Play<Rules>& g, Answer answer) {
    g.give_back(g.active(), static_cast<Thing>(answer), 1);
}

template <class Rules>
void close_turn(Play<Rules>& g) {
    g.open().spent.clear();
    if (g.uses(Colour::production)) g.push(StoreTask{});
}

}  // namespace pantheon::deus
