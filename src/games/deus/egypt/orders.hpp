// What the words of Egypt's cards do. Orders that ask run as a task of their own, above the card that gave them.
#pragma once

#include "games/deus/egypt/barques.hpp"
#include "games/deus/egypt/counts.hpp"
#include "games/deus/egypt/military.hpp"
#include "games/deus/egypt/temples.hpp"

namespace pantheon::deus {

template <class Rules>
int market_gold(Play<Rules>& g, std::size_t resource) {
    return price(g, resource);
}
template <class Rules>
int market_vp(Play<Rules>& g, std::size_t resource) {
    return 1 + g.open().market[resource];
}

// The instruction that gave the order on top of the stack.
template <class Rules>
const Instruction& order(Play<Rules>& g) {
    const EffectTask& effect = g.open().tasks[g.open().tasks.size() - 2].effect;
    return program_of(g, effect).code[effect.step - 1];
}

// ---- at once ----

template <class Rules>
bool harvest(Play<Rules>& g, int buildings) {
    for (Region region : g.me().standing(Colour::production))
        if (g.buildings(g.me(), region) >= buildings)
            g.gain(g.active(), static_cast<Thing>(g.board().terrain(region)), 1, g.top().effect.card);
    return false;
}

template <class Rules>
bool fill_stock(Play<Rules>& g, int pieces) {
    for (int type = 0; type < piece_types; ++type)
        for (int n = g.me().stock[static_cast<std::size_t>(type)]; n < pieces; ++n)
            g.gain_piece(g.active(), static_cast<Colour>(type));
    return false;
}

template <class Rules>
bool gain_tokens(Play<Rules>& g, int tokens) {
    const int gained = std::min(tokens, spare_tokens(g, g.active()));
    g.me().token_stock = static_cast<std::uint8_t>(g.me().token_stock + gained);
    if (gained > 0) g.tell({.what = What::gained_token, .seat = g.active(), .n = static_cast<std::int16_t>(gained)});
    return false;
}

// Resources of the regions beside the chosen one, whoever is there (villages and sea give none).
template <class Rules>
bool outsource(Play<Rules>& g) {
    const Region region = g.top().effect.region;
    std::uint8_t left_out = 0;
    for (std::size_t r = 0; r < resource_count; ++r)
        if (!g.board().beside(region).meets(g.board().of[r])) left_out = static_cast<std::uint8_t>(left_out | 1 << r);
    g.push(ResourcesTask{.left = static_cast<std::uint8_t>(g.buildings(g.me(), region)), .except = left_out});
    return true;
}

template <class Rules>
bool perform_order(Play<Rules>& g, const Instruction& instruction) {
    if constexpr (!Rules::egypt) return false;
    switch (instruction.op) {
        case Op::barque: gain_barque(g, instruction.number); return false;
        case Op::harvest: return harvest(g, instruction.argument);
        case Op::fill_stock: return fill_stock(g, instruction.number);
        case Op::token: return gain_tokens(g, instruction.number);
        case Op::outsource: return outsource(g);
        case Op::buy_market: g.push(BuyTask{.left = instruction.limit}); return true;
        case Op::buy_pieces: g.push(PiecesTask{.left = instruction.limit, .price = instruction.number}); return true;
        default: break;
    }
    g.push(OrderTask{.card = g.top().effect.card, .op = instruction.op, .left = instruction.limit});
    return true;
}

// ---- the market ----

// Options: resource × 2, plus 1 for a step up (E31: no step beyond the last space).
template <class Rules>
Options market_steps(Play<Rules>& g, const Instruction& instruction) {
    Options steps;
    for (std::size_t r = 0; r < resource_count; ++r) {
        if (instruction.thing != Thing::any_resource && static_cast<std::size_t>(instruction.thing) != r) continue;
        if (instruction.limit & 1 && g.open().market[r] < 2) steps.add(static_cast<Answer>(2 * r + 1));
        if (instruction.limit & 2 && g.open().market[r] > 0) steps.add(static_cast<Answer>(2 * r));
    }
    return steps;
}

// Options: the smaller resource × 4 + the larger; a swap of equal values would do nothing.
template <class Rules>
Options market_swaps(Play<Rules>& g) {
    Options swaps;
    for (std::size_t a = 0; a < resource_count; ++a)
        for (std::size_t b = a + 1; b < resource_count; ++b)
            if (g.open().market[a] != g.open().market[b]) swaps.add(static_cast<Answer>(4 * a + b));
    return swaps;
}

template <class Rules>
void change_market(Play<Rules>& g, Op op, Answer answer) {
    auto& market = g.open().market;
    const auto tell = [&](std::size_t resource) {
        g.tell({.what = What::market_moved,
                .seat = g.active(),
                .thing = static_cast<std::uint8_t>(resource),
                .n = static_cast<std::int16_t>(market_gold(g, resource))});
    };
    if (op == Op::market_swap) {
        std::swap(market[answer / 4u], market[answer % 4u]);
        tell(answer / 4u);
        tell(answer % 4u);
    } else {
        market[answer / 2u] = static_cast<std::uint8_t>(market[answer / 2u] + (answer % 2 ? 1 : -1));
        tell(answer / 2u);
    }
}

template <class Rules>
void sell_for(Play<Rules>& g, std::size_t resource, int amount, Thing what, int worth) {
    if (amount == 0) return;
    g.give_up(g.active(), static_cast<Thing>(resource), amount);
    g.tell({.what = What::sold,
            .seat = g.active(),
            .card = static_cast<std::uint8_t>(g.top().order.card),
            .thing = static_cast<std::uint8_t>(resource),
            .n = static_cast<std::int16_t>(amount)});
    g.gain(g.active(), what, worth, g.top().order.card);
}

// Resources to sell in any mix.
template <class Rules>
Options to_sell(Play<Rules>& g) {
    Options options;
    for (std::size_t r = 0; g.top().order.left > 0 && r < resource_count; ++r)
        options.add_if(static_cast<Answer>(r), g.me().resources[r] > 0);
    return options;
}

// ---- ships ----

// Sea regions of the same ocean where the ship could go: no other ship, no opponent's token (E49).
template <class Rules>
RegionSet ship_goals(Play<Rules>& g, Region from) {
    return ocean_of(g, from) - g.occupied_by_others(g.active()) - g.me().standing(ship);
}
// A ship that carries an army stays (E42).
template <class Rules>
RegionSet free_ships(Play<Rules>& g) {
    RegionSet ships;
    for (Region region : g.me().standing(ship) - g.me().standing(army))
        if (ship_goals(g, region)) ships.add(region);
    return ships;
}

template <class Rules>
void sail(Play<Rules>& g, Region from, Region to) {
    g.me().standing(ship).remove(from);
    g.me().standing(ship).add(to);
    g.tell({.what = What::moved,
            .seat = g.active(),
            .region = static_cast<std::uint8_t>(to),
            .from = static_cast<std::uint8_t>(from)});
    settle_tokens(g);
}

// ---- cards ----

// Own cards that are activated and not lying face down: those of the five standard columns (E25).
template <class Rules>
CardSet tableau(Play<Rules>& g) {
    CardSet cards;
    for (int c = 0; c < piece_types; ++c)
        for (CardId card : g.me().columns[static_cast<std::size_t>(c)])
            if (card != face_down) cards.add(card);
    return cards;
}

template <class Rules>
CardSet to_fire(Play<Rules>& g, Op op) {
    CardSet cards = may_fire(g, tableau(g));
    if (op == Op::activate_any) return cards;
    CardSet ranked;
    for (CardId card : cards)
        if (rank_of(g.me(), card) == rank_of(g.me(), g.top().order.card)) ranked.add(card);
    return ranked;
}

template <class Rules>
CardSet to_gild(Play<Rules>& g) {
    CardSet cards = tableau(g) - g.open().gilded;
    cards.remove(g.top().order.card);
    return g.me().gold > 0 ? cards : CardSet{};
}

// The uppermost discards go to the hand; only their taker sees those under the top (E45).
template <class Rules>
void take_discards(Play<Rules>& g, int count) {
    while (count-- > 0) {
        const CardId card = g.hidden().pile.back();
        g.hidden().pile.pop_back();
        for (CardSet& known : g.hidden().known) known.remove(card);
        g.hand(g.active()).add(card);
        ++g.me().hand_size;
        g.tell({.what = What::drew, .seat = g.active(), .card = static_cast<std::uint8_t>(card)});
    }
    g.open().pile_size = static_cast<std::uint8_t>(g.hidden().pile.size());
    g.open().top = g.hidden().pile.empty() ? no_card : g.hidden().pile.back();
}

// How many cards a draw of so many could give.
template <class Rules>
int can_draw(Play<Rules>& g, int cards) {
    return std::min({cards, hand_limit - g.me().hand_size, g.open().deck_size + g.open().pile_size});
}

// ---- asking and answering ----

// Asks what the order needs to know; an order that has been answered, or has nothing to ask, ends.
template <class Rules>
bool ask_order(Play<Rules>& g, Op op, const Instruction& instruction) {
    OrderTask& task = g.top().order;
    const Player& me = g.me();
    const auto resource = static_cast<std::size_t>(instruction.thing);
    const auto ask_some = [&](Prompt prompt, const Options& options) {
        return options && g.ask(prompt, with(options, answer_done));
    };
    const auto ask_number = [&](Prompt prompt, int most) { return most > 0 && g.ask(prompt, up_to(most)); };
    const auto ask_draw = [&](int cards) {
        task.cards = static_cast<std::uint8_t>(std::max(cards, 0));
        return cards > 0 && g.ask(Prompt::draw_or_not, up_to(1));
    };
    switch (op) {
        case Op::market_step: return ask_some(Prompt::market, market_steps(g, instruction));
        case Op::market_swap: return ask_some(Prompt::market_swap, market_swaps(g));
        case Op::sell_sets:
            return ask_number(Prompt::sell_sets,
                              std::min<int>(instruction.limit, me.resources[resource] / instruction.number));
        case Op::sell_market:
            if (instruction.thing == Thing::any_resource) return ask_some(Prompt::sell_mix, to_sell(g));
            return ask_number(Prompt::sell, std::min<int>(instruction.limit, me.resources[resource]));
        case Op::sell_each_type:
            return *std::min_element(me.resources.begin(), me.resources.end()) > 0 &&
                   g.ask(Prompt::sell_each, up_to(1));
        case Op::move_ship:
            if (task.region != nowhere) return ask_some(Prompt::ship_to, as_options(ship_goals(g, task.region)));
            return ask_some(Prompt::choose_ship, as_options(free_ships(g)));
        case Op::fill_barque: {
            const bool grows =
                me.standing(Colour::production).meets(g.board().of[resource]) && g.open().supply[resource] > 0;
            return grows && ask_some(Prompt::barque, empty_barques(g));
        }
        case Op::take_discards:
            return ask_draw(std::min({int{instruction.number}, hand_limit - me.hand_size, int{g.open().pile_size}}));
        case Op::buy_cards: return ask_number(Prompt::buy_cards, can_draw(g, me.gold / instruction.number));
        case Op::activate_any:
        case Op::activate_rank: return ask_some(Prompt::choose_card, as_options(to_fire(g, op)));
        case Op::return_pieces: {
            Options types;
            for (std::size_t type = 0; type < piece_types; ++type)
                if (me.stock[type] > 0) types.add(static_cast<Answer>(type));
            return ask_some(Prompt::return_pieces, types);
        }
        case Op::draw_to: return ask_draw(can_draw(g, instruction.number - me.hand_size));
        case Op::gild: return ask_some(Prompt::gild, as_options(to_gild(g)));
        default: return false;
    }
}

template <class Rules>
bool run_order(Play<Rules>& g) {
    const Op op = g.top().order.op;
    const Instruction& instruction = order(g);
    switch (op) {
        case Op::archers: return run_archers(g, instruction.number);
        case Op::barracks: return run_barracks(g);
        case Op::camels: return run_camels(g);
        case Op::chariots: return run_chariots(g);
        case Op::fortress:
        case Op::garrison: return run_siege(g, op);
        default: break;
    }
    if (g.top().order.step == 0 && ask_order(g, op, instruction)) return true;
    g.pop();
    return false;
}

// Replaces the order by what it leads to.
template <class Rules>
void instead(Play<Rules>& g, const Frame& frame) {
    g.pop();
    g.push(frame);
}

template <class Rules>
void carry_out(Play<Rules>& g, Op op, const Instruction& instruction, Answer answer) {
    OrderTask& task = g.top().order;
    const auto resource = static_cast<std::size_t>(instruction.thing);
    switch (op) {
        case Op::market_step:
        case Op::market_swap: return change_market(g, op, answer);
        case Op::sell_sets:
            return sell_for(g, resource, answer * instruction.number, Thing::vp, answer * market_vp(g, resource));
        case Op::sell_market:
            if (instruction.thing != Thing::any_resource)
                return sell_for(g, resource, answer, Thing::gold, answer * market_gold(g, resource));
            sell_for(g, answer, 1, Thing::gold, market_gold(g, answer));
            --task.left;
            task.step = 0;
            return;
        case Op::sell_each_type:
            if (answer == answer_no) return;
            for (int r = 0; r < resource_count; ++r) g.pay(g.active(), static_cast<Thing>(r), 1);
            return g.gain(g.active(), Thing::vp, instruction.number, task.card);
        case Op::move_ship:
            if (task.region != nowhere) return sail(g, task.region, region_at(answer));
            task.region = region_at(answer);
            task.step = 0;
            return;
        case Op::fill_barque: return g.gain(g.active(), instruction.thing, answer, task.card);
        case Op::take_discards:
            if (answer == answer_yes) take_discards(g, task.cards);
            return;
        case Op::buy_cards:
            g.pay(g.active(), Thing::gold, answer * instruction.number);
            return instead(g, DrawTask{.cards = answer});
        case Op::activate_any:
        case Op::activate_rank: g.pop(); return activate(g, card_at(answer), false);
        case Op::return_pieces: {
            Player& me = g.me();
            const int pieces = me.stock[answer];
            me.stock[answer] = 0;
            me.reserve[answer] = static_cast<std::uint8_t>(me.reserve[answer] + pieces);
            return g.gain(g.active(), Thing::vp, pieces * instruction.number, task.card);
        }
        case Op::draw_to:
            if (answer == answer_yes) instead(g, DrawTask{.cards = task.cards});
            return;
        case Op::gild:
            g.pay(g.active(), Thing::gold, 1);
            g.open().gilded.add(card_at(answer));
            g.tell({.what = What::gilded, .seat = g.active(), .card = answer});
            return;
        default: return;
    }
}

template <class Rules>
void answered_order(Play<Rules>& g, Answer answer) {
    const Op op = g.top().order.op;
    const Instruction& instruction = order(g);
    switch (op) {
        case Op::archers: return answered_archers(g, instruction.number, answer);
        case Op::barracks: return answered_barracks(g, answer);
        case Op::camels: return answered_camels(g, answer);
        case Op::chariots: return answered_chariots(g, answer);
        case Op::fortress:
        case Op::garrison: return answered_siege(g, op, answer);
        default: break;
    }
    g.top().order.step = 1;
    if (answer != answer_done) carry_out(g, op, instruction, answer);
}

// ---- placing ----

template <class Rules>
void piece_placed(Play<Rules>& g, Colour type, Region region) {
    if (g.uses(Colour::civil) && type == Colour::civil) g.me().scribe = region;
    watch_region(g, region);
    if (g.uses(Colour::military) && g.me().tokens.contains(region)) settle_tokens(g);
    else test_villages(g, region);
}

}  // namespace pantheon::deus
