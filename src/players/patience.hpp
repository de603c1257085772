// When a player must come to an end: it was told to stop, or its time is out.
#pragma once

#include <chrono>

#include "table/player.hpp"

namespace pantheon {

// Ask it often, at least every few milliseconds: it looks at the clock only now and then.
class Patience {
    static constexpr int asks_between_looks = 16;

    const std::atomic<bool>* stop_;
    bool has_limit_;
    std::chrono::steady_clock::time_point end_{};
    int asked_ = 0;
    bool is_out_ = false;

public:
    explicit Patience(const Thinking& thinking) : stop_(thinking.stop), has_limit_(thinking.milliseconds > 0) {
        if (has_limit_) end_ = std::chrono::steady_clock::now() + std::chrono::milliseconds{thinking.milliseconds};
    }

    // Once it is out, it stays so.
    bool is_out() {
        if (is_out_) return true;
        if (stop_ && stop_->load(std::memory_order_relaxed)) return is_out_ = true;
        if (!has_limit_ || ++asked_ % asks_between_looks != 0) return false;
        return is_out_ = std::chrono::steady_clock::now() >= end_;
    }
};

}  // namespace pantheon
