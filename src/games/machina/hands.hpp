// Interventions: the deck, the discards, hands and who knows what is in them.
#pragma once

#include "games/machina/play.hpp"

namespace pantheon::machina {

// The copies in the deck: whatever lies neither in a hand nor among the discards. A face of which n copies are there is
// drawn with the chance of n.
template <class Sink>
Options drawable(Play<Sink>& g) {
    std::array<std::uint8_t, max_interventions> gone = g.open().discards;
    for (int p = 0; p < g.setup.players; ++p)
        for (const Held& card : g.hand(seat_at(p))) ++gone[static_cast<std::size_t>(card.card)];
    std::uint64_t copies = 0;
    for (int i = 0; i < g.cards().intervention_count; ++i) {
        const auto face = static_cast<Intervention>(i);
        const int left = g.setup.copies(face) - gone[static_cast<std::size_t>(i)];
        copies |= ((std::uint64_t{1} << left) - 1) << g.cards()[face].first_copy;
    }
    return Options::from_word(copies);
}

template <class Sink>
void take_in_hand(Play<Sink>& g, Seat seat, const Held& card) {
    g.hand(seat).push_back(card);
    ++g.player(seat).hand_size;
    if (card.fresh) ++g.open().gained;
}

// Removes the card at a place of a hand; the others keep their order.
inline Held take_out(Hand& hand, int place) {
    const Held card = hand[place];
    for (int i = place; i + 1 < hand.size(); ++i) hand[i] = hand[i + 1];
    hand.pop_back();
    return card;
}

// A card of this face has left the hand for everybody to see. Copies look alike: whoever knew of one cannot tell
// whether it was this one, and knows of one less.
inline void forget_one(Hand& hand, const Held& gone) {
    for (int seat = 0; seat < max_players; ++seat) {
        const auto bit = static_cast<std::uint8_t>(1 << seat);
        if (gone.known_to & bit) continue;
        for (Held& card : hand) {
            if (card.card != gone.card || !(card.known_to & bit)) continue;
            card.known_to = static_cast<std::uint8_t>(card.known_to & ~bit);
            break;
        }
    }
}

template <class Sink>
void lay_off(Play<Sink>& g, Seat seat, int place) {
    const Held card = take_out(g.hand(seat), place);
    --g.player(seat).hand_size;
    ++g.open().discards[static_cast<std::size_t>(card.card)];
    forget_one(g.hand(seat), card);
}

// Of equal cards the older is played (D45).
template <class Sink>
void play_from_hand(Play<Sink>& g, Intervention face) {
    const Hand& hand = g.hand(g.active());
    int place = 0;
    while (hand[place].card != face) ++place;
    lay_off(g, g.active(), place);
    g.open().played = true;
    g.tell({.what = What::played, .seat = g.active(), .card = static_cast<std::uint8_t>(face)});
}

// Mt. Olympus: an intervention. The discards become the deck when a draw finds it empty (D47).
template <class Sink>
bool run_olympus(Play<Sink>& g) {
    Options copies = drawable(g);
    if (!copies) {
        g.open().discards = {};
        g.tell({.what = What::interventions_reshuffled});
        copies = drawable(g);
    }
    return g.ask(Prompt::draw_intervention, Seat::luck, copies);
}

template <class Sink>
void answered_draw_intervention(Play<Sink>& g, Answer answer) {
    const bool dealing = g.open().step == Step::deal;
    const Seat seat = dealing ? seat_at(g.open().dealing) : g.active();
    const Intervention face = g.cards().face_of_copy[answer];
    take_in_hand(g, seat, {.card = face, .fresh = !dealing});  // D12: what one begins with is playable at once
    g.tell({.what = What::drew_intervention, .seat = seat, .card = static_cast<std::uint8_t>(face)});
    if (!dealing) g.go(Step::limit);
}

// Drawn beyond the limit: one goes (D11).
template <class Sink>
bool run_limit(Play<Sink>& g) {
    if (g.me().hand_size <= g.mat(g.active()).limit) return g.go(Step::act);
    Options faces;
    for (const Held& card : g.hand(g.active())) faces.add(static_cast<Answer>(card.card));
    return g.ask(Prompt::discard, faces);
}

// Of equal cards the newer is discarded (D45).
template <class Sink>
void answered_discard(Play<Sink>& g, Answer answer) {
    const Hand& hand = g.hand(g.active());
    int place = hand.size() - 1;
    while (index(hand[place].card) != answer) --place;
    lay_off(g, g.active(), place);
    g.tell({.what = What::discarded, .seat = g.active(), .card = answer});
}

// Hermes: which card it is, luck decides; only the two concerned see it (D10, D48).
template <class Sink>
bool run_steal(Play<Sink>& g) {
    const Hand& hand = g.hand(g.open().robbed);
    Options copies;
    for (const Held& card : hand) {
        auto copy = static_cast<Answer>(g.cards()[card.card].first_copy);
        while (copies.contains(copy)) ++copy;
        copies.add(copy);
    }
    return g.ask(Prompt::steal, Seat::luck, copies);
}

template <class Sink>
void answered_steal(Play<Sink>& g, Answer answer) {
    const Seat victim = g.open().robbed;
    Hand& hand = g.hand(victim);
    const Intervention face = g.cards().face_of_copy[answer];
    int rank = answer - g.cards()[face].first_copy, place = 0;
    while (hand[place].card != face || rank-- > 0) ++place;
    take_out(hand, place);
    --g.player(victim).hand_size;
    // Nobody else saw which card it was: what was known of this hand is no longer sure.
    for (Held& card : hand) card.known_to = 0;
    const auto victim_bit = static_cast<std::uint8_t>(1 << index(victim));
    take_in_hand(g, g.active(), {.card = face, .fresh = true, .known_to = victim_bit});
    g.open().robbed = Seat::nobody;
    g.tell({.what = What::robbed, .seat = g.active(), .other = victim, .card = static_cast<std::uint8_t>(face)});
    g.go(Step::act);
}

}  // namespace pantheon::machina
