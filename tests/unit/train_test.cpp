// Learning: gradients, a tiny game that is learnt, trainings that are interrupted, and the gate.
#include <doctest/doctest.h>

#include <cmath>
#include <sstream>

#include "games/machina/terminal.hpp"
#include "is_slow.hpp"
#include "lab/gate.hpp"
#include "lab/trainer.hpp"
#include "pebbles/pebbles_school.hpp"
#include "players/nets.hpp"
#include "table/material.hpp"

using namespace pantheon;

namespace {

const pebbles::PebblesSchool& pebbles_school() {
    static const pebbles::PebblesSchool school(std::make_shared<const pebbles::NoBox>(), {});
    return school;
}

std::unique_ptr<School> machina_school() {
    const GameKind game = machina::terminal_kind();
    return game.material->school(game, {});
}

// Small enough for a test; large steps, since there is little to learn.
TrainPlan small_plan() {
    TrainPlan plan;
    plan.games = 100, plan.judges = 0;
    plan.batch = 128, plan.buffer = 4'000;
    plan.rate = {0.003f, 0.0005f};
    plan.warm_up = 10, plan.smooth = 0.05;
    plan.usual.keep = 1;
    plan.search = 0;
    return plan;
}

Trainer begun(const TrainPlan& plan) {
    auto trainer = Trainer::begin(pebbles_school(), plan, nullptr);
    REQUIRE(trainer);
    return std::move(*trainer);
}

void play_rounds(Trainer& trainer, int from, int to, int of, int threads = 1) {
    for (int round = from; round < to; ++round) {
        const auto error = trainer.round(static_cast<double>(round) / of, threads);
        REQUIRE(!error);
    }
}

// What the net wins of games of two against somebody who answers by lot.
double strength(const Net& net, int games) {
    SelfPlay how;
    how.players[0] = 1, how.players[1] = how.players[2] = 0;
    double won = 0;
    for (int game = 0; game < games; ++game)
        won += pebbles_school().challenge(net, nullptr, how, 1, static_cast<std::uint64_t>(game) + 1'000);
    return won / games;
}

std::string bytes_of(const Trainer& trainer) {
    std::ostringstream out;
    trainer.save(out);
    return out.str();
}

}  // namespace

TEST_CASE("the slope of the loss is what small changes of the weights make of it") {
    constexpr int rows = 6;
    Learner learner(rows, Learner::fresh(rows, 5));
    const std::vector<std::uint16_t> first{1, 2, 4}, other{2, 3, 5, 5};
    const std::array<float, net_outputs> won{1, 0.4f, 1.5f}, lost{0.2f, -3.0f, 0.5f};
    const std::vector<Example> batch{{first, &won}, {other, &lost}, {first, &lost}};
    learner.look(batch);
    const std::vector<float> slope = learner.slope();
    // Each part of the net, where it counts most; row 4 stands for rows that some examples lack.
    const std::size_t bias = rows * net_width, second = bias + net_width, second_bias = second + net_width * net_second,
                      third = second_bias + net_second, third_bias = third + net_outputs * net_second;
    const std::size_t begins[] = {net_width, 4 * net_width, 5 * net_width, bias,
                                  second,    second_bias,   third,         third_bias};
    for (std::size_t part = 0; part < std::size(begins); ++part) {
        const std::size_t end = part + 1 < std::size(begins) ? begins[part + 1] : slope.size();
        std::size_t at = begins[part];
        for (std::size_t i = begins[part]; i < end; ++i)
            if (std::abs(slope[i]) > std::abs(slope[at])) at = i;
        CAPTURE(part);
        REQUIRE(std::abs(slope[at]) > 1e-4);
        const auto loss_with = [&](float more) {
            std::vector<float> weights = learner.weights();
            weights[at] += more;
            return Learner(rows, std::move(weights)).look(batch).sum();
        };
        constexpr float step = 0.004f;
        const double expected = (loss_with(step) - loss_with(-step)) / (2 * step);
        CHECK(slope[at] == doctest::Approx(expected).epsilon(0.02));
    }
    for (std::size_t i = 0; i < net_width; ++i) CHECK(slope[i] == 0);  // row 0 is nothing
}

TEST_CASE("sums that would leave the program's 16 bits are drawn back, though nothing else asks for it") {
    constexpr int rows = 4;
    std::vector<float> weights = Learner::fresh(rows, 5);
    weights[1 * net_width + 7] = -100;  // a unit that is silent whatever comes
    Learner learner(rows, std::move(weights));
    const std::vector<std::uint16_t> one{1, 3};
    const std::array<float, net_outputs> good{0.9f, 0.5f, 1.5f};
    const std::vector<Example> batch{{one, &good}};
    for (int step = 0; step < 100; ++step) learner.learn(batch, 0.02f);
    CHECK(learner.weights()[1 * net_width + 7] > -99);
}

TEST_CASE("a net learns what it is told, and the program's net says the same") {
    constexpr int rows = 4;
    Learner learner(rows, Learner::fresh(rows, 5));
    const std::vector<std::uint16_t> one{1, 3}, two{2, 3};
    const std::array<float, net_outputs> good{0.9f, 0.5f, 1.5f}, bad{0.1f, -0.5f, 0.75f};
    const std::vector<Example> batch{{one, &good}, {two, &bad}};
    const double before = learner.look(batch).sum();
    for (int step = 0; step < 300; ++step) learner.learn(batch, 0.003f);
    const double least = -(0.9 * std::log(0.9) + 0.1 * std::log(0.1));  // nobody can be surer than what is told
    CHECK(before > least + 0.2);
    CHECK(learner.look(batch).sum() < least + 0.01);
    const auto net = Net::from_floats({"game", "layout", {"one"}, "by a test"}, rows, learner.weights().data());
    REQUIRE(net);
    Layer layer;
    net->change(net->bias(), layer, one, {});
    const Value value = net->judge(layer);
    CHECK(static_cast<double>(value.win) / sure == doctest::Approx(0.9).epsilon(0.03));
    CHECK(static_cast<double>(value.lead) / one_point == doctest::Approx(0.5 * Net::lead_unit).epsilon(0.1));
    CHECK(static_cast<double>(value.points) / one_point == doctest::Approx(1.5 * Net::points_unit).epsilon(0.1));
}

TEST_CASE("a tiny game is learnt from nothing") {
    Trainer trainer = begun(small_plan());
    constexpr int games = 200, rounds = 12;
    const double before = strength(trainer.net(""), games);
    play_rounds(trainer, 0, rounds, rounds);
    CHECK(trainer.progress.games == 100 * rounds);
    CHECK(trainer.steps() > 5 * rounds);
    const double after = strength(trainer.net(""), games);
    CHECK(after > before + 0.1);
    CHECK(after > 0.7);
}

TEST_CASE("who plays against a frozen net learns from what one seat sees, and from what that seat made of it") {
    const Net net = begun(small_plan()).net("");
    SelfPlay how;
    how.players[0] = 1, how.players[1] = how.players[2] = 0;
    how.temperature = how.epsilon = 0;  // nothing is explored
    how.lambda = how.keep = 1;          // what is learnt is the end, at every position
    int won = 0, lost = 0, mixed = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto targets = [&](const Net* against) {
            std::vector<std::array<float, net_outputs>> list;
            for (const Lesson& lesson : pebbles_school().play(net, against, how, seed).lessons.list)
                list.push_back(lesson.target);
            REQUIRE(!list.empty());
            return list;
        };
        const auto one_seat = targets(&net), both = targets(nullptr);
        for (const auto& target : one_seat) CHECK(target == one_seat[0]);
        won += one_seat[0][0] == 1, lost += one_seat[0][0] == 0;
        for (const auto& target : both) mixed += target != both[0];
    }
    CHECK(won > 25);
    CHECK(lost > 25);
    CHECK(mixed > 100);
}

