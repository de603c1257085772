// How much somebody may ask for: so much a second, and more at once after a while of silence (a token bucket).
#pragma once

#include <algorithm>
#include <cstdint>

namespace pantheon {

struct Rate {
    double per_second = 0;
    double at_once = 0;
};

// What was spent of a rate. Times are in milliseconds, of a clock that only goes forward.
class Budget {
    double spent_ = 0;
    std::int64_t counted_at_ = 0;

    double spent(const Rate& rate, std::int64_t now) const {
        return std::max(
            0.0, spent_ - static_cast<double>(std::max<std::int64_t>(0, now - counted_at_)) * rate.per_second / 1000);
    }

public:
    double left(const Rate& rate, std::int64_t now) const { return rate.at_once - spent(rate, now); }
    // How long until something is left again.
    std::int64_t wait(const Rate& rate, std::int64_t now) const {
        const double debt = -left(rate, now);
        return debt < 0 ? 0 : 1 + static_cast<std::int64_t>(1000 * debt / rate.per_second);
    }
    // May be more than is left, as one often knows only afterwards what something costs; of the debt that this makes,
    // as much is remembered as five seconds bring in.
    void spend(double cost, const Rate& rate, std::int64_t now) {
        spent_ = std::min(spent(rate, now) + cost, rate.at_once + 5 * rate.per_second);
        counted_at_ = now;
    }
};

}  // namespace pantheon
