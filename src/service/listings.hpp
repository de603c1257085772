// Games and cards as data for other programs: the same for `--json` and for the engine protocol.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/deus/box.hpp"
#include "service/json_reader.hpp"
#include "table/any_game.hpp"

namespace pantheon {

Json list_games(std::span<const GameKind> shelf);
Json list_cards(std::span<const deus::Face* const> faces);

// Every face of the box, or those whose name in either language, or id, contains one of the words.
std::vector<const deus::Face*> faces_named(const deus::Box& box, std::span<const std::string> words);

// True if this project designed part of the card: it need not be as printed.
bool is_house(const deus::Face& face);

// On one line; broken letters of texts are replaced.
std::string one_line(const Json& json);

}  // namespace pantheon
