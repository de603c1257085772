// Games of a net against itself, and what is to be learnt from them.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "players/judge.hpp"
#include "players/plan.hpp"

namespace pantheon {

inline constexpr int sample_rows = 448;  // of a position; what goes beyond them is lost

struct SelfPlay {
    float temperature = 0.02f;                // of the noise that explores, as a chance to win
    float epsilon = 0.02f;                    // share of answers by lot
    float lambda = 0.8f;                      // how much what came later counts, from one round to the next
    float per_point = 0.005f;                 // what a point ahead is worth beside winning
    float players[3] = {0.5f, 0.25f, 0.25f};  // shares of games with two, three, four
    float expansion = 0.35f;                  // share of games with an expansion
    float width = 4;                          // of planned turns
    float narrow = 0.8f;                      // share of games with a width of one
    float keep = 0.5f;  // share of positions that are learnt from: those of one game are much alike
    float search = 0;   // share of turns that are looked at further
    float simulations = 48;
};

// What a seat saw, and what came of it.
struct Sample {
    Seat seat{};
    // How much of what came before learns from the thought here, the rest from what came of it: all of it where a worse
    // answer was tried, a quarter where a look-ahead thought, and a little whenever a turn begins.
    float trust = 0;
    // Another end of the turn that is played next: its value is the difference to that turn's, by a look-ahead.
    bool apart = false;
    Value value;  // what was thought; then: what is to be learnt
    // Rows of those that are learnt from, in the list of all rows.
    std::size_t first_row = 0, rows = 0;
};

template <class Sight>
class SelfPlayer {
    using Judge = pantheon::Judge<Sight>;
    using Game = typename Sight::Game;
    using State = typename Game::State;

    const Sight& sight_;
    Rng& rng_;
    float keep_ = 1, between_rounds_ = 0;  // how much a thought at the beginning of a turn counts
    std::optional<Seat> learner_;          // none: everybody learns

public:
    std::vector<Sample> samples;
    std::vector<std::uint16_t> rows;
    long judged = 0;

    SelfPlayer(const Sight& sight, Rng& rng) : sight_(sight), rng_(rng) {}

    // Fills the samples of one game, with their targets. Who plays against another net, at a seat by lot, learns from
    // what that seat sees alone; the others plan their best with that net, and learn nothing.
    void play(const Net& net, const Net* against, const typename Game::Setup& setup, const SelfPlay& how) {
        samples.clear(), rows.clear();
        keep_ = how.keep;
        between_rounds_ = 1 - std::pow(how.lambda, 1.0f / static_cast<float>(setup.players));
        learner_.reset();
        if (against) learner_ = seat_at(static_cast<int>(rng_.below(static_cast<std::uint32_t>(setup.players))));
        Judge judge(&net, sight_, setup), other_judge(against, sight_, setup);
        Planner<Judge> others(other_judge);
        const int per_point = static_cast<int>(how.per_point * sure);
        Planner<Judge> planner(judge, per_point);
        Silent silent;
        State state = Game::begin(setup);
        settle<Game>(setup, state, silent);
        const int width = lot() < how.narrow ? 1 : static_cast<int>(how.width);
        int turn = -1;
        while (!Game::is_over(state)) {
            const Seat seat = Game::choice(state).seat;
            if (seat == Seat::luck) {
                answer<Game>(setup, state, random_option(Game::choice(state).options, rng_), silent);
                continue;
            }
            const bool begins = Sight::turn(state) != turn;
            if (begins) {
                turn = Sight::turn(state);
                look_round(judge, state);
            }
            if (learner_ && seat != *learner_) others.play(state, static_cast<int>(how.width));
            else one_line(judge, planner, state, how, width, begins && lot() < how.search, per_point);
            settle<Game>(setup, state, silent);
        }
        judged += judge.judged + other_judge.judged;
        look_back(judge, state);
    }

private:
    // What every seat thinks when a turn begins: all that is learnt from thoughts, and not from the end, comes from
    // here. Chances are made to add up to one, since hopes that feed on hopes would grow without end; those who are
    // least sure give in most, because another may know what they cannot see. Leads follow from everybody's points.
    // Who alone learns has nobody whose hopes could feed on its own.
    void look_round(Judge& judge, const State& state) {
        if (learner_) return think_back(judge, *learner_, judge.value(state, *learner_));
        const auto players = static_cast<std::size_t>(judge.setup().players);
        std::array<Value, max_players> thought{};
        std::array<float, max_players> unsure{};
        float too_much = -1, all_unsure = 1e-3f;
        for (std::size_t p = 0; p < players; ++p) {
            thought[p] = judge.value(state, seat_at(static_cast<int>(p)));
            const float win = static_cast<float>(thought[p].win) / sure;
            unsure[p] = win * (1 - win);
            too_much += win, all_unsure += unsure[p];
        }
        for (std::size_t p = 0; p < players; ++p) {
            Value value = thought[p];
            value.win -= static_cast<std::int32_t>(too_much * unsure[p] / all_unsure * sure);
            value.win = std::clamp(value.win, 0, sure);
            std::int32_t other = std::numeric_limits<std::int32_t>::min();
            for (std::size_t q = 0; q < players; ++q)
                if (q != p) other = std::max(other, thought[q].points);
            value.lead = value.points - other;
            think_back(judge, seat_at(static_cast<int>(p)), value);
        }
    }
    // What came before learns from this thought of a seat that has just looked.
    void think_back(const Judge& judge, Seat seat, const Value& value) {
        add(seat, value, between_rounds_);
        if (lot() < keep_) keep(judge.seen(seat));
    }

