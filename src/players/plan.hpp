// A turn planned as a whole: all its lines side by side, and what would come of the best of them.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "players/patience.hpp"
#include "players/value.hpp"
#include "table/game.hpp"

namespace pantheon {

// One answer on a line, and where it leads.
template <class State>
struct Step {
    State state;
    Value value;
    std::int32_t use = 0;
    int before = -1;  // the step that leads here, -1: the first
    Answer answer{};

    Step(const State& from, int step, Answer option) : state(from), before(step), answer(option) {}
};

// Chance has no part in a choice.
struct NoNoise {
    std::int32_t operator()() const { return 0; }
};

template <class Judge>
class Planner {
public:
    using Game = typename Judge::Game;
    using State = typename Game::State;

    explicit Planner(Judge& judge, int per_point = usual_per_point) : judge_(&judge), per_point_(per_point) {
        steps.reserve(512);
    }

    std::vector<Step<State>> steps;
    std::vector<int> ends;  // steps with which a line ends: the turn is over, or somebody else must answer

    // All answers to the open question, those that follow, and so on; of the unfinished lines the best `width` go on,
    // twice as many after the first answer, which is the widest question. The best end, by `use` and noise; whoever is
    // out of patience follows one line.
    template <class Noise = NoNoise>
    int plan(const State& state, int width, Noise noise = {}, Patience patience = Patience{{}}) {
        const Seat me = Game::choice(state).seat;
        const int turn = Judge::turn(state);
        steps.clear(), ends.clear();
        open_.assign(1, -1);
        int best = -1;
        for (int depth = 0; !open_.empty(); ++depth) {
            next_.clear();
            for (const int from : open_) {
                const State base = from < 0 ? state : at(from).state;
                judge_->stand(base, me);
                for (const Answer option : Game::choice(base).options) {
                    const int here = static_cast<int>(steps.size());
                    const Step<State>& step = expand(base, from, option, me, turn, noise);
                    if (!is_end(step.state, me, turn)) next_.push_back(here);
                    else if (ends.push_back(here); best < 0 || step.use > at(best).use) best = here;
                }
            }
            narrow(patience.is_out() ? 1 : depth == 0 && width > 1 ? 2 * width : width);
        }
        return best;
    }

    // The last step of a line that somebody else chose, after `plan`: an end like the others. What is beyond the end of
    // the line or of no answer here is left out; the first answer must be an option.
    int follow_line(const State& state, std::span<const Answer> line) {
        const Seat me = Game::choice(state).seat;
        const int turn = Judge::turn(state);
        NoNoise none;
        int last = -1;
        for (const Answer option : line) {
            const State base = last < 0 ? state : at(last).state;
            if ((last >= 0 && is_end(base, me, turn)) || !Game::choice(base).options.contains(option)) break;
            judge_->stand(base, me);
            expand(base, last, option, me, turn, none);
            last = static_cast<int>(steps.size()) - 1;
        }
        ends.push_back(last);
        return last;
    }

    // The steps to this one, from the first.
    std::vector<int> way(int step) const {
        std::vector<int> list;
        for (; step >= 0; step = at(step).before) list.push_back(step);
        std::reverse(list.begin(), list.end());
        return list;
    }
    const Step<State>& at(int step) const { return steps[static_cast<std::size_t>(step)]; }

    // The answer after which things look best at once.
    template <class Noise = NoNoise>
    int best_answer(const State& state, Noise noise = {}) {
        const Seat me = Game::choice(state).seat;
        const int turn = Judge::turn(state);
        steps.clear(), ends.clear();
        judge_->stand(state, me);
        int best = -1;
        for (const Answer option : Game::choice(state).options) {
            const int here = static_cast<int>(steps.size());
            expand(state, -1, option, me, turn, noise);
            ends.push_back(here);
            if (best < 0 || at(here).use > at(best).use) best = here;
        }
        return best;
    }
    // Plays the whole line that seems best.
    void play(State& state, int width) { state = at(width == 0 ? best_answer(state) : plan(state, width)).state; }

    static bool is_end(const State& state, Seat me, int turn) {
        return Game::is_over(state) || Game::choice(state).seat != me || Judge::turn(state) != turn;
    }

private:
    Judge* judge_;
    int per_point_;
    std::vector<int> open_, next_;

