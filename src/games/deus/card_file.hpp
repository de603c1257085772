// One file of cards: the faces of one colour, with the places of their names for later complaints.
#pragma once

#include <vector>

#include "core/text.hpp"
#include "games/deus/box.hpp"
#include "words/block_file.hpp"

namespace pantheon::deus {

struct CardRow {
    Face face;
    Spot name, french_name;
};

// A standard card of Egypt may also have a line "once" (a sentence, its 1× effect) and a line "needs" ("1 building").
Result<std::vector<CardRow>> read_card_file(const NamedFile& file, Colour colour, Edition edition);

// Tags such as "rulebook" or "house"; at least one.
Result<Sources> read_sources(std::span<const words::Said> tags, const Spot& spot);

}  // namespace pantheon::deus
