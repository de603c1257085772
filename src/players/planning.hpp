// A player that plans its turn as a whole and looks ahead, with the net of its game or by rules of thumb.
#pragma once

#include <utility>
#include <vector>

#include "players/judge.hpp"
#include "players/nets.hpp"
#include "players/patience.hpp"
#include "players/plan.hpp"
#include "table/player.hpp"

namespace pantheon {

// What such a player can be told, in this order.
struct PlanSettings {
    int width = 8;        // lines of its turn that are followed; 0: answer by answer
    int simulations = 0;  // of what comes after the turn; 0: none
    int rounds = 1;       // how far each goes
    int candidates = 8;   // ends of the turn that are compared
    int inner = 0;        // width of the plans in simulations
    int noise = 0;        // mistakes: how wrong it judges, in thousandths of a chance to win
    int net = 0;          // which of the nets at hand; -1: rules of thumb

    static constexpr std::size_t count = 7;
    static PlanSettings from(std::span<const int> told) {
        return {told[0], told[1], told[2], told[3], told[4], told[5], told[6]};
    }
};
constexpr std::array<PlayerSetting, PlanSettings::count> plan_settings(const PlanSettings& usual) {
    return {{{"width", usual.width, 0, 1'000},
             {"simulations", usual.simulations, 0, 1'000'000},
             {"rounds", usual.rounds, 1, 10},
             {"candidates", usual.candidates, 2, 100},
             {"inner", usual.inner, 0, 100},
             {"noise", usual.noise, 0, 1'000},
             {"net", usual.net, -1, 100}}};
}

inline Expectation expectation(const Value& value) {
    return {value.win, value.points * 10 / one_point, value.lead * 10 / one_point};
}

template <class Sight>
class Planning {
    using Game = typename Sight::Game;
    using State = typename Game::State;
    using View = typename Game::View;

    const typename Game::Setup& setup_;
    const PlanSettings told_;
    const Net* const net_;
    const Sight sight_;
    Rng mistakes_;
    std::vector<std::pair<Choice, Answer>> rest_;  // of the plan, last first
    Expectation expects_;

    static std::vector<std::string> cards_of(const Net* net) {
        return net ? net->label.cards : std::vector<std::string>{};
    }

public:
    Planning(const typename Game::Setup& setup, const typename Sight::Box& box, const Chair& chair)
        : setup_(setup),
          told_(PlanSettings::from(chair.settings)),
          net_(told_.net < 0 ? nullptr : net_at_hand(Sight::game, Sight::layout(), told_.net)),
          sight_(box, cards_of(net_)),
          mistakes_(chair.seed) {}

    Thought think(const View& view, const Thinking& thinking) {
        if (rest_.empty() || rest_.back().first != view.choice || is_new_turn(view)) {
            rest_.clear();
            plan(view, thinking);
        }
        Thought thought{.answer = rest_.back().second, .expects = expects_};
        for (auto step = rest_.rbegin(); step != rest_.rend(); ++step) thought.line.push_back(step->second);
        rest_.pop_back();
        planned_turn_ = Sight::turn_of(view);
        return thought;
    }

private:
    int planned_turn_ = -1;

    // A plan ends with its turn, whatever is asked then.
    bool is_new_turn(const View& view) const { return Sight::turn_of(view) != planned_turn_; }

    void plan(const View& view, const Thinking& thinking) {
        Rng rng(thinking.seed);
        Patience patience(thinking);
        Judge<Sight> judge(net_, sight_, setup_);
        Planner<Judge<Sight>> planner(judge);
        const State state = Game::redeal(setup_, view, rng);
        const auto error = static_cast<std::uint32_t>(told_.noise * sure / 1'000);
        int end = told_.width == 0 ? planner.best_answer(state, mistakes(error))
                                   : planner.plan(state, told_.width, mistakes(error), patience);
        expects_ = expectation(planner.at(end).value);
        const int simulations =
            told_.simulations == 0 || thinking.simulations == 0 ? told_.simulations : thinking.simulations;
        if (simulations > 0) {
            const LookAhead ahead{simulations, told_.rounds, told_.candidates, told_.inner};
            const auto found = Outlook<Judge<Sight>>(judge, planner, ahead, patience).compare(view, rng);
            end = found[0].end;
            if (found[0].worlds > 0) expects_ = expectation(found[0].mean());
        }
        const std::vector<int> way = planner.way(end);
        for (std::size_t i = way.size(); i-- > 0;)
            rest_.emplace_back(i == 0 ? view.choice : Game::choice(planner.at(way[i - 1]).state),
                               planner.at(way[i]).answer);
    }

    // Small errors are likely, large ones rare.
    auto mistakes(std::uint32_t error) {
        return [this, error]() -> std::int32_t {
            if (error == 0) return 0;
            std::int32_t sum = 0;
            for (int i = 0; i < 3; ++i)
                sum += static_cast<std::int32_t>(mistakes_.below(2 * error + 1)) - static_cast<std::int32_t>(error);
            return sum;
        };
    }
};

// ---- levels for people --------------------------------------------------------------------------------------------

struct PlanLevel {
    std::string_view name;
    Bilingual<std::string_view> title;
    Bilingual<std::string_view> about;
    PlanSettings usual;
};

// From the first game to the best there is.
inline constexpr std::array<PlanLevel, 6> plan_levels{{
    {"novice",
     {"Novice", "Novice"},
     {"plays a first game: likes what looks good at once, and often misjudges it",
      "joue sa première partie : aime ce qui brille, et se trompe souvent"},
     {.width = 0, .noise = 90}},
    {"pupil",
     {"Pupil", "Élève"},
     {"knows the rules and some plans, overlooks a lot", "connaît les règles et quelques plans, oublie beaucoup"},
     {.width = 0, .noise = 45}},
    {"adept",
     {"Adept", "Adepte"},
     {"plays sound moves one by one, with a slip now and then", "joue juste coup par coup, avec un faux pas parfois"},
     {.width = 0, .noise = 23}},
    {"veteran",
     {"Veteran", "Vétéran"},
     {"judges well, but does not plan its turn as a whole", "juge bien, mais ne planifie pas tout son tour"},
     {.width = 0, .noise = 4}},
    {"sage", {"Sage", "Sage"}, {"plans its whole turn", "planifie tout son tour"}, {.width = 4}},
    {"oracle",
     {"Oracle", "Oracle"},
     {"plans its turn and sees what others could answer", "planifie son tour et prévoit les réponses des autres"},
     {.width = 64, .simulations = 800, .rounds = 2, .candidates = 16, .inner = 2}},
}};
inline constexpr auto level_settings = [] {
    std::array<std::array<PlayerSetting, PlanSettings::count>, plan_levels.size()> all{};
    for (std::size_t i = 0; i < plan_levels.size(); ++i) all[i] = plan_settings(plan_levels[i].usual);
    return all;
}();

// A level of one game, as it was measured there.
template <class Kind>
constexpr PlayerKind level(std::size_t number, int rating, int milliseconds) {
    const PlanLevel& of = plan_levels[number];
    return {.name = of.name,
            .title = of.title,
            .about = of.about,
            .make = &Kind::make,
            .settings = level_settings[number],
            .rating = rating,
            .milliseconds = milliseconds};
}

}  // namespace pantheon
