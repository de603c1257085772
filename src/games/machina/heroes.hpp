// The hero track: heroes move up, new ones come to the lowest open space (D8, D36, D37, D47).
#pragma once

#include "games/machina/play.hpp"

namespace pantheon::machina {

template <class Sink>
bool run_act(Play<Sink>& g);  // see turn.hpp

// The uppermost empty space; a closed one does not exist. Equal to `hero_spaces` if there is none.
template <class Sink>
int empty_hero_space(Play<Sink>& g) {
    int space = 0;
    while (space < hero_spaces && (g.hero_at(space) != no_hero || space == g.open().closed)) ++space;
    return space;
}

// Heroes slide past a closed space as if it did not exist.
template <class Sink>
void move_heroes_up(Play<Sink>& g) {
    for (int from = 1; from < hero_spaces; ++from) {
        const int to = empty_hero_space(g);
        if (to < from && g.hero_at(from) != no_hero) std::swap(g.hero_at(from), g.hero_at(to));
    }
}

// Fills the track from top to bottom; the discards become the deck when a draw finds it empty.
template <class Sink>
bool run_heroes(Play<Sink>& g) {
    Public& open = g.open();
    if (empty_hero_space(g) == hero_spaces) {
        g.go(open.then);
        return open.then == Step::act && run_act(g);
    }
    if (!open.hero_deck) {
        open.hero_deck = open.hero_discards;
        open.hero_discards.clear();
        g.tell({.what = What::heroes_reshuffled});
    }
    return g.ask(Prompt::draw_hero, Seat::luck, as_options(open.hero_deck));
}

template <class Sink>
bool answered_draw_hero(Play<Sink>& g, Answer answer) {
    const int space = empty_hero_space(g);
    g.open().hero_deck.remove(static_cast<Hero>(answer));
    g.hero_at(space) = static_cast<Hero>(answer);
    g.tell({.what = What::hero_came, .card = answer, .region = static_cast<std::uint8_t>(space)});
    return run_heroes(g);
}

// A hero leaves the track for the discards, used or removed; a reservation goes with him (D32).
template <class Sink>
void discard_hero(Play<Sink>& g, int space) {
    Hero& hero = g.hero_at(space);
    Public& open = g.open();
    if (open.reserved == hero) open.reserved = no_hero, open.reserver = Seat::nobody;
    open.hero_discards.add(hero);
    hero = no_hero;
}

template <class Sink>
void reopen(Play<Sink>& g, int space, Seat closer, bool for_another = false) {
    g.tell({.what = What::space_reopened,
            .seat = closer,
            .region = static_cast<std::uint8_t>(space),
            .flag = for_another});
    move_heroes_up(g);
}

// Whom the player may send: nobody whom somebody else has reserved.
template <class Sink>
bool is_usable(Play<Sink>& g, int space) {
    const Hero hero = g.hero_at(space);
    const Public& open = g.open();
    return hero != no_hero && (hero != open.reserved || open.reserver == open.active);
}

}  // namespace pantheon::machina
