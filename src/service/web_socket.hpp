// One WebSocket of the server, and what the server says of itself in every reply. Only server.cpp includes this:
// Boost.Beast is long to compile.
#pragma once

#include <spdlog/spdlog.h>

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "service/server.hpp"

namespace pantheon {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

// What every reply says of us; no versions, which would only help those who look for old ones.
inline void set_own_headers(http::fields& fields) {
    fields.set(http::field::server, "pantheon");
    fields.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
               "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    fields.set("X-Content-Type-Options", "nosniff");
    fields.set("Referrer-Policy", "no-referrer");
    fields.set("Cross-Origin-Opener-Policy", "same-origin");
    fields.set("Cross-Origin-Resource-Policy", "same-origin");
    fields.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
}

// One WebSocket. It lives as long as somebody reads from it or a frame is on its way.
class Socket : public std::enable_shared_from_this<Socket> {
    const ServerLimits& limits_;
    std::deque<std::shared_ptr<const std::string>> waiting_;  // the first one is on its way, if `busy_`
    std::size_t waiting_bytes_ = 0;
    std::uint64_t sent_ = 0;
    bool busy_ = true;  // until the handshake is done, while a frame is on its way, and once it is closing
    std::optional<websocket::close_reason> closing_;

    void write_next() {
        if (busy_) return;
        if (waiting_.empty() && !closing_) return;
        busy_ = true;
        const auto self = shared_from_this();
        if (waiting_.empty()) return stream.async_close(*closing_, [self](error_code) {});
        stream.async_write(asio::buffer(*waiting_.front()), [self](error_code error, std::size_t) {
            if (error) return;  // whoever reads gets to know
            self->waiting_bytes_ -= self->waiting_.front()->size();
            self->waiting_.pop_front();
            self->busy_ = false;
            self->write_next();
        });
    }

public:
    websocket::stream<beast::tcp_stream> stream;

    Socket(beast::tcp_stream connection, const ServerLimits& limits) : limits_(limits), stream(std::move(connection)) {
        beast::get_lowest_layer(stream).expires_never();  // from here on the socket has times of its own
        stream.set_option(websocket::stream_base::timeout{std::chrono::seconds(5), limits.silence, true});
        stream.set_option(
            websocket::stream_base::decorator([](websocket::response_type& response) { set_own_headers(response); }));
        stream.read_message_max(limits.frame);
        stream.auto_fragment(false);
        stream.text(true);
    }

    std::uint64_t sent() const { return sent_; }  // bytes, those that wait included
    void begin() {
        busy_ = false;
        write_next();
    }
    void send(std::shared_ptr<const std::string> text) {
        if (closing_) return;
        sent_ += text->size();
        waiting_bytes_ += text->size();
        waiting_.push_back(std::move(text));
        if (waiting_bytes_ > limits_.waiting_bytes || waiting_.size() > limits_.waiting_frames) {
            spdlog::warn("a client was dropped that did not read what it was sent");
            return drop();
        }
        write_next();
    }
    // After what is waiting has been sent.
    void close(websocket::close_code code, std::string why) {
        if (closing_) return;
        why.resize(std::min<std::size_t>(why.size(), 120));  // what fits into the frame
        closing_.emplace(code, why);
        write_next();
    }
    void drop() {
        closing_.emplace(websocket::close_code::policy_error);
        beast::get_lowest_layer(stream).close();
    }
};

}  // namespace pantheon
