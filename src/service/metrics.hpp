// Counters of the service, as Prometheus reads them.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace pantheon {

// What is counted since the start; what is measured at the moment is passed in when the text is written.
struct Metrics {
    std::uint64_t requests = 0;                     // HTTP
    std::uint64_t messages = 0;                     // on sockets
    std::map<std::string, std::uint64_t> refusals;  // by code
    std::uint64_t answers = 0;
    double answer_seconds = 0;  // from reading an answer to handing over what is sent
    std::uint64_t entries = 0;  // of logs: what was confirmed
    std::uint64_t bot_answers = 0;
    std::uint64_t bot_failures = 0;
    std::uint64_t hook_failures = 0;
    std::uint64_t store_failures = 0;
    std::uint64_t tables_created = 0;
    std::uint64_t tables_woken = 0;

    struct Now {
        std::size_t sockets = 0;
        std::size_t tables = 0;  // in memory
    };
    std::string text(const Now& now) const;
};

}  // namespace pantheon
