// Claiming victory at the end of a round, and who is first when the game is over (D18, D19, D24, D35).
#pragma once

#include <tuple>

#include "games/machina/play.hpp"

namespace pantheon::machina {

// Quests that an objective asks for are all different ones: a legendary quest does not also stand for its colour.
inline bool is_fulfilled(const Cards& cards, const ObjectiveTile& tile, const Player& player) {
    if (player.gp < tile.gp) return false;
    int legendary = 0;  // that are not needed for their colour
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        const QuestSet done = player.done & cards.of_colour[colour];
        const int spare = done.size() - tile.of_colour[colour];
        if (spare < 0) return false;
        legendary += std::min(spare, (done & cards.legendary).size());
    }
    return legendary >= tile.legendary;
}

// In how many areas the player has completed a quest: all of them are worth a claim.
inline int areas_done(const Cards& cards, const Player& player) {
    int count = 0;
    for (const QuestSet& colour : cards.of_colour) count += player.done.meets(colour);
    return count;
}
inline bool has_six_areas(const Cards& cards, const Player& player) {
    return areas_done(cards, player) == colour_count;
}

template <class Sink>
Claim claim_of(Play<Sink>& g, Seat seat) {
    const Player& player = g.player(seat);
    if (player.secrets > 0) return Claim::none;
    const Objective tile = g.hidden().objectives[static_cast<std::size_t>(seat)];
    const bool six_areas = has_six_areas(g.cards(), player);
    if (!is_fulfilled(g.cards(), g.cards()[tile], player)) return six_areas ? Claim::six_areas : Claim::none;
    return six_areas ? Claim::both : Claim::objective;
}

// Claims first, the better one before the other; then glory, quests, points.
template <class Sink>
void rank_players(Play<Sink>& g) {
    Public& open = g.open();
    const auto standing = [&](int p) {
        const Player& player = open.players[static_cast<std::size_t>(p)];
        return std::tuple(open.claims[static_cast<std::size_t>(p)], player.gp, player.done.size(),
                          player.might + player.cunning);
    };
    for (int p = 0; p < g.setup.players; ++p) {
        std::uint8_t better = 0;
        for (int other = 0; other < g.setup.players; ++other) better += standing(other) > standing(p);
        open.rank[static_cast<std::size_t>(p)] = static_cast<std::uint8_t>(better + 1);
    }
}

template <class Sink>
void finish(Play<Sink>& g, Ending ending) {
    Public& open = g.open();
    rank_players(g);
    open.ending = ending;
    open.over = true;
    open.step = Step::over;
    g.state.choice = {};
    g.tell({.what = What::game_over, .thing = static_cast<std::uint8_t>(ending)});
}

// Claims are made by themselves. True if there was one: the game is over.
template <class Sink>
bool someone_claims(Play<Sink>& g) {
    Public& open = g.open();
    Claim best = Claim::none;
    for (int p = 0; p < g.setup.players; ++p) {
        const Claim claim = claim_of(g, seat_at(p));
        open.claims[static_cast<std::size_t>(p)] = claim;
        if (claim == Claim::none) continue;
        best = std::max(best, claim);
        const bool shows_tile = claim != Claim::six_areas;
        g.tell({.what = What::claimed,
                .seat = seat_at(p),
                .card = shows_tile ? static_cast<std::uint8_t>(g.hidden().objectives[static_cast<std::size_t>(p)])
                                   : std::uint8_t{255},
                .thing = static_cast<std::uint8_t>(claim)});
    }
    if (best == Claim::none) return false;
    finish(g, best == Claim::both ? Ending::both : best == Claim::objective ? Ending::objective : Ending::six_areas);
    return true;
}

}  // namespace pantheon::machina
