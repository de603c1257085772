// What the players agreed on before the first card: number of players, expansion, switches.
#pragma once

#include "games/machina/cards.hpp"
#include "table/seat.hpp"

namespace pantheon::machina {

// Plain numbers, shared by all positions of a game. The cards belong to the box, which must outlive it.
struct Setup {
    const Cards* cards = nullptr;
    int players = 2;
    bool mini = false;               // with the mini expansion
    bool gods_by_luck = false;       // D34: dealt instead of chosen
    bool user_pays_tribute = false;  // D1: who uses another god's hero pays; otherwise the bank does
    bool reductions_stay = false;    // D6: a lowered quest stays so as long as it lies on the track
    bool standstill_ends = true;     // D30: ten turns without a completed quest end the game

    // With two players each has three tokens, otherwise two: so many rounds has a turn.
    int rounds() const { return players == 2 ? 3 : 2; }

    GodSet gods() const { return mini ? cards->gods_of_base | cards->gods_of_mini : cards->gods_of_base; }
    ObjectiveSet objectives() const {
        return mini ? cards->objectives_of_base | cards->objectives_of_mini : cards->objectives_of_base;
    }
    QuestSet quests() const { return players == 4 ? cards->all_quests : cards->all_quests - cards->small_quests; }
    int copies(Intervention face) const {
        return mini || !cards->interventions_of_mini.contains(face) ? (*cards)[face].copies : 0;
    }
};

}  // namespace pantheon::machina
