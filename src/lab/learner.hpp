// Learns the weights of a net from positions and what came of them: plain floats, a sparse first layer, Adam.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <vector>

#include "lab/lessons.hpp"

namespace pantheon {

// One of a batch.
struct Example {
    std::span<const std::uint16_t> rows;
    const std::array<float, net_outputs>* target = nullptr;
};

// The means over a batch.
struct Loss {
    double win = 0;               // cross-entropy
    double lead = 0, points = 0;  // Huber

    static constexpr double lead_counts = 0.5, points_count = 0.2;
    double sum() const { return win + lead_counts * lead + points_count * points; }
};

// Weights lie as `Net::from_floats` takes them. The same examples give the same weights, bit by bit, on one machine.
class Learner {
    std::size_t rows_;
    std::vector<float> weights_, mean_, gradient_;
    std::vector<float> drift_, swing_;    // Adam's means of gradients and of their squares
    std::vector<std::uint32_t> met_;      // by row: steps in which it had a part
    std::vector<std::uint32_t> touched_;  // rows that the gradient is not zero of
    std::int64_t steps_ = 0;

    std::vector<float> turned_;  // the second layer's weights, unit by unit
    // Of a block of examples.
    std::vector<float> hidden_;
    std::vector<std::uint32_t> begins_;
    std::vector<std::uint16_t> holders_;

    void block_gradient(std::span<const Example> block, float share, Loss& loss);
    void spread(std::span<const Example> block);
    void move(std::size_t first, std::size_t count, std::uint32_t times, float rate);

public:
    Learner(int rows, std::vector<float> weights);
    // Small weights by lot, to begin with.
    static std::vector<float> fresh(int rows, std::uint64_t seed);

    // Fills `slope`; weights stay.
    Loss look(std::span<const Example> batch);
    // One step downhill.
    Loss learn(std::span<const Example> batch, float rate);
    // The mean goes so much of the way to the weights: smoother than they are, it is what plays.
    void average(float share);

    const std::vector<float>& weights() const { return weights_; }
    const std::vector<float>& mean() const { return mean_; }
    // How the loss of the last batch changes with each weight; `learn` has used it up.
    const std::vector<float>& slope() const { return gradient_; }
    std::int64_t steps() const { return steps_; }

    // For whoever goes on later, on the same machine.
    void save(std::ostream& out) const;
    bool restore(std::istream& in);
};

}  // namespace pantheon
