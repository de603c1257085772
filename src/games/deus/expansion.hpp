// The points at which Deus: Egypt changes the game. The base rules call these functions and know no more of it;
// egypt/egypt.hpp defines them. Each does nothing when its module is not in play, and is compiled away in a game
// without Egypt (`WithoutEgypt` in play.hpp).
#pragma once

#include "games/deus/play.hpp"

namespace pantheon::deus {

// ---- building
// What lasting temples change about building.
struct TempleHelp {
    std::uint8_t stand_ins = 0;  // resources for which one stands in, one bit each
    Colours opened;              // colours for which one opens the other columns
};
template <class Sink>
TempleHelp temple_help(Play<Sink>& g);
// The columns that may take a card: its own, and others that are open to its colour.
template <class Sink>
Options columns_for(Play<Sink>& g, CardId card, const TempleHelp& help);
// Points for stand-ins that were not used.
template <class Sink>
void pay_for_idle_stand_ins(Play<Sink>& g, const Cost& cost, std::uint8_t used);
// Gold that a garrison on this column takes.
template <class Sink>
int garrison_fee(Play<Sink>& g, Colour column);
template <class Sink>
void pay_garrison(Play<Sink>& g, Colour column);
// Regions of opponents' combat tokens: built on for points, which go to their owner.
template <class Sink>
RegionSet tolled_regions(Play<Sink>& g);
template <class Sink>
void pay_toll(Play<Sink>& g, Region region);
// A piece has been placed: the scribe follows, own combat tokens make room, temples watch. Tests the villages.
template <class Sink>
void piece_placed(Play<Sink>& g, Colour type, Region region);
// A temple card has been laid, and perhaps a temple placed.
template <class Sink>
void temple_laid(Play<Sink>& g, CardId card);
template <class Sink>
void temple_placed(Play<Sink>& g, Region region);

// An army has ended its move: its owner's combat token there makes room.
template <class Sink>
void army_rests(Play<Sink>& g, Region region);

// ---- effects
template <class Sink>
int count_egypt(Play<Sink>& g, Seat seat, const Instruction& instruction, CardId card);
// Carries out an instruction that only Egypt's cards have: true if a task was pushed or a question asked.
template <class Sink>
bool perform_order(Play<Sink>& g, const Instruction& instruction);
template <class Sink>
bool run_order(Play<Sink>& g);
template <class Sink>
void answered_order(Play<Sink>& g, Answer answer);
template <class Sink>
bool run_shift(Play<Sink>& g);
template <class Sink>
void answered_shift(Play<Sink>& g, Answer answer);

// ---- elsewhere
template <class Sink>
void piece_gained(Play<Sink>& g, Seat seat, Colour type);
template <class Sink>
void village_gone(Play<Sink>& g);
// How many cards an offering counts for, and what follows its refill.
template <class Sink>
int offering_size(Play<Sink>& g, int cards);
template <class Sink>
void after_offering(Play<Sink>& g);
// The end of a turn: resources without room on a barque go back.
template <class Sink>
void close_turn(Play<Sink>& g);
template <class Sink>
bool run_store(Play<Sink>& g);
template <class Sink>
void answered_store(Play<Sink>& g, Answer answer);
// What is left on a lasting temple when the game ends.
template <class Sink>
int tokens_left(Play<Sink>& g, Seat seat, int position);

}  // namespace pantheon::deus
