// What the players agreed on before the first card: number of players, board, variants.
#pragma once

#include <array>

#include "games/deus/board.hpp"
#include "games/deus/deck.hpp"
#include "table/seat.hpp"

namespace pantheon::deus {

inline constexpr int cards_in_play = 96;
inline constexpr std::array<int, 3> barque_count{7, 8, 9};  // Egypt: by size
inline constexpr int hand_limit = 10;
inline constexpr int full_hand = 5;
inline constexpr int most_gold = 30'000;  // and most points
inline constexpr int pieces_of_a_type = 5;
inline constexpr int vp_for_edge = 3;  // the price of a placement at the edge
inline constexpr int vp_for_toll = 3;  // Egypt: the price of building on a combat token
inline constexpr int temple_cap = 12;
inline constexpr int stalled_rounds = 10;  // ruling 32

// Plain numbers, shared by all positions of a game. The deck belongs to the box, which must outlive it.
struct Setup {
    const Deck* deck = nullptr;
    int players = 2;
    Board board;
    // Variants.
    std::array<std::uint8_t, max_players> start_pieces{};  // 0: two of each type; otherwise so many of own choice
    bool wildcard = false;
    bool empty_deck_ends = true;  // ruling 31; otherwise an empty deck is an end trigger
    bool standstill_ends = true;  // ruling 32
    bool open_vp = false;         // for whoever shows the game: the rules do not look at it
    // Deus: Egypt.
    Colours egypt;                      // the colours that come from Egypt
    bool temple_mix = false;            // 16 temples, drawn unseen from both boxes
    bool stand_in_pays_always = false;  // E1: a stand-in temple pays its point for every build that does not use it
    bool horus_sees_itself = false;     // E4: a temple that watches temples is triggered by its own construction

    bool uses(Colour module) const { return egypt.contains(module); }
    bool uses_egypt() const { return !egypt.empty() || temple_mix; }

    // With four players, Egypt's market takes one of each out of the supply.
    int resources_of_a_type() const { return 5 * players - (players == 4 && uses(Colour::maritime)); }
};

}  // namespace pantheon::deus
