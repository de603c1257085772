// What a hero needs for a quest: bonuses, reductions, and the points that a player adds (D25, D31).
#pragma once

#include "games/machina/heroes.hpp"

namespace pantheon::machina {

// What a quest still asks for, after reductions.
struct Needs {
    int might = 0, cunning = 0;
    Colour area{};
};

template <class Sink>
Needs needs_of(Play<Sink>& g, Quest quest, int less_might, int less_cunning) {
    const QuestCard& card = g.cards()[quest];
    return {std::max(0, card.might - less_might), std::max(0, card.cunning - less_cunning), card.colour};
}
template <class Sink>
Needs needs_at(Play<Sink>& g, int quest_space) {
    const QuestSpace& space = g.quest_at(quest_space);
    return needs_of(g, space.quest, space.less_might, space.less_cunning);
}

// All ways to help the hero on a space with exactly the missing points, of which no other is better: never more might
// for the same cunning, nor the reverse. The track's bonus goes to one value as a whole, the birthplace's point to
// either, extra strength is shared freely. No options: he cannot do it.
template <class Sink>
Options payments(Play<Sink>& g, int hero_space, const Needs& needs, const Payment& purse) {
    const HeroCard& hero = g.cards()[g.hero_at(hero_space)];
    const int might = needs.might - hero.might, cunning = needs.cunning - hero.cunning;
    const int bonus = g.cards().hero_bonus[static_cast<std::size_t>(hero_space)];
    const int home = hero.birthplace == needs.area, extra = g.open().strength;
    if (might + cunning > bonus + home + extra + purse.might + purse.cunning) return {};
    // Bit n: the bonuses can be shared so that n of them go to might.
    unsigned shares = (2u << extra) - 1;
    shares |= shares << home;
    shares |= shares << bonus;
    Options ways;
    int least = purse.cunning + 1;  // cunning of the cheapest way so far, with less might
    for (int paid = 0; paid <= purse.might && least > 0; ++paid) {
        const int to_might = might - paid;  // what the bonuses must bring, at least
        if (to_might > bonus + home + extra) continue;
        const unsigned enough = to_might > 0 ? shares >> to_might << to_might : shares;
        if (enough == 0) continue;
        const int share = std::countr_zero(enough);
        const int missing = std::max(0, cunning - (bonus + home + extra - share));
        if (missing >= least) continue;
        least = missing;
        ways.add(as_answer({paid, missing}));
    }
    return ways;
}

// The points on the player's mat; those of the area count too where an intervention gives them first (D13).
template <class Sink>
Payment purse_for(Play<Sink>& g, Colour area) {
    const Player& me = g.me();
    if (!g.open().presence || g.open().points_taken) return {me.might, me.cunning};
    const AreaPoints& points = g.cards()[area];
    return {std::min(track_end, me.might + points.might), std::min(track_end, me.cunning + points.cunning)};
}

}  // namespace pantheon::machina
