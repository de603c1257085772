#include "service/server.hpp"

#include <spdlog/spdlog.h>

#include <atomic>
#include <csignal>
#include <optional>
#include <unordered_map>

#include "service/callers.hpp"
#include "service/web_socket.hpp"

namespace pantheon {

using tcp = asio::ip::tcp;
using namespace std::chrono_literals;

namespace {

constexpr double header_bytes = 800;  // of a reply, about

using Request = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;

// Coroutines that report errors here instead of throwing.
auto into(error_code& error) { return asio::redirect_error(asio::use_awaitable, error); }

IpAddress address_of(const tcp::endpoint& endpoint) {
    const asio::ip::address address = endpoint.address();
    if (address.is_v6()) return {address.to_v6().to_bytes()};
    const auto bytes = address.to_v4().to_bytes();
    return ipv4(bytes[0], bytes[1], bytes[2], bytes[3]);
}

// A header that may come several times, as one.
std::string joined(const Request& request, std::string_view name) {
    std::string text;
    const auto [first, last] = request.equal_range(name);
    for (auto field = first; field != last; ++field) text += (text.empty() ? "" : ", ") + std::string(field->value());
    return text;
}

// Browsers say on whose behalf they come; another site's page has no business here.
bool from_own_page(const Request& request) {
    std::string_view origin = request[http::field::origin];
    if (origin.empty()) return true;
    const std::size_t scheme = origin.find("://");
    if (scheme == std::string_view::npos) return false;
    origin.remove_prefix(scheme + 3);
    return beast::iequals(origin, request[http::field::host]);
}

std::string bearer_token(const Request& request) {
    constexpr std::string_view bearer = "Bearer ";
    const std::string_view header = request[http::field::authorization];
    return std::string(header.starts_with(bearer) ? header.substr(bearer.size()) : std::string_view{});
}

// The shortest form of a file that the browser takes.
const std::string& encoded(const WebFile& file, const Request& request, Response& response) {
    if (file.brotli.empty() && file.gzip.empty()) return file.text;
    response.set(http::field::vary, "Accept-Encoding");
    http::ext_list accepted{request[http::field::accept_encoding]};
    for (const auto& [name, text] : {std::pair{"br", &file.brotli}, std::pair{"gzip", &file.gzip}})
        if (!text->empty() && accepted.exists(name)) {
            response.set(http::field::content_encoding, name);
            return *text;
        }
    return file.text;
}

// Whether the browser has it already, as it says.
bool is_known(std::string_view tag, const Request& request) {
    if (tag.empty() || (request.method() != http::verb::get && request.method() != http::verb::head)) return false;
    tag.remove_prefix(tag.find('"'));
    return request[http::field::if_none_match].find(tag) != std::string_view::npos;
}

HttpReply refusal(int status, const std::string& sentence) {
    return {status, "application/json", R"({"ok":false,"error":")" + sentence + "\"}"};
}

// What is wrong with a request that could not be read; nothing where nobody is left to be told.
std::optional<HttpReply> refusal(const error_code& error) {
    if (error == http::error::header_limit) return refusal(431, "the header is too long");
    if (error == http::error::body_limit) return refusal(413, "the body is too long");
    if (error == beast::error::timeout) return {};
    if (error.category() != make_error_code(http::error::bad_method).category()) return {};
    if (error == http::error::end_of_stream || error == http::error::partial_message) return {};
    return refusal(400, "this is no request in HTTP");
}

std::int64_t milliseconds_now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace

// Everything runs on one thread. What coroutines touch comes before `io`, which owns them, and so outlives them.
struct Server::Inside {
    WebPage page;
    ServerLimits limits;
    Service* service = nullptr;
    Callers callers;
    struct Open {
        Socket* socket;
        Caller* caller;
    };
    std::unordered_map<Connection, Open> sockets;
    int replies = 0;  // being written
    Connection next = 1;
    std::atomic<bool> woken = false;

    asio::io_context io{1};
    tcp::acceptor acceptor{io};
    asio::signal_set signals{io};
    asio::steady_timer clock{io};

    // The service's mistakes end neither the process nor other people's games.
    template <class Call>
    bool guarded(Call call) {
        try {
            call();
            return true;
        } catch (const std::exception& error) {
            spdlog::error("something in the service went wrong: {}", error.what());
        } catch (...) {
            spdlog::error("something in the service went wrong");
        }
        return false;
    }

