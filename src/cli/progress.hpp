// A line on the terminal that says how far long work has come.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>

namespace pantheon {

// Written over itself on standard error, gone in the end; silent where nobody watches.
class Progress {
    bool shown_ = isatty(STDERR_FILENO) == 1;

public:
    Progress() = default;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { say(""); }

    void say(const std::string& text) const {
        if (shown_) std::fprintf(stderr, "\r\033[K%s", text.c_str());
    }
};

// "34 of 200 games, 2 min 10 s left" after `what`; `run` is told whom to tell of every game.
template <class Run>
auto with_progress(int all, const std::string& what, Run&& run) {
    const Progress line;
    const auto begun = std::chrono::steady_clock::now();
    return run([&](int done) {
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        const auto left = static_cast<long>(std::ceil(seconds / done * (all - done)));
        line.say(what + std::to_string(done) + " of " + std::to_string(all) + " games, " +
                 (left >= 60 ? std::to_string(left / 60) + " min " : "") + std::to_string(left % 60) + " s left");
    });
}

}  // namespace pantheon
