// Work on several threads whose outcome does not depend on how many there are.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pantheon {

// `work(i)` for every i from `first` to before `last`, which writes to a place of its own; `done` is called after each,
// by one thread at a time.
template <class Work>
void side_by_side(int threads, int first, int last, const Work& work, const std::function<void()>& done) {
    std::atomic<int> next = first;
    std::mutex telling;
    const auto labour = [&] {
        for (int i = next++; i < last; i = next++) {
            work(i);
            const std::lock_guard lock(telling);
            if (done) done();
        }
    };
    std::vector<std::thread> helpers;
    for (int t = 1; t < threads; ++t) helpers.emplace_back(labour);
    labour();
    for (std::thread& helper : helpers) helper.join();
}

}  // namespace pantheon
