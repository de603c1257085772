// Means and shares with the bounds in which they lie.
#pragma once

#include <algorithm>
#include <cmath>

#include "lab/match.hpp"

namespace pantheon {

class Sum {
    double sum_ = 0, squares_ = 0;
    int of_ = 0;

public:
    void add(double value) { sum_ += value, squares_ += value * value, ++of_; }
    int of() const { return of_; }
    Mean mean() const {
        if (of_ == 0) return {};
        const double mean = sum_ / of_;
        const double variance = of_ > 1 ? std::max(0.0, squares_ - sum_ * mean) / (of_ - 1) : 0;
        return {mean, 1.959964 * std::sqrt(variance / of_), of_};
    }
};

// A share of games, or of seats in games.
struct Share {
    double rate = 0;
    Interval interval{};
    int of = 0;
};
// Of independent games.
inline Share share_of(double wins, int of) { return {of ? wins / of : 0, wilson(wins, of), of}; }
// By the mean over boards, of which every one was played several times: so many games in all.
inline Share share_around(const Mean& boards, int games) {
    return {
        boards.value, {std::max(0.0, boards.value - boards.error), std::min(1.0, boards.value + boards.error)}, games};
}

}  // namespace pantheon
