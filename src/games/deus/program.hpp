// What a card does, as a short flat list of instructions: the form that is played.
#pragma once

#include <cstdint>

#include "core/fixed_vector.hpp"

namespace pantheon::deus {

// What is gained, paid, sold, stolen. The first four are the resources, in the order of their terrains.
enum class Thing : std::uint8_t { wheat, wood, clay, stone, gold, vp, any_resource, resource_of_region };

// What an amount is multiplied by. `argument` of the instruction names the terrain, resource, column or colour.
enum class Count : std::uint8_t {
    one,                  // no multiplication
    region,               // own regions
    region_of_terrain,    // own regions of terrain `argument`
    region_with,          // own regions with `argument` or more buildings
    production_in,        // own production buildings in terrain `argument`
    building_there,       // buildings in the chosen region
    village_beside_army,  // villages with points on them beside an own army
    owned,                // resources of type `argument` owned
    card_in_column,       // cards in column `argument`

    // Egypt
    rank,                 // place of this card in its column, from 1
    piece_on_board,       // pieces on the player board
    card_of_colour,       // cards of colour `argument` in all columns
    region_like_scribe,   // own regions of the terrain where the scribe is
    ocean,                // oceans beside an own land region
    tile,                 // tiles with an own building
    empty_beside_scribe,  // empty land regions beside the scribe's
    building_at_scribe,   // buildings in the scribe's region
};

// What `choose` and `each` range over.
enum class Target : std::uint8_t {
    production,             // own regions with a production building
    production_in_terrain,  // the same, of terrain `argument`
    village_beside_army,    // villages with points on them beside an own army
    own_army,
};

// Who is stolen from.
enum class Victims : std::uint8_t {
    each_beside_army,       // every opponent occupying a region beside an own army
    each_ship_beside_army,  // every opponent with a ship beside an own army
    one_beside_it,          // one opponent, of choice, beside the chosen army
};

enum class Op : std::uint8_t {
    gain,      // number × count of thing
    sell,      // up to limit (0: any number) of thing, for number of price each
    buy,       // up to limit resources of any mix, for number of price each
    trade,     // give back up to limit of thing, take number resources of other types for each
    draw,      // number × count cards
    pieces,    // number × count pieces of choice
    choose,    // pick one target for what follows; if declined or none, skip `skip` instructions
    each,      // every target in turn, in any order, for the next `skip` instructions
    take,      // up to number points from the chosen village
    move,      // the chosen army, up to number regions
    steal,     // number of thing from victims
    activate,  // one card of column `argument`

    // Egypt, maritime: the market
    market_step,     // the value of thing (any_resource: of choice) by one step; limit is a Way
    market_swap,     // the values of two resources
    sell_sets,       // up to limit sets of number things, each for the value of thing in VP
    sell_market,     // up to limit of thing (any_resource: any mix), each for its value in gold
    sell_each_type,  // one resource of each type, for number VP in all
    move_ship,       // one own ship, to a free region of its ocean
    buy_market,      // up to limit resources of any mix, each for half its value in gold

    // Egypt, production
    barque,       // one of size number
    harvest,      // one resource of every own region with a production building and argument or more buildings
    fill_barque,  // an empty one with thing, given a production building in the terrain of thing
    outsource,    // one resource per building in the chosen region, each of a region beside it

    // Egypt, scientific
    fill_stock,     // pieces until number of each type are on the player board
    take_discards,  // the number uppermost cards of the pile
    buy_cards,      // as many as wanted, for number gold each
    activate_any,   // one other card of the tableau
    activate_rank,  // one other card of the same rank
    return_pieces,  // all pieces of one type from the player board to the reserve, for number VP each
    draw_to,        // until number cards are in hand
    gild,           // one gold on another card: it fires twice the next time
    buy_pieces,     // up to limit of choice, for number gold each

    // Egypt, military
    token,     // number combat tokens
    archers,   // for number tokens: an own army falls upon a village beside it
    barracks,  // a token into an empty region beside an own army
    camels,    // one own army moves any distance; a token lets it cross foreign land
    chariots,  // for a token: own armies are placed anew
    fortress,  // a token on a stack of pieces of an opponent beside an own army
    garrison,  // a token on a column of an opponent beside an own army
};
constexpr bool fires_card(Op op) { return op == Op::activate || op == Op::activate_any || op == Op::activate_rank; }
constexpr bool is_egypt(Op op) { return op >= Op::market_step; }
constexpr bool is_egypt(Count count) { return count >= Count::rank; }

// Where `market_step` may move a value: the bits of up and down.
enum class Way : std::uint8_t { up = 1, down = 2, either = 3 };

// One instruction; which fields mean something follows from `op`, all others are zero.
struct Instruction {
    Op op{};
    Thing thing{};  // gain, sell, trade, steal
    Thing price{};  // sell, buy
    std::uint8_t number = 0;
    std::uint8_t limit = 0;  // sell, buy, trade
    Count count{};           // gain, draw, pieces
    Target target{};         // choose, each
    Victims victims{};       // steal
    std::uint8_t argument = 0;
    std::uint8_t divisor = 1;  // the count is divided by this, rounded down: "per pair"
    std::uint8_t skip = 0;     // choose, each

    friend constexpr bool operator==(const Instruction&, const Instruction&) = default;
};
static_assert(sizeof(Instruction) <= 16);

// What a temple of Egypt does from the moment it lies above the player board.
enum class LastingKind : std::uint8_t {
    none,
    stand_in,        // counts as one resource of type `argument` when its owner builds, else gives 1 VP
    village_falls,   // a village is attacked, by anyone
    temple_built,    // another temple is built, by anyone
    nth_building,    // a building its owner places is number `argument` in its region
    offering_draw,   // after an offering its owner draws until `argument` cards are in hand
    offering_bonus,  // its owner's offerings count `argument` more cards
    foreign_column,  // each other standard column of its owner may hold one card of colour `argument`
};

// Each trigger (village_falls, temple_built, nth_building) takes one of the tokens and gives 3 VP more.
struct Lasting {
    LastingKind kind{};
    std::uint8_t argument = 0;
    std::uint8_t vp = 0;      // gained at once
    std::uint8_t tokens = 0;  // VP that lie on the card

    friend constexpr bool operator==(const Lasting&, const Lasting&) = default;
};

inline constexpr std::uint8_t no_cap = 255;

struct Program {
    FixedVector<Instruction, 6> code;
    bool at_end = false;        // scored when the game ends, not when the column fires
    std::uint8_t cap = no_cap;  // at_end: at most so many points
    Lasting lasting;            // with a kind: all there is, `code` is empty

    friend constexpr bool operator==(const Program&, const Program&) = default;
};

}  // namespace pantheon::deus
