// Standard buildings: what they cost and where they may stand.
#pragma once

#include <algorithm>
#include <bit>

#include "games/deus/expansion.hpp"
#include "games/deus/play.hpp"
#include "games/deus/village.hpp"

namespace pantheon::deus {

// A payment says for each resource of the cost how many are replaced by gold: the digits of a number, wheat first. They
// are in base three; only where a cost asks for more than two of a resource, each digit has as many values as it needs.
inline std::array<int, resource_count> payment_bases(const Cost& cost) {
    std::array<int, resource_count> bases{3, 3, 3, 3};
    if (*std::max_element(cost.resources.begin(), cost.resources.end()) > 2)
        std::transform(cost.resources.begin(), cost.resources.end(), bases.begin(),
                       [](int asked) { return asked + 1; });
    return bases;
}
inline std::array<int, resource_count> replaced(const Cost& cost, Answer payment) {
    const auto bases = payment_bases(cost);
    std::array<int, resource_count> by_gold{};
    int rest = payment;
    for (std::size_t r = 0; r < resource_count; rest /= bases[r], ++r) by_gold[r] = rest % bases[r];
    return by_gold;
}

// The gold that replaces a resource: 4, unless Egypt's market says otherwise.
template <class Rules>
int price(Play<Rules>& g, std::size_t resource) {
    return g.uses(Colour::maritime) ? market_gold(g.open(), resource) : 4;
}

// What a card costs in this column.
template <class Rules>
Cost cost_in(Play<Rules>& g, CardId card, Colour column) {
    Cost cost = g.deck()[card].cost;
    if (cost.gold_by_rank) cost.gold = static_cast<std::uint8_t>(cost.gold + g.me().column(column).size() + 1);
    return cost;
}

// For each resource, how many more the cost asks for than there are: four bytes side by side, all below 128.
constexpr std::uint32_t shortage(const Cost& cost, const Player& player) {
    const auto asked = std::bit_cast<std::uint32_t>(cost.resources);
    const std::uint32_t over = (asked | 0x80808080) - std::bit_cast<std::uint32_t>(player.resources);
    const std::uint32_t short_of = over & 0x80808080;  // where the player has no more than is asked
    return over & (short_of - (short_of >> 7));
}

// The least gold that the player needs, who spends every resource that the cost names; `spare` gold for fees included.
template <class Rules>
int gold_needed(Play<Rules>& g, const Cost& cost, int spare) {
    const std::uint32_t missing = shortage(cost, g.me());
    int gold = cost.gold + spare;
    if (!g.uses(Colour::maritime)) gold += price(g, 0) * static_cast<int>(missing * 0x01010101 >> 24);
    else if (missing != 0)
        for (std::size_t r = 0; r < resource_count; ++r) gold += price(g, r) * static_cast<int>(missing >> 8 * r & 255);
    return gold;
}
// True if the player has what it takes.
template <class Rules>
bool can_pay(Play<Rules>& g, const Cost& cost, int spare) {
    return g.me().gold >= gold_needed(g, cost, spare);
}

// Of these resources, those that the cost names.
inline std::uint8_t usable(const Cost& cost, std::uint8_t resources) {
    std::uint8_t named = 0;
    for (std::size_t r = 0; r < resource_count; ++r)
        if (cost.resources[r] > 0) named = static_cast<std::uint8_t>(named | 1 << r);
    return named & resources;
}
// The cost when temples stand in for one each of these resources.
inline Cost less(Cost cost, std::uint8_t resources) {
    for (std::size_t r = 0; r < resource_count; ++r)
        if (resources >> r & 1) --cost.resources[r];
    return cost;
}

// All ways to pay (ruling 18): each resource, or gold in its place, even if the player has it.
template <class Rules>
Options payments(Play<Rules>& g, const Cost& cost, int spare) {
    const Player& me = g.me();
    const auto bases = payment_bases(cost);
    Options ways;
    const auto with_resource = [&](auto&& self, std::size_t r, int unit, int payment, int gold) -> void {
        if (gold > me.gold) return;
        if (r == resource_count) {
            ways.add(static_cast<Answer>(payment));
            return;
        }
        for (int n = std::max(0, cost.resources[r] - me.resources[r]); n <= cost.resources[r]; ++n)
            self(self, r + 1, unit * bases[r], payment + n * unit, gold + n * price(g, r));
    };
    with_resource(with_resource, 0, 1, 0, cost.gold + spare);
    return ways;
}

template <class Rules>
void pay_cost(Play<Rules>& g, const Cost& cost, Answer payment) {
    const auto by_gold = replaced(cost, payment);
    int gold = cost.gold;
    for (std::size_t r = 0; r < resource_count; ++r) {
        gold += price(g, r) * by_gold[r];
        g.pay(g.active(), static_cast<Thing>(r), cost.resources[r] - by_gold[r]);
    }
    g.pay(g.active(), Thing::gold, gold);
}

// Where a piece of this type could stand at all: ships at sea, everything else on land, nothing on a village.
template <class Rules>
RegionSet suitable(Play<Rules>& g, Colour type) {
    return type == ship ? g.board().sea() : g.board().land;
}

// The first building stands at the edge, at least 3 steps from everybody else's first, if possible (ruling 17).
template <class Rules>
RegionSet first_places(Play<Rules>& g, Colour type) {
    const RegionSet edge = (g.board().edge & suitable(g, type)) - g.occupied();
    RegionSet near;
    for (int p = 0; p < g.setup.players; ++p)
        if (const Region home = g.player(seat_at(p)).home; home != nowhere) near.add(home);
    near |= g.board().beside(near);
    near |= g.board().beside(near);
    const RegionSet far = edge - near;
    return far ? far : edge;
}

// What is asked for every type of piece, looked up once.
struct FreeSpace {
    RegionSet own;
    RegionSet empty_beside;  // empty regions beside one's own
    RegionSet empty_edge;    // empty regions at the edge, for who has the points
};
template <class Rules>
FreeSpace free_space(Play<Rules>& g) {
    const Player& me = g.me();
    const RegionSet own = me.regions();
    RegionSet closed = g.occupied(), closed_edge = closed;
    if (const RegionSet tolled = tolled_regions(g)) {
        if (me.vp >= vp_for_toll) closed -= tolled;
        if (me.vp >= vp_for_toll + vp_for_edge) closed_edge -= tolled;
    }
    const RegionSet edge = me.vp >= vp_for_edge ? g.board().edge : RegionSet{};
    return {own, g.board().beside(own) - closed, edge - closed_edge};
}

// Later ones: a region of one's own without a piece of this type, or an empty region beside one's own.
template <class Rules>
RegionSet ordinary_places(Play<Rules>& g, Colour type, const FreeSpace& space) {
    const Player& me = g.me();
    if (me.home == nowhere) return first_places(g, type);
    return suitable(g, type) & ((space.own - me.standing(type)) | space.empty_beside);
}

template <class Rules>
RegionSet ordinary_places(Play<Rules>& g, Colour type) {
    return ordinary_places(g, type, free_space(g));
}

// And for 3 points, any other empty region at the edge (ruling 16).
template <class Rules>
RegionSet places(Play<Rules>& g, Colour type, const FreeSpace& space) {
    const RegionSet ordinary = ordinary_places(g, type, space);
    return g.me().home == nowhere ? ordinary : ordinary | (space.empty_edge & suitable(g, type));
}
template <class Rules>
RegionSet places(Play<Rules>& g, Colour type) {
    return places(g, type, free_space(g));
}

// Where a piece of this type may be placed for a card that needs so many buildings there already.
template <class Rules>
RegionSet places_with(Play<Rules>& g, Colour type, int buildings, const FreeSpace& space) {
    return places(g, type, space) & g.regions_with(g.me(), buildings);
}

template <class Rules>
void place_piece(Play<Rules>& g, Colour type, Region region) {
    Player& me = g.me();
    --me.stock[static_cast<std::size_t>(type)];
    me.standing(type).add(region);
    if (me.home == nowhere) me.home = region;
    g.tell({.what = What::placed,
            .seat = g.active(),
            .region = static_cast<std::uint8_t>(region),
            .thing = static_cast<std::uint8_t>(type)});
    piece_placed(g, type, region);
}

// The end of a build: the card is laid and everything has been chosen; pay, place, and activate the column
// (ruling 2). `type` is the piece, which follows the card even where the card lies in another column.
template <class Rules>
void complete_build(Play<Rules>& g, Colour column, Colour type, const Cost& cost, Answer payment, Region region) {
    const bool at_edge = !ordinary_places(g, type).contains(region);
    g.open().built_round = g.open().round;
    pay_cost(g, cost, payment);
    pay_garrison(g, column);
    if (at_edge) g.pay(g.active(), Thing::vp, vp_for_edge);
    pay_toll(g, region);
    g.push(ColumnTask{.column = column});
    place_piece(g, type, region);
}

}  // namespace pantheon::deus
