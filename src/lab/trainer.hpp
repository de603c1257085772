// Self-play and learning in turn: rounds of games with the net of today, and steps from what was played before.
#pragma once

#include <deque>
#include <iosfwd>

#include "core/result.hpp"
#include "lab/learner.hpp"
#include "lab/school.hpp"

namespace pantheon {

// From the beginning of a schedule to its end.
struct Slide {
    float first = 0, last = 0;

    float at(double part) const { return first + (last - first) * static_cast<float>(part < 1 ? part : 1); }
};

struct TrainPlan {
    // Playing.
    int games = 128;  // a round
    int judges = 2;   // of these, against rules of thumb
    Slide temperature{0.03f, 0.006f}, epsilon{0.03f, 0.004f}, per_point{0.01f, 0.003f}, narrow{0.85f, 0.6f};
    float search = 0.004f;  // from the second half on
    SelfPlay usual{.expansion = 0.4f};

    // Learning.
    int batch = 2'048;
    double ratio = 2;              // how often a sample is learnt from
    std::size_t buffer = 400'000;  // samples that are kept
    Slide rate{0.002f, 0.00005f};  // along a cosine
    int warm_up = 300;             // steps until the rate is whole
    double smooth = 0.001;         // how much a step counts in the mean that plays

    std::uint64_t seed = 1;

    // For a net that is good already: what tells good answers from the best is smaller than the noise of large steps.
    // It learns from some positions each of many thousand games: all that a game teaches comes from its one end, and
    // whoever meets few games again and again learns their ends by heart. The buffer takes one to two gigabytes.
    static TrainPlan going_on() {
        TrainPlan plan;
        plan.temperature = {0.01f, 0.005f}, plan.epsilon = {0.01f, 0.003f}, plan.per_point = {0.003f, 0.003f};
        plan.narrow = {0.7f, 0.6f};
        plan.rate = {0.0001f, 0.000004f}, plan.smooth = 0.0005;
        plan.usual.keep = 0.25f, plan.ratio = 1, plan.buffer = 2'500'000;
        return plan;
    }
};

// What has been done so far; losses and results are those since `tell` was called last.
struct TrainProgress {
    std::int64_t rounds = 0, games = 0, samples = 0, positions = 0;
    double part = 0;     // of the schedule
    double seconds = 0;  // that whoever drives this counted
    double debt = 0;     // steps that are due
    Loss loss{};         // sums
    std::int64_t losses = 0;
    double won = 0;
    std::int64_t challenges = 0;
};

// The same plan and school give the same net, whatever the number of threads and wherever it was saved and resumed, as
// long as rounds have the same parts of the schedule.
class Trainer {
    const School& school_;
    TrainPlan plan_;
    Learner learner_;
    std::optional<Net> net_;
    std::deque<Lessons> kept_;  // a round each
    std::size_t kept_samples_ = 0;

    void keep(Lessons lessons);
    void learn(double part);
    std::optional<Error> publish();
    SelfPlay how(double part) const;
    Example example(std::uint64_t number) const;
    Trainer(const School& school, const TrainPlan& plan, std::vector<float> weights)
        : school_(school), plan_(plan), learner_(school.rows(), std::move(weights)) {}

public:
    TrainProgress progress;

    // Whom it learns to beat, the same from the first round to the last; null: itself. It must outlive the trainer.
    const Net* against = nullptr;

    // From these weights, or from nothing. The school must outlive it.
    static Result<Trainer> begin(const School& school, const TrainPlan& plan, const Net* from);
    static Result<Trainer> resume(const School& school, std::istream& saved);
    void save(std::ostream& out) const;

    // One round, at this part of the schedule. Errors: weights that no net can hold.
    std::optional<Error> round(double part, int threads);

    const TrainPlan& plan() const { return plan_; }
    const Learner& learner() const { return learner_; }
    std::int64_t steps() const { return learner_.steps(); }
    float rate() const;
    // What plays, with a line that says how it was made.
    Net net(std::string made) const;
};

}  // namespace pantheon
