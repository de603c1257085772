#include "lab/learner.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/rng.hpp"
#include "lab/raw_bytes.hpp"

// As in players/net.cpp: wide vectors where the processor has them.
#if defined(__x86_64__) && !defined(__AVX2__) && !defined(__SANITIZE_ADDRESS__)
#define PANTHEON_WIDE __attribute__((target("avx2,fma")))
#endif

namespace pantheon {

namespace {

constexpr std::size_t width = net_width, second = net_second, outputs = net_outputs;
constexpr std::size_t block_size = 512;  // examples whose first layer stays near the processor

constexpr float most_active = 15.99f;  // of the first layer: what the net in the program cuts off
constexpr float most_second = 2.0f;    // weights of the second layer: keeps the program's sums within 32 bits
// Sums of the first layer beyond this are drawn back: those in the program leave their 16 bits at 128, turn into the
// opposite, and a planner finds just these positions.
constexpr float far = 60.0f, drawn_back = 2e-4f;

// Adam, with weights that shrink a little.
constexpr float drift_stays = 0.9f, swing_stays = 0.99f, tiny = 1e-7f, shrink = 0.002f;

// Where the parts of a net begin among its floats.
struct Places {
    std::size_t bias, second, second_bias, third, third_bias, end;
    explicit Places(std::size_t rows)
        : bias(rows * width),
          second(bias + width),
          second_bias(second + width * net_second),
          third(second_bias + net_second),
          third_bias(third + outputs * net_second),
          end(third_bias + outputs) {}
};

// Eight floats side by side, wherever they lie.
using Lanes = float __attribute__((vector_size(32), aligned(4), may_alias));
constexpr std::size_t lanes = sizeof(Lanes) / sizeof(float);
constexpr std::size_t held = 8;  // lanes that stay in registers
inline Lanes& lanes_at(float* place) { return *reinterpret_cast<Lanes*>(place); }
inline const Lanes& lanes_at(const float* place) { return *reinterpret_cast<const Lanes*>(place); }

// `to` = `from` and all listed rows of a matrix.
[[gnu::always_inline]] inline void add_listed(const float* matrix, std::span<const std::uint16_t> list,
                                              const float* from, float* to) {
    for (std::size_t at = 0; at < width; at += held * lanes) {
        Lanes sum[held]{};
        for (const std::uint16_t row : list)
            for (std::size_t k = 0; k < held; ++k) sum[k] += lanes_at(matrix + row * width + at + k * lanes);
        for (std::size_t k = 0; k < held; ++k) lanes_at(to + at + k * lanes) = lanes_at(from + at + k * lanes) + sum[k];
    }
}

// The second layer before its negative numbers are cut off.
[[gnu::always_inline]] inline void second_forward(const float* active, const float* weights, const float* bias,
                                                  float* to) {
    constexpr std::size_t parts = second / lanes;
    Lanes sum[parts]{};
    for (std::size_t i = 0; i < width; ++i)
        for (std::size_t k = 0; k < parts; ++k) sum[k] += active[i] * lanes_at(weights + i * second + k * lanes);
    for (std::size_t k = 0; k < parts; ++k) lanes_at(to + k * lanes) = lanes_at(bias + k * lanes) + sum[k];
}

// From how the loss changes with the second layer's sums: how it changes with its weights, and then, in place of what
// was active, with the first layer. `turned` are the weights unit by unit.
[[gnu::always_inline]] inline void second_backward(float* active, const float* turned, const float* change,
                                                   float* weights_change) {
    for (std::size_t i = 0; i < width; ++i)
        for (std::size_t k = 0; k < second; k += lanes)
            lanes_at(weights_change + i * second + k) += active[i] * lanes_at(change + k);
    for (std::size_t at = 0; at < width; at += held * lanes) {
        Lanes sum[held]{};
        for (std::size_t u = 0; u < second; ++u)
            for (std::size_t k = 0; k < held; ++k) sum[k] += change[u] * lanes_at(turned + u * width + at + k * lanes);
        for (std::size_t k = 0; k < held; ++k) {
            Lanes& here = lanes_at(active + at + k * lanes);
            here = ((here > 0.0f) & (here < most_active)) ? sum[k] : Lanes{};
        }
    }
}

struct AdamStep {
    float rate, drift_grows, swing_grows;  // the means begin at zero, so the first ones are too small
};
[[gnu::always_inline]] inline void adam(float* weights, float* drift, float* swing, const float* gradient,
                                        std::size_t count, const AdamStep& step) {
    for (std::size_t i = 0; i < count; ++i) {
        drift[i] = drift_stays * drift[i] + (1 - drift_stays) * gradient[i];
        swing[i] = swing_stays * swing[i] + (1 - swing_stays) * gradient[i] * gradient[i];
        const float way = drift[i] * step.drift_grows / (std::sqrt(swing[i] * step.swing_grows) + tiny);
        weights[i] -= step.rate * (way + shrink * weights[i]);
    }
}

#ifdef PANTHEON_WIDE
const bool is_wide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
PANTHEON_WIDE void add_listed_wide(const float* matrix, std::span<const std::uint16_t> list, const float* from,
                                   float* to) {
    add_listed(matrix, list, from, to);
}
PANTHEON_WIDE void second_forward_wide(const float* active, const float* weights, const float* bias, float* to) {
    second_forward(active, weights, bias, to);
}
PANTHEON_WIDE void second_backward_wide(float* active, const float* turned, const float* change,
                                        float* weights_change) {
    second_backward(active, turned, change, weights_change);
}
PANTHEON_WIDE void adam_wide(float* weights, float* drift, float* swing, const float* gradient, std::size_t count,
                             const AdamStep& step) {
    adam(weights, drift, swing, gradient, count, step);
}
#define PANTHEON_WIDELY(what, ...) (is_wide ? what##_wide(__VA_ARGS__) : what(__VA_ARGS__))
#else
#define PANTHEON_WIDELY(what, ...) what(__VA_ARGS__)
#endif

// How far an output is off, and which way.
struct Miss {
    double loss;
    float slope;
};
Miss cross_entropy(float logit, float chance) {
    const double e = std::exp(-std::abs(static_cast<double>(logit)));
    const double sigmoid = logit > 0 ? 1 / (1 + e) : e / (1 + e);
    return {std::max(logit, 0.0f) - double{logit} * chance + std::log1p(e), static_cast<float>(sigmoid - chance)};
}
Miss huber(float output, float target) {
    const float off = output - target;
    if (std::abs(off) < 1) return {0.5 * off * off, off};
    return {std::abs(off) - 0.5, off > 0 ? 1.0f : -1.0f};
}

// By lot, most of them small.
float normal(Rng& rng, double deviation) {
    const double u = (rng.below(1U << 31) + 0.5) / (1U << 31), v = rng.below(1U << 31) / static_cast<double>(1U << 31);
    return static_cast<float>(deviation * std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * v));
}

}  // namespace

