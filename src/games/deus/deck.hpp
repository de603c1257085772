// The cards in play, as the rules read them: numbers only, built once from a box and shared by all games.
#pragma once

#include <array>

#include "games/deus/things.hpp"
#include "words/program.hpp"

namespace pantheon::deus {

struct DeckCard {
    Colour colour{};
    std::uint8_t face = 0;  // which row of the box: equal for interchangeable cards
    CardSet alike;          // all cards with this face, this one included
    Cost cost;
    std::uint8_t min_buildings = 0;  // Egypt: so many must already stand in the region
    words::Program program;
    words::Program once;  // Egypt: the 1× effect; no code: none
};

struct Deck {
    std::array<DeckCard, max_cards> cards{};
    int size = 0;

    const DeckCard& operator[](CardId card) const { return cards[static_cast<std::size_t>(card)]; }
    constexpr CardSet all() const { return CardSet::below(size); }
};

}  // namespace pantheon::deus
