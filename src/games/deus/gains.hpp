// Cards, pieces and resources that come one by one: the tasks that cards and gods share.
#pragma once

#include "games/deus/play.hpp"

namespace pantheon::deus {

// The whole discard pile becomes the deck (ruling 31).
template <class Rules>
void reshuffle(Play<Rules>& g) {
    for (CardId card : g.hidden().pile) g.hidden().deck.add(card);
    g.open().deck_size = g.open().pile_size;
    g.open().pile_size = 0;
    g.open().top = no_card;
    g.hidden().pile.clear();
    g.hidden().known = {};
    g.tell({.what = What::reshuffled});
}

// Luck picks the next card; the draw stops short at the hand limit or when no card is left.
template <class Rules>
bool run_draw(Play<Rules>& g) {
    if (g.top().draw.cards == 0 || g.me().hand_size == hand_limit) {
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

template <class Rules>
void draw_card(Play<Rules>& g, Seat seat, CardId card) {
    g.hidden().deck.remove(card);
    --g.open().deck_size;
    g.hand(seat).add(card);
    ++g.player(seat).hand_size;
    g.tell({.what = What::drew, .seat = seat, .card = static_cast<std::uint8_t>(card)});
}

template <class Rules>
void answered_draw(Play<Rules>& g, Answer answer) {
    --g.top().draw.cards;
    draw_card(g, g.active(), card_at(answer));
}

// What is taken one by one is asked for in any order: all that may still be taken is on offer at each step. The task
// remembers only how many are to come, so the same things taken in another order lead to the same position.

// Pieces of choice; as few as the player likes (ruling 1).
template <class Rules>
bool run_pieces(Play<Rules>& g) {
    const PiecesTask& pieces = g.top().pieces;
    Options options;
    if (pieces.left > 0 && g.me().gold >= pieces.price)
        for (int type = 0; type < piece_types; ++type)
            options.add_if(static_cast<Answer>(type), g.me().reserve[static_cast<std::size_t>(type)] > 0 &&
                                                          (pieces.only == 0 || pieces.only == type + 1));
    if (options) return g.ask(Prompt::take_piece, with(options, answer_done));
    g.pop();
    return false;
}

template <class Rules>
void answered_pieces(Play<Rules>& g, Answer answer) {
    if (answer == answer_done) return g.pop();
    g.pay(g.active(), Thing::gold, g.top().pieces.price);
    g.gain_piece(g.active(), static_cast<Colour>(answer));
    --g.top().pieces.left;
}

// Resources of choice, taken in full as far as the supply goes (ruling 1); unasked where it holds no more than that.
template <class Rules>
bool run_resources(Play<Rules>& g) {
    const ResourcesTask resources = g.top().resources;
    Options options;
    int supply = 0;
    for (std::size_t r = 0; r < resource_count; ++r) {
        const int here = resources.except >> r & 1 ? 0 : g.open().supply[r];
        options.add_if(static_cast<Answer>(r), here > 0);
        supply += here;
    }
    if (resources.left > 0 && supply > resources.left) return g.ask(Prompt::take_resource, options);
    g.pop();
    for (const Answer r : options) g.gain(g.active(), static_cast<Thing>(r), resources.left);
    return false;
}

template <class Rules>
void answered_resources(Play<Rules>& g, Answer answer) {
    g.gain(g.active(), static_cast<Thing>(answer), 1);
    --g.top().resources.left;
}

// What a purchase costs: its own price, or half the market's value.
inline int purchase_price(const Public& open, std::size_t resource) {
    const int price = open.tasks.back().buy.price;
    return price > 0 ? price : 1 + open.market[resource];
}

// Purchases, until the player has enough.
template <class Rules>
bool run_buy(Play<Rules>& g) {
    Options options;
    if (g.top().buy.left > 0)
        for (std::size_t r = 0; r < resource_count; ++r)
            options.add_if(static_cast<Answer>(r),
                           g.open().supply[r] > 0 && g.me().gold >= purchase_price(g.open(), r));
    if (options) return g.ask(Prompt::buy, with(options, answer_done));
    g.pop();
    return false;
}

template <class Rules>
void answered_buy(Play<Rules>& g, Answer answer) {
    if (answer == answer_done) return g.pop();
    g.pay(g.active(), Thing::gold, purchase_price(g.open(), answer));
    g.gain(g.active(), static_cast<Thing>(answer), 1);
    --g.top().buy.left;
}

}  // namespace pantheon::deus
