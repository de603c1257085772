// Who answers a question: a player's place at the table, or luck.
#pragma once

#include <cstdint>

namespace pantheon {

inline constexpr int max_players = 4;

enum class Seat : std::uint8_t { first, second, third, fourth, luck, nobody };

constexpr Seat seat_at(int place) { return static_cast<Seat>(place); }
constexpr int place(Seat seat) { return static_cast<int>(seat); }
constexpr bool is_player(Seat seat) { return seat < Seat::luck; }

}  // namespace pantheon