    template <class Noise>
    const Step<State>& expand(const State& base, int from, Answer option, Seat me, int turn, Noise& noise) {
        Step<State>& step = steps.emplace_back(base, from, option);
        follow(step.state, option, me, turn);
        step.value = judge_->near(step.state, me);
        step.use = use_of(step.value, per_point_) + noise();
        return step;
    }
    // One answer, and those of this turn that have no alternative; not those of the next player: they would tell what
    // that hand holds.
    void follow(State& state, Answer answer, Seat me, int turn) const {
        Silent silent;
        Game::apply(judge_->setup(), state, answer, silent);
        while (!Game::is_over(state) && Judge::turn(state) == turn && Game::choice(state).options.has_one() &&
               (Game::choice(state).seat == me || Game::choice(state).seat == Seat::luck))
            Game::apply(judge_->setup(), state, Game::choice(state).options.first(), silent);
    }

    void narrow(int most) {
        std::stable_sort(next_.begin(), next_.end(), [&](int a, int b) { return at(a).use > at(b).use; });
        // The same position by another way has the same value.
        const auto same = [&](int a, int b) {
            return at(a).value == at(b).value && Game::choice(at(a).state) == Game::choice(at(b).state);
        };
        next_.erase(std::unique(next_.begin(), next_.end(), same), next_.end());
        if (static_cast<int>(next_.size()) > most) next_.resize(static_cast<std::size_t>(most));
        std::swap(open_, next_);
    }
};

// How far the ends of a turn are looked into.
struct LookAhead {
    int simulations = 200;
    int rounds = 1;      // until this seat has been at turn so many more times
    int candidates = 8;  // ends of the own turn that are compared
    int inner = 0;       // width of the plans inside; 0: answer by answer
};

// Compares the best ends of a turn by sequential halving: each simulation imagines what the seat cannot see, lets every
// seat play by the net until this one is at turn again, and asks the net there. All candidates meet the same worlds;
// whoever is surely beaten leaves at once, and what is decided costs little.
template <class Judge>
class Outlook {
    using Planner_ = Planner<Judge>;
    using Game = typename Judge::Game;
    using State = typename Game::State;

    Judge& judge_;
    const Planner_& planner_;
    Planner_ inner_;
    const LookAhead how_;
    Patience patience_;
    int per_point_;

public:
    struct Candidate {
        int end = -1;
        std::int64_t win = 0, lead = 0, points = 0, use = 0;
        int worlds = 0;
        std::vector<std::int32_t> uses{};  // by world

        // What it promises; there must have been a world.
        Value mean() const {
            const auto of = [&](std::int64_t sum) { return static_cast<std::int32_t>(sum / worlds); };
            return {of(win), of(lead), of(points)};
        }
    };

    Outlook(Judge& judge, const Planner_& planner, const LookAhead& how, Patience patience = Patience{{}},
            int per_point = usual_per_point)
        : judge_(judge),
          planner_(planner),
          inner_(judge, per_point),
          how_(how),
          patience_(patience),
          per_point_(per_point) {}

    // The most promising ends, each position once, after `planner.plan`.
    std::vector<int> best_ends() const {
        std::vector<int> ends = planner_.ends;
        const auto use = [&](int end) { return planner_.at(end).use; };
        std::stable_sort(ends.begin(), ends.end(), [&](int a, int b) { return use(a) > use(b); });
        std::vector<int> list;
        constexpr int hopeless = sure * 15 / 100;
        for (const int end : ends) {
            if (static_cast<int>(list.size()) == how_.candidates || use(ends[0]) - use(end) > hopeless) break;
            if (list.empty() || planner_.at(list.back()).value != planner_.at(end).value) list.push_back(end);
        }
        return list;
    }
    // The same, from the best to the worst.
    std::vector<Candidate> compare(const typename Game::View& view, Rng& rng) {
        std::vector<Candidate> alive = candidates(best_ends());
        std::vector<Candidate> out;
        int phases = 0;
        for (std::size_t n = alive.size(); n > 1; n = (n + 1) / 2) ++phases;
        while (alive.size() > 1) {
            int left = std::max(how_.simulations / phases, static_cast<int>(alive.size()));
            while (left >= static_cast<int>(alive.size()) && alive.size() > 1 && meet_world(alive, view, rng)) {
                left -= static_cast<int>(alive.size());
                if (alive[0].worlds % worlds_between_looks == 0) drop_beaten(alive, out);
            }
            sort(alive);
            const std::size_t keep = patience_.is_out() ? 1 : (alive.size() + 1) / 2;
            out.insert(out.begin(), alive.begin() + static_cast<std::ptrdiff_t>(keep), alive.end());
            alive.resize(keep);
        }
        out.insert(out.begin(), alive.begin(), alive.end());
        return out;
    }

