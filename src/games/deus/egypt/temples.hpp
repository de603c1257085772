// Egypt's temples: lasting effects, from the moment the card lies above the player board.
#pragma once

#include "games/deus/build.hpp"

namespace pantheon::deus {

inline constexpr int vp_with_token = 3;  // a token that is taken brings three more points

template <class Rules>
bool lasting_temples(Play<Rules>& g) {
    return g.uses(Colour::temple) || (g.uses_egypt() && g.setup.temple_mix);
}

// Calls `body(lasting, position)` for the lasting temples of a player.
template <class Rules, class Body>
void each_lasting(Play<Rules>& g, Seat seat, LastingKind kind, Body&& body) {
    if (!lasting_temples(g)) return;
    const auto& temples = g.player(seat).column(Colour::temple);
    for (int i = 0; i < temples.size(); ++i)
        if (const Lasting& lasting = g.deck().program(temples[i]).lasting; lasting.kind == kind) body(lasting, i);
}

// Something a temple watches for has happened: its owner takes a token, as long as there are any.
template <class Rules>
void trigger(Play<Rules>& g, Seat seat, LastingKind kind, int argument, CardId except = no_card) {
    each_lasting(g, seat, kind, [&](const Lasting& lasting, int i) {
        Player& player = g.player(seat);
        auto& tokens = player.temple_tokens[static_cast<std::size_t>(i)];
        const CardId card = player.column(Colour::temple)[i];
        if (tokens == 0 || card == except || (argument != 0 && lasting.argument != argument)) return;
        --tokens;
        g.gain(seat, Thing::vp, 1 + vp_with_token, card);
    });
}

template <class Rules>
void temple_laid(Play<Rules>& g, CardId card) {
    if (!lasting_temples(g)) return;
    Player& me = g.me();
    const Lasting& lasting = g.deck().program(card).lasting;
    me.temple_tokens[static_cast<std::size_t>(me.column(Colour::temple).size() - 1)] = lasting.tokens;
    g.gain(g.active(), Thing::vp, lasting.vp, card);
    const CardId itself = g.setup.horus_sees_itself ? no_card : card;  // E4
    for (int p = 0; p < g.setup.players; ++p) trigger(g, seat_at(p), LastingKind::temple_built, 0, itself);
}

// A building that the player places is the n-th in its region (E3: its own temple counts too).
template <class Rules>
void watch_region(Play<Rules>& g, Region region) {
    if (!lasting_temples(g)) return;
    trigger(g, g.active(), LastingKind::nth_building, g.buildings(g.me(), region));
}

template <class Rules>
void temple_placed(Play<Rules>& g, Region region) {
    watch_region(g, region);
}

template <class Rules>
void village_gone(Play<Rules>& g) {
    for (int p = 0; p < g.setup.players; ++p) trigger(g, seat_at(p), LastingKind::village_falls, 0);
}

template <class Rules>
int tokens_left(Play<Rules>& g, Seat seat, int position) {
    if (!lasting_temples(g)) return 0;
    return g.player(seat).temple_tokens[static_cast<std::size_t>(position)];
}

template <class Rules>
TempleHelp temple_help(Play<Rules>& g) {
    TempleHelp help;
    each_lasting(g, g.active(), LastingKind::stand_in, [&](const Lasting& lasting, int) {
        help.stand_ins = static_cast<std::uint8_t>(help.stand_ins | 1 << lasting.argument);
    });
    each_lasting(g, g.active(), LastingKind::foreign_column,
                 [&](const Lasting& lasting, int) { help.opened.add(static_cast<Colour>(lasting.argument)); });
    return help;
}

// E1: a point for each stand-in that the player could have used and did not; or, as an option, for every build
// that does not use it.
template <class Rules>
void pay_for_idle_stand_ins(Play<Rules>& g, const Cost& cost, std::uint8_t used) {
    each_lasting(g, g.active(), LastingKind::stand_in, [&](const Lasting& lasting, int i) {
        const bool named = cost.resources[lasting.argument] > 0;
        if (used >> lasting.argument & 1 || !(named || g.setup.stand_in_pays_always)) return;
        g.gain(g.active(), Thing::vp, 1, g.me().column(Colour::temple)[i]);
    });
}

// Each other standard column may hold one card of the colour that a temple opens it to (E9).
template <class Rules>
Options columns_for(Play<Rules>& g, CardId card, const TempleHelp& help) {
    const Colour colour = g.deck()[card].colour;
    Options columns;
    if (g.me().column(colour).size() < max_column) columns.add(static_cast<Answer>(colour));
    if (colour == Colour::temple || !help.opened.contains(colour)) return columns;
    for (int c = 0; c < piece_types; ++c) {
        const auto& column = g.me().columns[static_cast<std::size_t>(c)];
        const bool has_one = std::any_of(column.begin(), column.end(), [&](CardId other) {
            return other != face_down && g.deck()[other].colour == colour;
        });
        if (static_cast<Colour>(c) != colour && !has_one && column.size() < max_column)
            columns.add(static_cast<Answer>(c));
    }
    return columns;
}

template <class Rules>
int offering_size(Play<Rules>& g, int cards) {
    each_lasting(g, g.active(), LastingKind::offering_bonus,
                 [&](const Lasting& lasting, int) { cards += lasting.argument; });
    return cards;
}

template <class Rules>
void after_offering(Play<Rules>& g) {
    int cards = 0;
    each_lasting(g, g.active(), LastingKind::offering_draw,
                 [&](const Lasting& lasting, int) { cards = std::max<int>(cards, lasting.argument); });
    if (g.me().hand_size < cards) g.push(DrawTask{.cards = static_cast<std::uint8_t>(cards - g.me().hand_size)});
}

}  // namespace pantheon::deus
