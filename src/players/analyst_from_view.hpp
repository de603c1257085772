// The analyst of a game for which there is a sight: it plans and looks ahead as the best player does.
#pragma once

#include "players/planning.hpp"
#include "table/analyst.hpp"
#include "table/game_of.hpp"

namespace pantheon {

template <class Self, class Sight>
class AnalystFromView final : public Analyst {
    using Game = typename Sight::Game;
    using State = typename Game::State;
    using View = typename Game::View;
    using Judge_ = Judge<Sight>;
    using Outlook_ = Outlook<Judge_>;

    static constexpr int width = 16, candidates = 8, usual_simulations = 400, turns_ahead = 3;

    const Self table_;  // holds the setup
    const Net* const net_;
    const Sight sight_;
    Judge_ judge_;
    Planner<Judge_> planner_, inner_;

public:
    explicit AnalystFromView(const AnyGame& game)
        : table_(as<Self>(game)),
          net_(net_at_hand(Sight::game, Sight::layout())),
          sight_(table_.box(), net_ ? net_->label.cards : std::vector<std::string>{}),
          judge_(net_, sight_, table_.setup()),
          planner_(judge_),
          inner_(judge_) {}

    Hopes hopes(const AnyGame& game) override {
        const State& state = as<Self>(game).state();
        const bool over = game.is_over();
        Hopes all{};
        double sum = 0;
        for (int p = 0; p < game.players(); ++p) {
            const Value value = over ? judge_.outcome(state, seat_at(p)) : judge_.value(state, seat_at(p));
            Hope& hope = all[static_cast<std::size_t>(p)];
            hope = {static_cast<double>(over ? value.win : std::max(1, value.win)), value.points / double{one_point}};
            sum += hope.win;
        }
        for (Hope& hope : all) hope.win /= over ? double{sure} : sum;
        return all;
    }

    std::vector<Line> lines(const AnyGame& game, const Thinking& thinking, int most) override {
        const View view = view_of(game);
        Rng rng(thinking.seed);
        Patience patience(share_of(thinking, 60)), for_judging(thinking);
        planner_.plan(Game::redeal(table_.setup(), view, rng), width, NoNoise{}, patience);
        const std::vector<int> best = with_different_beginnings(outlook(thinking, patience).compare(view, rng), most);
        // Whoever was best by chance must show it again.
        Outlook_ ahead = outlook(thinking, for_judging);
        std::vector<Line> found;
        const int worlds = simulations_of(thinking) / (2 * static_cast<int>(best.size()));
        for (const auto& candidate : ahead.judged_together(view, best, worlds, rng))
            found.push_back({answers_to(candidate.end), expectation(value_of(candidate))});
        return found;
    }

    std::vector<std::vector<PointsBySource>> futures(const AnyGame& game, std::span<const Line> lines,
                                                     const Thinking& thinking) override {
        const View view = view_of(game);
        Rng rng(thinking.seed);
        Patience patience(thinking);
        std::vector<std::vector<PointsBySource>> worlds;
        for (int n = 0; n < simulations_of(thinking); ++n) {
            const State world = Game::redeal(table_.setup(), view, rng);
            const Rng luck(rng.next());
            std::vector<PointsBySource> here;
            for (const Line& line : lines) here.push_back(played_out(world, line.answers, view.seat, luck, patience));
            if (patience.is_out()) break;
            worlds.push_back(std::move(here));
        }
        return worlds;
    }

    Comparison compare(const AnyGame& game, std::span<const Answer> played, const Thinking& thinking) override {
        const View view = view_of(game);
        Rng rng(thinking.seed);
        Patience patience(thinking);
        const State state = Game::redeal(table_.setup(), view, rng);
        planner_.plan(state, width, NoNoise{}, patience);
        const int end = planner_.follow_line(state, played);
        Outlook_ ahead = outlook(thinking, patience);
        const int best = ahead.compare(view, rng)[0].end;
        // Whoever was best by chance must show it again.
        const std::array<int, 2> ends{best, end};
        const auto pair = ahead.duel(view, ends, simulations_of(thinking), rng);
        return {{answers_to(best), expectation(value_of(pair[0]))}, {answers_to(end), expectation(value_of(pair[1]))}};
    }

