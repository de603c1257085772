// Games, players and cards as data for other programs: the same for `--json` and for the engine protocol.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "service/json.hpp"
#include "table/any_game.hpp"

namespace pantheon {

// From the weakest to the strongest. No rating: nobody has measured it yet.
Json list_players(const GameTables& tables);
Json list_games(std::span<const GameKind> shelf);
Json list_cards(std::span<const CardEntry> cards);

// Whether its name in either language, or its id, contains one of the words, if there are any.
bool is_named(const CardEntry& card, std::span<const std::string> words);

// On one line; broken letters of texts are replaced.
std::string one_line(const Json& json);

}  // namespace pantheon