TEST_CASE("a look-ahead teaches by how much the other ends of a turn are worse than the best, in a lost game too") {
    const Net net = begun(small_plan()).net("");
    const pebbles::NoBox box;
    const pebbles::Sight sight(box, {});
    const pebbles::Setup setup;
    SelfPlay how;
    how.temperature = how.epsilon = 0;
    how.keep = how.search = 1;
    int turns = 0, worse = 0;
    bool below = false;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Rng rng(seed);
        SelfPlayer<pebbles::Sight> player(sight, rng);
        player.play(net, nullptr, setup, how);
        const Sample* best = nullptr;  // the ends of a turn are told from the best on
        for (const Sample& sample : player.samples) {
            if (!sample.apart) {
                best = nullptr;
                continue;
            }
            CHECK(sample.rows > 0);
            const auto use = [&](const Sample& of) { return use_of(of.value, static_cast<int>(how.per_point * sure)); };
            if (best) CHECK(use(sample) <= use(*best) + 1);
            if (best) worse += use(sample) < use(*best);
            else best = &sample, ++turns;
        }
        for (const Lesson& lesson : pebbles_school().play(net, nullptr, how, seed).lessons.list)
            below = below || lesson.target[0] < 0;
    }
    CHECK(turns > 100);
    CHECK(worse > 50);
    CHECK(below);  // an end after which a lost game is even surer
}

