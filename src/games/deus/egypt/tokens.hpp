// Combat tokens: in regions, on columns and on stacks of pieces, with all that they cost opponents.
#pragma once

#include "games/deus/build.hpp"

namespace pantheon::deus {

inline constexpr int tokens_of_a_player = 5;
inline constexpr int gold_for_garrison = 2;

// Tokens of a player that are neither on the player board nor in use.
template <class Rules>
int spare_tokens(Play<Rules>& g, Seat seat) {
    const Player& owner = g.player(seat);
    int used = owner.token_stock + owner.tokens.size();
    for (const Player& player : g.open().players) {
        for (const std::uint8_t whose : player.garrison) used += whose == place(seat) + 1;
        for (const std::uint8_t whose : player.fortress) used += whose == place(seat) + 1;
    }
    return tokens_of_a_player - used;
}

template <class Rules>
int garrison_fee(Play<Rules>& g, Colour column) {
    return g.uses(Colour::military) && g.me().garrison[static_cast<std::size_t>(column)] != 0 ? gold_for_garrison : 0;
}

template <class Rules>
void hand_over(Play<Rules>& g, Seat to, Thing what, int amount) {
    g.pay(g.active(), what, amount);
    g.gain(to, what, amount);
}

template <class Rules>
void pay_garrison(Play<Rules>& g, Colour column) {
    if (!g.uses(Colour::military)) return;
    const int whose = g.me().garrison[static_cast<std::size_t>(column)];
    if (whose == 0) return;
    g.tell({.what = What::tolled,
            .seat = g.active(),
            .other = seat_at(whose - 1),
            .thing = static_cast<std::uint8_t>(column)});
    hand_over(g, seat_at(whose - 1), Thing::gold, gold_for_garrison);
}

template <class Rules>
RegionSet tolled_regions(Play<Rules>& g) {
    RegionSet regions;
    if (!g.uses(Colour::military)) return regions;
    for (int p = 0; p < g.setup.players; ++p)
        if (seat_at(p) != g.active()) regions |= g.player(seat_at(p)).tokens;
    return regions;
}

// The owner of the token gets the points, and the token goes back to the supply (E17).
template <class Rules>
void pay_toll(Play<Rules>& g, Region region) {
    if (!tolled_regions(g).contains(region)) return;
    for (int p = 0; p < g.setup.players; ++p) {
        Player& owner = g.player(seat_at(p));
        if (!owner.tokens.contains(region)) continue;
        g.tell({.what = What::tolled,
                .seat = g.active(),
                .other = seat_at(p),
                .region = static_cast<std::uint8_t>(region)});
        hand_over(g, seat_at(p), Thing::vp, vp_for_toll);
        owner.tokens.remove(region);
    }
}

// A piece came to stand on a token of its owner, or something else moved: tokens make room first, then the villages
// are tested, once (E50).
template <class Rules>
void settle_tokens(Play<Rules>& g) {
    g.push(ShiftTask{});
}

template <class Rules>
void army_rests(Play<Rules>& g, Region region) {
    if (g.uses(Colour::military) && g.me().tokens.contains(region)) settle_tokens(g);
}

// Empty regions beside this one, villages excluded, sea included.
template <class Rules>
RegionSet room_for_token(Play<Rules>& g, const RegionSet& beside) {
    return beside - g.occupied() - g.board().of[index(Terrain::village)];
}

template <class Rules>
bool run_shift(Play<Rules>& g) {
    Player& me = g.me();
    while (const RegionSet covered = me.tokens & me.built()) {
        const Region region = covered.first();
        if (const RegionSet free = room_for_token(g, g.board().beside(region))) {
            g.top().shift.region = region;
            return g.ask(Prompt::move_token, as_options(free));
        }
        me.tokens.remove(region);
    }
    g.pop();
    test_these(g, standing_villages(g));
    return false;
}

template <class Rules>
void answered_shift(Play<Rules>& g, Answer answer) {
    g.me().tokens.remove(g.top().shift.region);
    g.me().tokens.add(region_at(answer));
    g.tell({.what = What::token_moved,
            .seat = g.active(),
            .region = answer,
            .from = static_cast<std::uint8_t>(g.top().shift.region)});
}

// Whoever holds a fortress on a stack gains as many pieces of that type; that gain is not mirrored again (E14).
template <class Rules>
void piece_gained(Play<Rules>& g, Seat seat, Colour type) {
    if (!g.uses(Colour::military)) return;
    const auto t = static_cast<std::size_t>(type);
    const int whose = g.player(seat).fortress[t];
    if (whose == 0) return;
    Player& owner = g.player(seat_at(whose - 1));
    if (owner.reserve[t] == 0) return;
    --owner.reserve[t];
    ++owner.stock[t];
    g.tell({.what = What::gained_piece, .seat = seat_at(whose - 1), .thing = static_cast<std::uint8_t>(type)});
}

}  // namespace pantheon::deus
