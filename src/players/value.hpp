// What a position promises to a seat, in whole numbers, so that every machine agrees.
#pragma once

#include <array>
#include <cstdint>

namespace pantheon {

inline constexpr int sure = 65'536;    // a chance of one
inline constexpr int one_point = 256;  // a point of the score

struct Value {
    std::int32_t win = 0;     // chance to win, of `sure`
    std::int32_t lead = 0;    // points ahead of the best other, times `one_point`
    std::int32_t points = 0;  // own points at the end, times `one_point`

    friend constexpr bool operator==(const Value&, const Value&) = default;
};

// What a player tries to make large: winning, and a little for each point ahead, so that decided games are still played
// well. `per_point` is in units of `sure`.
constexpr std::int32_t use_of(const Value& value, int per_point) {
    return value.win + value.lead * per_point / one_point;
}
inline constexpr int usual_per_point = 200;  // 0.3 % a point

namespace detail {

// e to the power of x, by its series: the standard one differs between machines in the last bit.
constexpr double exponential(double x) {
    double sum = 1, term = 1;
    for (int n = 1; n < 40; ++n) sum += term *= x / n;
    return sum;
}
inline constexpr int chance_steps = 16;  // entries for each unit
inline constexpr int chance_reach = 8;   // beyond it, as good as sure
inline constexpr auto chances = [] {
    std::array<std::int32_t, chance_reach * chance_steps + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double e = exponential(static_cast<double>(i) / chance_steps);
        table[i] = static_cast<std::int32_t>(sure * e / (1 + e) + 0.5);
    }
    return table;
}();

}  // namespace detail

inline constexpr int logit_one = 4'096;  // a logit of one

// The chance of a logit, times `sure`.
constexpr std::int32_t chance_of(std::int64_t logit) {
    const std::int64_t size = logit < 0 ? -logit : logit;
    constexpr std::int64_t step = logit_one / detail::chance_steps;
    const auto at = static_cast<std::size_t>(size / step);
    std::int32_t chance = detail::chances.back();
    if (at + 1 < detail::chances.size()) {
        const std::int64_t part = size % step;
        chance = static_cast<std::int32_t>(
            (detail::chances[at] * (step - part) + detail::chances[at + 1] * part + step / 2) / step);
    }
    return logit < 0 ? sure - chance : chance;
}

}  // namespace pantheon