Learner::Learner(int rows, std::vector<float> weights)
    : rows_(static_cast<std::size_t>(rows)),
      weights_(std::move(weights)),
      mean_(weights_),
      gradient_(weights_.size()),
      drift_(weights_.size()),
      swing_(weights_.size()),
      met_(rows_),
      turned_(width * second),
      hidden_(block_size * width),
      begins_(rows_ + 1) {}

std::vector<float> Learner::fresh(int rows, std::uint64_t seed) {
    const Places at(static_cast<std::size_t>(rows));
    std::vector<float> weights(at.end);
    Rng rng(seed);
    for (std::size_t i = width; i < at.bias; ++i) weights[i] = normal(rng, 0.04);  // row 0 is nothing
    for (std::size_t i = at.second; i < at.second_bias; ++i) weights[i] = normal(rng, std::sqrt(2.0 / width));
    for (std::size_t i = at.third; i < at.third_bias; ++i) weights[i] = normal(rng, 0.05);
    weights[at.third_bias + 2] = 1;
    return weights;
}

Loss Learner::look(std::span<const Example> batch) {
    std::ranges::fill(gradient_, 0.0f);
    touched_.clear();
    const float* const weights = &weights_[Places(rows_).second];
    for (std::size_t i = 0; i < width; ++i)
        for (std::size_t u = 0; u < second; ++u) turned_[u * width + i] = weights[i * second + u];
    Loss loss;
    const float share = 1.0f / static_cast<float>(batch.size());
    for (std::size_t first = 0; first < batch.size(); first += block_size)
        block_gradient(batch.subspan(first, std::min(block_size, batch.size() - first)), share, loss);
    std::ranges::sort(touched_);
    touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
    return loss;
}

