// The turn: what a player may do, the tasks that carry it out, and how the game goes on and ends.
#pragma once

#include "games/deus/build.hpp"
#include "games/deus/effects.hpp"
#include "games/deus/offering.hpp"
#include "games/deus/scoring.hpp"
#include "games/deus/temple.hpp"

namespace pantheon::deus {

// ---- what may be done -------------------------------------------------------------------------------------------

// The types of pieces that could be placed now. A column of nine cards, which only a position given in words can have
// in the base game, takes no more.
template <class Rules>
std::array<bool, colour_count> placeable(Play<Rules>& g, const FreeSpace& space) {
    std::array<bool, colour_count> types{};
    for (std::size_t type = 0; type < piece_types; ++type)
        types[type] = g.me().stock[type] > 0 && (g.uses_egypt() || g.me().columns[type].size() < max_column) &&
                      places(g, static_cast<Colour>(type), space);
    return types;
}

// Variant: once per game, any card face down in a standard column, for as much gold as its position.
template <class Rules>
Cost wildcard_cost(Play<Rules>& g, Colour column) {
    return {.gold = static_cast<std::uint8_t>(g.me().column(column).size() + 1)};
}
template <class Rules>
Options wildcard_columns(Play<Rules>& g, const std::array<bool, colour_count>& has_place) {
    Options columns;
    if (!g.setup.wildcard || g.me().wildcard_used) return columns;
    for (int c = 0; c < piece_types; ++c)
        if (has_place[static_cast<std::size_t>(c)] && g.me().columns[static_cast<std::size_t>(c)].size() < max_column &&
            can_pay(g, wildcard_cost(g, static_cast<Colour>(c)), garrison_fee(g, static_cast<Colour>(c))))
            columns.add(static_cast<Answer>(c));
    return columns;
}

// The least gold for this card of a game with Egypt in this column, and whether the player can pay for it there.
template <class Rules>
int gold_needed_in(Play<Rules>& g, CardId card, Colour column, const TempleHelp& help) {
    Cost cost = cost_in(g, card, column);
    if (help.stand_ins) cost = less(cost, usable(cost, help.stand_ins));
    return gold_needed(g, cost, garrison_fee(g, column));
}
template <class Rules>
bool can_pay_in(Play<Rules>& g, CardId card, Colour column, const TempleHelp& help) {
    return g.me().gold >= gold_needed_in(g, card, column, help);
}

// The columns in which this card can be built now, where its piece has a place.
template <class Rules>
Options build_columns(Play<Rules>& g, CardId card, const TempleHelp& help) {
    Options columns;
    for (Answer c : columns_for(g, card, help)) columns.add_if(c, can_pay_in(g, card, static_cast<Colour>(c), help));
    return columns;
}

// The places for the piece of this card.
template <class Rules>
RegionSet build_places(Play<Rules>& g, const DeckCard& card, const FreeSpace& space) {
    if (card.min_buildings == 0) return places(g, card.colour, space);
    return places_with(g, card.colour, card.min_buildings, space);
}

// The cards in hand that the player can pay for in some column, one of each face.
template <class Rules>
CardSet affordable(Play<Rules>& g) {
    CardSet cards;
    const TempleHelp help = temple_help(g);
    for (CardId id : g.deck().distinct(g.hand(g.active()))) {
        const DeckCard& card = g.deck()[id];
        if (!g.uses_egypt()) cards.add_if(id, can_pay(g, card.cost, 0));
        else if (help.opened.contains(card.colour)) cards.add_if(id, !build_columns(g, id, help).empty());
        else cards.add_if(id, g.me().column(card.colour).size() < max_column && can_pay_in(g, id, card.colour, help));
    }
    return cards;
}

// Everything that a player can do with the cards in hand. Only builds that can be completed are offered (ruling 2).
template <class Rules>
Options turn_options(Play<Rules>& g) {
    if (g.me().hand_size == 0) return Options::of(answer_done);  // only when the cards have run out (ruling 31, option)
    Options options = Options::of(answer_offering);
    const CardSet cards = affordable(g);
    if (!cards && !g.setup.wildcard) return options;  // over a third of random turns: placement costs the most

    const FreeSpace space = free_space(g);
    auto has_place = placeable(g, space);
    has_place[index(Colour::temple)] = may_build_temple(g.me()) && (g.open().temples_left == 0 || temple_places(g));
    for (CardId id : cards) {
        const DeckCard& card = g.deck()[id];
        const bool has_room = has_place[static_cast<std::size_t>(card.colour)];
        options.add_if(static_cast<Answer>(id),
                       has_room && (!g.uses_egypt() || card.min_buildings == 0 || build_places(g, card, space)));
    }
    if (wildcard_columns(g, has_place)) options.add(answer_wildcard);
    return options;
}

// ---- building ---------------------------------------------------------------------------------------------------

namespace build_step {
inline constexpr std::uint8_t column = 0, stand_in = 1, payment = 2, region = 3, done = 4;
}

// Sets of temples that may stand in for a resource of the cost, such that the rest can be paid.
template <class Rules>
Options stand_in_choices(Play<Rules>& g, const Cost& cost, int spare) {
    const std::uint8_t helped = usable(cost, temple_help(g).stand_ins);
    Options sets;
    for (int set = 0; set < 1 << resource_count; ++set)
        if ((set & ~helped) == 0 && can_pay(g, less(cost, static_cast<std::uint8_t>(set)), spare))
            sets.add(static_cast<Answer>(set));
    return sets;
}

template <class Rules>
bool run_build(Play<Rules>& g) {
    BuildTask& build = g.top().build;
    const DeckCard& card = g.deck()[build.card];
    switch (build.step) {
        case build_step::column: {
            if (!g.uses_egypt()) {
                build.column = card.colour;
                build.step = build_step::payment;
                return g.ask(Prompt::payment, payments(g, card.cost, 0));
            }
            const Options columns = build_columns(g, build.card, temple_help(g));
            if (!columns.has_one()) return g.ask(Prompt::column, columns);
            build.column = static_cast<Colour>(columns.first());
            build.step = build_step::stand_in;
            return false;
        }
        case build_step::stand_in:
            return g.ask(Prompt::stand_in,
                         stand_in_choices(g, cost_in(g, build.card, build.column), garrison_fee(g, build.column)));
        case build_step::payment:
            return g.ask(Prompt::payment, payments(g, less(cost_in(g, build.card, build.column), build.stand_ins),
                                                   garrison_fee(g, build.column)));
        case build_step::region:
            if (card.colour != Colour::temple)
                return g.ask(Prompt::place, as_options(build_places(g, card, free_space(g))));
            if (g.open().temples_left > 0) return g.ask(Prompt::place_temple, as_options(temple_places(g)));
            break;
        default: break;
    }
    finish_build(g);
    return false;
}

template <class Rules>
void finish_build(Play<Rules>& g) {
    const BuildTask build = g.top().build;
    const Colour type = g.deck()[build.card].colour;
    const Cost cost = cost_in(g, build.card, build.column);
    g.pop();
    pay_for_idle_stand_ins(g, cost, build.stand_ins);
    g.take_from_hand(g.active(), build.card);
    g.me().column(build.column).push_back(build.card);
    g.tell({.what = What::built, .seat = g.active(), .card = static_cast<std::uint8_t>(build.card)});
    if (type != Colour::temple)
        return complete_build(g, build.column, type, less(cost, build.stand_ins), build.payment, build.region);
    g.open().built_round = g.open().round;
    pay_cost(g, less(cost, build.stand_ins), build.payment);
    pay_garrison(g, build.column);
    temple_laid(g, build.card);
    if (build.region != nowhere) place_temple(g, build.region);
}

template <class Rules>
void answered_build(Play<Rules>& g, Answer answer) {
    BuildTask& build = g.top().build;
    switch (build.step++) {
        case build_step::column: build.column = static_cast<Colour>(answer); return;
        case build_step::stand_in: build.stand_ins = answer; return;
        case build_step::payment: build.payment = answer; return;
        default: build.region = region_at(answer);
    }
}

namespace wild_step {
inline constexpr std::uint8_t column = 0, card = 1, region = 2, done = 3;
}

template <class Rules>
bool run_wildcard(Play<Rules>& g) {
    const WildcardTask wildcard = g.top().wildcard;
    const Colour column = wildcard.column;
    switch (wildcard.step) {
        case wild_step::column: return g.ask(Prompt::wild_column, wildcard_columns(g, placeable(g, free_space(g))));
        case wild_step::card: return g.ask(Prompt::wild_card, as_options(g.deck().distinct(g.hand(g.active()))));
        case wild_step::region: return g.ask(Prompt::place, as_options(places(g, column)));
        default: break;
    }
    const Cost cost = wildcard_cost(g, column);
    g.pop();
    pay_for_idle_stand_ins(g, cost, 0);
    g.me().column(column).push_back(face_down);
    g.me().wildcard_used = true;
    g.tell({.what = What::built_face_down, .seat = g.active(), .thing = static_cast<std::uint8_t>(column)});
    complete_build(g, column, column, cost, 0, wildcard.region);
    return false;
}

template <class Rules>
void answered_wild(Play<Rules>& g, Answer answer) {
    WildcardTask& wildcard = g.top().wildcard;
    switch (wildcard.step++) {
        case wild_step::column: wildcard.column = static_cast<Colour>(answer); return;
        case wild_step::card:
            g.hidden().face_down[static_cast<std::size_t>(g.active())] = card_at(answer);
            return g.take_from_hand(g.active(), card_at(answer));
        default: wildcard.region = region_at(answer);
    }
}

// Column activation, from the bottom to the top.
template <class Rules>
bool run_column(Play<Rules>& g) {
    Frame& frame = g.top();
    std::uint8_t& next = frame.column.next;
    const auto& column = g.me().column(frame.column.column);
    while (next < column.size()) {
        const CardId card = column[next++];
        if (card == face_down) continue;
        const bool is_new = next == column.size();
        activate(g, card, is_new);
        if (run_effect(g)) return true;
        if (&g.top() != &frame) return false;
    }
    g.pop();
    return false;
}

// ---- from turn to turn ------------------------------------------------------------------------------------------

namespace turn_step {
inline constexpr std::uint8_t begin = 0, act = 1, end = 2, close = 3, next = 4;
}

// The end is triggered when the temples or the villages have run out; one whole round follows (ruling 27).
template <class Rules>
void test_end(Play<Rules>& g) {
    Public& open = g.open();
    const bool no_village = open.fallen == g.board().of[index(Terrain::village)];
    if (open.last_round != 0 || (open.temples_left > 0 && !no_village)) return;
    open.last_round = static_cast<std::uint16_t>(open.round + 1);
    g.tell({.what = What::end_triggered, .seat = g.active()});
}

template <class Rules>
void next_turn(Play<Rules>& g) {
    Public& open = g.open();
    test_end(g);
    const bool round_ends = place(open.active) + 1 == g.setup.players;
    if (!round_ends) {
        open.active = seat_at(place(open.active) + 1);
        return;
    }
    const bool standstill = g.setup.standstill_ends && open.round - open.built_round >= stalled_rounds;
    const bool last = open.last_round != 0 && open.round >= open.last_round;
    if (last || standstill) {
        open.over = true;
        return;
    }
    open.active = Seat::first;
    ++open.round;
    if (open.round == open.last_round) g.tell({.what = What::last_round});
}

// The player's question stands between `act` and `end`; cards are perhaps drawn between `end` and `close`, and
// resources stored between `close` and `next`.
template <class Rules>
bool run_turn(Play<Rules>& g) {
    std::uint8_t& step = g.top().turn.step;
    switch (step) {
        case turn_step::end:
            step = turn_step::close;
            if (g.me().hand_size == 0 && !g.open().ending) {
                refill(g);
                return false;
            }
            [[fallthrough]];
        case turn_step::close:
            step = turn_step::next;
            if (g.uses_egypt()) {
                close_turn(g);
                return false;
            }
            [[fallthrough]];
        case turn_step::next:
            step = turn_step::begin;
            if (g.open().ending) g.open().over = true;
            else next_turn(g);
            if (g.open().over) return false;
            [[fallthrough]];
        case turn_step::begin:
            step = turn_step::act;
            g.tell({.what = What::turn_begins, .seat = g.active(), .n = static_cast<std::int16_t>(g.open().round)});
            [[fallthrough]];
        default: return g.ask(Prompt::turn, turn_options(g));
    }
}

template <class Rules>
void answered_turn(Play<Rules>& g, Answer answer) {
    g.top().turn.step = turn_step::end;
    if (answer == answer_done) return;
    if (answer == answer_offering) g.push(OfferingTask{});
    else if (answer == answer_wildcard) g.push(WildcardTask{});
    else g.push(BuildTask{.card = card_at(answer)});
}

// ---- before the first turn --------------------------------------------------------------------------------------

// Alternative start: pieces one by one, hidden until all have chosen.
template <class Rules>
bool run_start(Play<Rules>& g) {
    StartTask& start = g.top().start;
    while (start.pieces == 0) {
        const int next = place(start.seat) + 1;
        if (next == g.setup.players) {
            reveal_start(g);
            g.pop();
            return false;
        }
        start.seat = seat_at(next);
        start.pieces = g.setup.start_pieces[static_cast<std::size_t>(next)];
    }
    const auto& chosen = g.hidden().start[static_cast<std::size_t>(start.seat)];
    Options options;
    for (std::size_t type = 0; type < piece_types; ++type)
        options.add_if(static_cast<Answer>(type), chosen[type] < pieces_of_a_type);
    return g.ask(Prompt::start_piece, start.seat, options);
}

template <class Rules>
void answered_start(Play<Rules>& g, Answer answer) {
    StartTask& start = g.top().start;
    ++g.hidden().start[static_cast<std::size_t>(start.seat)][answer];
    --start.pieces;
}

template <class Rules>
void reveal_start(Play<Rules>& g) {
    for (int p = 0; p < g.setup.players; ++p) {
        auto& chosen = g.hidden().start[static_cast<std::size_t>(p)];
        Player& player = g.player(seat_at(p));
        for (std::size_t type = 0; type < piece_types; ++type) {
            player.stock[type] = static_cast<std::uint8_t>(player.stock[type] + chosen[type]);
            player.reserve[type] = static_cast<std::uint8_t>(player.reserve[type] - chosen[type]);
        }
        chosen = {};
    }
}

// Egypt's mix of temples: as many as one box has are put aside, unseen by anybody.
template <class Rules>
bool run_set_aside(Play<Rules>& g) {
    if (g.top().set_aside.temples > 0)
        return g.ask(Prompt::set_aside, Seat::luck, as_options(g.hidden().deck - CardSet::below(first_temple)));
    g.pop();
    return false;
}

template <class Rules>
void answered_set_aside(Play<Rules>& g, Answer answer) {
    g.hidden().deck.remove(card_at(answer));
    g.hidden().aside.add(card_at(answer));
    --g.open().deck_size;
    --g.top().set_aside.temples;
}

template <class Rules>
bool run_deal(Play<Rules>& g) {
    DealTask& deal = g.top().deal;
    if (deal.cards == 0) {
        const int next = place(deal.seat) + 1;
        if (next == g.setup.players) {
            g.pop();
            return false;
        }
        deal.seat = seat_at(next);
        deal.cards = full_hand;
    }
    return g.ask(Prompt::draw, Seat::luck, as_options(g.hidden().deck));
}

template <class Rules>
void answered_deal(Play<Rules>& g, Answer answer) {
    DealTask& deal = g.top().deal;
    --deal.cards;
    draw_card(g, deal.seat, card_at(answer));
}

// ---- the loop ---------------------------------------------------------------------------------------------------

// Runs one task a little further: true if it asked a question.
template <class Rules>
bool run_task(Play<Rules>& g) {
    switch (g.top().task) {
        case Task::start: return run_start(g);
        case Task::deal: return run_deal(g);
        case Task::turn: return run_turn(g);
        case Task::build: return run_build(g);
        case Task::wildcard: return run_wildcard(g);
        case Task::offering: return run_offering(g);
        case Task::column: return run_column(g);
        case Task::effect: return run_effect(g);
        case Task::draw: return run_draw(g);
        case Task::pieces: return run_pieces(g);
        case Task::resources: return run_resources(g);
        case Task::buy: return run_buy(g);
        case Task::move: return run_move(g);
        default: break;
    }
    // Only Egypt has these.
    if constexpr (Rules::egypt) switch (g.top().task) {
            case Task::set_aside: return run_set_aside(g);
            case Task::order: return run_order(g);
            case Task::shift: return run_shift(g);
            case Task::store: return run_store(g);
            default: break;
        }
    return false;
}

// Hands an answer to the task that asked, which often goes on at once: true if it asked again.
template <class Rules>
bool deliver(Play<Rules>& g, Answer answer) {
    switch (g.top().task) {
        case Task::start: return answered_start(g, answer), false;
        case Task::deal: return answered_deal(g, answer), run_deal(g);
        case Task::turn: return answered_turn(g, answer), false;
        case Task::build: return answered_build(g, answer), run_build(g);
        case Task::wildcard: return answered_wild(g, answer), run_wildcard(g);
        case Task::offering: return answered_offering(g, answer), run_offering(g);
        case Task::effect: return answered_effect(g, answer), false;
        case Task::draw: return answered_draw(g, answer), run_draw(g);
        case Task::pieces: return answered_pieces(g, answer), false;
        case Task::resources: return answered_resources(g, answer), run_resources(g);
        case Task::buy: return answered_buy(g, answer), false;
        case Task::move: return answered_move(g, answer), false;
        default: break;
    }
    if constexpr (Rules::egypt) switch (g.top().task) {
            case Task::set_aside: return answered_set_aside(g, answer), false;
            case Task::order: return answered_order(g, answer), false;
            case Task::shift: return answered_shift(g, answer), false;
            case Task::store: return answered_store(g, answer), false;
            default: break;
        }
    return false;
}

// Goes on until somebody must answer or the game is over.
template <class Rules>
void advance(Play<Rules>& g) {
    while (!g.open().over)
        if (run_task(g)) return;
    g.open().tasks.clear();
    score_game(g);
    g.state.choice = {};
}

}  // namespace pantheon::deus
