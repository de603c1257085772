// Web hooks posted with libcurl by a few threads of their own.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "service/hooks.hpp"

namespace pantheon {

// Posts only to http and https, follows nobody elsewhere, gives up after five seconds, and, unless `local` addresses
// are allowed, does not knock at the doors of the machine and the network that the service runs in.
class CurlHooks : public Hooks {
    struct Post {
        std::string table;
        int seat = 0;
        std::string url, body;
    };
    bool local_;
    std::function<void()> wake_;  // called from the threads when there is a result
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Post> waiting_;
    std::vector<Outcome> results_;
    std::vector<std::jthread> threads_;  // last: they use all of the above

    void work(const std::stop_token& stop);
    void finish(Outcome outcome);

public:
    CurlHooks(bool local, std::function<void()> wake);
    ~CurlHooks() override;

    void post(const std::string& table, int seat, const std::string& url, const std::string& body) override;
    std::vector<Outcome> results() override;
};

}  // namespace pantheon
