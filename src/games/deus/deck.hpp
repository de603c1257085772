// The cards in play, as the rules read them: numbers only, built once from a box and shared by all games.
#pragma once

#include <array>

#include "games/deus/program.hpp"
#include "games/deus/things.hpp"

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
    std::array<Program, max_cards> programs{};
    std::array<Program, max_cards> one_time{};  // Egypt: the 1× effect; no code: none
    int size = 0;
    CardSet egypt;  // the cards of the expansion
    // Cards with the same face as the card 1, 2, 4 and 8 places before them. Filled by `find_copies`.
    std::array<CardSet, 4> copies{};

    const DeckCard& operator[](CardId card) const { return cards[static_cast<std::size_t>(card)]; }
    const Program& program(CardId card) const { return programs[static_cast<std::size_t>(card)]; }
    const Program& once(CardId card) const { return one_time[static_cast<std::size_t>(card)]; }
    constexpr CardSet all() const { return CardSet::below(size); }

    // One card of each face, the first: interchangeable cards are offered once. Cards of one face are neighbours and
    // on one side of 64, so "an earlier one of this face is here" spreads upwards by doubling, without a branch.
    constexpr CardSet distinct(const CardSet& some) const {
        const auto first_ones = [&](int half) {
            const std::uint64_t here = some.word(half);
            std::uint64_t later = here << 1 & copies[0].word(half);
            for (int step = 0; step < 4; ++step)
                later |= later << (1 << step) & copies[static_cast<std::size_t>(step)].word(half);
            return here & ~later;
        };
        return CardSet::from_word(first_ones(0), first_ones(1));
    }
    void find_copies() {
        for (int step = 0; step < 4; ++step)
            for (int card = 1 << step; card < size; ++card)
                if (cards[static_cast<std::size_t>(card)].alike.contains(card_at(card - (1 << step))))
                    copies[static_cast<std::size_t>(step)].add(card_at(card));
    }
};

}  // namespace pantheon::deus
