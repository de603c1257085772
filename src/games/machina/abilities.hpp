// The gods' abilities: one charge, a free action (D6 to D10, D20, D29, D32, D41, D44).
#pragma once

#include "games/machina/hands.hpp"
#include "games/machina/secrets.hpp"

namespace pantheon::machina {

// What an ability can be used on; for one that needs no target any option means that it can be used.
// While a secret quest lies on the track, only what leaves it completable.
template <class Sink>
Options ability_targets(Play<Sink>& g) {
    const Public& open = g.open();
    const Effect& ability = g.mat(g.active()).ability;
    Options targets;
    switch (ability.op) {
        case Op::reserve_hero:
            for (int space = 0; space < hero_spaces; ++space)
                targets.add_if(static_cast<Answer>(space),
                               g.hero_at(space) != no_hero && g.hero_at(space) != open.reserved);
            break;
        case Op::remove_hero:
            for (int space = 0; space < hero_spaces; ++space)
                targets.add_if(static_cast<Answer>(space), g.hero_at(space) != no_hero && can_finish(g, false, space));
            break;
        case Op::lower_might:
        case Op::lower_cunning:
            // A reduction that ends with the round serves nothing after the placement.
            if (open.placed && !g.setup.reductions_stay) break;
            for (int space = 0; space < quest_spaces; ++space) {
                const Quest quest = g.quest_at(space).quest;
                targets.add_if(static_cast<Answer>(space),
                               quest != no_quest && (quest == open.laid || can_finish(g, false)));
            }
            break;
        case Op::rob:
            if (g.me().hand_size >= g.mat(g.active()).limit) break;
            for (const Answer seat : g.opponents()) targets.add_if(seat, g.player(seat_at(seat)).hand_size > 0);
            break;
        case Op::new_quests: targets.add_if(answer_done, quests_on_track(g) > 0 && !must_finish(g)); break;
        default: break;
    }
    return targets;
}

// Poseidon: what lies there returns to the deck after the new quests have come.
template <class Sink>
void replace_quests(Play<Sink>& g) {
    Public& open = g.open();
    g.tell({.what = What::replaced_quests, .seat = g.active(), .n = static_cast<std::int16_t>(quests_on_track(g))});
    for (QuestSpace& space : open.quests) {
        if (space.quest != no_quest) open.waiting.add(space.quest);
        space = {};
    }
    open.then = Step::act;
    g.go(Step::quests);
}

template <class Sink>
void use_ability(Play<Sink>& g) {
    g.me().charged = false;
    g.tell({.what = What::used_ability, .seat = g.active(), .card = static_cast<std::uint8_t>(g.me().god)});
    if (g.mat(g.active()).ability.op == Op::new_quests) replace_quests(g);
    else g.go(Step::ability);
}

template <class Sink>
bool run_ability(Play<Sink>& g) {
    const Prompt prompt = [&] {
        switch (g.mat(g.active()).ability.op) {
            case Op::reserve_hero: return Prompt::reserve_hero;
            case Op::remove_hero: return Prompt::remove_hero;
            case Op::rob: return Prompt::rob;
            default: return Prompt::lower_quest;
        }
    }();
    return g.ask(prompt, ability_targets(g));
}

// Zeus. A second use moves the reservation.
template <class Sink>
void answered_reserve_hero(Play<Sink>& g, Answer answer) {
    g.open().reserved = g.hero_at(answer);
    g.open().reserver = g.active();
    g.tell({.what = What::reserved_hero,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.hero_at(answer)),
            .region = answer});
    g.go(Step::act);
}

// Hera. A second use reopens the space of the first, after the new one is closed.
template <class Sink>
void answered_remove_hero(Play<Sink>& g, Answer answer) {
    Public& open = g.open();
    g.tell({.what = What::removed_hero,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.hero_at(answer)),
            .from = answer});
    discard_hero(g, answer);
    const std::uint8_t old = open.closed;
    open.closed = answer;
    open.closer = g.active();
    if (old != no_space) reopen(g, old, g.active(), true);
    open.then = Step::act;
    g.go(Step::heroes);
}

// Athena and Ares.
template <class Sink>
void answered_lower_quest(Play<Sink>& g, Answer answer) {
    const Effect& ability = g.mat(g.active()).ability;
    const bool might = ability.op == Op::lower_might;
    QuestSpace& space = g.quest_at(answer);
    std::uint8_t& less = might ? space.less_might : space.less_cunning;
    less = static_cast<std::uint8_t>(std::min(less + ability.n, 20));
    g.tell({.what = What::lowered_quest,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(space.quest),
            .region = answer,
            .thing = static_cast<std::uint8_t>(might ? Thing::might : Thing::cunning),
            .n = ability.n});
    g.go(Step::act);
}

// Hermes.
template <class Sink>
void answered_rob(Play<Sink>& g, Answer answer) {
    g.open().robbed = seat_at(answer);
    g.go(Step::steal);
}

}  // namespace pantheon::machina
