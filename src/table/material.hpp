// What a game is made of, for the laboratory: cards and other things that players put to use, and what they belong to.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

// A thing that players put to use: a card with all copies that are alike, an ability.
struct Item {
    std::string id{};
    std::string name{};
    int copies = 0;                    // in this game; 0: it is not in play
    std::vector<Label> families{};     // what it belongs to: cards of one name, a colour
    std::vector<std::string> facts{};  // where what is printed on it is known from: "cost house"
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
    // A player that plans (players/planning.hpp), told as its kind is, that may not use these items as long as it has
    // another option, knows it while it plans, and knows that the others may.
    std::unique_ptr<Player> (*player_without)(const AnyGame& game, const Chair& chair, const Items& items) = nullptr;
};

}  // namespace pantheon
