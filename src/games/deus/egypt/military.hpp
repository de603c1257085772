// The orders of Egypt's military cards. One token effect of a card may be used once a turn (E10).
#pragma once

#include "games/deus/army.hpp"
#include "games/deus/egypt/tokens.hpp"

namespace pantheon::deus {

// The card that gives the order can spend `tokens` now.
template <class Rules>
bool has_tokens(Play<Rules>& g, int tokens) {
    return g.me().token_stock >= tokens && !g.open().spent.contains(g.top().order.card);
}
template <class Rules>
void lay_tokens(Play<Rules>& g, int tokens) {
    g.me().token_stock = static_cast<std::uint8_t>(g.me().token_stock - tokens);
    g.open().spent.add(g.top().order.card);
}
// Those that are laid nowhere are told of.
template <class Rules>
void spend_tokens(Play<Rules>& g, int tokens) {
    lay_tokens(g, tokens);
    g.tell({.what = What::spent_tokens, .seat = g.active(), .n = static_cast<std::int16_t>(tokens)});
}

// Opponents beside an own army, as seats.
template <class Rules>
BitSet<Seat, 8> neighbours_of_armies(Play<Rules>& g) {
    const RegionSet beside = g.board().beside(g.me().standing(army));
    BitSet<Seat, 8> seats;
    for (int p = 0; p < g.setup.players; ++p)
        if (seat_at(p) != g.active() && g.player(seat_at(p)).regions().meets(beside)) seats.add(seat_at(p));
    return seats;
}

// ---- archers: an army falls to take a village ----

template <class Rules>
RegionSet archers(Play<Rules>& g) {
    RegionSet armies;
    for (Region region : g.me().standing(army))
        if (g.board().beside(region).meets(standing_villages(g)) && may_leave(g, region)) armies.add(region);
    return armies;
}

template <class Rules>
bool run_archers(Play<Rules>& g, int tokens) {
    OrderTask& task = g.top().order;
    if (task.step == 1)
        return g.ask(Prompt::choose_village, as_options(g.board().beside(task.region) & standing_villages(g)));
    if (task.step == 0 && has_tokens(g, tokens))
        if (const RegionSet armies = archers(g))
            return g.ask(Prompt::choose_army, with(as_options(armies), answer_done));
    g.pop();
    return false;
}

template <class Rules>
void answered_archers(Play<Rules>& g, int tokens, Answer answer) {
    OrderTask& task = g.top().order;
    if (answer == answer_done || task.step == 1) task.step = 2;
    if (answer == answer_done) return;
    if (task.step == 0) {
        task.region = region_at(answer);
        task.step = 1;
        return;
    }
    const Region village = region_at(answer);
    const int vp = g.open().village_vp[static_cast<std::size_t>(Board::tile_of(village))];
    spend_tokens(g, tokens);
    Player& me = g.me();
    me.standing(army).remove(task.region);
    me.laid.add(village);
    const int won = g.receive(g.active(), Thing::vp, vp);
    g.tell({.what = What::moved, .seat = g.active(), .region = answer, .from = static_cast<std::uint8_t>(task.region)});
    fell(g, village);
    g.tell({.what = What::village_won, .seat = g.active(), .region = answer, .n = static_cast<std::int16_t>(won)});
}

// ---- barracks: a token into an empty region beside an army ----

template <class Rules>
bool run_barracks(Play<Rules>& g) {
    if (g.top().order.step == 0 && has_tokens(g, 1))
        if (const RegionSet free = room_for_token(g, g.board().beside(g.me().standing(army))))
            return g.ask(Prompt::place_token, with(as_options(free), answer_done));
    g.pop();
    return false;
}

template <class Rules>
void answered_barracks(Play<Rules>& g, Answer answer) {
    g.top().order.step = 1;
    if (answer == answer_done) return;
    lay_tokens(g, 1);
    g.me().tokens.add(region_at(answer));
    g.tell({.what = What::placed_token, .seat = g.active(), .region = answer});
    test_villages(g, region_at(answer));
}

// ---- camels: one army, any distance ----

// Where the army at `from` could go. With a token it crosses land of opponents and villages; a village that fell is
// open to all (E48).
template <class Rules>
RegionSet camel_ride(Play<Rules>& g, Region from, bool with_token) {
    g.me().standing(army).remove(from);
    const RegionSet hostile = (g.occupied_by_others(g.active()) | standing_villages(g)) - g.board().sea();
    const RegionSet sea = g.me().standing(ship);
    const RegionSet land = (g.board().all() - g.board().sea()) - (with_token ? RegionSet{} : hostile);
    RegionSet reach = RegionSet::of(from);
    for (RegionSet before; before != reach;) {
        before = reach;
        reach |= g.board().beside(reach) & (land | sea);
    }
    const RegionSet stops = reach & stopping_places(g);
    g.me().standing(army).add(from);
    return stops - RegionSet::of(from);
}
template <class Rules>
RegionSet camel_rides(Play<Rules>& g, Region from) {
    if (!may_leave(g, from)) return {};
    return camel_ride(g, from, has_tokens(g, 1));
}

template <class Rules>
bool run_camels(Play<Rules>& g) {
    OrderTask& task = g.top().order;
    if (task.step == 1) return g.ask(Prompt::move, with(as_options(camel_rides(g, task.region)), answer_done));
    RegionSet armies;
    if (task.step == 0)
        for (Region region : g.me().standing(army))
            if (camel_rides(g, region)) armies.add(region);
    if (armies) return g.ask(Prompt::choose_army, with(as_options(armies), answer_done));
    g.pop();
    return false;
}

template <class Rules>
void answered_camels(Play<Rules>& g, Answer answer) {
    OrderTask& task = g.top().order;
    const Region from = task.region;
    if (answer != answer_done && task.step == 0) {
        task.region = region_at(answer);
        task.step = 1;
        return;
    }
    task.step = 2;
    if (answer == answer_done) return;
    if (!camel_ride(g, from, false).contains(region_at(answer))) spend_tokens(g, 1);
    g.me().standing(army).remove(from);
    g.me().standing(army).add(region_at(answer));
    g.tell({.what = What::moved, .seat = g.active(), .region = answer, .from = static_cast<std::uint8_t>(from)});
    settle_tokens(g);
}

// ---- chariots: all armies are placed anew ----

// Armies that a temple holds stay; the others go to regions that the player occupied before, or beside those (E22).
template <class Rules>
RegionSet held_armies(Play<Rules>& g) {
    RegionSet held;
    for (Region region : g.me().standing(army))
        if (!may_leave(g, region)) held.add(region);
    return held;
}
template <class Rules>
RegionSet camps(Play<Rules>& g) {
    const Player& me = g.me();
    const RegionSet near = me.regions() | g.board().beside(me.regions());
    return (near & (g.board().land | me.standing(ship))) - g.occupied_by_others(g.active()) - held_armies(g);
}

// Picks camps one by one.
template <class Rules>
bool run_chariots(Play<Rules>& g) {
    OrderTask& task = g.top().order;
    if (task.step == 0) {
        task.camps = camps(g);
        task.armies = static_cast<std::uint8_t>((g.me().standing(army) - held_armies(g)).size());
        if (task.armies == 0 || !has_tokens(g, 1)) task.step = 2;
    }
    if (task.step == 2 || task.armies == 0) {
        const bool regrouped = task.step == 1;
        g.pop();
        if (regrouped) settle_tokens(g);
        return false;
    }
    Options options = as_options(task.camps);
    if (task.step == 0) options.add(answer_done);
    return g.ask(Prompt::regroup, options);
}

template <class Rules>
void answered_chariots(Play<Rules>& g, Answer answer) {
    OrderTask& task = g.top().order;
    if (answer == answer_done) {
        task.step = 2;
        return;
    }
    RegionSet& armies = g.me().standing(army);
    if (task.step == 0) {
        spend_tokens(g, 1);
        armies = held_armies(g);
        task.step = 1;
    }
    armies.add(region_at(answer));
    task.camps.remove(region_at(answer));
    --task.armies;
    g.tell({.what = What::moved, .seat = g.active(), .region = answer});
}

// ---- fortress and garrison: a token on something of an opponent's ----

// Options of these prompts: seat × 8 + stack or column.
constexpr Answer of_opponent(Seat seat, int which) { return static_cast<Answer>(8 * place(seat) + which); }

template <class Rules>
Options siege_targets(Play<Rules>& g, Op op) {
    Options targets;
    if (!has_tokens(g, 1)) return targets;
    for (Seat seat : neighbours_of_armies(g)) {
        const Player& other = g.player(seat);
        for (int i = 0; i < (op == Op::fortress ? piece_types : colour_count); ++i) {
            const auto which = static_cast<std::size_t>(i);
            const bool open =
                op == Op::fortress ? other.fortress[which] == 0 && other.stock[which] > 0 : other.garrison[which] == 0;
            if (open) targets.add(of_opponent(seat, i));
        }
    }
    return targets;
}

template <class Rules>
bool run_siege(Play<Rules>& g, Op op) {
    if (g.top().order.step == 0)
        if (const Options targets = siege_targets(g, op))
            return g.ask(op == Op::fortress ? Prompt::choose_stack : Prompt::choose_column, with(targets, answer_done));
    g.pop();
    return false;
}

template <class Rules>
void answered_siege(Play<Rules>& g, Op op, Answer answer) {
    g.top().order.step = 1;
    if (answer == answer_done) return;
    lay_tokens(g, 1);
    Player& other = g.player(seat_at(answer / 8));
    const auto which = static_cast<std::size_t>(answer % 8);
    const auto mine = static_cast<std::uint8_t>(place(g.active()) + 1);
    if (op == Op::garrison) other.garrison[which] = mine;
    else {
        other.fortress[which] = mine;
        --other.stock[which];
        ++other.reserve[which];
    }
    g.tell({.what = op == Op::garrison ? What::garrisoned : What::besieged,
            .seat = g.active(),
            .other = seat_at(answer / 8),
            .thing = static_cast<std::uint8_t>(which)});
    if (op == Op::fortress)
        g.tell({.what = What::lost_piece, .seat = seat_at(answer / 8), .thing = static_cast<std::uint8_t>(which)});
}

}  // namespace pantheon::deus