    std::vector<Line> plans(const AnyGame& game, int wide) override {
        Rng rng(1);
        planner_.plan(Game::redeal(table_.setup(), view_of(game), rng), wide);
        std::vector<int> ends = planner_.ends;
        std::ranges::stable_sort(ends, std::greater{}, [&](int end) { return planner_.at(end).use; });
        std::vector<Line> found;
        for (const int end : ends) found.push_back({answers_to(end), expectation(planner_.at(end).value)});
        return found;
    }

    std::vector<Expectation> weigh(const AnyGame& game, std::span<const std::vector<Answer>> lines,
                                   const Thinking& thinking) override {
        const View view = view_of(game);
        Rng rng(thinking.seed);
        Patience patience(thinking);
        const State state = Game::redeal(table_.setup(), view, rng);
        planner_.steps.clear(), planner_.ends.clear();
        for (const auto& line : lines) planner_.follow_line(state, line);
        const std::vector<int> ends = planner_.ends;
        std::vector<Expectation> found;
        for (const auto& candidate : outlook(thinking, patience).duel(view, ends, simulations_of(thinking), rng))
            found.push_back(expectation(value_of(candidate)));
        return found;
    }

    static std::unique_ptr<Analyst> make(const AnyGame& game) { return std::make_unique<AnalystFromView>(game); }

private:
    View view_of(const AnyGame& game) const {
        return Game::view(table_.setup(), as<Self>(game).state(), game.choice().seat);
    }
    static int simulations_of(const Thinking& thinking) {
        return thinking.simulations > 0 ? thinking.simulations : usual_simulations;
    }
    // So many hundredths of its time, where that is limited.
    static Thinking share_of(Thinking thinking, int hundredths) {
        if (thinking.milliseconds > 0) thinking.milliseconds = std::max(1, thinking.milliseconds * hundredths / 100);
        return thinking;
    }
    Outlook_ outlook(const Thinking& thinking, const Patience& patience) {
        return {judge_, planner_, {.simulations = simulations_of(thinking), .candidates = candidates}, patience};
    }
    // The ends of the best lines: one for each first answer, then the others.
    std::vector<int> with_different_beginnings(const std::vector<typename Outlook_::Candidate>& all, int most) const {
        std::vector<int> best, others;
        std::vector<Answer> begun;
        for (const auto& candidate : all) {
            const Answer first = planner_.at(planner_.way(candidate.end).front()).answer;
            const bool is_new = std::find(begun.begin(), begun.end(), first) == begun.end();
            (is_new ? best : others).push_back(candidate.end);
            if (is_new) begun.push_back(first);
        }
        best.insert(best.end(), others.begin(), others.end());
        if (static_cast<int>(best.size()) > most) best.resize(static_cast<std::size_t>(most));
        return best;
    }
    // One world, in which everybody gives the answer that looks best at once.
    PointsBySource played_out(State state, std::span<const Answer> line, Seat seat, Rng luck, Patience& patience) {
        std::vector<Event> events;
        Collect collect{events};
        PointsBySource points(table_.tables().sources.size());
        const auto reply = [&](Answer option) {
            answer<Game>(table_.setup(), state, option, collect);
            for (const Event& event : events)
                for (const Points& each : table_.points(event))
                    if (each.seat == seat) points[static_cast<std::size_t>(each.source)] += each.n;
            events.clear();
        };
        for (const Answer planned : line) {
            if (!Game::choice(state).options.contains(planned)) break;  // this world offers something else
            reply(planned);
        }
        bool away = false;
        for (int turns = 0; !Game::is_over(state) && !patience.is_out();) {
            if (Judge_::active(state) != seat) away = true;
            else if (std::exchange(away, false) && turns++ == turns_ahead) break;
            const Options& options = Game::choice(state).options;
            if (Game::choice(state).seat == Seat::luck) reply(random_option(options, luck));
            else reply(inner_.at(inner_.best_answer(state)).answer);
        }
        if (Game::is_over(state)) return points;
        for (const Points& each : table_.at(state).late_points())
            if (each.seat == seat) points[static_cast<std::size_t>(each.source)] += each.n;
        return points;
    }
    Value value_of(const typename Outlook_::Candidate& candidate) const {
        return candidate.worlds > 0 ? candidate.mean() : planner_.at(candidate.end).value;
    }
    std::vector<Answer> answers_to(int end) const {
        std::vector<Answer> answers;
        for (const int step : planner_.way(end)) answers.push_back(planner_.at(step).answer);
        return answers;
    }
};

}  // namespace pantheon
