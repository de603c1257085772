// What the network hands over to the service, and what it gets back.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace pantheon {

struct HttpRequest {
    std::string method;
    std::string path;
    std::string query;
    std::string body;
    std::string token;  // from "Authorization: Bearer"
    std::string address;
};

struct HttpReply {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::string tag{};  // its ETag, if it stays the same for a while; otherwise nobody may keep it
};

using Connection = std::uint64_t;

// The network, as the service sees it.
class Network {
public:
    virtual ~Network() = default;
    virtual void send(Connection connection, std::shared_ptr<const std::string> text) = 0;  // one text frame
    virtual void hang_up(Connection connection, std::string why) = 0;
};

// The service, as the network sees it. All calls come from one thread.
class Service {
public:
    virtual ~Service() = default;
    // Everything under /api/, and /metrics and /healthz.
    virtual HttpReply http(const HttpRequest& request) = 0;
    // False: refused, there are too many.
    virtual bool opened(Connection connection, const std::string& address) = 0;
    virtual void read(Connection connection, std::string_view text) = 0;
    virtual void closed(Connection connection) = 0;
    // Every 20 ms, or when a worker calls `wake`: results of bots and hooks, clocks, pace, rest.
    virtual void tick() = 0;
};

}  // namespace pantheon
