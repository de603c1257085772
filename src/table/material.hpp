// What a game is made of, for the laboratory: cards and other things that players put to use, and what they belong to.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "table/any_game.hpp"
#include "table/puzzle_kind.hpp"

namespace pantheon {

class School;  // lab/school.hpp

// A thing that players put to use: a card with all copies that are alike, an ability.
struct Item {
    std::string id{};
    std::string name{};
    int copies = 0;                    // in this game; 0: it is not in play
    std::vector<Label> families{};     // cards of one name, then the larger parts that it belongs to: a colour
    std::vector<std::string> facts{};  // where what is printed on it is known from: "cost house"
    bool only_held = false;            // nothing puts it to use: it counts by being there
    bool house = false;                // this project designed part of it
};

// By the number of the item.
using Items = std::vector<bool>;

// What only a game can say about it.
struct Material {
    // All there are; their numbers are the same in every game with the same box.
    std::vector<Item> (*items)(const AnyGame& game) = nullptr;
    // The item that the seat of an event put to use by it; -1: none.
    int (*used_in)(const AnyGame& game, const Event& event) = nullptr;
    // What else a game can be told apart by: its board, its modules.
    std::vector<Label> (*traits)(const AnyGame& game) = nullptr;
    // The same question with `item` in place of another thing of its sort that the asked seat holds, the `which`-th of
    // them; what it takes the place of goes where `item` was. Null where that cannot be.
    std::unique_ptr<AnyGame> (*exchanged)(const AnyGame& game, int item, int which) = nullptr;
    // A player that plans (players/planning.hpp), told as its kind is, that may not use these items as long as it has
    // another option, knows it while it plans, and knows that the others may.
    std::unique_ptr<Player> (*player_without)(const AnyGame& game, const Chair& chair, const Items& items) = nullptr;
    // The game for somebody who learns it, with rows for these cards, for all of its box if none is said. Null: nobody
    // can.
    std::unique_ptr<School> (*school)(const GameKind& kind, const std::vector<std::string>& cards) = nullptr;
    // What puzzles of it ask for.
    PuzzleTable puzzles = {};
};

}  // namespace pantheon
