// Cards, pieces and resources that come one by one: the tasks that cards and gods share.
#pragma once

#include "games/deus/play.hpp"

namespace pantheon::deus {

// The whole discard pile becomes the deck (ruling 31).
template <class Sink>
void reshuffle(Play<Sink>& g) {
    for (CardId card : g.hidden().pile) g.hidden().deck.add(card);
    g.open().deck_size = g.open().pile_size;
    g.open().pile_size = 0;
    g.open().top = no_card;
    g.hidden().pile.clear();
    g.hidden().known = {};
    g.tell({.what = What::reshuffled});
}

// Luck picks the next card; the draw stops short at the hand limit or when no card is left.
template <class Sink>
bool run_draw(Play<Sink>& g) {
    if (g.top().n == 0 || g.me().hand_size == hand_limit) {
        g.pop();
        return false;
    }
    if (g.open().deck_size == 0) reshuffle(g);
    if (g.open().deck_size == 0) {
        g.pop();
        return false;
    }
    return g.ask(Prompt::draw, Seat::luck, as_options(g.hidden().deck));
}

// The task on top gets one of its cards.
template <class Sink>
void draw_card(Play<Sink>& g, Seat seat, CardId card) {
    --g.top().n;
    g.hidden().deck.remove(card);
    --g.open().deck_size;
    g.hand(seat).add(card);
    ++g.player(seat).hand_size;
    g.tell({.what = What::drew, .seat = seat, .card = static_cast<std::uint8_t>(card)});
}

// Pieces of choice, in ascending order so that each set has one path; as few as the player likes (ruling 1).
// `other` is the price of each, `column` 1 + the only type on offer.
template <class Sink>
bool run_pieces(Play<Sink>& g) {
    const int only = g.top().column;
    Options options;
    if (g.top().n > 0 && g.me().gold >= g.top().other)
        for (int type = g.top().low; type < piece_types; ++type)
            if (g.me().reserve[static_cast<std::size_t>(type)] > 0 && (only == 0 || only == type + 1))
                options.add(static_cast<Answer>(type));
    if (options) return g.ask(Prompt::take_piece, with(options, answer_done));
    g.pop();
    return false;
}

template <class Sink>
void answered_pieces(Play<Sink>& g, Answer answer) {
    if (answer == answer_done) return g.pop();
    g.pay(g.active(), Thing::gold, g.top().other);
    g.gain_piece(g.active(), static_cast<Colour>(answer));
    --g.top().n;
    g.top().low = answer;
}

// Resources of choice, ascending, taken in full as far as the supply goes (ruling 1): a type is offered only
// if it and the later ones hold enough for all that is still to come.
template <class Sink>
bool run_resources(Play<Sink>& g) {
    Frame& frame = g.top();
    std::array<int, resource_count> supply{};
    int total = 0;
    for (int r = frame.low; r < resource_count; ++r) {
        if (frame.other >> r & 1) continue;
        total += supply[static_cast<std::size_t>(r)] = g.open().supply[static_cast<std::size_t>(r)];
    }
    frame.n = static_cast<std::uint8_t>(std::min<int>(frame.n, total));
    if (frame.n == 0) {
        g.pop();
        return false;
    }
    Options options;
    for (int r = frame.low; r < resource_count; ++r) {
        const int here = supply[static_cast<std::size_t>(r)];
        if (here > 0 && total >= frame.n) options.add(static_cast<Answer>(r));
        total -= here;
    }
    return g.ask(Prompt::take_resource, options);
}

template <class Sink>
void answered_resources(Play<Sink>& g, Answer answer) {
    g.gain(g.active(), static_cast<Thing>(answer), 1);
    --g.top().n;
    g.top().low = answer;
}

// What a purchase costs: `other`, or half the market's value if that is 0.
inline int purchase_price(const Public& open, std::size_t resource) {
    const int price = open.tasks.back().other;
    return price > 0 ? price : 1 + open.market[resource];
}

// Purchases: ascending, until the player has enough.
template <class Sink>
bool run_buy(Play<Sink>& g) {
    const Frame& frame = g.top();
    Options options;
    if (frame.n > 0)
        for (std::size_t r = frame.low; r < resource_count; ++r)
            if (g.open().supply[r] > 0 && g.me().gold >= purchase_price(g.open(), r))
                options.add(static_cast<Answer>(r));
    if (options) return g.ask(Prompt::buy, with(options, answer_done));
    g.pop();
    return false;
}

template <class Sink>
void answered_buy(Play<Sink>& g, Answer answer) {
    if (answer == answer_done) return g.pop();
    g.pay(g.active(), Thing::gold, purchase_price(g.open(), answer));
    answered_resources(g, answer);
}

}  // namespace pantheon::deus
