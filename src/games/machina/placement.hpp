// A placement: a hero goes to a space of the map and does something there (D2, D13, D15, D23, D38, D40, D43).
#pragma once

#include "games/machina/interventions.hpp"

namespace pantheon::machina {

template <class Sink>
bool run_deed(Play<Sink>& g);
template <class Sink>
bool run_tribute(Play<Sink>& g);

// Powerful Presence leads to an area; a secret quest that was laid, to its own.
template <class Sink>
bool run_space(Play<Sink>& g) {
    SpaceSet spaces = g.free_spaces();
    if (g.open().presence) spaces &= areas;
    if (must_finish(g)) spaces &= SpaceSet::of(area_of(g.cards()[g.open().laid].colour));
    return g.ask(Prompt::space, as_options(spaces));
}

template <class Sink>
bool answered_space(Play<Sink>& g, Answer answer) {
    Public& open = g.open();
    const auto space = static_cast<Space>(answer);
    open.at = space;
    g.token_at(space) = g.active();
    g.tell({.what = What::sent,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.hero_at(open.sent)),
            .region = answer,
            .from = open.sent});
    if (is_area(space)) {
        g.go(Step::deed);
        return run_deed(g);
    }
    if (space == Space::altar) {
        if (!g.me().charged) g.tell({.what = What::recharged, .seat = g.active()});
        g.me().charged = true;
        return g.go(Step::altar);
    }
    if (open.token != g.active()) g.tell({.what = What::first_player, .seat = g.active()});
    open.token = g.active();
    return run_tribute(g);
}

// Altar: a point on a track with room.
template <class Sink>
bool run_altar(Play<Sink>& g) {
    Options tracks;
    tracks.add_if(track_might, g.me().might < track_end);
    tracks.add_if(track_cunning, g.me().cunning < track_end);
    if (!tracks) return g.go(Step::tribute);
    return g.ask(Prompt::track, tracks);
}

template <class Sink>
void answered_track(Play<Sink>& g, Answer answer) {
    g.gain(g.active(), answer == track_might ? Thing::might : Thing::cunning, g.cards().altar_points);
    g.go(Step::tribute);
}

// In an area: its points or one of its quests; with Powerful Presence both, in either order, the quest optional.
template <class Sink>
bool run_deed(Play<Sink>& g) {
    const Public& open = g.open();
    const Colour area = colour_of(open.at);
    const Payment purse{g.me().might, g.me().cunning};
    Options deeds;
    for (int space = 0; space < quest_spaces; ++space) {
        const Quest quest = g.quest_at(space).quest;
        if (quest == no_quest || g.cards()[quest].colour != area || (must_finish(g) && quest != open.laid)) continue;
        deeds.add_if(static_cast<Answer>(space), !payments(g, open.sent, needs_at(g, space), purse).empty());
    }
    if (open.points_taken) deeds.add_if(answer_done, !must_finish(g));
    else deeds.add_if(deed_points, !must_finish(g) || open.presence);
    return g.ask(Prompt::deed, deeds);
}

template <class Sink>
void take_points(Play<Sink>& g) {
    const AreaPoints& points = g.cards()[colour_of(g.open().at)];
    g.gain(g.active(), Thing::might, points.might);
    g.gain(g.active(), Thing::cunning, points.cunning);
    g.open().points_taken = true;
}

template <class Sink>
bool answered_deed(Play<Sink>& g, Answer answer) {
    if (answer == answer_done) return run_tribute(g);
    if (answer == deed_points) {
        take_points(g);
        return g.open().presence ? g.go(Step::deed) : run_tribute(g);
    }
    g.open().doing = answer;
    g.go(Step::payment);
    return run_payment(g);
}

template <class Sink>
bool run_payment(Play<Sink>& g) {
    const Public& open = g.open();
    return g.ask(Prompt::payment, payments(g, open.sent, needs_at(g, open.doing), {g.me().might, g.me().cunning}));
}

// Quest and space bonus first, then the opponent's loss (D40).
template <class Sink>
void complete_quest(Play<Sink>& g, int space) {
    Public& open = g.open();
    const Quest quest = g.quest_at(space).quest;
    const auto at = static_cast<std::size_t>(space);
    g.me().done.add(quest);
    g.quest_at(space) = {};
    open.completed_turn = open.turn;
    const int gp = g.change_gp(g.active(), g.cards()[quest].gp);
    g.tell({.what = What::completed,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(quest),
            .from = static_cast<std::uint8_t>(space),
            .n = static_cast<std::int16_t>(gp),
            .flag = quest == open.laid});
    open.laid = no_quest;
    open.doing = no_space;
    if (const int bonus = g.change_gp(g.active(), g.cards().quest_gain[at]))
        g.tell({.what = What::space_bonus,
                .seat = g.active(),
                .from = static_cast<std::uint8_t>(space),
                .n = static_cast<std::int16_t>(bonus)});
    open.loss = g.cards().quest_loss[at];
}

template <class Sink>
bool answered_payment(Play<Sink>& g, Answer answer) {
    const Payment payment = payment_in(answer);
    g.spend(g.active(), Thing::might, payment.might);
    g.spend(g.active(), Thing::cunning, payment.cunning);
    complete_quest(g, g.open().doing);
    if (g.open().presence && !g.open().points_taken) take_points(g);
    return g.open().loss > 0 ? g.go(Step::victim) : run_tribute(g);
}

// An opponent at 0 may be chosen; choosing is compulsory (D49).
template <class Sink>
bool run_victim(Play<Sink>& g) {
    return g.ask(Prompt::victim, g.opponents());
}

template <class Sink>
void answered_victim(Play<Sink>& g, Answer answer) {
    Public& open = g.open();
    const bool by_card = open.playing != no_intervention;
    const int loss = by_card ? g.cards()[open.playing].effect.n : open.loss;
    g.tell({.what = What::lost,
            .seat = seat_at(answer),
            .other = g.active(),
            .n = static_cast<std::int16_t>(-g.change_gp(seat_at(answer), -loss)),
            .flag = by_card});
    open.loss = 0;
    if (by_card) intervention_done(g);
    else g.go(Step::tribute);
}

// Whoever uses another player's legendary hero, for anything, brings that god 2 glory points.
template <class Sink>
void honour_god(Play<Sink>& g, Hero hero) {
    const God god = g.cards()[hero].god;
    if (god == no_god || god == g.me().god) return;
    Seat patron = Seat::first;
    while (g.player(patron).god != god) patron = seat_at(place(patron) + 1);
    g.tell({.what = What::honoured,
            .seat = patron,
            .other = g.active(),
            .card = static_cast<std::uint8_t>(hero),
            .n = static_cast<std::int16_t>(g.change_gp(patron, tribute_gp))});
    if (!g.setup.user_pays_tribute) return;
    if (const int paid = -g.change_gp(g.active(), -tribute_gp))
        g.tell({.what = What::paid_tribute, .seat = g.active(), .other = patron, .n = static_cast<std::int16_t>(paid)});
}

// The god is honoured, the hero discarded, and the next one drawn at once (D47).
template <class Sink>
bool run_tribute(Play<Sink>& g) {
    Public& open = g.open();
    honour_god(g, g.hero_at(open.sent));
    discard_hero(g, open.sent);
    move_heroes_up(g);
    open.sent = no_space;
    open.placed = true;
    open.then = open.at == Space::olympus ? Step::olympus : Step::act;
    g.go(Step::heroes);
    return run_heroes(g);
}

}  // namespace pantheon::machina
