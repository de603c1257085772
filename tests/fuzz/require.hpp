// What a fuzzer demands: a crash with a sentence if it is not so.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

inline void require(bool fine, std::string_view why) {
    if (fine) return;
    std::fprintf(stderr, "%.*s\n", static_cast<int>(why.size()), why.data());
    std::abort();
}
