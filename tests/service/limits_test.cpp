// What one address may ask for, alone or behind a proxy; and what one socket's messages may bring it.
#include <doctest/doctest.h>
#include <sys/resource.h>

#include "person.hpp"
#include "process.hpp"

using namespace std::chrono_literals;

namespace {

constexpr const char* proxy = "127.0.0.77";  // all of 127.0.0.0/8 is this machine
const std::string wish = R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}]})";

int open_table(std::uint16_t port, const Headers& headers, const std::string& from) {
    return request(port, "POST", "/api/tables", wish, headers, from).status;
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

TEST_CASE("behind a trusted proxy each client has limits of its own") {
    const Running service(
        {"--trusted-proxy", proxy, "--trusted-proxy", "2001:db8::/32", "--tables", "2", "--sockets-per-address", "2"});
    const auto through = [&](const Headers& headers) { return open_table(service.port, headers, proxy); };
    for (const Headers& client :
         {Headers{{"X-Forwarded-For", "203.0.113.1"}}, Headers{{"Forwarded", "for=203.0.113.2;proto=https"}},
          Headers{{"X-Forwarded-For", "2001:db8:1::9, 2001:db8::1"}}, Headers{{"X-Forwarded-For", "2a00::1:2:3:4"}}}) {
        INFO(client.begin()->second);
        CHECK(through(client) == 201);
        CHECK(through(client) == 201);
        CHECK(through(client) == 429);
    }
    // Another address of the same IPv6 network; what the client itself had written before the proxy added to it.
    CHECK(through({{"X-Forwarded-For", "2a00::9:9:9:9"}}) == 429);
    CHECK(through({{"X-Forwarded-For", "198.51.100.99, 203.0.113.1"}}) == 429);
    CHECK(through({{"X-Forwarded-For", "203.0.113.1"}}) == 429);

    std::vector<Socket> sockets;
    for (const auto& [address, status] :
         {std::pair{"203.0.113.1", 101}, {"203.0.113.1", 101}, {"203.0.113.1", 429}, {"203.0.113.2", 101}}) {
        sockets.emplace_back(service.port, Headers{{"X-Forwarded-For", address}}, proxy);
        CHECK_MESSAGE(sockets.back().status() == status, address);
    }
}

TEST_CASE("a header from anybody else changes nothing") {
    const Running service({"--trusted-proxy", proxy, "--tables", "2"});
    for (const char* from : {"127.0.0.8", "127.0.0.9"})
        for (int n = 0; n < 4; ++n) {
            const std::string invented = "203.0.113." + std::to_string(n);
            CHECK(open_table(service.port, {{"X-Forwarded-For", invented}, {"Forwarded", "for=" + invented}}, from) ==
                  (n < 2 ? 201 : 429));
        }
    // Nobody is trusted unless it is said.
    const Running alone({"--tables", "1"});
    CHECK(open_table(alone.port, {{"X-Forwarded-For", "203.0.113.1"}}, proxy) == 201);
    CHECK(open_table(alone.port, {{"X-Forwarded-For", "203.0.113.2"}}, proxy) == 429);
}

TEST_CASE("many clients share a proxy's connections, but one client gets only so many") {
    const Running service({"--trusted-proxy", proxy, "--connections-per-address", "5", "--sockets-per-address", "5"});
    std::vector<Socket> sockets;
    const auto status = [&](int client) {
        sockets.emplace_back(service.port, Headers{{"X-Forwarded-For", "203.0.113." + std::to_string(client)}}, proxy);
        return sockets.back().status();
    };
    for (int n = 0; n < 20; ++n) CHECK(status(n / 5) == 101);
    CHECK(status(0) == 429);
    CHECK(status(9) == 101);
}

TEST_CASE("requests over HTTP are limited by address") {
    const Running service({"--requests", "5"});
    const auto begin = std::chrono::steady_clock::now();
    int answered = 0;
    Reply last;
    for (int n = 0; n < 150; ++n) {
        last = request(service.port, "GET", "/api/players");
        answered += last.status == 200 ? 1 : 0;
    }
    CHECK(answered >= 50);
    CHECK(answered <= 51 + 5 * seconds_since(begin));
    CHECK(request(service.port, "GET", "/api/players", "", {}, "127.0.0.8").status == 200);
    if (last.status == 429) CHECK(last.headers["Retry-After"] == "1");

    // A long body counts for many: two imports of 200 KB are fifty requests, which come back in ten seconds.
    const auto first = std::chrono::steady_clock::now();
    int taken = 0;
    while ((last = post(service.port, "/api/import", std::string(200'000, ' '), "", "127.0.0.9")).status != 429 &&
           taken < 20)
        ++taken;
    CHECK(last.status == 429);
    CHECK(taken >= 1);
    CHECK(taken <= 3 + seconds_since(first) / 5);
}

TEST_CASE("one address is sent only so much, and what it has already costs nothing") {
    const Running service({"--kilobytes", "64"});
    const auto begin = std::chrono::steady_clock::now();
    Reply cards = get(service.port, "/api/cards?game=deus");
    const std::string tag = cards.headers["ETag"];
    CHECK(!tag.empty());
    const Reply again = request(service.port, "GET", "/api/cards?game=deus", "", {{"If-None-Match", tag}});
    CHECK(again.status == 304);
    CHECK(again.body.empty());
    Reply page = get(service.port, "/");
    CHECK(request(service.port, "GET", "/", "", {{"If-None-Match", page.headers["ETag"]}}).status == 304);
    CHECK(request(service.port, "GET", "/", "", {{"If-None-Match", tag}}).status == 200);

    const double size = static_cast<double>(cards.body.size());
    double received = size;
    for (int n = 0; n < 100; ++n)
        received += static_cast<double>(get(service.port, "/api/cards?game=deus").body.size());
    CHECK(received <= 64 * 1024 * (16 + seconds_since(begin)) + size);
    CHECK(received >= 64 * 1024);
    CHECK(request(service.port, "GET", "/api/cards?game=deus", "", {}, "127.0.0.8").status == 200);
}

TEST_CASE("small messages do not buy long answers again and again") {
    const Running service({"--socket-kilobytes", "16"});
    const auto links = new_table(service.port, {"person", "random"});
    REQUIRE(links);
    Person ada(links->seats[0], "Ada", 1);
    REQUIRE(ada.come(service.port));
    ada.play(300ms);
    REQUIRE(ada.is_here());
    const auto begin = std::chrono::steady_clock::now();
    for (int n = 0; n < 100; ++n)
        REQUIRE(ada.socket().send(n % 2 ? R"({"do":"settings","lang":"en"})" : R"({"do":"settings","lang":"fr"})"));
    double received = 0, longest = 0;
    // The first may have to wait: playing has used up a part of what the socket is sent.
    for (auto text = ada.socket().read(10s); text; text = ada.socket().read(500ms)) {
        received += static_cast<double>(text->size());
        longest = std::max(longest, static_cast<double>(text->size()));
        if (seconds_since(begin) > 3) break;
    }
    CHECK(longest > 4'000);
    CHECK(received <= 16 * 1024 * (8 + seconds_since(begin)) + longest + 4'000);
    CHECK(get(service.port, "/healthz").status == 200);  // nobody else waits
}

TEST_CASE("every reply names the service alike, and no library") {
    const Running service({"--connections-per-address", "3", "--sockets-per-address", "3"});
    const std::string handshake =
        raw(service.port,
            "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            200ms);
    CHECK(handshake.starts_with("HTTP/1.1 101"));
    std::vector<Socket> sockets;
    for (int n = 0; n < 3; ++n) sockets.emplace_back(service.port);
    const std::string crowded = raw(service.port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n", 200ms);
    CHECK(crowded.starts_with("HTTP/1.1 429"));
    sockets.clear();
    for (const std::string& reply : {handshake, crowded, raw(service.port, "nonsense\r\n\r\n", 200ms),
                                     raw(service.port, "GET / HTTP/1.0\r\nHost: x\r\n\r\n", 200ms)}) {
        INFO(reply);
        CHECK(reply.find("\r\nServer: pantheon\r\n") != std::string::npos);
        CHECK(reply.find("Beast") == std::string::npos);
    }
}

TEST_CASE("limits that are none, and proxies that are no addresses, are refused with a sentence") {
    const Folder folder;
    const auto complaint = [&](const std::vector<std::string>& words) {
        Process service(serve_words(folder.string(), words), [] {
            const rlimit few{300, 300};
            setrlimit(RLIMIT_NOFILE, &few);
        });
        if (service.port() == 0) CHECK(service.wait() == 1);
        return service.complaint();
    };
    CHECK(complaint({"--trusted-proxy", "10.0.0.0/40"}).find("\"10.0.0.0/40\" is no address") != std::string::npos);
    CHECK(complaint({"--tables", "0"}).find("--tables") != std::string::npos);
    CHECK(complaint({"--connections", "101"}).find("may open only 300 files") != std::string::npos);
    CHECK(complaint({"--connections", "100"}).empty());
}
