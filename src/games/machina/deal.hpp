// Before the first turn: gods, interventions, objectives and secret quests (D34, D46).
#pragma once

#include "games/machina/hands.hpp"
#include "games/machina/play.hpp"

namespace pantheon::machina {

template <class Sink>
void take_god(Play<Sink>& g, Seat seat, God god) {
    Player& player = g.player(seat);
    const GodMat& mat = g.cards()[god];
    player.god = god;
    player.might = mat.might;
    player.cunning = mat.cunning;
    player.charged = true;
    g.open().hero_deck.add(mat.hero);
    g.tell({.what = What::god_taken, .seat = seat, .card = static_cast<std::uint8_t>(god)});
}

// Gods in the order of the seats, chosen or dealt.
template <class Sink>
bool run_gods(Play<Sink>& g) {
    Public& open = g.open();
    if (open.dealing == g.setup.players) {
        open.dealing = 0;
        return g.go(Step::deal);
    }
    GodSet left = g.setup.gods();
    for (int p = 0; p < open.dealing; ++p) left.remove(g.player(seat_at(p)).god);
    if (g.setup.gods_by_luck) return g.ask(Prompt::deal_god, Seat::luck, as_options(left));
    return g.ask(Prompt::god, seat_at(open.dealing), as_options(left));
}

template <class Sink>
void answered_god(Play<Sink>& g, Answer answer) {
    take_god(g, seat_at(g.open().dealing), static_cast<God>(answer));
    ++g.open().dealing;
}

// Seat by seat: interventions, an objective, three quests of which two are kept.
template <class Sink>
bool run_deal(Play<Sink>& g) {
    Public& open = g.open();
    if (open.dealing == g.setup.players) {
        open.then = Step::quests;
        return g.go(Step::heroes);
    }
    const Seat seat = seat_at(open.dealing);
    const auto p = static_cast<std::size_t>(seat);
    Player& player = g.player(seat);
    if (player.hand_size < g.mat(seat).interventions) return g.ask(Prompt::draw_intervention, Seat::luck, drawable(g));
    if (g.hidden().objectives[p] == no_objective) {
        ObjectiveSet left = g.setup.objectives();
        for (int earlier = 0; earlier < open.dealing; ++earlier)
            left.remove(g.hidden().objectives[static_cast<std::size_t>(earlier)]);
        return g.ask(Prompt::draw_objective, Seat::luck, as_options(left));
    }
    if (player.secrets < quests_to_choose)
        return g.ask(Prompt::draw_quest, Seat::luck, as_options(g.hidden().quest_deck));
    return g.ask(Prompt::return_quest, seat, as_options(g.secrets(seat)));
}

template <class Sink>
void answered_draw_objective(Play<Sink>& g, Answer answer) {
    const Seat seat = seat_at(g.open().dealing);
    g.hidden().objectives[static_cast<std::size_t>(seat)] = static_cast<Objective>(answer);
    g.tell({.what = What::drew_objective, .seat = seat, .card = answer});
}

template <class Sink>
void answered_draw_quest(Play<Sink>& g, Answer answer) {
    const Seat seat = seat_at(g.open().dealing);
    g.hidden().quest_deck.remove(static_cast<Quest>(answer));
    --g.open().quest_deck_size;
    g.secrets(seat).add(static_cast<Quest>(answer));
    ++g.player(seat).secrets;
    g.tell({.what = What::drew_quest, .seat = seat, .card = answer});
}

// The third quest goes back into the deck, before the next player draws.
template <class Sink>
void answered_return_quest(Play<Sink>& g, Answer answer) {
    const Seat seat = seat_at(g.open().dealing);
    const auto quest = static_cast<Quest>(answer);
    g.secrets(seat).remove(quest);
    --g.player(seat).secrets;
    g.hidden().returned[static_cast<std::size_t>(seat)] = quest;
    g.hidden().quest_deck.add(quest);
    ++g.open().quest_deck_size;
    g.tell({.what = What::returned_quest, .seat = seat, .card = answer});
    ++g.open().dealing;
}

template <class Sink>
bool run_first_seat(Play<Sink>& g) {
    return g.ask(Prompt::first_seat, Seat::luck, Options::below(g.setup.players));
}

template <class Sink>
void answered_first_seat(Play<Sink>& g, Answer answer) {
    g.open().token = seat_at(answer);
    g.tell({.what = What::first_player, .seat = seat_at(answer)});
    g.go(Step::turn);
}

}  // namespace pantheon::machina
