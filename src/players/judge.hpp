// Who judges the positions of one game: a net, each time by what differs from a position judged before; or rules of
// thumb.
#pragma once

#include <array>

#include "players/net.hpp"
#include "players/sight.hpp"
#include "table/seat.hpp"

namespace pantheon {

// What a judge is: `value` of any position for a seat; `stand` at a position, from where `near` judges its neighbours
// for the same seat. Positions that are over have an outcome, which no judge is asked for.
template <class Sight>
class Judge {
public:
    using Game = typename Sight::Game;
    using Setup = typename Game::Setup;
    using State = typename Game::State;
    using Rows = Sighting<Sight::slots>;
    static_assert(Sight::slots <= Net::most_slots);

    // Without a net (a new game, or rows that no net knows) the game's rules of thumb judge.
    Judge(const Net* net, const Sight& sight, const Setup& setup) : net_(net), sight_(&sight), setup_(&setup) {}

    const Setup& setup() const { return *setup_; }
    static int turn(const State& state) { return Sight::turn(state); }
    static Seat active(const State& state) { return Sight::active(state); }
    Value outcome(const State& end, Seat seat) const { return Sight::outcome(*setup_, end, seat); }

    Value value(const State& state, Seat seat) {
        if (Game::is_over(state)) return outcome(state, seat);
        ++judged;
        return net_ ? net_->judge(look(state, seat).layer) : Sight::thumb(*setup_, state, seat);
    }
    void stand(const State& state, Seat seat) {
        if (net_) here_ = &look(state, seat);
    }
    Value near(const State& state, Seat seat) {
        if (Game::is_over(state) || !net_) return value(state, seat);
        ++judged;
        sight_->see(*setup_, state, seat, next_.rows);
        follow(*here_, next_);
        return net_->judge(next_.layer);
    }
    // What `value` or `stand` saw last for a seat.
    const Rows& seen(Seat seat) const { return last_[static_cast<std::size_t>(seat)].rows; }

    long judged = 0;  // positions

private:
    struct Seen {
        Rows rows;
        Layer layer;
    };
    const Net* net_;
    const Sight* sight_;
    const Setup* setup_;
    std::array<Seen, max_players> last_;  // what each seat saw last
    std::array<bool, max_players> has_seen_{};
    Seen next_;
    const Seen* here_ = nullptr;

    const Seen& look(const State& state, Seat seat) {
        Seen& last = last_[static_cast<std::size_t>(seat)];
        if (has_seen_[static_cast<std::size_t>(seat)]) {
            sight_->see(*setup_, state, seat, next_.rows);
            follow(last, next_);
            last = next_;
        } else {
            sight_->see(*setup_, state, seat, last.rows);
            std::array<std::uint16_t, Sight::slots> rows;
            const std::size_t count = last.rows.list(rows.data());
            net_->change(net_->bias(), last.layer, {rows.data(), count}, {});
            has_seen_[static_cast<std::size_t>(seat)] = true;
        }
        return last;
    }

    // The layer of `to`, whose rows are known, from that of `from`.
    void follow(const Seen& from, Seen& to) const { net_->follow(from.rows.at, from.layer, to.rows.at, to.layer); }
};

}  // namespace pantheon
