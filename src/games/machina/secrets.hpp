// Secret quests: when one may be laid on the track, and what may still be done until it is completed (D16, D17, D39).
#pragma once

#include "games/machina/quests.hpp"
#include "games/machina/strength.hpp"

namespace pantheon::machina {

// Whether the hero on a space could complete a quest now, if he were sent.
template <class Sink>
bool can_do(Play<Sink>& g, int hero_space, const Needs& needs) {
    return is_usable(g, hero_space) && !payments(g, hero_space, needs, purse_for(g, needs.area)).empty();
}

// Whether some hero could; `except`: this one is about to leave.
template <class Sink>
bool somebody_can_do(Play<Sink>& g, const Needs& needs, int except = no_space) {
    if (g.token_at(area_of(needs.area)) != Seat::nobody) return false;
    for (int space = 0; space < hero_spaces; ++space)
        if (space != except && can_do(g, space, needs)) return true;
    return false;
}

// An unused charge of Athena or Ares counts; interventions in hand do not.
template <class Sink>
Needs needs_with_charge(Play<Sink>& g, Quest quest, QuestSpace at, bool charged) {
    const Effect& ability = g.mat(g.active()).ability;
    const int might = charged && ability.op == Op::lower_might ? ability.n : 0;
    const int cunning = charged && ability.op == Op::lower_cunning ? ability.n : 0;
    return needs_of(g, quest, at.less_might + might, at.less_cunning + cunning);
}

// The secret quests that may be laid now.
template <class Sink>
QuestSet layable(Play<Sink>& g) {
    QuestSet quests;
    if (g.open().placed || g.open().laid != no_quest || !empty_quest_spaces(g)) return quests;
    for (const Quest quest : g.secrets(g.active()))
        if (somebody_can_do(g, needs_with_charge(g, quest, {}, g.me().charged))) quests.add(quest);
    return quests;
}

template <class Sink>
int space_of_laid(Play<Sink>& g) {
    int space = 0;
    while (g.quest_at(space).quest != g.open().laid) ++space;
    return space;
}

template <class Sink>
bool must_finish(Play<Sink>& g) {
    return g.open().laid != no_quest;
}

// Whether what was laid can still be completed, after what is about to happen.
template <class Sink>
bool can_finish(Play<Sink>& g, bool charged, int except = no_space) {
    if (!must_finish(g)) return true;
    return somebody_can_do(g, needs_with_charge(g, g.open().laid, g.quest_at(space_of_laid(g)), charged), except);
}

// The quest is shown as soon as it is chosen; then its space.
template <class Sink>
void lay_secret(Play<Sink>& g, Quest quest) {
    g.secrets(g.active()).remove(quest);
    --g.me().secrets;
    g.open().shown.add(quest);
    g.open().laid = quest;
    g.go(Step::lay);
}

template <class Sink>
bool run_lay(Play<Sink>& g) {
    return g.ask(Prompt::lay_space, empty_quest_spaces(g));
}

template <class Sink>
void answered_lay_space(Play<Sink>& g, Answer answer) {
    g.quest_at(answer) = {.quest = g.open().laid};
    g.tell({.what = What::laid_quest,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.open().laid),
            .region = answer});
    g.go(Step::act);
}

}  // namespace pantheon::machina
