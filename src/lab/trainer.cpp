#include "lab/trainer.hpp"

#include <cmath>
#include <numbers>

#include "lab/raw_bytes.hpp"
#include "lab/side_by_side.hpp"

namespace pantheon {

namespace {

constexpr int challenge_width = 4;
constexpr std::string_view opening = "pantheon training 1\n";

// Numbers of their own for every game and round, wherever a run was interrupted.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t purpose, std::int64_t number) {
    return Rng{seed ^ Rng{static_cast<std::uint64_t>(number) << 2 | purpose}.next()}.next();
}

}  // namespace

Result<Trainer> Trainer::begin(const School& school, const TrainPlan& plan, const Net* from) {
    if (from && !school.has_taught(*from))
        return Error{"this net is for another game, or sees other rows than today's: it cannot go on learning"};
    Trainer trainer(school, plan, from ? from->weights() : Learner::fresh(school.rows(), plan.seed));
    if (auto error = trainer.publish()) return *error;
    return trainer;
}

std::optional<Error> Trainer::publish() {
    auto net = Net::from_floats(school_.label(), school_.rows(), learner_.mean().data());
    if (!net) return net.failure();
    net_ = std::move(*net);
    return {};
}

Net Trainer::net(std::string made) const {
    Net net = *net_;
    net.label.made = std::move(made);
    return net;
}

SelfPlay Trainer::how(double part) const {
    SelfPlay how = plan_.usual;
    how.temperature = plan_.temperature.at(part / 0.6);
    how.epsilon = plan_.epsilon.at(part / 0.6);
    how.per_point = plan_.per_point.at(part / 0.5);
    how.narrow = plan_.narrow.at(part);
    how.search = part < 0.5 ? 0 : plan_.search;
    return how;
}

float Trainer::rate() const {
    const double fall = 0.5 * (1 + std::cos(std::numbers::pi * std::min(1.0, progress.part)));
    const double warm = std::min(1.0, static_cast<double>(steps() + 1) / plan_.warm_up);
    return static_cast<float>((plan_.rate.last + (plan_.rate.first - plan_.rate.last) * fall) * warm);
}

void Trainer::keep(Lessons lessons) {
    kept_samples_ += lessons.list.size();
    kept_.push_back(std::move(lessons));
    while (kept_samples_ - kept_.front().list.size() >= plan_.buffer) {
        kept_samples_ -= kept_.front().list.size();
        kept_.pop_front();
    }
}

Example Trainer::example(std::uint64_t number) const {
    auto round = kept_.begin();
    for (; number >= round->list.size(); ++round) number -= round->list.size();
    const Lesson& lesson = round->list[number];
    return {round->rows_of(lesson), &lesson.target};
}

void Trainer::learn(double part) {
    progress.part = part;
    const auto batch_size = static_cast<std::size_t>(plan_.batch);
    if (kept_samples_ < 4 * batch_size) {
        progress.debt = 0;
        return;
    }
    Rng rng(seed_of(plan_.seed, 2, progress.rounds));
    std::vector<Example> batch(batch_size);
    int steps_done = 0;
    for (; progress.debt >= 1; progress.debt -= 1, ++steps_done) {
        for (Example& one : batch) one = example(rng.below(static_cast<std::uint32_t>(kept_samples_)));
        const Loss loss = learner_.learn(batch, rate());
        progress.loss.win += loss.win, progress.loss.lead += loss.lead, progress.loss.points += loss.points;
        ++progress.losses;
    }
    learner_.average(static_cast<float>(1 - std::pow(1 - plan_.smooth, steps_done)));
}

// What is learnt comes from the rounds before and plays in the next one, so both can go on at the same time.
std::optional<Error> Trainer::round(double part, int threads) {
    const SelfPlay now = how(part);
    const int games = plan_.games - plan_.judges;
    std::vector<School::Played> played(static_cast<std::size_t>(games));
    std::vector<double> won(static_cast<std::size_t>(plan_.judges));
    const auto seed = [&](int game) { return seed_of(plan_.seed, 1, progress.games + game); };
    side_by_side(threads, -1, plan_.games,
                 [&](int game) {
                     if (game < 0) learn(part);
                     else if (game < games)
                         played[static_cast<std::size_t>(game)] = school_.play(*net_, against, now, seed(game));
                     else
                         won[static_cast<std::size_t>(game - games)] =
                             school_.challenge(*net_, against, now, challenge_width, seed(game));
                 },
                 {});
    Lessons lessons;
    for (const School::Played& game : played) {
        lessons.add(game.lessons);
        progress.positions += game.positions;
    }
    for (const double share : won) progress.won += share;
    progress.challenges += plan_.judges;
    progress.samples += static_cast<std::int64_t>(lessons.list.size());
    progress.debt += static_cast<double>(lessons.list.size()) * plan_.ratio / plan_.batch;
    progress.games += plan_.games;
    ++progress.rounds;
    keep(std::move(lessons));
    return publish();
}

void Trainer::save(std::ostream& out) const {
    out << opening << school_.label().layout << '\n';
    write_raw(out, plan_);
    write_raw(out, progress);
    learner_.save(out);
    write_raw(out, static_cast<std::uint64_t>(kept_.size()));
    for (const Lessons& lessons : kept_) {
        write_raw(out, lessons.rows);
        write_raw(out, lessons.list);
    }
}

Result<Trainer> Trainer::resume(const School& school, std::istream& saved) {
    const std::string expected = std::string(opening) + school.label().layout + '\n';
    std::string found(expected.size(), ' ');
    saved.read(found.data(), static_cast<std::streamsize>(found.size()));
    if (!saved || found != expected)
        return Error{"this is no training of this game, or one that sees other rows than today's"};
    TrainPlan plan;
    read_raw(saved, plan);
    Trainer trainer(school, plan, std::vector<float>(Net::floats(school.rows())));
    read_raw(saved, trainer.progress);
    bool whole = trainer.learner_.restore(saved);
    std::uint64_t rounds = 0;
    read_raw(saved, rounds);
    for (std::uint64_t i = 0; i < rounds && saved; ++i) {
        Lessons lessons;
        read_raw(saved, lessons.rows);
        read_raw(saved, lessons.list);
        if (saved) trainer.kept_samples_ += lessons.list.size(), trainer.kept_.push_back(std::move(lessons));
    }
    whole = whole && saved;
    if (!whole) return Error{"this training is damaged: it ends too early"};
    if (auto error = trainer.publish()) return *error;
    return trainer;
}

}  // namespace pantheon
