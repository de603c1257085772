// The end of the game: temples, majorities, ranking.
#pragma once

#include "games/deus/effects.hpp"
#include "games/deus/temple.hpp"

namespace pantheon::deus {

inline constexpr int majority_vp = 2;

// What a temple card that counts at the end is worth to its owner now; 0 for one of Egypt's lasting temples.
template <class Rules>
int temple_worth(Play<Rules>& g, Seat seat, CardId card) {
    const Program& program = g.deck().program(card);
    int vp = 0;
    for (const Instruction& instruction : program.code)
        vp += instruction.number * count(g, seat, instruction, nowhere, card);
    return std::min<int>(vp, program.cap == no_cap ? most_gold : program.cap);
}

// Points for having the most of something, at least one; tied players all get them (ruling 30).
template <class Rules>
void score_majority(Play<Rules>& g, Thing what) {
    const auto owned = [&](int p) -> int {
        const Player& player = g.player(seat_at(p));
        return what == Thing::gold ? player.gold : player.resources[static_cast<std::size_t>(what)];
    };
    // Two points, unless Egypt's market gives a resource another worth.
    const auto vp = static_cast<std::int16_t>(
        what == Thing::gold ? majority_vp : market_vp(g.open(), static_cast<std::size_t>(what)));
    int most = 1;
    for (int p = 0; p < g.setup.players; ++p) most = std::max(most, owned(p));
    for (int p = 0; p < g.setup.players; ++p) {
        if (owned(p) != most) continue;
        auto& score = g.open().score[static_cast<std::size_t>(p)];
        score = static_cast<std::int16_t>(score + vp);
        g.tell({.what = What::majority, .seat = seat_at(p), .thing = static_cast<std::uint8_t>(what), .n = vp});
    }
}

template <class Rules>
void score_game(Play<Rules>& g) {
    for (int p = 0; p < g.setup.players; ++p) {
        const Player& player = g.player(seat_at(p));
        int score = player.vp;
        const auto& temples = player.column(Colour::temple);
        for (int i = 0; i < temples.size(); ++i) {
            const int vp = temple_worth(g, seat_at(p), temples[i]) + tokens_left(g, seat_at(p), i);
            if (vp > 0)
                g.tell({.what = What::temple_scored,
                        .seat = seat_at(p),
                        .card = static_cast<std::uint8_t>(temples[i]),
                        .n = static_cast<std::int16_t>(vp)});
            score += vp;
        }
        g.open().score[static_cast<std::size_t>(p)] = static_cast<std::int16_t>(std::min(score, most_gold));
    }
    for (Thing what : {Thing::wheat, Thing::wood, Thing::clay, Thing::stone, Thing::gold}) score_majority(g, what);
    g.tell({.what = What::game_over});
}

}  // namespace pantheon::deus
