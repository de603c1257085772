// Web hooks: "your turn" arrives at an address of the player's choice, errors are shown, and inner addresses refused.
#include <doctest/doctest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

#include "person.hpp"
#include "process.hpp"
#include "service/curl_hooks.hpp"

using namespace pantheon;
using namespace std::chrono_literals;

namespace {

// Takes one request at a time at a port of its own, and answers it with what it is told to.
class Receiver {
    int listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    std::uint16_t port_ = 0;

public:
    explicit Receiver(std::uint32_t host = INADDR_LOOPBACK) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(host);
        socklen_t size = sizeof address;
        REQUIRE(bind(listener_, reinterpret_cast<sockaddr*>(&address), size) == 0);
        REQUIRE(listen(listener_, 5) == 0);
        REQUIRE(getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) == 0);
        port_ = ntohs(address.sin_port);
    }
    ~Receiver() { close(listener_); }
    Receiver(const Receiver&) = delete;
    Receiver& operator=(const Receiver&) = delete;

    std::string url(const std::string& path = "/turn") const {
        return "http://127.0.0.1:" + std::to_string(port_) + path;
    }
    // The next request, header and body; empty if none comes in time.
    std::string take(const std::string& reply, int milliseconds = 3000) const {
        pollfd waiting{listener_, POLLIN, 0};
        if (poll(&waiting, 1, milliseconds) != 1) return "";
        const int guest = accept(listener_, nullptr, nullptr);
        std::string text;
        char bytes[4096];
        while (text.find("\r\n\r\n{") == std::string::npos || !text.ends_with("}")) {
            const ssize_t count = read(guest, bytes, sizeof bytes);
            if (count <= 0) break;
            text.append(bytes, static_cast<std::size_t>(count));
        }
        const std::string whole = "HTTP/1.1 " + reply + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
        CHECK(write(guest, whole.data(), whole.size()) == static_cast<ssize_t>(whole.size()));
        close(guest);
        return text;
    }
};

std::string error_of(CurlHooks& hooks, const std::string& url) {
    hooks.post("nile", 1, url, "{}");
    for (int waits = 0; waits < 800; ++waits) {
        const auto results = hooks.results();
        if (!results.empty()) return results[0].error;
        std::this_thread::sleep_for(10ms);
    }
    return "no result";
}

// The hook's owner is away; the others play until it is the owner's turn.
void play_until_turn_of(Person& absent, Person& other) {
    absent.leave();
    std::this_thread::sleep_for(100ms);  // until the service has noticed
    for (int steps = 0; steps < 400; ++steps) {
        REQUIRE(other.step(20ms));
        const Json& asked = other.position["asked"];
        if (!asked.empty() && asked[0] == absent.table["you"]) return;
    }
    FAIL("the turn did not come");
}

}  // namespace

TEST_CASE("a hook is posted as JSON, and its error is one sentence") {
    const Receiver receiver;
    CurlHooks hooks(true, [] {});
    const auto error_for = [&](const std::string& reply) {
        std::string error;
        std::thread poster([&] { error = error_of(hooks, receiver.url()); });
        const std::string request = receiver.take(reply);
        poster.join();
        CHECK(request.starts_with("POST /turn HTTP/1.1\r\n"));
        CHECK(request.find("Content-Type: application/json") != std::string::npos);
        CHECK(request.ends_with("\r\n\r\n{}"));
        return error;
    };
    CHECK(error_for("204 No Content") == "");
    CHECK(error_for("404 Not Found").find("404") != std::string::npos);
    CHECK(error_for("302 Found\r\nLocation: " + receiver.url("/elsewhere")).find("302") != std::string::npos);
    CHECK(receiver.take("200 OK", 50).empty());  // nobody went elsewhere
    CHECK(error_of(hooks, "http://127.0.0.1:1/").find("reached") != std::string::npos);
    CHECK(error_of(hooks, "ftp://127.0.0.1/").find("only http and https") != std::string::npos);
    CHECK(error_of(hooks, "file:///etc/passwd").find("only http and https") != std::string::npos);
    CHECK(!error_of(hooks, "nonsense in the sky").empty());
}

TEST_CASE("hooks do not lead into the service's own network") {
    const Receiver receiver;
    CurlHooks hooks(false, [] {});
    const std::string port = receiver.url("").substr(receiver.url("").rfind(':'));
    for (const char* host : {"127.0.0.1",          "localhost", "0.0.0.0",         "127.1",       "0x7f000001",
                             "2130706433",         "10.0.0.1",  "172.16.0.1",      "192.168.1.1", "169.254.169.254",
                             "100.64.0.1",         "224.0.0.1", "255.255.255.255", "[::1]",       "[::]",
                             "[::ffff:127.0.0.1]", "[fe80::1]", "[fd00::1]",       "[ff02::1]",   "[64:ff9b::7f00:1]",
                             "[2002:7f00:1::1]"})
        CHECK_MESSAGE(
            error_of(hooks, "http://" + std::string(host) + port + "/").find("own network") != std::string::npos, host);
    CHECK(receiver.take("200 OK", 50).empty());
}

TEST_CASE("a player who is away is called by hook, and sees what came of it") {
    const Receiver receiver;
    const Running service({"--local-hooks"});
    const auto links = new_table(service.port, {"person", "person"});
    REQUIRE(links);
    Person ada(links->seats[0], "Ada", 1), bo(links->seats[1], "Bo", 2);
    REQUIRE(ada.come(service.port));
    REQUIRE(bo.come(service.port));
    for (int steps = 0; steps < 400 && !bo.is_asked(); ++steps) {
        REQUIRE(ada.step(20ms));
        REQUIRE(bo.step(1ms));
    }
    CHECK((*ada.ask({{"do", "hook"}, {"url", receiver.url()}}))["ok"] == true);
    play_until_turn_of(ada, bo);
    const std::string request = receiver.take("500 Internal Server Error");
    INFO(request);
    REQUIRE(request.find("\r\n\r\n{") != std::string::npos);
    const Json told = Json::parse(request.substr(request.find("\r\n\r\n") + 4));
    CHECK(told["table"] == links->table);
    for (const Person* person : {&ada, &bo}) CHECK(request.find(person->token()) == std::string::npos);
    std::this_thread::sleep_for(100ms);
    REQUIRE(ada.come(service.port));
    CHECK(ada.table["hook"]["error"].get<std::string>().find("500") != std::string::npos);
}

TEST_CASE("an address that never answers keeps only its own posts waiting") {
    const Receiver tarpit(INADDR_LOOPBACK + 1), quick;
    std::string trap = tarpit.url();
    trap.replace(trap.find("127.0.0.1"), 9, "127.0.0.2");
    const auto begin = std::chrono::steady_clock::now();
    CurlHooks hooks(true, [] {});
    for (int n = 0; n < 200; ++n) hooks.post("mud", n, trap + std::to_string(n), "{}");
    for (int n = 0; n < 5; ++n) {
        hooks.post("nile", n, quick.url(), "{}");
        CHECK(quick.take("204 No Content").starts_with("POST /turn"));
    }
    // The tarpit's own posts are given up after five seconds at the earliest; more than fifty were not even taken.
    CHECK(std::chrono::steady_clock::now() - begin < 5s);
    std::size_t refused = 0;
    for (const Hooks::Outcome& outcome : hooks.results())
        refused += outcome.table == "mud" && outcome.error.find("too many messages") == 0 ? 1 : 0;
    CHECK(refused > 100);
    CHECK(refused < 200);
}
