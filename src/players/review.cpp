#include "players/review.hpp"

#include <algorithm>
#include <cmath>

#include "players/planning.hpp"

namespace pantheon {

namespace {

class Reviewer {
    std::unique_ptr<AnyGame> game_;
    std::span<const Answer> answers_;
    Analyst& analyst_;
    const ReviewPlan& plan_;
    std::size_t next_ = 0;
    Review review_;

    std::size_t players() const { return static_cast<std::size_t>(game_->players()); }

    void begin_turn(Seat seat) {
        ReviewedTurn& turn = review_.turns.emplace_back();
        turn.turn = static_cast<int>(review_.turns.size()) - 1;
        turn.seat = seat;
        turn.answer = next_;
        turn.win = analyst_.chances(*game_);
    }

    void answer() {
        std::vector<Event> events;
        game_->apply(answers_[next_++], &events);
        const bool begins = std::ranges::any_of(
            events, [&](const Event& event) { return game_->row_of(event).telling == Telling::turn_begins; });
        if (begins && !game_->is_over()) begin_turn(game_->active());
        if (plan_.told) plan_.told(next_, answers_.size());
    }

    // What luck answered, compared with the mean of all that it could have answered.
    void luck() {
        Chances mean{}, came{};
        int count = 0;
        for (const Answer option : game_->choice().options) {
            const auto other = game_->copy();
            other->apply(option);
            const Chances chances = analyst_.chances(*other);
            for (std::size_t p = 0; p < players(); ++p) mean[p] += chances[p];
            if (option == answers_[next_]) came = chances;
            ++count;
        }
        ReviewedTurn& turn = review_.turns.back();
        for (std::size_t p = 0; p < players(); ++p) turn.luck[p] += came[p] - mean[p] / count;
        answer();
    }

    // All that a seat answered until luck or somebody else came.
    void line() {
        const Seat seat = game_->choice().seat;
        const Thinking thinking{
            .seed = plan_.seed + next_, .simulations = plan_.simulations, .milliseconds = 0, .stop = plan_.stop};
        const Comparison compared = analyst_.compare(*game_, answers_.subspan(next_), thinking);
        ReviewedTurn& turn = review_.turns.back();
        const double error = (compared.best.expects.win - compared.played.expects.win) / 65'536.0;
        if (seat == turn.seat && compared.best.answers != compared.played.answers && error > 0) {
            if (turn.better.empty() || error > turn.error / 2)
                turn.error_at = next_, turn.better = compared.best.answers;
            turn.error += error;
        }
        for (std::size_t n = compared.played.answers.size(); n > 0 && next_ < answers_.size(); --n) answer();
    }

    void add_up() {
        const Chances end = analyst_.chances(*game_);
        review_.players.resize(players());
        for (std::size_t p = 0; p < players(); ++p) {
            ReviewedPlayer& player = review_.players[p];
            player.start = review_.turns.front().win[p];
            player.result = end[p];
            for (const ReviewedTurn& turn : review_.turns) {
                player.luck += turn.luck[p];
                if (turn.seat == seat_at(static_cast<int>(p))) player.error += turn.error, ++player.turns;
            }
            player.play = player.result - player.start - player.luck;
        }
    }

    void find_moments() {
        std::vector<Moment> all;
        for (std::size_t t = 0; t < review_.turns.size(); ++t) {
            const ReviewedTurn& turn = review_.turns[t];
            if (turn.error > 0) all.push_back({Moment::Kind::error, t, turn.seat, -turn.error});
            const auto most = std::max_element(turn.luck.begin(), turn.luck.end(),
                                               [](double a, double b) { return std::abs(a) < std::abs(b); });
            if (*most != 0)
                all.push_back({Moment::Kind::luck, t, seat_at(static_cast<int>(most - turn.luck.begin())), *most});
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const Moment& a, const Moment& b) { return std::abs(a.size) > std::abs(b.size); });
        if (all.size() > 3) all.resize(3);
        review_.moments = std::move(all);
    }

public:
    Reviewer(const AnyGame& beginning, std::span<const Answer> answers, Analyst& analyst, const ReviewPlan& plan)
        : game_(beginning.copy()), answers_(answers), analyst_(analyst), plan_(plan) {}

    Review look() {
        begin_turn(Seat::nobody);
        while (next_ < answers_.size() && !game_->is_over() && !(plan_.stop && plan_.stop->load()))
            game_->choice().seat == Seat::luck ? luck() : line();
        add_up();
        find_moments();
        return std::move(review_);
    }
};

}  // namespace

Bilingual<std::string_view> level_of(double error_rate) {
    // Half-way between what the levels gave away in games against themselves, from the strongest to the
    // weakest.
    constexpr std::array<double, plan_levels.size() - 1> most{0.0025, 0.02, 0.038, 0.05, 0.068};
    std::size_t place = 0;
    while (place < most.size() && error_rate > most[place]) ++place;
    return plan_levels[plan_levels.size() - 1 - place].title;
}

Review review(const AnyGame& beginning, std::span<const Answer> answers, Analyst& analyst, const ReviewPlan& plan) {
    return Reviewer(beginning, answers, analyst, plan).look();
}

}  // namespace pantheon
