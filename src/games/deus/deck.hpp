// The cards in play, as the rules read them: numbers only, built once from a box and shared by all games.
#pragma once

#include <array>

#include "games/deus/things.hpp"
#include "words/program.hpp"

namespace pantheon::deus {

// What is looked at all the time, kept small; programs lie apart.
struct DeckCard {
    Colour colour{};
    std::uint8_t face = 0;           // which row of the box: equal for interchangeable cards
    std::uint8_t min_buildings = 0;  // Egypt: so many must already stand in the region
    Cost cost;
    CardSet alike;  // all cards with this face, this one included
};

struct Deck {
    std::array<DeckCard, max_cards> cards{};
    std::array<words::Program, max_cards> programs{};
    std::array<words::Program, max_cards> one_time{};  // Egypt: the 1× effect; no code: none
    int size = 0;

    const DeckCard& operator[](CardId card) const { return cards[static_cast<std::size_t>(card)]; }
    const words::Program& program(CardId card) const { return programs[static_cast<std::size_t>(card)]; }
    const words::Program& once(CardId card) const { return one_time[static_cast<std::size_t>(card)]; }
    constexpr CardSet all() const { return CardSet::below(size); }
};

}  // namespace pantheon::deus
