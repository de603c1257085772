// A small client of the service over real sockets: requests, raw bytes, and one WebSocket at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

using Headers = std::map<std::string, std::string>;

struct Reply {
    int status = 0;  // 0: the connection was closed without one
    Headers headers;
    std::string body;
};

// Addresses to come from: a service that limits what one of them may do takes each for another visitor's.
std::string local_address(std::uint64_t number);

// One request on a connection of its own. `from` is the address it comes from.
Reply request(std::uint16_t port, const std::string& method, const std::string& path, const std::string& body = "",
              const Headers& headers = {}, const std::string& from = "127.0.0.1");
Reply get(std::uint16_t port, const std::string& path, const std::string& token = "");
Reply post(std::uint16_t port, const std::string& path, const std::string& body, const std::string& token = "",
           const std::string& from = "127.0.0.1");

// Sends bytes as they are and returns what comes back until the other side closes or the time is over.
std::string raw(std::uint16_t port, std::string_view bytes, std::chrono::milliseconds time = std::chrono::seconds(2));

class Socket {
    struct Inside;
    std::unique_ptr<Inside> inside_;

public:
    // Connects; `status()` says what the handshake was answered with, 101 if it went well, 0 for no answer.
    explicit Socket(std::uint16_t port, const Headers& headers = {}, const std::string& from = "127.0.0.1");
    ~Socket();
    Socket(Socket&&) noexcept;
    Socket& operator=(Socket&&) noexcept;

    int status() const;
    bool open() const;
    // False once the connection is gone.
    bool send(std::string_view text);
    bool send_raw(std::string_view bytes);  // past the WebSocket protocol
    // The next text, if one comes in time.
    std::optional<std::string> read(std::chrono::milliseconds time = std::chrono::seconds(5));
    int close_code() const;  // what the service closed it with; 0 if it did not say
    void close();
};
