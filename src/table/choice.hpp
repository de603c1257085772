// One question to one seat, and the closed list of questions that all games share.
#pragma once

#include <cstdint>

#include "core/bits.hpp"
#include "table/seat.hpp"

namespace pantheon {

// Which option: a bit of `Options`. What a bit stands for follows from the prompt (see `OptionKind`).
using Answer = std::uint8_t;
using Options = BitSet<Answer, 128>;

// Options that are not things, the same in every prompt that has them.
inline constexpr Answer answer_done = 127;      // enough; not now; stay here
inline constexpr Answer answer_offering = 126;  // an offering instead of a card
inline constexpr Answer answer_wildcard = 125;  // a card face down instead of face up

// Everything a game can ask. Browser, keyboard, screen reader, notation, bots and nets all work from this list.
enum class Prompt : std::uint8_t {
    over,             // nothing more to ask: the game has ended
    start_piece,      // alternative start: the next of your pieces
    turn,             // which card to build, or an offering, or a card face down
    wild_column,      // face down: in which column
    wild_card,        // face down: which card
    payment,          // resource or gold, for each resource of the cost
    place,            // where the piece goes
    place_temple,     // where the temple goes
    sell,             // how many to sell
    trade,            // how many to give back
    buy,              // next resource to buy
    take_resource,    // next resource to take
    take_piece,       // next piece to take
    draw_or_not,      // take the cards of an effect?
    steal_or_not,     // carry out the theft?
    choose_region,    // which production building works
    choose_village,   // which village gives
    choose_army,      // which army goes
    move,             // next step of the army
    choose_card,      // which card fires
    choose_opponent,  // who is robbed
    offer_top,        // the card on top of the offering: it names the god
    offer_more,       // next card of the offering
    god,              // the god whom Jupiter stands for
    draw,             // luck: the card that is drawn
    // Deus: Egypt.
    set_aside,      // luck: the temple that is put aside
    column,         // in which column the card goes
    stand_in,       // which temples stand in for a resource
    once,           // the one-time effect: before or after
    market,         // which value moves
    market_swap,    // which two values change places
    sell_sets,      // how many sets to sell
    sell_mix,       // next resource to sell
    sell_each,      // sell one of each?
    choose_ship,    // which ship sails
    ship_to,        // where it goes
    barque,         // which size of barque is filled
    give_back,      // next resource without room
    buy_cards,      // how many cards to buy
    return_pieces,  // which type goes back
    gild,           // which card gets the gold
    place_token,    // where the combat token goes
    move_token,     // where a combat token makes room
    regroup,        // next place for an army
    choose_stack,   // whose pieces, and which
    choose_column,  // whose column, and which
};
inline constexpr int prompt_count = static_cast<int>(Prompt::choose_column) + 1;

// What the bits of the options are.
enum class OptionKind : std::uint8_t {
    none,
    card,
    region,
    resource,
    piece,
    number,
    seat,
    god,
    column,
    payment,   // for each resource how many are replaced by gold, in base three
    yes_no,    // 0 no, 1 yes
    timing,    // 0 before, 1 after
    subset,    // of resources, a bit each
    step,      // resource × 2, plus 1 for up
    pair,      // of resources: the smaller × 4 plus the larger
    opponent,  // seat × 8 plus a type of piece or a column
};

constexpr OptionKind option_kind(Prompt prompt) {
    switch (prompt) {
        case Prompt::over: return OptionKind::none;
        case Prompt::turn:
        case Prompt::wild_card:
        case Prompt::choose_card:
        case Prompt::offer_top:
        case Prompt::offer_more:
        case Prompt::set_aside:
        case Prompt::gild:
        case Prompt::draw: return OptionKind::card;
        case Prompt::place:
        case Prompt::place_temple:
        case Prompt::choose_region:
        case Prompt::choose_village:
        case Prompt::choose_army:
        case Prompt::choose_ship:
        case Prompt::ship_to:
        case Prompt::place_token:
        case Prompt::move_token:
        case Prompt::regroup:
        case Prompt::move: return OptionKind::region;
        case Prompt::buy:
        case Prompt::sell_mix:
        case Prompt::give_back:
        case Prompt::take_resource: return OptionKind::resource;
        case Prompt::start_piece:
        case Prompt::return_pieces:
        case Prompt::take_piece: return OptionKind::piece;
        case Prompt::sell:
        case Prompt::sell_sets:
        case Prompt::barque:
        case Prompt::buy_cards:
        case Prompt::trade: return OptionKind::number;
        case Prompt::choose_opponent: return OptionKind::seat;
        case Prompt::god: return OptionKind::god;
        case Prompt::column:
        case Prompt::wild_column: return OptionKind::column;
        case Prompt::payment: return OptionKind::payment;
        case Prompt::draw_or_not:
        case Prompt::sell_each:
        case Prompt::steal_or_not: return OptionKind::yes_no;
        case Prompt::once: return OptionKind::timing;
        case Prompt::stand_in: return OptionKind::subset;
        case Prompt::market: return OptionKind::step;
        case Prompt::market_swap: return OptionKind::pair;
        case Prompt::choose_stack:
        case Prompt::choose_column: return OptionKind::opponent;
    }
    return OptionKind::none;
}

// `options` is never empty, except when the game is over.
struct Choice {
    Prompt prompt = Prompt::over;
    Seat seat = Seat::nobody;
    Options options;

    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

}  // namespace pantheon
