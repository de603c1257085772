// A card fires: its effect, and when it has just been built, its one-time effect before or after.
#pragma once

#include "games/deus/play.hpp"

namespace pantheon::deus {

// Which part of a card runs next, in the order in which they may come.
namespace part {
inline constexpr std::uint8_t ask = 0;          // a new card with a one-time effect: before, after or never?
inline constexpr std::uint8_t once_before = 1;  // the one-time effect, then the main effect
inline constexpr std::uint8_t main = 2;         // the main effect alone
inline constexpr std::uint8_t main_first = 3;   // the main effect, then the one-time effect
inline constexpr std::uint8_t once_after = 4;   // the one-time effect, last
}  // namespace part

inline constexpr Answer answer_before = 0, answer_after = 1;

// The main effect comes now: twice in a row if a gold lies on the card, which then goes. Until this moment, so also
// through a one-time effect that comes first, a gold may be put there, and one that lies there keeps others off (E24).
template <class Rules>
void begin_main(Play<Rules>& g, EffectTask& effect) {
    const bool twice = g.uses_egypt() && g.open().gilded.contains(effect.card);
    if (twice) g.open().gilded.remove(effect.card);
    effect.times = twice ? 2 : 1;
}

template <class Rules>
void activate(Play<Rules>& g, CardId card, bool is_new) {
    g.tell({.what = What::activated, .seat = g.active(), .card = static_cast<std::uint8_t>(card)});
    const bool asks = g.uses_egypt() && is_new && !g.deck().once(card).code.empty();
    EffectTask& effect = g.push(EffectTask{.card = card, .part = asks ? part::ask : part::main}).effect;
    if (!asks) begin_main(g, effect);
}

// Cards of a column that could fire: not those face down, nor those already firing (E23). A chain as long as any may be
// ends there: no printed card makes one of more than six.
template <class Rules, class Cards>
CardSet may_fire(Play<Rules>& g, const Cards& column) {
    CardSet cards;
    for (CardId card : column)
        if (card != face_down) cards.add(card);
    int chain = 0;
    for (const Frame& frame : g.open().tasks)
        if (frame.task == Task::effect) cards.remove(frame.effect.card), ++chain;
    if (chain >= longest_chain) return {};
    // Without Egypt, cards of one face do the same wherever they lie.
    return g.uses_egypt() ? cards : g.deck().distinct(cards);
}

constexpr bool runs_once(const EffectTask& effect) {
    return effect.part == part::once_before || effect.part == part::once_after;
}
template <class Rules>
const Program& program_of(Play<Rules>& g, const EffectTask& effect) {
    return runs_once(effect) ? g.deck().once(effect.card) : g.deck().program(effect.card);
}

template <class Rules>
bool ask_timing(Play<Rules>& g, const EffectTask& effect) {
    return effect.part == part::ask && g.ask(Prompt::once, with(up_to(1), answer_done));
}

template <class Rules>
void choose_timing(Play<Rules>& g, EffectTask& effect, Answer answer) {
    effect.part = answer == answer_before ? part::once_before : answer == answer_after ? part::main_first : part::main;
    if (answer != answer_before) begin_main(g, effect);
}

// A part of the card has ended: on to the next, or away.
template <class Rules>
void next_part(Play<Rules>& g, EffectTask& effect) {
    effect.step = effect.loop = 0;
    effect.region = nowhere;
    switch (effect.part) {
        case part::once_before:
            effect.part = part::main;
            begin_main(g, effect);
            return;
        case part::main:
            if (--effect.times == 0) g.pop();
            return;
        case part::main_first:
            if (--effect.times == 0) effect.part = part::once_after;
            return;
        default: g.pop();
    }
}

}  // namespace pantheon::deus