void Learner::block_gradient(std::span<const Example> block, float share, Loss& loss) {
    const Places at(rows_);
    const float* const weights = weights_.data();
    float* const gradient = gradient_.data();
    for (std::size_t e = 0; e < block.size(); ++e) {
        float* const active = &hidden_[e * width];
        PANTHEON_WIDELY(add_listed, weights, block[e].rows, weights + at.bias, active);
        std::array<float, width> pull{};
        for (std::size_t i = 0; i < width; ++i) {
            if (std::abs(active[i]) > far) pull[i] = drawn_back * share * (active[i] - std::copysign(far, active[i]));
            active[i] = std::clamp(active[i], 0.0f, most_active);
        }
        float sums[second], change[second]{};
        PANTHEON_WIDELY(second_forward, active, weights + at.second, weights + at.second_bias, sums);
        const auto& target = *block[e].target;
        for (std::size_t o = 0; o < outputs; ++o) {
            const float* const third = weights + at.third + o * second;
            float output = weights[at.third_bias + o];
            for (std::size_t u = 0; u < second; ++u) output += std::max(0.0f, sums[u]) * third[u];
            const Miss miss = o == 0 ? cross_entropy(output, target[o]) : huber(output, target[o]);
            const double counts = o == 0 ? 1 : o == 1 ? Loss::lead_counts : Loss::points_count;
            (o == 0 ? loss.win : o == 1 ? loss.lead : loss.points) += miss.loss * share;
            const float slope = miss.slope * share * static_cast<float>(counts);
            gradient[at.third_bias + o] += slope;
            for (std::size_t u = 0; u < second; ++u) {
                if (sums[u] <= 0) continue;
                gradient[at.third + o * second + u] += slope * sums[u];
                change[u] += slope * third[u];
            }
        }
        for (std::size_t u = 0; u < second; ++u) gradient[at.second_bias + u] += change[u];
        PANTHEON_WIDELY(second_backward, active, turned_.data(), change, gradient + at.second);
        for (std::size_t i = 0; i < width; ++i) {
            active[i] += pull[i];
            gradient[at.bias + i] += active[i];
        }
    }
    spread(block);
}

// `hidden_` says how the loss changes with the first layer of each example; every row takes the sum over those that
// have it. Rows one after the other, so that a row is written to once.
void Learner::spread(std::span<const Example> block) {
    std::ranges::fill(begins_, 0U);
    for (const Example& example : block)
        for (const std::uint16_t row : example.rows) ++begins_[row];
    std::uint32_t sum = 0;
    for (std::uint32_t& begin : begins_) sum += std::exchange(begin, sum);
    holders_.resize(sum);
    for (std::size_t e = 0; e < block.size(); ++e)
        for (const std::uint16_t row : block[e].rows) holders_[begins_[row]++] = static_cast<std::uint16_t>(e);
    // Now each row begins where the one before it ends.
    for (std::size_t row = 0, begin = 0; row < rows_; begin = begins_[row++]) {
        if (begins_[row] == begin) continue;
        float* const to = &gradient_[row * width];
        PANTHEON_WIDELY(add_listed, hidden_.data(), {&holders_[begin], begins_[row] - begin}, to, to);
        touched_.push_back(static_cast<std::uint32_t>(row));
    }
}

void Learner::move(std::size_t first, std::size_t count, std::uint32_t times, float rate) {
    const auto grows = [&](float stays) { return 1 / (1 - std::pow(stays, static_cast<float>(times))); };
    PANTHEON_WIDELY(adam, &weights_[first], &drift_[first], &swing_[first], &gradient_[first], count,
                    {rate, grows(drift_stays), grows(swing_stays)});
}

// Rows that no example has stay as they are, and so do Adam's means of them: a row that is rare counts its own steps.
Loss Learner::learn(std::span<const Example> batch, float rate) {
    const Loss loss = look(batch);
    ++steps_;
    const Places at(rows_);
    for (const std::uint32_t row : touched_) move(row * width, width, ++met_[row], rate);
    move(at.bias, at.end - at.bias, static_cast<std::uint32_t>(steps_), rate);
    for (std::size_t i = at.second; i < at.second_bias; ++i)
        weights_[i] = std::clamp(weights_[i], -most_second, most_second);
    return loss;
}

void Learner::average(float share) {
    for (std::size_t i = 0; i < mean_.size(); ++i) mean_[i] += share * (weights_[i] - mean_[i]);
}

void Learner::save(std::ostream& out) const {
    write_raw(out, steps_);
    for (const auto* list : {&weights_, &mean_, &drift_, &swing_}) write_raw(out, *list);
    write_raw(out, met_);
}

bool Learner::restore(std::istream& in) {
    read_raw(in, steps_);
    for (auto* list : {&weights_, &mean_, &drift_, &swing_}) read_raw(in, *list);
    read_raw(in, met_);
    return in && weights_.size() == gradient_.size() && mean_.size() == gradient_.size() &&
           drift_.size() == gradient_.size() && swing_.size() == gradient_.size() && met_.size() == rows_;
}

}  // namespace pantheon
