// The divine interventions: one a round, a free action (D13, D14, D33, D38, D42).
#pragma once

#include "games/machina/hands.hpp"
#include "games/machina/secrets.hpp"

namespace pantheon::machina {

// Pairs of quests on the track. A secret quest that was laid may be among them.
template <class Sink>
Options quest_pairs(Play<Sink>& g) {
    Options pairs;
    for (int lower = 1; lower < quest_spaces; ++lower)
        for (int upper = 0; upper < lower; ++upper)
            pairs.add_if(pair_of(upper, lower),
                         g.quest_at(upper).quest != no_quest && g.quest_at(lower).quest != no_quest);
    return pairs;
}

template <class Sink>
Options hero_pairs(Play<Sink>& g) {
    Options pairs;
    for (int lower = 1; lower < hero_spaces; ++lower)
        for (int upper = 0; upper < lower; ++upper) {
            if (g.hero_at(upper) == no_hero || g.hero_at(lower) == no_hero) continue;
            std::swap(g.hero_at(upper), g.hero_at(lower));
            pairs.add_if(pair_of(upper, lower), can_finish(g, g.me().charged));
            std::swap(g.hero_at(upper), g.hero_at(lower));
        }
    return pairs;
}

// Spaces with a token of an opponent; and where it could go: a secret quest must keep its area.
template <class Sink>
SpaceSet opposing_tokens(Play<Sink>& g) {
    SpaceSet spaces;
    for (int space = 0; space < space_count; ++space) {
        const Seat owner = g.token_at(static_cast<Space>(space));
        spaces.add_if(static_cast<Space>(space), owner != Seat::nobody && owner != g.active());
    }
    return spaces;
}
template <class Sink>
SpaceSet token_targets(Play<Sink>& g) {
    SpaceSet spaces = g.free_spaces();
    if (must_finish(g)) spaces.remove(area_of(g.cards()[g.open().laid].colour));
    return spaces;
}

// Whether an intervention could do something now, its price being paid.
template <class Sink>
bool has_effect(Play<Sink>& g, const Effect& effect) {
    const Public& open = g.open();
    switch (effect.op) {
        case Op::swap_quests: return quests_on_track(g) > 1;
        case Op::swap_heroes: return !hero_pairs(g).empty();
        case Op::reveal_quest: return open.quest_deck_size > 0 && !must_finish(g) && !empty_quest_spaces(g).empty();
        case Op::presence: return !open.placed && g.free_spaces().meets(areas);
        case Op::gain_gp:
        case Op::harm: return true;
        case Op::move_token: return !opposing_tokens(g).empty() && !token_targets(g).empty();
        case Op::strengthen: return !open.placed;
        default: return false;
    }
}

// Whether the player has what an intervention costs, and could still complete a secret quest that was laid.
template <class Sink>
bool is_playable(Play<Sink>& g, const Effect& effect) {
    Player& me = g.me();
    if (me.might < effect.might || me.cunning < effect.cunning) return false;
    if (effect.might + effect.cunning == 0) return has_effect(g, effect);
    me.might = static_cast<std::uint8_t>(me.might - effect.might);
    me.cunning = static_cast<std::uint8_t>(me.cunning - effect.cunning);
    const bool playable = has_effect(g, effect) && can_finish(g, me.charged);
    me.might = static_cast<std::uint8_t>(me.might + effect.might);
    me.cunning = static_cast<std::uint8_t>(me.cunning + effect.cunning);
    return playable;
}

template <class Sink>
void play_intervention(Play<Sink>& g, Intervention face) {
    Public& open = g.open();
    const Effect& effect = g.cards()[face].effect;
    play_from_hand(g, face);
    g.spend(g.active(), Thing::might, effect.might);
    g.spend(g.active(), Thing::cunning, effect.cunning);
    switch (effect.op) {
        case Op::presence: open.presence = true; break;
        case Op::strengthen:
            open.strength = effect.n;
            g.tell({.what = What::strengthened, .seat = g.active(), .n = effect.n});
            break;
        case Op::gain_gp:
            g.tell({.what = What::gained,
                    .seat = g.active(),
                    .thing = static_cast<std::uint8_t>(Thing::gp),
                    .n = static_cast<std::int16_t>(g.change_gp(g.active(), effect.n)),
                    .flag = true});
            break;
        default:
            open.playing = face;
            g.go(Step::intervention);
            return;
    }
    g.go(Step::act);
}

template <class Sink>
bool run_intervention(Play<Sink>& g) {
    switch (g.cards()[g.open().playing].effect.op) {
        case Op::swap_quests: return g.ask(Prompt::swap_quests, quest_pairs(g));
        case Op::swap_heroes: return g.ask(Prompt::swap_heroes, hero_pairs(g));
        case Op::reveal_quest: return g.ask(Prompt::reveal_space, empty_quest_spaces(g));
        case Op::harm: return g.ask(Prompt::victim, g.opponents());
        default: return g.ask(Prompt::move_token, as_options(opposing_tokens(g)));
    }
}

template <class Sink>
void intervention_done(Play<Sink>& g) {
    g.open().playing = no_intervention;
    g.go(Step::act);
}

template <class Sink>
void answered_swap_quests(Play<Sink>& g, Answer answer) {
    const int upper = upper_in(answer), lower = lower_in(answer);
    std::swap(g.quest_at(upper), g.quest_at(lower));
    g.tell({.what = What::swapped_quests,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.quest_at(upper).quest),
            .region = static_cast<std::uint8_t>(upper),
            .from = static_cast<std::uint8_t>(lower),
            .thing = static_cast<std::uint8_t>(g.quest_at(lower).quest)});
    intervention_done(g);
}

template <class Sink>
void answered_swap_heroes(Play<Sink>& g, Answer answer) {
    const int upper = upper_in(answer), lower = lower_in(answer);
    std::swap(g.hero_at(upper), g.hero_at(lower));
    g.tell({.what = What::swapped_heroes,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.hero_at(upper)),
            .region = static_cast<std::uint8_t>(upper),
            .from = static_cast<std::uint8_t>(lower),
            .thing = static_cast<std::uint8_t>(g.hero_at(lower))});
    intervention_done(g);
}

template <class Sink>
void answered_reveal_space(Play<Sink>& g, Answer answer) {
    g.open().lucky_space = answer;
    g.open().playing = no_intervention;
    g.go(Step::lucky);
}

// That's my spot!: its owner gets nothing from the new space (D15).
template <class Sink>
void answered_move_token(Play<Sink>& g, Answer answer) {
    g.open().moved_from = static_cast<Space>(answer);
    g.go(Step::move_to);
}

template <class Sink>
bool run_move_to(Play<Sink>& g) {
    return g.ask(Prompt::move_to, as_options(token_targets(g)));
}

template <class Sink>
void answered_move_to(Play<Sink>& g, Answer answer) {
    const Space from = g.open().moved_from;
    Seat& owner = g.token_at(from);
    g.tell({.what = What::moved_token,
            .seat = g.active(),
            .other = owner,
            .region = answer,
            .from = static_cast<std::uint8_t>(from)});
    std::swap(owner, g.token_at(static_cast<Space>(answer)));
    g.open().moved_from = nowhere;
    intervention_done(g);
}

}  // namespace pantheon::machina
