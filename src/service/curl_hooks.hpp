// Web hooks posted with libcurl, many at once, by a thread of their own.
#pragma once

#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

#include "service/hooks.hpp"

namespace pantheon {

// Posts only to http and https, follows nobody elsewhere, gives up after five seconds, and, unless `local` addresses
// are allowed, does not knock at the doors of the machine and the network that the service runs in. Addresses take
// turns, and none has more than a few posts under way: one that never answers keeps only its own posts waiting.
class CurlHooks : public Hooks {
    struct Post {
        std::string table;
        int seat = 0;
        std::string url, body;
        std::string host, place{};  // `place` is the host with its port
    };
    struct Journey;
    struct EndOfCurl {
        void operator()(void* multi) const;
    };

    bool local_;
    std::function<void()> wake_;  // called from the thread when there is a result
    std::unique_ptr<void, EndOfCurl> curl_;
    std::mutex mutex_;                                 // of the three below
    std::map<std::string, std::deque<Post>> waiting_;  // by place
    std::deque<std::string> turns_;                    // places with something waiting, each once
    std::vector<Outcome> results_;
    // Of the thread alone.
    std::list<Journey> journeys_;
    std::map<std::string, int> under_way_;  // by host, and by place
    std::jthread thread_;                   // last: it uses all of the above

    void work(const std::stop_token& stop);
    bool may_start(const Post& post);
    std::list<Post> take_startable();
    void start(Post post);
    void take_back_finished();
    void count(const Post& post, int change);
    void finish(Outcome outcome);

public:
    CurlHooks(bool local, std::function<void()> wake);
    ~CurlHooks() override;

    void post(const std::string& table, int seat, const std::string& url, const std::string& body) override;
    std::vector<Outcome> results() override;
};

}  // namespace pantheon