    float lot() { return static_cast<float>(rng_.below(1 << 24)) / (1 << 24); }
    auto noise(float temperature) {
        return [this, temperature] {
            if (temperature <= 0) return std::int32_t{0};
            const float u = (static_cast<float>(rng_.below(1 << 23)) + 0.5f) / (1 << 23);
            return static_cast<std::int32_t>(-temperature * sure * std::log(-std::log(u)));
        };
    }
    void add(Seat seat, const Value& value, float trust) {
        Sample& sample = samples.emplace_back();
        sample.seat = seat, sample.trust = trust, sample.value = value;
    }
    // The last sample is learnt from.
    void keep(const typename Judge::Rows& seen) {
        Sample& sample = samples.back();
        sample.first_row = rows.size();
        rows.resize(sample.first_row + Sight::slots);
        sample.rows = std::min<std::size_t>(seen.list(&rows[sample.first_row]), sample_rows);
        rows.resize(sample.first_row + sample.rows);
    }

    void one_line(Judge& judge, Planner<Judge>& planner, State& state, const SelfPlay& how, int width, bool further,
                  int per_point) {
        const Seat me = Game::choice(state).seat;
        int chosen = planner.plan(state, further ? std::max(width, 4) : width, noise(further ? 0 : how.temperature));
        const auto use = [&](int step) { return use_of(planner.at(step).value, per_point); };
        int best = chosen;
        for (const int end : planner.ends)
            if (use(end) > use(best)) best = end;
        Value promise = planner.at(best).value;
        float trust = use(best) - use(chosen) > sure / 20 ? 1 : 0;
        if (lot() < how.epsilon) {  // any answer; what follows is planned anew
            const Answer option = random_option(Game::choice(state).options, rng_);
            for (chosen = 0; planner.at(chosen).answer != option; ++chosen) {
            }
            trust = use(best) - use(chosen) > sure / 50 ? 1 : 0;
        } else if (further) {
            const auto found = look_ahead(judge, planner, state, how, per_point);
            chosen = found[0].end;
            promise = found[0].mean();
            trust = 0.25f;
        }
        const std::vector<int> way = planner.way(chosen);
        for (std::size_t i = 0; i < way.size(); ++i) {
            const auto& step = planner.at(way[i]);
            if (Game::is_over(step.state)) break;
            // Only before the first step of a line was there what is thought here: the best line.
            add(me, promise, i == 0 ? trust : 0);
            if (lot() >= keep_) continue;
            typename Judge::Rows seen;
            sight_.see(judge.setup(), step.state, me, seen);
            keep(seen);
        }
        state = planner.at(chosen).state;
    }

    // The best ends of a turn meet the same worlds: what is learnt is by how much they differ, and so which of them is
    // the best. How good that is, games tell. From the best to the worst.
    auto look_ahead(Judge& judge, const Planner<Judge>& planner, const State& state, const SelfPlay& how,
                    int per_point) {
        const Seat me = Game::choice(state).seat;
        Outlook<Judge> outlook(judge, planner, {.candidates = 6, .inner = 1}, Patience{{}}, per_point);
        const std::vector<int> ends = outlook.best_ends();
        const int worlds = std::max(1, static_cast<int>(how.simulations) / static_cast<int>(ends.size()));
        const auto found = outlook.judged_together(Game::view(judge.setup(), state, me), ends, worlds, rng_);
        const Value best = found[0].mean();
        for (const auto& candidate : found) {
            const State& end = planner.at(candidate.end).state;
            if (Game::is_over(end)) continue;
            const Value mean = candidate.mean();
            add(me, {mean.win - best.win, mean.lead - best.lead, mean.points - best.points}, 0);
            samples.back().apart = true;
            typename Judge::Rows seen;
            sight_.see(judge.setup(), end, me, seen);
            keep(seen);
        }
        return found;
    }

    // From the end to the beginning: what follows each position, mixed with what was thought of later ones.
    void look_back(const Judge& judge, const State& end) {
        std::array<Value, max_players> follows{};
        for (int p = 0; p < judge.setup().players; ++p)
            follows[static_cast<std::size_t>(p)] = judge.outcome(end, seat_at(p));
        for (auto sample = samples.rbegin(); sample != samples.rend(); ++sample) {
            Value& follow = follows[static_cast<std::size_t>(sample->seat)];
            const Value here = sample->value, now = follow;
            if (sample->apart) {
                sample->value = {now.win + here.win, now.lead + here.lead, now.points + here.points};
                continue;
            }
            const auto mix = [&](std::int32_t thought, std::int32_t came) {
                return static_cast<std::int32_t>(sample->trust * static_cast<float>(thought) +
                                                 (1 - sample->trust) * static_cast<float>(came));
            };
            sample->value = now;
            follow = {mix(here.win, now.win), mix(here.lead, now.lead), mix(here.points, now.points)};
        }
    }
};

}  // namespace pantheon