    void start_listening(const tcp::endpoint& endpoint) {
        acceptor.open(endpoint.protocol());
        acceptor.set_option(tcp::acceptor::reuse_address(true));
        acceptor.bind(endpoint);
        acceptor.listen();
        signals.add(SIGINT);
        signals.add(SIGTERM);
    }

    asio::awaitable<void> accept_all() {
        asio::steady_timer pause(io);
        for (;;) {
            error_code error;
            tcp::socket socket(io);
            co_await acceptor.async_accept(socket, into(error));
            if (error == asio::error::operation_aborted) co_return;
            if (error) {  // too many open files, say: others will be closed soon
                spdlog::warn("a connection could not be accepted: {}", error.message());
                pause.expires_after(100ms);
                co_await pause.async_wait(into(error));
                continue;
            }
            welcome(std::move(socket));
        }
    }

    void welcome(tcp::socket socket) {
        error_code error;
        socket.set_option(tcp::no_delay(true), error);
        const tcp::endpoint endpoint = socket.remote_endpoint(error);
        if (error) return;  // gone already
        const IpAddress peer = address_of(endpoint);
        if (callers.connections() >= limits.connections) return turn_away(std::move(socket), "503 Service Unavailable");
        // All who come through a proxy have its address, until their first request says whose connection it is.
        if (!is_proxy(peer) && callers.connections_of(origin_of(peer)) >= limits.connections_per_address)
            return turn_away(std::move(socket), "429 Too Many Requests");
        asio::co_spawn(io, serve(std::move(socket), peer), asio::detached);
    }

    bool is_proxy(const IpAddress& peer) const {
        return std::ranges::any_of(limits.trusted_proxies,
                                   [&](const IpNetwork& network) { return network.contains(peer); });
    }

    void turn_away(tcp::socket socket, std::string_view status) {
        const std::string reply = "HTTP/1.1 " + std::string(status) +
                                  "\r\nServer: pantheon\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
        error_code ignored;
        socket.non_blocking(true, ignored);
        socket.write_some(asio::buffer(reply), ignored);
        socket.shutdown(tcp::socket::shutdown_send, ignored);
    }

    // One connection: requests one after the other, until one of them makes it a socket.
    asio::awaitable<void> serve(tcp::socket raw, IpAddress peer) {
        Callers::Guest guest(callers, origin_of(peer));
        beast::tcp_stream stream(std::move(raw));
        beast::flat_buffer buffer;
        for (bool more = true; more;) {
            http::request_parser<http::string_body> parser;
            error_code error;
            stream.expires_after(limits.request_time);
            co_await read_request(stream, buffer, parser, error);
            const Request& request = parser.get();
            std::optional<HttpReply> reply;
            if (error) {
                reply = refusal(error);
                if (!reply) co_return;
            } else if (reply = limit(guest, peer, request); !reply && request.target() == "/api/socket") {
                reply = socket_refusal(request);
                // Frames that came along with the request would be lost.
                if (!reply && buffer.size() > 0) reply = refusal(400, "wait for the handshake before you send more");
                if (!reply) {
                    Request handshake = parser.release();
                    co_await serve_socket(std::move(stream), std::move(handshake), guest);
                    co_return;
                }
            }
            more = !error && !(reply && reply->status == 429) && request.keep_alive();
            stream.expires_after(limits.reply_time);
            ++replies;
            co_await answer(stream, request, reply, guest, more, error);
            --replies;
            if (error) co_return;
        }
        co_await part(stream);
    }

    // Who asks, and whether that is still within the limits.
    std::optional<HttpReply> limit(Callers::Guest& guest, const IpAddress& peer, const Request& request) {
        guest.is_now(origin_of(client_behind(peer, joined(request, "Forwarded"), joined(request, "X-Forwarded-For"),
                                             limits.trusted_proxies)));
        Caller& caller = guest.caller();
        const std::int64_t now = milliseconds_now();
        if (caller.connections > limits.connections_per_address)
            return refusal(429, "there are too many connections from this address");
        if (caller.requests.left(limits.requests, now) < 1 || caller.bytes.left(limits.bytes, now) <= 0)
            return refusal(429, "that is too fast; wait a moment");
        caller.requests.spend(1 + static_cast<double>(request.body().size() / 8192), limits.requests, now);
        return {};
    }

