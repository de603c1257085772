// A player that follows a game from its beginning, through everything that is answered and taken back.
#pragma once

#include <vector>

#include "players/player.hpp"

namespace pantheon {

class SeatedPlayer {
    PlayerChoice choice_;
    Seat seat_;
    std::uint64_t seed_;
    std::unique_ptr<AnyGame> beginning_;

    std::unique_ptr<Player> player_;
    std::unique_ptr<AnyGame> game_;  // as far as it has followed
    std::vector<Answer> followed_;

    void sit_down();

public:
    // `beginning` is the position before the first answer.
    SeatedPlayer(PlayerChoice choice, const AnyGame& beginning, Seat seat, std::uint64_t seed);

    const PlayerChoice& choice() const { return choice_; }

    // All answers so far, luck's included. Where the game went back, the player begins anew.
    void follow(std::span<const Answer> answers);

    // `game` is where those answers lead, or where more of its own lead that can still be undone.
    Thought think(const AnyGame& game, const Thinking& thinking) { return player_->think(game, thinking); }
};

}  // namespace pantheon
