// How fast players think: positions judged anew and by what differs, and simulations.
#pragma once

#include <cstdint>
#include <vector>

#include "players/judge.hpp"
#include "players/nets.hpp"
#include "players/plan.hpp"

namespace pantheon {

// What is counted: positions judged from nothing, positions judged as neighbours of another, simulations of a round;
// each with all that belongs to it, the encoding of positions included.
enum class Thinks : std::uint8_t { anew, by_difference, simulations };

// Positions of one game that is played without looking ahead, and those that answers lead to.
template <class Sight>
class ThinkingBench {
    using Judge = pantheon::Judge<Sight>;
    using Game = typename Sight::Game;
    using State = typename Game::State;
    struct Crossroads {
        State state;
        std::vector<State> after;
    };

    const typename Game::Setup& setup_;
    const Net* const net_;
    const Sight sight_;
    std::vector<Crossroads> met_;

    static constexpr std::size_t most_met = 48;  // so that all of them stay near the processor, as in a plan

    void collect(std::uint64_t seed) {
        Rng rng(seed);
        Silent silent;
        Judge judge(net_, sight_, setup_);
        Planner<Judge> planner(judge);
        State state = Game::begin(setup_);
        settle<Game>(setup_, state, silent);
        while (!Game::is_over(state)) {
            if (Game::choice(state).seat == Seat::luck) {
                answer<Game>(setup_, state, random_option(Game::choice(state).options, rng), silent);
                continue;
            }
            if (rng.below(3) == 0 && met_.size() < most_met) remember(state);
            planner.play(state, 1);
            settle<Game>(setup_, state, silent);
        }
    }
    void remember(const State& state) {
        Silent silent;
        Crossroads& here = met_.emplace_back(Crossroads{state, {}});
        for (const Answer option : Game::choice(state).options) {
            State next = state;
            answer<Game>(setup_, next, option, silent);
            if (!Game::is_over(next)) here.after.push_back(next);
        }
    }

public:
    ThinkingBench(const typename Game::Setup& setup, const typename Sight::Box& box, std::uint64_t seed)
        : setup_(setup),
          net_(net_at_hand(Sight::game, Sight::layout())),
          sight_(box, net_ ? net_->label.cards : std::vector<std::string>{}) {
        if (net_) collect(seed);
    }

    // At least so many, unless there is no net. Returns how many that were.
    std::uint64_t think(Thinks what, std::uint64_t times) {
        std::uint64_t done = 0, round = 0;
        while (done < times && !met_.empty()) {
            for (const Crossroads& here : met_) {
                const std::uint64_t more = what == Thinks::anew            ? anew(here)
                                           : what == Thinks::by_difference ? by_difference(here)
                                                                           : simulate(here, ++round);
                done += more;
                if (done >= times) break;
            }
            if (done == 0) break;
        }
        return done;
    }

private:
    std::uint64_t anew(const Crossroads& here) {
        const Seat me = Game::choice(here.state).seat;
        Sighting<Sight::slots> seen;
        std::array<std::uint16_t, Sight::slots> rows;
        Layer layer;
        std::int64_t sum = 0;
        for (const State& state : here.after) {
            sight_.see(setup_, state, me, seen);
            const std::size_t count = seen.list(rows.data());
            net_->change(net_->bias(), layer, {rows.data(), count}, {});
            sum += net_->judge(layer).win;
        }
        sum_ += sum;
        return here.after.size();
    }
    std::uint64_t by_difference(const Crossroads& here) {
        if (!judge_) judge_ = std::make_unique<Judge>(net_, sight_, setup_);
        const Seat me = Game::choice(here.state).seat;
        judge_->stand(here.state, me);
        for (const State& state : here.after) sum_ += judge_->near(state, me).win;
        return here.after.size();
    }
    std::uint64_t simulate(const Crossroads& here, std::uint64_t seed) {
        Rng rng(seed);
        Judge judge(net_, sight_, setup_);
        Planner<Judge> planner(judge);
        planner.plan(here.state, 8);
        const LookAhead ahead{.simulations = 64};
        std::uint64_t done = 0;
        const auto found = Outlook<Judge>(judge, planner, ahead)
                               .compare(Game::view(setup_, here.state, Game::choice(here.state).seat), rng);
        for (const auto& candidate : found) done += static_cast<std::uint64_t>(candidate.worlds);
        return done;
    }

    std::unique_ptr<Judge> judge_;
    std::int64_t sum_ = 0;  // so that nothing of it can be left out
};

}  // namespace pantheon