    asio::awaitable<void> read_request(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                       http::request_parser<http::string_body>& parser, error_code& error) {
        parser.header_limit(limits.header);
        parser.body_limit(limits.body);
        co_await http::async_read(stream, buffer, parser, into(error));
    }

    std::optional<HttpReply> socket_refusal(const Request& request) {
        if (!websocket::is_upgrade(request)) return refusal(400, "this address is for WebSockets");
        if (!from_own_page(request)) return refusal(403, "a page of another site may not open a socket here");
        return {};
    }

    asio::awaitable<void> answer(beast::tcp_stream& stream, const Request& request, std::optional<HttpReply>& reply,
                                 const Callers::Guest& guest, bool keep, error_code& error) {
        const std::string_view target = request.target();
        const std::string_view path = target.substr(0, target.find('?'));
        const WebFile* file = nullptr;
        if (!reply) {
            if (path.starts_with("/api/") || path == "/healthz" || path == "/metrics")
                reply = ask_service(request, path, guest.address());
            else file = find_file(request, path, reply);
        }
        Response response;
        response.version(11);
        response.keep_alive(keep);
        set_own_headers(response);
        const std::string& tag = file ? file->tag : reply->tag;
        const bool known = is_known(tag, request);
        response.result(known ? 304U : file ? 200U : static_cast<unsigned>(reply->status));
        response.set(http::field::content_type, file ? file->type : reply->type);
        response.set(http::field::cache_control, tag.empty()              ? "no-store"
                                                 : file && file->for_ever ? "public, max-age=31536000, immutable"
                                                                          : "no-cache");
        if (!tag.empty()) response.set(http::field::etag, tag);
        if (reply && reply->status == 429) response.set(http::field::retry_after, "1");
        const std::string& body = file ? encoded(*file, request, response) : reply->body;
        if (!known) response.content_length(body.size());
        if (!known && request.method() != http::verb::head) response.body() = {body.data(), body.size()};
        guest.caller().bytes.spend(header_bytes + static_cast<double>(response.body().size()), limits.bytes,
                                   milliseconds_now());
        co_await http::async_write(stream, response, into(error));
    }

    HttpReply ask_service(const Request& request, std::string_view path, const std::string& address) {
        if (request.method() != http::verb::get && !from_own_page(request))
            return refusal(403, "a page of another site may not ask for this");
        const std::string_view target = request.target();
        HttpRequest asked{.method = std::string(request.method_string()),
                          .path = std::string(path),
                          .query = std::string(target.substr(std::min(path.size() + 1, target.size()))),
                          .body = request.body(),
                          .token = bearer_token(request),
                          .address = address};
        if (request.method() == http::verb::head) asked.method = "GET";
        HttpReply reply;
        if (guarded([&] { reply = service->http(asked); })) return reply;
        return refusal(500, "something in the service went wrong");
    }

    const WebFile* find_file(const Request& request, std::string_view path, std::optional<HttpReply>& reply) {
        const WebFile* file = page.find(path);
        if (request.method() != http::verb::get && request.method() != http::verb::head)
            reply = refusal(405, "this can only be read");
        else if (!file) reply = refusal(404, "there is nothing at this address");
        return reply ? nullptr : file;
    }

    // Closes so that the last reply arrives, even if the client is still sending: what it sends is thrown away a while.
    asio::awaitable<void> part(beast::tcp_stream& stream) {
        error_code error;
        stream.socket().shutdown(tcp::socket::shutdown_send, error);
        stream.expires_after(2s);
        std::string nothing(16 << 10, '\0');
        for (int reads = 0; !error && reads < 256; ++reads)
            co_await stream.async_read_some(asio::buffer(nothing), into(error));
    }

    asio::awaitable<void> serve_socket(beast::tcp_stream connection, Request request, const Callers::Guest& guest) {
        const auto socket = std::make_shared<Socket>(std::move(connection), limits);
        const Connection id = next++;
        sockets[id] = {socket.get(), &guest.caller()};
        bool welcome = false;
        guarded([&] { welcome = service->opened(id, guest.address()); });
        error_code error;
        if (welcome) {
            co_await socket->stream.async_accept(request, into(error));
            if (!error) co_await read_all(*socket, id, guest.caller());
            sockets.erase(id);
            guarded([&] { service->closed(id); });
        } else {
            sockets.erase(id);
            std::optional<HttpReply> reply = refusal(429, "there are too many sockets from this address");
            co_await answer(socket->stream.next_layer(), request, reply, guest, false, error);
            co_await part(socket->stream.next_layer());
        }
    }

