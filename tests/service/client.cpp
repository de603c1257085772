#include "client.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;
using namespace std::chrono_literals;

namespace {

// A connection from one of the many addresses of this machine: 127.x.y.z.
void connect_from(tcp::socket& socket, std::uint16_t port, const std::string& from, error_code& error) {
    socket.open(tcp::v4(), error);
    if (!error) socket.bind({asio::ip::make_address(from), 0}, error);
    if (!error) socket.connect({asio::ip::make_address("127.0.0.1"), port}, error);
    if (!error) socket.set_option(tcp::no_delay(true), error);
}

// Runs what was begun until it is done or the time is over.
void run(asio::io_context& io, std::chrono::milliseconds time) {
    io.restart();
    io.run_for(time);
}

}  // namespace

std::string local_address(std::uint64_t number) {
    return "127." + std::to_string(1 + number / 250 % 250) + "." + std::to_string(1 + number % 250) + ".1";
}

Reply request(std::uint16_t port, const std::string& method, const std::string& path, const std::string& body,
              const Headers& headers, const std::string& from) {
    asio::io_context io;
    tcp::socket socket(io);
    error_code error;
    connect_from(socket, port, from, error);
    if (error) return {};
    http::request<http::string_body> asked;
    asked.version(11);
    asked.method_string(method);
    asked.target(path);
    asked.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    for (const auto& [name, value] : headers) asked.set(name, value);
    asked.body() = body;
    asked.prepare_payload();
    http::write(socket, asked, error);  // an error here may mean that it was refused half-way: read on

    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 << 20);
    if (method == "HEAD") parser.skip(true);
    bool done = false;
    http::async_read(socket, buffer, parser, [&](error_code failure, std::size_t) { done = !failure; });
    run(io, 30s);
    if (!done) return {};
    Reply reply{.status = static_cast<int>(parser.get().result_int()), .headers = {}, .body = parser.get().body()};
    for (const auto& field : parser.get()) reply.headers[std::string(field.name_string())] = std::string(field.value());
    return reply;
}

Reply get(std::uint16_t port, const std::string& path, const std::string& token) {
    Headers headers;
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    return request(port, "GET", path, "", headers);
}

Reply post(std::uint16_t port, const std::string& path, const std::string& body, const std::string& token,
           const std::string& from) {
    Headers headers{{"Content-Type", "application/json"}};
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    return request(port, "POST", path, body, headers, from);
}

std::string raw(std::uint16_t port, std::string_view bytes, std::chrono::milliseconds time) {
    asio::io_context io;
    tcp::socket socket(io);
    error_code error;
    connect_from(socket, port, "127.0.0.1", error);
    if (error) return "";
    asio::write(socket, asio::buffer(bytes), error);
    std::string text;
    asio::async_read(socket, asio::dynamic_buffer(text), [](error_code, std::size_t) {});
    run(io, time);
    socket.close(error);
    run(io, 1s);
    return text;
}

struct Socket::Inside {
    asio::io_context io;
    websocket::stream<tcp::socket> stream{io};
    beast::flat_buffer buffer;
    int status = 0;
    bool open = false;
    bool reading = false;  // a read is under way
    std::optional<std::string> text;

    void read() {
        reading = true;
        stream.async_read(buffer, [this](error_code error, std::size_t) {
            reading = false;
            if (error) open = false;
            else text = beast::buffers_to_string(buffer.data());
            buffer.clear();
        });
    }
};

Socket::Socket(std::uint16_t port, const Headers& headers, const std::string& from)
    : inside_(std::make_unique<Inside>()) {
    Inside& inside = *inside_;
    error_code error;
    connect_from(inside.stream.next_layer(), port, from, error);
    if (error) return;
    inside.stream.read_message_max(64 << 20);
    inside.stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& asked) {
        for (const auto& [name, value] : headers) asked.set(name, value);
    }));
    websocket::response_type response;
    inside.stream.async_handshake(response, "127.0.0.1:" + std::to_string(port), "/api/socket",
                                  [&](error_code failure) {
                                      inside.open = !failure;
                                      inside.status = static_cast<int>(response.result_int());
                                  });
    run(inside.io, 10s);
}

Socket::~Socket() {
    if (!inside_) return;
    error_code ignored;
    inside_->stream.next_layer().close(ignored);
    run(inside_->io, 1s);
}
Socket::Socket(Socket&&) noexcept = default;
Socket& Socket::operator=(Socket&&) noexcept = default;

int Socket::status() const { return inside_->status; }
bool Socket::open() const { return inside_->open; }

bool Socket::send(std::string_view text) {
    if (!inside_->open) return false;
    error_code error;
    inside_->stream.write(asio::buffer(text), error);
    if (error) inside_->open = false;
    return inside_->open;
}

bool Socket::send_raw(std::string_view bytes) {
    error_code error;
    asio::write(inside_->stream.next_layer(), asio::buffer(bytes), error);
    return !error;
}

std::optional<std::string> Socket::read(std::chrono::milliseconds time) {
    Inside& inside = *inside_;
    const auto end = std::chrono::steady_clock::now() + time;
    while (!inside.text && inside.open) {
        const auto left = end - std::chrono::steady_clock::now();
        if (left <= 0ms) break;
        if (!inside.reading) inside.read();
        inside.io.restart();
        inside.io.run_one_for(left);
    }
    return std::exchange(inside.text, std::nullopt);
}

int Socket::close_code() const { return inside_->stream.reason().code; }

void Socket::close() {
    error_code ignored;
    if (inside_->open) inside_->stream.next_layer().close(ignored);
    inside_->open = false;
}
