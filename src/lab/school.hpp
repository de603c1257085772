// A game as somebody who learns it needs it: games to learn from, tables to be tested at.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lab/lessons.hpp"
#include "lab/self_play.hpp"
#include "table/any_game.hpp"

namespace pantheon {

class School {
public:
    virtual ~School() = default;

    // What a net for this game says of itself, but for how it was made.
    virtual const NetLabel& label() const = 0;
    virtual int rows() const = 0;

    struct Played {
        Lessons lessons;
        long positions = 0;  // that the net judged
    };
    // A game of the net against itself, or against another in all other seats, from which it learns alone. The same
    // seed, the same game.
    virtual Played play(const Net& net, const Net* against, const SelfPlay& how, std::uint64_t seed) const = 0;
    // One of the net against rules of thumb, or another net, in all other seats, planned with this width: what it won.
    virtual double challenge(const Net& net, const Net* against, const SelfPlay& how, int width,
                             std::uint64_t seed) const = 0;

    // Tables at which a net has to stand its ground, `players` among their options.
    virtual std::vector<GameOptions> ladder() const = 0;

    bool has_taught(const Net& net) const {
        return net.label.game == label().game && net.label.layout == label().layout &&
               net.label.cards == label().cards && net.rows() == rows();
    }
};

inline bool by_lot(Rng& rng, float share) { return static_cast<float>(rng.below(1 << 24)) < share * (1 << 24); }
// How many play, by the shares of `SelfPlay`.
inline int players_by_lot(Rng& rng, const SelfPlay& how) {
    const float all = how.players[0] + how.players[1] + how.players[2];
    const float lot = static_cast<float>(rng.below(1 << 24)) / (1 << 24) * all;
    return lot < how.players[0] ? 2 : lot < how.players[0] + how.players[1] ? 3 : 4;
}

// `Table` is where a game is laid out:
//   Sight                                  what a net sees of the game
//   Table(const Sight::Box& box)
//   const Setup& lay(Rng& rng, const SelfPlay& how)   the next game, of the kind that is asked for
//   static Answer thumb(const Setup&, const View&, Rng&)   the answer of a player who has not learnt
//   std::vector<GameOptions> ladder() const   the tables of the gate, as far as the box has them
template <class Table>
class SchoolOf final : public School {
    using Sight = typename Table::Sight;
    using Game = typename Sight::Game;
    using Box = typename Sight::Box;

    const std::shared_ptr<const Box> box_;
    const NetLabel label_;
    const Sight sight_;

public:
    // `cards`: those that have rows, in their order; empty: all of the box.
    SchoolOf(std::shared_ptr<const Box> box, const std::vector<std::string>& cards)
        : box_(std::move(box)),
          label_{std::string(Sight::game), Sight::layout(), cards.empty() ? Sight::cards(*box_) : cards, ""},
          sight_(*box_, label_.cards) {}

    const NetLabel& label() const override { return label_; }
    int rows() const override { return Sight::rows(); }
    std::vector<GameOptions> ladder() const override { return Table(*box_).ladder(); }

    Played play(const Net& net, const Net* against, const SelfPlay& how, std::uint64_t seed) const override {
        Rng rng(seed);
        Table table(*box_);
        SelfPlayer<Sight> player(sight_, rng);
        player.play(net, against, table.lay(rng, how), how);
        Played played{.lessons = {}, .positions = player.judged};
        for (const Sample& sample : player.samples)
            if (sample.rows > 0)
                played.lessons.list.push_back({static_cast<std::uint32_t>(sample.first_row),
                                               static_cast<std::uint32_t>(sample.rows), target_of(sample.value)});
        played.lessons.rows = std::move(player.rows);
        return played;
    }

    double challenge(const Net& net, const Net* against, const SelfPlay& how, int width,
                     std::uint64_t seed) const override {
        Rng rng(seed);
        Table table(*box_);
        const auto& setup = table.lay(rng, how);
        Judge<Sight> judge(&net, sight_, setup), other_judge(against, sight_, setup);
        Planner<Judge<Sight>> planner(judge), others(other_judge);
        const Seat me = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.players))));
        Silent silent;
        auto state = Game::begin(setup);
        settle<Game>(setup, state, silent);
        while (!Game::is_over(state)) {
            const Choice choice = Game::choice(state);
            if (choice.seat == me || (against && choice.seat != Seat::luck)) {
                (choice.seat == me ? planner : others).play(state, width);
                settle<Game>(setup, state, silent);
                continue;
            }
            const Answer given = choice.seat == Seat::luck
                                     ? random_option(choice.options, rng)
                                     : Table::thumb(setup, Game::view(setup, state, choice.seat), rng);
            answer<Game>(setup, state, given, silent);
        }
        return static_cast<double>(Sight::outcome(setup, state, me).win) / sure;
    }

private:
    // An end of a turn that is worse than one after which the game was lost is to be judged lower still: cut at zero,
    // what a look-ahead found would be lost. On average chances are between zero and one.
    static constexpr float beyond = 0.25f;
    static std::array<float, net_outputs> target_of(const Value& value) {
        const auto points = [](std::int32_t n, int unit) {
            return static_cast<float>(n) / static_cast<float>(one_point * unit);
        };
        return {std::clamp(static_cast<float>(value.win) / sure, -beyond, 1 + beyond),
                points(value.lead, Net::lead_unit), points(value.points, Net::points_unit)};
    }
};

}  // namespace pantheon
