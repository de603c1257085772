// A position of Deus: plain bytes, split into what everybody sees and what is hidden.
#pragma once

#include <array>
#include <type_traits>

#include "core/fixed_vector.hpp"
#include "games/deus/prompts.hpp"
#include "games/deus/tasks.hpp"
#include "games/deus/things.hpp"

namespace pantheon::deus {

inline constexpr int max_column = 9;
inline constexpr int barque_sizes = 3;

struct Player {
    std::array<RegionSet, piece_types> on{};  // where this player's pieces stand, by type
    std::int16_t vp = 0;
    std::int16_t gold = 0;
    std::array<std::uint8_t, resource_count> resources{};
    std::array<std::uint8_t, piece_types> stock{};    // pieces on the player board, ready to be placed
    std::array<std::uint8_t, piece_types> reserve{};  // pieces not yet gained
    std::array<FixedVector<CardId, max_column>, colour_count> columns{};
    std::uint8_t hand_size = 0;
    Region home = nowhere;  // where the first building was placed
    bool wildcard_used = false;
    // Deus: Egypt.
    Region scribe = nowhere;
    RegionSet tokens;              // combat tokens in regions: the region is occupied, but nothing is built there
    RegionSet laid;                // villages on which an army of this player was laid down: it is out of the game
    std::uint8_t token_stock = 0;  // combat tokens on the player board
    std::array<std::uint8_t, barque_sizes> barques{};      // by size
    std::array<std::uint8_t, colour_count> garrison{};     // whose token lies on a column: 1 + place, 0 if nobody's
    std::array<std::uint8_t, piece_types> fortress{};      // whose token lies on a stack of pieces, likewise
    std::array<std::uint8_t, max_column> temple_tokens{};  // VP tokens on the temple cards, by position

    friend constexpr bool operator==(const Player&, const Player&) = default;

    // Where a piece of this player stands, and all that this player occupies.
    constexpr RegionSet built() const {
        RegionSet occupied;
        for (const RegionSet& type : on) occupied |= type;
        return occupied;
    }
    constexpr RegionSet regions() const { return built() | tokens; }
    constexpr auto& column(Colour colour) { return columns[static_cast<std::size_t>(colour)]; }
    constexpr const auto& column(Colour colour) const { return columns[static_cast<std::size_t>(colour)]; }
    constexpr RegionSet& standing(Colour type) { return on[static_cast<std::size_t>(type)]; }
    constexpr const RegionSet& standing(Colour type) const { return on[static_cast<std::size_t>(type)]; }
};

struct Public {
    std::array<Player, max_players> players{};
    RegionSet temples;
    RegionSet fallen;  // villages that were attacked or emptied
    std::array<std::uint8_t, max_tiles> village_vp{};
    std::array<std::uint8_t, resource_count> supply{};
    // Deus: Egypt. Without its market every resource is worth 4 gold and 2 points, the middle step.
    std::array<std::uint8_t, resource_count> market{1, 1, 1, 1};  // 0, 1 or 2
    std::array<std::uint8_t, barque_sizes> barques{};             // left in the supply
    CardSet gilded;                                               // cards with a gold on them: they fire twice
    CardSet spent;                                                // cards whose token effect was used this turn
    std::uint8_t temples_left = 0;
    std::uint8_t deck_size = 0;
    std::uint8_t pile_size = 0;
    CardId top = no_card;  // the uppermost discard
    Seat active = Seat::first;
    bool ending = false;  // the cards have run out: over when this turn is closed
    bool over = false;
    std::uint16_t round = 0;
    std::uint16_t last_round = 0;                   // 0: the end has not been triggered
    std::uint16_t built_round = 0;                  // the last round in which a card was built
    std::array<std::int16_t, max_players> score{};  // once the game is over
    FixedVector<Frame, max_tasks> tasks;

    friend constexpr bool operator==(const Public&, const Public&) = default;
};

// What a step of Egypt's market is worth: gold when a resource is replaced or sold, points for having the most of it.
constexpr int market_gold(const Public& open, std::size_t resource) { return 2 + 2 * open.market[resource]; }
constexpr int market_vp(const Public& open, std::size_t resource) { return 1 + open.market[resource]; }

struct Hidden {
    std::array<CardSet, max_players> hand{};
    std::array<CardSet, max_players> known{};  // cards of the pile that a seat laid there itself
    CardSet deck;
    CardSet offered;  // cards of the offering under way, without the top
    CardSet aside;    // Egypt: temples that were put aside before the game
    FixedVector<CardId, max_cards> pile;
    std::array<CardId, max_players> face_down{no_card, no_card, no_card, no_card};
    std::array<std::array<std::uint8_t, piece_types>, max_players> start{};  // alternative start, until all have chosen

    friend constexpr bool operator==(const Hidden&, const Hidden&) = default;
};

struct State {
    Public open;
    Hidden hidden;
    Choice choice;

    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace pantheon::deus
