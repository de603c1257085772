// The points at which Deus: Egypt changes the game. The base rules call these functions and know no more of it;
// egypt/egypt.hpp defines them. Each does nothing when its module is not in play, and is compiled away in a game
// without Egypt (`Rules::egypt`).
#pragma once

#include "games/deus/play.hpp"

namespace pantheon::deus {

// ---- building
// What lasting temples change about building.
struct TempleHelp {
    std::uint8_t stand_ins = 0;  // resources for which one stands in, one bit each
    Colours opened;              // colours for which one opens the other columns
};
template <class Rules>
TempleHelp temple_help(Play<Rules>& g);
// The columns that may take a card: its own, and others that are open to its colour.
template <class Rules>
Options columns_for(Play<Rules>& g, CardId card, const TempleHelp& help);
// Points for stand-ins that were not used.
template <class Rules>
void pay_for_idle_stand_ins(Play<Rules>& g, const Cost& cost, std::uint8_t used);
// Gold that a garrison on this column takes.
template <class Rules>
int garrison_fee(Play<Rules>& g, Colour column);
template <class Rules>
void pay_garrison(Play<Rules>& g, Colour column);
// Regions of opponents' combat tokens: built on for points, which go to their owner.
template <class Rules>
RegionSet tolled_regions(Play<Rules>& g);
template <class Rules>
void pay_toll(Play<Rules>& g, Region region);
// A piece has been placed: the scribe follows, own combat tokens make room, temples watch. Tests the villages.
template <class Rules>
void piece_placed(Play<Rules>& g, Colour type, Region region);
// A temple card has been laid, and perhaps a temple placed.
template <class Rules>
void temple_laid(Play<Rules>& g, CardId card);
template <class Rules>
void temple_placed(Play<Rules>& g, Region region);

// An army has ended its move: its owner's combat token there makes room.
template <class Rules>
void army_rests(Play<Rules>& g, Region region);

// ---- effects
template <class Rules>
int count_egypt(Play<Rules>& g, Seat seat, const Instruction& instruction, CardId card);
// Carries out an instruction that only Egypt's cards have: true if a task was pushed or a question asked.
template <class Rules>
bool perform_order(Play<Rules>& g, const Instruction& instruction);
template <class Rules>
bool run_order(Play<Rules>& g);
template <class Rules>
void answered_order(Play<Rules>& g, Answer answer);
template <class Rules>
bool run_shift(Play<Rules>& g);
template <class Rules>
void answered_shift(Play<Rules>& g, Answer answer);

// ---- elsewhere
template <class Rules>
void piece_gained(Play<Rules>& g, Seat seat, Colour type);
template <class Rules>
void village_gone(Play<Rules>& g);
// How many cards an offering counts for, and what follows its refill.
template <class Rules>
int offering_size(Play<Rules>& g, int cards);
template <class Rules>
void after_offering(Play<Rules>& g);
// The end of a turn: resources without room on a barque go back.
template <class Rules>
void close_turn(Play<Rules>& g);
template <class Rules>
bool run_store(Play<Rules>& g);
template <class Rules>
void answered_store(Play<Rules>& g, Answer answer);
// What is left on a lasting temple when the game ends.
template <class Rules>
int tokens_left(Play<Rules>& g, Seat seat, int position);

}  // namespace pantheon::deus
