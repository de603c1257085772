// The log of a game among people: batches of answers that were confirmed, and returns to an earlier point.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "table/choice.hpp"

namespace pantheon {

// Entries are appended and never changed: a take-back is an entry too.
struct LogEntry {
    bool takeback = false;
    std::vector<Answer> answers;  // real questions only, luck's included
    std::size_t to = 0;           // of a take-back: the game stands again where it stood after so many entries

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// The answers that lead to the position after the first `entries` of the log.
inline std::vector<Answer> answers_after(std::span<const LogEntry> log, std::size_t entries) {
    std::vector<std::size_t> counted;  // from the last to the first
    while (entries > 0) {
        const LogEntry& last = log[entries - 1];
        if (!last.takeback) counted.push_back(entries - 1);
        entries = last.takeback ? last.to : entries - 1;
    }
    std::vector<Answer> answers;
    for (; !counted.empty(); counted.pop_back()) {
        const std::vector<Answer>& batch = log[counted.back()].answers;
        answers.insert(answers.end(), batch.begin(), batch.end());
    }
    return answers;
}

}  // namespace pantheon