TEST_CASE("who learns to beat a frozen net beats it") {
    const Net frozen = begun(small_plan()).net("");
    constexpr int rounds = 12, games = 400;
    Trainer trainer = begun(small_plan());
    trainer.against = &frozen;
    const auto won = [&] {
        SelfPlay how;
        how.players[0] = 1, how.players[1] = how.players[2] = 0;
        const Net net = trainer.net("");
        double sum = 0;
        for (int game = 0; game < games; ++game)
            sum += pebbles_school().challenge(net, &frozen, how, 4, static_cast<std::uint64_t>(game) + 1'000);
        return sum / games;
    };
    CHECK(won() == doctest::Approx(0.5).epsilon(0.15));
    play_rounds(trainer, 0, rounds, rounds);
    CHECK(won() > 0.6);
}

TEST_CASE("a training that was interrupted goes on as if nothing had happened, with any number of threads") {
    const int rounds = is_slow ? 4 : 8;
    Trainer whole = begun(small_plan());
    play_rounds(whole, 0, rounds, rounds);
    Trainer half = begun(small_plan());
    play_rounds(half, 0, rounds / 2, rounds, 2);
    std::istringstream saved(bytes_of(half));
    auto resumed = Trainer::resume(pebbles_school(), saved);
    REQUIRE(resumed);
    CHECK(resumed->progress.games == half.progress.games);
    play_rounds(*resumed, rounds / 2, rounds, rounds, 2);
    CHECK(resumed->progress.samples == whole.progress.samples);
    CHECK(resumed->steps() == whole.steps());
    CHECK(resumed->learner().weights() == whole.learner().weights());
    CHECK(resumed->net("").file() == whole.net("").file());
    CHECK(whole.learner().weights() != half.learner().weights());
}

TEST_CASE("what is no training, or half of one, is refused") {
    std::istringstream other("pantheon training 1\nof something else\n");
    const auto foreign = Trainer::resume(pebbles_school(), other);
    REQUIRE(!foreign);
    CHECK(foreign.error().find("no training of this game") != std::string::npos);
    Trainer trainer = begun(small_plan());
    std::string bytes = bytes_of(trainer);
    std::istringstream cut(bytes.substr(0, bytes.size() / 2));
    const auto damaged = Trainer::resume(pebbles_school(), cut);
    REQUIRE(!damaged);
    CHECK(damaged.error().find("damaged") != std::string::npos);
}

TEST_CASE("a net goes on learning only at the game it was made for") {
    const Net* const machina = net_at_hand("machina", machina_school()->label().layout);
    REQUIRE(machina);
    const auto trainer = Trainer::begin(pebbles_school(), small_plan(), machina);
    REQUIRE(!trainer);
    CHECK(trainer.error().find("another game") != std::string::npos);
}

TEST_CASE("the gate lets a net pass that is as strong as the old one, and refuses one that got weaker") {
    const GameKind game = machina::terminal_kind();
    const auto school = machina_school();
    const Net* const old_net = net_at_hand(game.name, school->label().layout);
    REQUIRE(old_net);
    REQUIRE(school->has_taught(*old_net));
    GatePlan plan{.game = &game, .school = school.get(), .old_net = old_net, .new_net = old_net};
    plan.games = is_slow ? 4 : 24;
    int told = 0;
    const auto same = run_gate(plan, [&](int done) { told = done; });
    REQUIRE(same);
    CHECK(same->rungs.size() == 4);
    CHECK(told >= 4 * plan.games);
    CHECK(same->passes());
    CHECK(same->strength() == doctest::Approx(1));  // the same answers from every place
    CHECK(same->text().find("passed") != std::string::npos);

    std::vector<float> weights = old_net->weights();
    Rng rng(3);
    for (float& weight : weights) weight *= static_cast<float>(rng.below(3)) - 1.0f;
    const auto weak = Net::from_floats(old_net->label, old_net->rows(), weights.data());
    REQUIRE(weak);
    plan.new_net = &*weak;
    const auto weaker = run_gate(plan);
    REQUIRE(weaker);
    CHECK(weaker->strength() < 0.5);
    CHECK(!weaker->passes());
    CHECK(weaker->text().find("refused") != std::string::npos);
}
