// The door between a running game and a player that is written for the game itself: only views pass.
#pragma once

#include <vector>

#include "table/game_of.hpp"

namespace pantheon {

// `Self` is the class of the running game. A mind has
//   Mind(const Setup& setup, const Chair& chair)   the setup stays where it is as long as the mind lives; or
//   Mind(const Setup& setup, const Box& box, const Chair& chair)
//   Thought think(const View& view, const Thinking& thinking)
// and, if it wants to follow the game,
//   void see(const View& view, std::span<const Event> events)   where it stands after an answer, and what its seat
//                                                               may know of what has happened
template <class Self, class Mind>
class PlayerFromView final : public Player {
    using View = typename Self::Rules::View;

    const Self table_;  // as it was when the player sat down: holds the setup
    const Seat seat_;
    Mind mind_;
    std::vector<Event> seen_;

    static Mind mind_for(const Self& table, const Chair& chair) {
        if constexpr (requires { Mind(table.setup(), table.box(), chair); })
            return Mind(table.setup(), table.box(), chair);
        else return Mind(table.setup(), chair);
    }
    static View view_of(const AnyGame& any, Seat seat) {
        const Self& game = as<Self>(any);
        return Self::Rules::view(game.setup(), game.state(), seat);
    }

public:
    PlayerFromView(const AnyGame& game, const Chair& chair)
        : table_(as<Self>(game)), seat_(chair.seat), mind_(mind_for(table_, chair)) {}

    void see(const AnyGame& after, std::span<const Event> events) override {
        if constexpr (requires(const View& view) { mind_.see(view, events); }) {
            seen_.clear();
            for (const Event& event : events) seen_.push_back(after.seen_by(event, seat_));
            mind_.see(view_of(after, seat_), seen_);
        }
    }
    Thought think(const AnyGame& game, const Thinking& thinking) override {
        return mind_.think(view_of(game, seat_), thinking);
    }

    static std::unique_ptr<Player> make(const AnyGame& game, const Chair& chair) {
        return std::make_unique<PlayerFromView>(game, chair);
    }
};

}  // namespace pantheon