    // These ends in the same worlds, in this order.
    std::vector<Candidate> duel(const typename Game::View& view, std::span<const int> ends, int worlds, Rng& rng) {
        std::vector<Candidate> all = candidates(ends);
        for (int n = 0; n < worlds && meet_world(all, view, rng); ++n) {
        }
        return all;
    }
    // Likewise, from the best to the worst.
    std::vector<Candidate> judged_together(const typename Game::View& view, std::span<const int> ends, int worlds,
                                           Rng& rng) {
        std::vector<Candidate> all = duel(view, ends, worlds, rng);
        sort(all);
        return all;
    }

private:
    static constexpr int worlds_between_looks = 8;
    std::vector<Value> met_;

    static std::vector<Candidate> candidates(std::span<const int> ends) {
        std::vector<Candidate> list;
        for (const int end : ends) list.push_back({.end = end});
        return list;
    }

    // One more world for all of them. Where patience ends before the last has met it, it counts for nobody: false.
    bool meet_world(std::vector<Candidate>& all, const typename Game::View& view, Rng& rng) {
        const State world = Game::redeal(judge_.setup(), view, rng);
        const Rng luck(rng.next());
        met_.clear();
        for (const Candidate& one : all) {
            if (patience_.is_out()) return false;
            met_.push_back(simulate(world, one.end, view.seat, luck));
        }
        for (std::size_t i = 0; i < all.size(); ++i) add(all[i], met_[i]);
        return true;
    }

    static void sort(std::vector<Candidate>& list) {
        std::stable_sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) {
            return a.use * std::max(1, b.worlds) > b.use * std::max(1, a.worlds);
        });
    }
    // Those that are surely worse than the best are not looked at again: what is close gets their worlds. All have met
    // the same worlds, so what counts is by how much they differ in each.
    void drop_beaten(std::vector<Candidate>& alive, std::vector<Candidate>& out) const {
        sort(alive);
        const auto beaten = std::stable_partition(alive.begin() + 1, alive.end(),
                                                  [&](const Candidate& other) { return !is_beaten(other, alive[0]); });
        out.insert(out.begin(), beaten, alive.end());
        alive.erase(beaten, alive.end());
    }
    static bool is_beaten(const Candidate& one, const Candidate& best) {
        constexpr double errors = 3;  // standard errors
        double sum = 0, squares = 0;
        const auto n = static_cast<double>(one.worlds);
        for (std::size_t world = 0; world < one.uses.size(); ++world) {
            const double less = best.uses[world] - one.uses[world];
            sum += less, squares += less * less;
        }
        return sum > 0 && sum * sum * (n - 1) > errors * errors * (n * squares - sum * sum);
    }

    void add(Candidate& to, const Value& value) const {
        to.win += value.win, to.lead += value.lead, to.points += value.points;
        to.use += use_of(value, per_point_);
        to.uses.push_back(use_of(value, per_point_));
        ++to.worlds;
    }

    Value simulate(State state, int end, Seat me, Rng luck) {
        Silent silent;
        for (const int step : planner_.way(end)) {
            const Answer planned = planner_.at(step).answer;
            if (!Game::choice(state).options.contains(planned)) break;  // this world offers something else
            answer<Game>(judge_.setup(), state, planned, silent);
        }
        bool away = false;
        for (int rounds = 0; !Game::is_over(state);) {
            if (Game::choice(state).seat == Seat::luck) {
                answer<Game>(judge_.setup(), state, random_option(Game::choice(state).options, luck), silent);
                continue;
            }
            if (Judge::active(state) != me) away = true;
            else if (away && ++rounds == how_.rounds) break;
            else away = false;
            inner_.play(state, how_.inner);
            settle<Game>(judge_.setup(), state, silent);
        }
        return judge_.value(state, me);
    }
};

}  // namespace pantheon
