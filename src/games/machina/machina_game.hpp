// Deus Ex Machina as a game on the shelf.
#pragma once

#include "games/machina/box.hpp"
#include "table/any_game.hpp"

namespace pantheon::machina {

struct Setup;
struct State;

// The kind and all its games keep the box.
GameKind machina_kind(std::shared_ptr<const Box> box);
// The box must outlive the kind and all its games.
GameKind machina_kind(const Box& box);

// The box that a kind of Deus Ex Machina is played with.
const Box& box_of(const GameKind& kind);

// What a game of this kind holds: for those that are written for Deus Ex Machina itself.
const Setup& setup_of(const AnyGame& game);
const State& state_of(const AnyGame& game);
const Box& box_of(const AnyGame& game);

// A game that stands at this position. The box must outlive it.
std::unique_ptr<AnyGame> game_at(const Box& box, const Setup& setup, const State& state);

const GameTables& machina_tables();

// Who judges such a game for people; only its setup is looked at.
std::unique_ptr<Analyst> make_analyst(const AnyGame& game);

}  // namespace pantheon::machina
