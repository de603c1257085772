#include "players/review.hpp"

#include <algorithm>
#include <cmath>

#include "players/planning.hpp"

namespace pantheon {

Chances ReviewedTurn::luck() const {
    Chances sum{};
    for (const ReviewedPart& part : parts)
        for (std::size_t p = 0; p < sum.size(); ++p) sum[p] += part.luck[p];
    return sum;
}

double ReviewedTurn::error(Seat by) const {
    double sum = 0;
    for (const ReviewedPart& part : parts)
        if (part.seat == by) sum += part.error;
    return sum;
}

const ReviewedPart* ReviewedTurn::worst() const {
    const ReviewedPart* found = nullptr;
    for (const ReviewedPart& part : parts)
        if (part.seat == seat && !part.better.empty() && (!found || part.error > found->error)) found = &part;
    return found;
}

Bilingual<std::string_view> level_of(double error_rate) {
    // Half-way between what the levels gave away in games against themselves (docs/review.md), from the strongest to
    // the weakest: the mean of both games.
    constexpr std::array<double, plan_levels.size() - 1> most{0.0155, 0.026, 0.04, 0.055, 0.069};
    std::size_t place = 0;
    while (place < most.size() && error_rate > most[place]) ++place;
    return plan_levels[plan_levels.size() - 1 - place].title;
}

// ---- one thing after the other ------------------------------------------------------------------------------------

Reviewer::Reviewer(const AnyGame& beginning, std::vector<Answer> answers, Analyst& analyst, const ReviewPlan& plan)
    : game_(beginning.copy()), answers_(std::move(answers)), analyst_(analyst), plan_(plan) {
    begin_turn(Seat::nobody);
}

void Reviewer::begin_turn(Seat seat) {
    turns_.push_back({.turn = static_cast<int>(turns_.size()),
                      .seat = seat,
                      .answer = next_,
                      .hopes = analyst_.hopes(*game_),
                      .parts = {}});
}

void Reviewer::answer() {
    std::vector<Event> events;
    game_->apply(answers_[next_++], &events);
    const bool begins = std::ranges::any_of(
        events, [&](const Event& event) { return game_->row_of(event).telling == Telling::turn_begins; });
    if (begins && !game_->is_over()) begin_turn(game_->active());
}

// What luck answered, compared with the mean of all that it could have answered.
void Reviewer::look_at_luck() {
    Hopes mean{}, came{};
    int count = 0;
    for (const Answer option : game_->choice().options) {
        const auto other = game_->copy();
        other->apply(option);
        const Hopes hopes = analyst_.hopes(*other);
        for (std::size_t p = 0; p < hopes.size(); ++p) mean[p].win += hopes[p].win;
        if (option == answers_[next_]) came = hopes;
        ++count;
    }
    ReviewedPart& part = turns_.back().parts.emplace_back();
    part.answer = next_;
    for (std::size_t p = 0; p < mean.size(); ++p) part.luck[p] = came[p].win - mean[p].win / count;
    answer();
}

// All that a seat answered until luck or somebody else came.
void Reviewer::look_at_line() {
    if (plan_.simulations == 0) return answer();
    const Thinking thinking{.seed = plan_.seed + next_, .simulations = plan_.simulations};
    const Comparison compared = analyst_.compare(*game_, std::span(answers_).subspan(next_), thinking);
    ReviewedPart& part = turns_.back().parts.emplace_back();
    part.answer = next_;
    part.seat = game_->choice().seat;
    const double error = (compared.best.expects.win - compared.played.expects.win) / 65'536.0;
    if (compared.best.answers != compared.played.answers && error > 0)
        part.error = error, part.better = compared.best.answers;
    for (std::size_t n = compared.played.answers.size(); n > 0 && next_ < answers_.size(); --n) answer();
}

void Reviewer::step() {
    while (!is_done() && game_->choice().seat == Seat::luck) look_at_luck();
    if (!is_done()) look_at_line();
}

// ---- what it comes to ---------------------------------------------------------------------------------------------

namespace {

std::vector<Moment> moments_in(const std::vector<ReviewedTurn>& turns) {
    std::vector<Moment> all;
    for (std::size_t t = 0; t < turns.size(); ++t) {
        if (const double error = turns[t].error(turns[t].seat); error > 0)
            all.push_back({Moment::Kind::error, t, turns[t].seat, -error});
        const Chances luck = turns[t].luck();
        const auto most = std::ranges::max_element(luck, {}, [](double each) { return std::abs(each); });
        if (*most != 0) all.push_back({Moment::Kind::luck, t, seat_at(static_cast<int>(most - luck.begin())), *most});
    }
    std::ranges::stable_sort(all, std::greater{}, [](const Moment& each) { return std::abs(each.size); });
    if (all.size() > 3) all.resize(3);
    return all;
}

}  // namespace

Review Reviewer::review() const {
    Review found{.players = {}, .turns = turns_, .end = analyst_.hopes(*game_), .moments = moments_in(turns_)};
    found.players.resize(static_cast<std::size_t>(game_->players()));
    for (std::size_t p = 0; p < found.players.size(); ++p) {
        ReviewedPlayer& player = found.players[p];
        player.start = turns_.front().hopes[p].win;
        player.result = found.end[p].win;
        for (const ReviewedTurn& turn : turns_) {
            player.luck += turn.luck()[p];
            player.error += turn.error(seat_at(static_cast<int>(p)));
            player.turns += turn.seat == seat_at(static_cast<int>(p));
        }
        player.play = player.result - player.start - player.luck;
    }
    return found;
}

Review review(const AnyGame& beginning, std::span<const Answer> answers, Analyst& analyst, const ReviewPlan& plan) {
    Reviewer reviewer(beginning, {answers.begin(), answers.end()}, analyst, plan);
    while (!reviewer.is_done()) reviewer.step();
    return reviewer.review();
}

}  // namespace pantheon
