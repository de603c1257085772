// A line on the terminal that says how far long work has come.
#pragma once

#include <unistd.h>

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

}  // namespace pantheon
