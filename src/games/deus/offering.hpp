// Offerings: cards laid down, a god invoked, a hand refilled.
#pragma once

#include "games/deus/expansion.hpp"
#include "games/deus/gains.hpp"

namespace pantheon::deus {

// The steps of an offering, in the order of the rulebook.
namespace offering_step {
inline constexpr std::uint8_t name_top = 0, lay_more = 1, lay = 2, name_god = 3, power = 4, refill = 5, extra = 6,
                              after = 7, done = 8;
}

// Whether the player had nothing to build with the cards that were in hand before the offering.
template <class Rules>
bool has_to_offer(Play<Rules>& g) {
    State before = g.state;
    Play<Rules> then{g.setup, before, g.sink};
    CardSet& hand = then.hand(g.active());
    hand |= g.hidden().offered;
    hand.add(g.top().offering.top);
    then.me().hand_size = static_cast<std::uint8_t>(hand.size());
    return turn_options(then).has_one();
}

// The cards under the top lie in the order of the box, base before Egypt, the first uppermost (E45); only the top is
// public.
template <class Rules>
void lay_on_pile(Play<Rules>& g) {
    const Seat seat = g.active();
    const OfferingTask& offering = g.top().offering;
    const bool forced = Rules::listens && has_to_offer(g);
    const auto lay = [&](CardSet cards) {
        for (; cards; cards.remove(cards.last())) g.hidden().pile.push_back(cards.last());
    };
    if (g.uses_egypt()) lay(g.hidden().offered & g.deck().egypt);
    lay(g.uses_egypt() ? g.hidden().offered - g.deck().egypt : g.hidden().offered);
    g.hidden().pile.push_back(offering.top);
    CardSet& known = g.hidden().known[static_cast<std::size_t>(seat)];
    known |= g.hidden().offered;
    known.add(offering.top);
    g.hidden().offered.clear();
    g.open().pile_size = static_cast<std::uint8_t>(g.hidden().pile.size());
    g.open().top = offering.top;
    g.tell({.what = What::offered,
            .seat = seat,
            .card = static_cast<std::uint8_t>(offering.top),
            .n = offering.cards,
            .flag = forced});
}

// The god's own piece comes unasked, unless a fortress lies on its stack: then its owner may decline (E14).
template <class Rules>
void take_gods_piece(Play<Rules>& g, Colour god) {
    const auto type = static_cast<std::uint8_t>(god);
    if (!g.uses(Colour::military) || g.me().fortress[type] == 0) g.gain_piece(g.active(), god);
    else g.push(PiecesTask{.left = 1, .only = static_cast<std::uint8_t>(type + 1)});
}

// Offering, step 3: how much the god gives, of what only this god gives; it grows with the number of cards.
constexpr int gift_of(Colour god, int cards) {
    return god == Colour::maritime ? 2 * cards : god == Colour::civil ? std::min(cards, 2) : cards;
}

template <class Rules>
void invoke(Play<Rules>& g, Colour god, int cards) {
    const Seat seat = g.active();
    g.tell({.what = What::invoked, .seat = seat, .thing = static_cast<std::uint8_t>(god)});
    if (god != Colour::military) take_gods_piece(g, god);
    const int gift = gift_of(god, cards);
    switch (god) {
        case Colour::maritime: return g.gain(seat, Thing::gold, gift);
        case Colour::civil: return g.gain(seat, Thing::vp, gift);
        case Colour::production: g.push(ResourcesTask{.left = static_cast<std::uint8_t>(gift)}); return;
        case Colour::military: g.push(PiecesTask{.left = static_cast<std::uint8_t>(gift)}); return;
        default: return;  // Minerva's cards come after the refill
    }
}

// The hand is filled up to five cards. If the piles cannot give them, the game ends (ruling 31).
constexpr int missing_from(int hand_size) { return std::max(0, full_hand - hand_size); }
template <class Rules>
void refill(Play<Rules>& g) {
    const int missing = missing_from(g.me().hand_size);
    if (missing == 0) return;
    if (g.open().deck_size + g.open().pile_size < missing) {
        if (g.setup.empty_deck_ends) {
            g.open().ending = true;
            return;
        }
        if (g.open().last_round == 0) {
            g.open().last_round = static_cast<std::uint16_t>(g.open().round + 1);
            g.tell({.what = What::end_triggered, .seat = g.active()});
        }
    }
    g.push(DrawTask{.cards = static_cast<std::uint8_t>(missing)});
}

template <class Rules>
bool run_offering(Play<Rules>& g) {
    namespace step = offering_step;
    Frame& frame = g.top();
    OfferingTask& offering = frame.offering;
    const auto other_task_first = [&] { return &g.top() != &frame; };
    switch (offering.step) {
        case step::name_top: return g.ask(Prompt::offer_top, as_options(g.deck().distinct(g.hand(g.active()))));
        case step::name_god: return g.ask(Prompt::god, Options::below(piece_types));
        case step::lay_more:
            if (const CardSet more = g.deck().distinct(g.hand(g.active())))
                return g.ask(Prompt::offer_more, with(as_options(more), answer_done));
            [[fallthrough]];
        case step::lay:
            lay_on_pile(g);
            offering.god = g.deck()[offering.top].colour;
            if (offering.god == Colour::temple) {
                offering.step = step::name_god;
                return g.ask(Prompt::god, Options::below(piece_types));
            }
            [[fallthrough]];
        case step::power:
            offering.step = step::refill;
            offering.cards = static_cast<std::uint8_t>(offering_size(g, offering.cards));
            invoke(g, offering.god, offering.cards);
            if (other_task_first()) return false;
            [[fallthrough]];
        case step::refill:
            offering.step = step::extra;
            refill(g);
            if (g.open().ending) g.pop();
            if (other_task_first()) return false;
            [[fallthrough]];
        case step::extra:
            offering.step = step::after;
            if (offering.god == Colour::scientific) g.push(DrawTask{.cards = offering.cards});
            if (other_task_first()) return false;
            [[fallthrough]];
        case step::after:
            offering.step = step::done;
            after_offering(g);
            if (other_task_first()) return false;
            [[fallthrough]];
        default: g.pop(); return false;
    }
}

template <class Rules>
void answered_offering(Play<Rules>& g, Answer answer) {
    namespace step = offering_step;
    OfferingTask& offering = g.top().offering;
    switch (prompt_of(g.state.choice)) {
        case Prompt::offer_top:
            offering.top = card_at(answer);
            offering.cards = 1;
            offering.step = step::lay_more;
            return g.take_from_hand(g.active(), offering.top);
        case Prompt::offer_more:
            if (answer == answer_done) {
                offering.step = step::lay;
                return;
            }
            g.hidden().offered.add(card_at(answer));
            ++offering.cards;
            return g.take_from_hand(g.active(), card_at(answer));
        default:  // Jupiter stands for another god
            offering.god = static_cast<Colour>(answer);
            offering.step = step::power;
    }
}

}  // namespace pantheon::deus