    asio::awaitable<void> read_all(Socket& socket, Connection id, Caller& caller) {
        socket.begin();
        beast::flat_buffer buffer;
        Budget own;
        asio::steady_timer pause(io);
        for (;;) {
            error_code error;
            const std::int64_t now = milliseconds_now();
            if (const auto wait = std::max(own.wait(limits.socket_bytes, now), caller.bytes.wait(limits.bytes, now))) {
                pause.expires_after(std::chrono::milliseconds(wait));
                co_await pause.async_wait(into(error));
                continue;
            }
            co_await socket.stream.async_read(buffer, into(error));
            if (error) co_return;
            const std::string_view text(static_cast<const char*>(buffer.cdata().data()), buffer.size());
            const std::uint64_t sent = socket.sent();
            if (!socket.stream.got_text()) socket.close(websocket::close_code::unknown_data, "only text is understood");
            else if (!guarded([&] { service->read(id, text); }))
                socket.close(websocket::close_code::internal_error, "something in the service went wrong");
            buffer.consume(buffer.size());
            own.spend(static_cast<double>(socket.sent() - sent), limits.socket_bytes, milliseconds_now());
        }
    }

    asio::awaitable<void> tick_for_ever() {
        for (std::uint64_t ticks = 0;; ++ticks) {
            if (ticks % 500 == 0) callers.forget_idle(limits.requests, limits.bytes, milliseconds_now());
            error_code error;
            clock.expires_after(20ms);
            co_await clock.async_wait(into(error));
            guarded([&] { service->tick(); });
        }
    }

    asio::awaitable<void> stop_on_signal() {
        error_code error;
        co_await signals.async_wait(into(error));
        spdlog::info("stopping");
        acceptor.close(error);
        for (const auto& [id, open] : sockets)
            open.socket->close(websocket::close_code::going_away, "the service stops");
        asio::steady_timer patience(io);
        for (int waits = 0; waits < 100 && (!sockets.empty() || replies > 0); ++waits) {
            patience.expires_after(20ms);
            co_await patience.async_wait(into(error));
        }
        io.stop();
    }
};

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::listen(const std::string& host, std::uint16_t port, WebPage page,
                                               const ServerLimits& limits) {
    auto inside = std::make_unique<Inside>();
    inside->page = std::move(page);
    inside->limits = limits;
    const std::string place = host + ":" + std::to_string(port);
    error_code error;
    tcp::resolver resolver(inside->io);
    const auto found = resolver.resolve(host, std::to_string(port), tcp::resolver::passive, error);
    if (error || found.empty()) return Error{"there is no host \"" + host + "\" to listen at: " + error.message()};
    try {
        inside->start_listening(found.begin()->endpoint());
    } catch (const boost::system::system_error& failure) {
        if (failure.code() == asio::error::address_in_use)
            return Error{place + " is in use by another program; choose another with --port"};
        return Error{"cannot listen at " + place + ": " + failure.code().message()};
    }
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::string Server::address() const {
    const tcp::endpoint endpoint = inside_->acceptor.local_endpoint();
    const std::string host = endpoint.address().to_string();
    return "http://" + (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

void Server::run(Service& service) {
    Inside& inside = *inside_;
    inside.service = &service;
    asio::co_spawn(inside.io, inside.accept_all(), asio::detached);
    asio::co_spawn(inside.io, inside.tick_for_ever(), asio::detached);
    asio::co_spawn(inside.io, inside.stop_on_signal(), asio::detached);
    inside.io.run();
}

void Server::wake() {
    Inside& inside = *inside_;
    if (inside.woken.exchange(true)) return;
    asio::post(inside.io, [&inside] {
        inside.woken = false;
        if (inside.service) inside.guarded([&] { inside.service->tick(); });
    });
}

void Server::send(Connection connection, std::shared_ptr<const std::string> text) {
    const auto found = inside_->sockets.find(connection);
    if (found == inside_->sockets.end()) return;
    found->second.caller->bytes.spend(static_cast<double>(text->size()), inside_->limits.bytes, milliseconds_now());
    found->second.socket->send(std::move(text));
}

void Server::hang_up(Connection connection, std::string why) {
    const auto found = inside_->sockets.find(connection);
    if (found == inside_->sockets.end()) return;
    found->second.socket->close(websocket::close_code::policy_error, std::move(why));
}

}  // namespace pantheon
