// Turns, rounds and placements, the main question of each, and the loop that drives them (D3, D4, D7, D22, D29, D30).
#pragma once

#include "games/machina/abilities.hpp"
#include "games/machina/claim.hpp"
#include "games/machina/deal.hpp"
#include "games/machina/placement.hpp"

namespace pantheon::machina {

template <class Sink>
bool end_placement(Play<Sink>& g);
template <class Sink>
void end_turn(Play<Sink>& g);

// The turn that begins with an empty track and an empty deck is the last.
template <class Sink>
bool run_turn(Play<Sink>& g) {
    Public& open = g.open();
    ++open.turn;
    open.round = 0;
    open.first = open.active = open.token;
    open.last_turn = quests_on_track(g) == 0 && open.quest_deck_size == 0;
    g.tell({.what = What::turn_begins,
            .seat = open.first,
            .n = static_cast<std::int16_t>(open.turn),
            .flag = open.last_turn});
    return g.go(Step::placement);
}

// What held "until your next round" is over.
template <class Sink>
bool run_placement(Play<Sink>& g) {
    Public& open = g.open();
    g.tell({.what = What::placement_begins,
            .seat = g.active(),
            .thing = open.round,
            .n = static_cast<std::int16_t>(open.turn)});
    if (open.reserver == g.active()) open.reserved = no_hero, open.reserver = Seat::nobody;
    if (open.closer != g.active()) {
        g.go(Step::act);
        return run_act(g);
    }
    const int space = open.closed;
    open.closed = no_space;
    open.closer = Seat::nobody;
    reopen(g, space, g.active());
    open.then = Step::act;
    return g.go(Step::heroes);
}

// Before the placement: heroes, of whom a secret quest that was laid leaves only those who can complete it; and free
// actions. After it: free actions, or enough.
template <class Sink>
bool run_act(Play<Sink>& g) {
    const Public& open = g.open();
    Options acts;
    if (open.placed) {
        acts.add(answer_done);
    } else if (must_finish(g)) {
        const Needs needs = needs_at(g, space_of_laid(g));
        for (int space = 0; space < hero_spaces; ++space)
            acts.add_if(static_cast<Answer>(space), can_do(g, space, needs));
    } else {
        for (int space = 0; space < hero_spaces; ++space) acts.add_if(static_cast<Answer>(space), is_usable(g, space));
    }
    if (g.me().charged && ability_targets(g)) acts.add(act_ability);
    if (!open.played)
        for (const Held& card : g.hand(g.active()))
            if (!card.fresh && is_playable(g, g.cards()[card.card].effect)) acts.add(act_play(card.card));
    for (const Quest quest : layable(g)) acts.add(act_lay(quest));
    return g.ask(Prompt::act, acts);
}

template <class Sink>
bool answered_act(Play<Sink>& g, Answer answer) {
    if (is_send(answer)) {
        g.open().sent = answer;
        g.go(Step::space);
        return run_space(g);
    }
    if (answer == answer_done) return end_placement(g);
    if (answer == act_ability) use_ability(g);
    else if (is_play(answer)) play_intervention(g, played_in(answer));
    else lay_secret(g, laid_in(answer));
    return false;
}

// What holds for one placement alone; new cards can be played from the next on. A reduction ends with it, unless agreed
// otherwise (D6).
template <class Sink>
void clear_placement(Play<Sink>& g) {
    Public& open = g.open();
    open.placed = open.played = open.presence = open.points_taken = false;
    open.strength = open.gained = 0;
    for (Held& card : g.hand(g.active())) card.fresh = false;
    open.at = nowhere;
    if (!g.setup.reductions_stay)
        for (QuestSpace& space : open.quests) space.less_might = space.less_cunning = 0;
}

template <class Sink>
bool end_placement(Play<Sink>& g) {
    Public& open = g.open();
    clear_placement(g);
    open.active = seat_at((place(open.active) + 1) % g.setup.players);
    if (open.active != open.first) return run_placement(g);
    if (someone_claims(g)) return true;
    if (++open.round < g.setup.rounds()) return run_placement(g);
    end_turn(g);
    return false;
}

// Tokens return, quests move up, the track is refilled; who has the token begins (D3).
template <class Sink>
void end_turn(Play<Sink>& g) {
    Public& open = g.open();
    if (open.last_turn) return finish(g, Ending::no_quests);
    if (g.setup.standstill_ends && open.turn - open.completed_turn >= stalled_turns)
        return finish(g, Ending::standstill);
    open.map.fill(Seat::nobody);
    move_quests_up(g);
    open.then = Step::turn;
    g.go(Step::quests);
}

// ---- the loop ---------------------------------------------------------------------------------------------------

// Takes one step: true if it asked a question.
template <class Sink>
bool run_step(Play<Sink>& g) {
    switch (g.open().step) {
        case Step::gods: return run_gods(g);
        case Step::deal: return run_deal(g);
        case Step::heroes: return run_heroes(g);
        case Step::quests: return run_quests(g);
        case Step::first_seat: return run_first_seat(g);
        case Step::turn: return run_turn(g);
        case Step::placement: return run_placement(g);
        case Step::act: return run_act(g);
        case Step::ability: return run_ability(g);
        case Step::steal: return run_steal(g);
        case Step::intervention: return run_intervention(g);
        case Step::move_to: return run_move_to(g);
        case Step::lucky: return run_lucky(g);
        case Step::lay: return run_lay(g);
        case Step::space: return run_space(g);
        case Step::deed: return run_deed(g);
        case Step::payment: return run_payment(g);
        case Step::victim: return run_victim(g);
        case Step::altar: return run_altar(g);
        case Step::tribute: return run_tribute(g);
        case Step::olympus: return run_olympus(g);
        case Step::limit: return run_limit(g);
        case Step::over: break;
    }
    return true;
}

// Hands an answer to what asked for it, which often goes on at once: true if a question was asked again.
template <class Sink>
bool deliver(Play<Sink>& g, Answer answer) {
    switch (prompt_of(g.state.choice)) {
        case Prompt::over: break;
        case Prompt::god:
        case Prompt::deal_god: return answered_god(g, answer), false;
        case Prompt::draw_intervention: return answered_draw_intervention(g, answer), false;
        case Prompt::draw_objective: return answered_draw_objective(g, answer), false;
        case Prompt::draw_quest: return answered_draw_quest(g, answer), false;
        case Prompt::return_quest: return answered_return_quest(g, answer), false;
        case Prompt::draw_hero: return answered_draw_hero(g, answer);
        case Prompt::reveal_quest: return answered_reveal_quest(g, answer), false;
        case Prompt::first_seat: return answered_first_seat(g, answer), false;
        case Prompt::act: return answered_act(g, answer);
        case Prompt::space: return answered_space(g, answer);
        case Prompt::deed: return answered_deed(g, answer);
        case Prompt::payment: return answered_payment(g, answer);
        case Prompt::victim: return answered_victim(g, answer), false;
        case Prompt::track: return answered_track(g, answer), false;
        case Prompt::discard: return answered_discard(g, answer), false;
        case Prompt::reserve_hero: return answered_reserve_hero(g, answer), false;
        case Prompt::remove_hero: return answered_remove_hero(g, answer), false;
        case Prompt::lower_quest: return answered_lower_quest(g, answer), false;
        case Prompt::rob: return answered_rob(g, answer), false;
        case Prompt::steal: return answered_steal(g, answer), false;
        case Prompt::swap_quests: return answered_swap_quests(g, answer), false;
        case Prompt::swap_heroes: return answered_swap_heroes(g, answer), false;
        case Prompt::reveal_space: return answered_reveal_space(g, answer), false;
        case Prompt::move_token: return answered_move_token(g, answer), false;
        case Prompt::move_to: return answered_move_to(g, answer), false;
        case Prompt::lay_space: return answered_lay_space(g, answer), false;
    }
    return true;
}

// Goes on until somebody must answer or the game is over.
template <class Sink>
void advance(Play<Sink>& g) {
    while (!run_step(g)) {
    }
}

}  // namespace pantheon::machina
