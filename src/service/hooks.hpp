// Web hooks: "your turn", posted to an address that a seat has named.
#pragma once

#include <string>
#include <vector>

namespace pantheon {

// Posts in the background, so that nobody waits for a slow address.
class Hooks {
public:
    struct Outcome {
        std::string table;
        int seat = 0;
        std::string error;  // one sentence; empty: delivered
    };

    virtual ~Hooks() = default;
    virtual void post(const std::string& table, int seat, const std::string& url, const std::string& body) = 0;
    // What came of the posts since this was asked last.
    virtual std::vector<Outcome> results() = 0;
};

}  // namespace pantheon
