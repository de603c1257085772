// Nobody in: strangers, other seats, other sites, and clients that send too much, too slowly or nonsense.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "is_slow.hpp"
#include "person.hpp"
#include "process.hpp"
#include "service/token.hpp"

using namespace std::chrono_literals;

namespace {

std::optional<Json> said(Socket& socket, const std::string& text) {
    if (!socket.send(text)) return {};
    const auto reply = socket.read();
    return reply ? std::optional(Json::parse(*reply)) : std::nullopt;
}

std::string hello(const std::string& token) { return Json{{"do", "hello"}, {"id", 1}, {"token", token}}.dump(); }

// The service goes on as if nothing had happened.
void check_well(std::uint16_t port) {
    const Reply reply = get(port, "/healthz");
    CHECK(reply.status == 200);
    CHECK(reply.body.find("true") != std::string::npos);
}

// Mebibytes in memory.
double memory_of(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/statm");
    double all = 0, resident = 0;
    file >> all >> resident;
    return resident * 4096 / (1 << 20);
}

// Two people at a table, with cards dealt.
struct Couple {
    Links links;
    Person first, second;

    explicit Couple(std::uint16_t port)
        : links(*new_table(port, {"person", "person"})),
          first(links.seats[0], "Ada", 1),
          second(links.seats[1], "Bo", 2) {
        REQUIRE(first.come(port));
        REQUIRE(second.come(port));
        for (int steps = 0; steps < 50 && !first.is_asked() && !second.is_asked(); ++steps) {
            first.step(20ms);
            second.step(20ms);
        }
        if (second.is_asked()) std::swap(first, second);
        REQUIRE(first.is_asked());
    }
};

}  // namespace

TEST_CASE("wrong, missing and other tokens") {
    const Running service;
    const auto links = new_table(service.port, {"person", "greedy"});
    const auto others = new_table(service.port, {"person", "greedy"});
    REQUIRE(links);
    REQUIRE(others);
    const std::string token = links->seats[0];
    for (const std::string& wrong :
         {std::string(), std::string(32, '0'), token.substr(1), token + "0", pantheon::hash_of(token), links->table,
          std::string("' OR ''='"), std::string(5000, 'a')}) {
        INFO(wrong);
        Socket socket(service.port);
        const auto reply = said(socket, hello(wrong));
        REQUIRE(reply);
        CHECK((*reply)["ok"] == false);
        CHECK(get(service.port, "/api/record", wrong).status >= 400);
    }
    Socket nameless(service.port);
    CHECK((*said(nameless, R"({"do":"hello","id":1})"))["ok"] == false);
    Socket silent(service.port);
    CHECK((*said(silent, R"({"do":"chat","id":1,"text":"hello?"})"))["ok"] == false);
    CHECK(get(service.port, "/api/record").status == 401);

    Person other(others->seats[0], "Eve", 1);
    REQUIRE(other.come(service.port));
    CHECK(other.table["table"] == others->table);
    check_well(service.port);
}

TEST_CASE("an answer for another seat changes nothing") {
    const Running service;
    Couple couple(service.port);
    const Json before = couple.first.position;
    const Json stolen{{"do", "answer"},
                      {"number", before["number"]},
                      {"hash", before["hash"]},
                      {"option", before["choice"]["options"][0]["option"]}};
    for (const char* what : {"answer", "undo", "redo", "restart", "confirm"}) {
        Json request = stolen;
        if (request["do"] = what; std::string(what) != "answer") request.erase("option");
        const auto reply = couple.second.ask(request);
        REQUIRE(reply);
        CHECK((*reply)["ok"] == false);
    }
    Person spectator(couple.links.spectator, "", 3);
    REQUIRE(spectator.come(service.port));
    CHECK((*spectator.ask(stolen))["ok"] == false);
    CHECK((*spectator.ask({{"do", "sit"}, {"name", "Eve"}}))["ok"] == false);

    couple.first.leave();
    REQUIRE(couple.first.come(service.port));
    CHECK(couple.first.position["hash"] == before["hash"]);
    CHECK((*couple.first.ask(stolen))["ok"] == true);
    // Told twice, done once.
    CHECK((*couple.first.ask(stolen))["ok"] == false);
}

TEST_CASE("pages of other sites get no socket and no table") {
    const Running service;
    const std::string own = "127.0.0.1:" + std::to_string(service.port);
    for (const char* origin :
         {"http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example", "x"})
        CHECK_MESSAGE(Socket(service.port, {{"Origin", origin}}).status() == 403, origin);
    CHECK(Socket(service.port, {{"Origin", "http://" + own}}).status() == 101);
    CHECK(Socket(service.port, {{"Origin", "https://" + own}}).status() == 101);
    CHECK(request(service.port, "POST", "/api/tables", "{}", {{"Origin", "http://evil.example"}}).status == 403);
}

TEST_CASE("only the files of the page are handed out, with security headers") {
    const Folder site;
    std::filesystem::create_directories(site.path / "page" / "assets");
    std::ofstream(site.path / "secret") << "treasure";
    std::ofstream(site.path / "page" / "index.html") << "the page";
    std::ofstream(site.path / "page" / "assets" / "a-1f.js") << "code";
    std::ofstream(site.path / "page" / "assets" / "a-1f.js.br") << "cd";
    const Running service({"--web", (site.path / "page").string()});
    for (const char* path : {"/../secret", "/assets/../../secret", "/%2e%2e/secret", "/..%2fsecret", "/..\\secret",
                             "//secret", "/./../secret", "/t/../../secret", "/assets//../../secret", "secret", "*",
                             "http://127.0.0.1/../secret", "/../../../../../../../../etc/passwd", "/pantheon.db"}) {
        INFO(path);
        const std::string reply =
            raw(service.port, "GET " + std::string(path) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        CHECK(reply.starts_with("HTTP/1.1 "));
        CHECK(reply.find("treasure") == std::string::npos);
        CHECK(reply.find("root:") == std::string::npos);
    }
    CHECK(get(service.port, "/").body == "the page");
    CHECK(get(service.port, "/t/anything").status == 404);
    Reply short_one = request(service.port, "GET", "/assets/a-1f.js", "", {{"Accept-Encoding", "gzip, deflate, br"}});
    CHECK(short_one.body == "cd");
    CHECK(short_one.headers["Content-Encoding"] == "br");
    CHECK(short_one.headers["Content-Type"].starts_with("text/javascript"));
    CHECK(get(service.port, "/assets/a-1f.js").body == "code");
    CHECK(get(service.port, "/assets/a-1f.js.br").status == 404);
    CHECK(get(service.port, "/nothing").status == 404);
    CHECK(request(service.port, "DELETE", "/index.html").status == 405);
    CHECK(request(service.port, "HEAD", "/").status == 200);
    CHECK(get(service.port, "/assets/a-1f.js").headers["Cache-Control"].find("immutable") != std::string::npos);
    for (const char* path : {"/", "/nothing", "/api/games", "/api/nothing", "/healthz", "/metrics"}) {
        INFO(path);
        Headers headers = get(service.port, path).headers;
        CHECK(headers["Content-Security-Policy"].find("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';") ==
              0);
        CHECK(headers["X-Content-Type-Options"] == "nosniff");
        CHECK(headers["Referrer-Policy"] == "no-referrer");
        CHECK(headers["Cross-Origin-Opener-Policy"] == "same-origin");
        CHECK(!headers["Permissions-Policy"].empty());
    }
}

TEST_CASE("what is too long is refused") {
    const Running service;
    CHECK(request(service.port, "GET", "/healthz", "", {{"X-Long", std::string(9000, 'a')}}).status == 431);
    CHECK(post(service.port, "/api/tables", std::string(300'000, ' ')).status == 413);
    CHECK(post(service.port, "/api/import", std::string(2'000'000, ' ')).status == 413);
    CHECK(post(service.port, "/api/import", std::string(200'000, ' ')).status == 400);
    {
        Socket socket(service.port);
        socket.send(R"({"do":"ping","text":")" + std::string(17'000, 'a') + "\"}");
        CHECK(!socket.read());
        CHECK(socket.close_code() == 1009);
    }
    {
        // A frame that says it has 2^62 bytes.
        Socket socket(service.port);
        CHECK(socket.send_raw(std::string("\x81\xff\x40\0\0\0\0\0\0\0abcd", 14)));
        CHECK(!socket.read());
        CHECK(socket.close_code() == 1009);
    }
    check_well(service.port);
}

TEST_CASE("what is no HTTP, no WebSocket, no JSON and no UTF-8 is refused") {
    const Running service;
    CHECK(raw(service.port, "hello\r\n\r\n").starts_with("HTTP/1.1 400"));
    CHECK(raw(service.port, std::string("\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", 11) + std::string(300, '\x01'))
              .starts_with("HTTP/1.1 400"));
    CHECK(raw(service.port, "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
              .starts_with("HTTP/1.1 400"));
    raw(service.port, "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nContent-Length: 20\r\n\r\n{}",
        200ms);
    raw(service.port, "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 200ms);

    CHECK(raw(service.port,
              "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\ntoo early")
              .starts_with("HTTP/1.1 400"));
    const auto links = new_table(service.port, {"person", "greedy"});
    REQUIRE(links);
    for (const std::string& text :
         {std::string("{"), std::string("[]"), std::string("null"), std::string("\"hello\""), std::string("{}"),
          std::string(R"({"do":7})"), std::string(R"({"do":"fly"})"), std::string(R"({"do":"answer","number":-1})"),
          std::string(R"({"do":"answer","number":1e999,"hash":"","option":0})"),
          std::string(R"({"do":"answer","number":0,"hash":[],"option":300})"), std::string(8000, '['),
          std::string(R"({"do":"chat","text":")") + "\\ud800\"}", std::string("{\"do\":\"chat\",\"text\":\"\x01\"}"),
          std::string(R"({"do":"hello","token":{}})"), std::string("{\"do\":\"ping\"}{\"do\":\"ping\"}")}) {
        INFO(text);
        for (const bool seated : {false, true}) {
            Person person(links->seats[0], "Ada", 1);
            if (seated) REQUIRE(person.come(service.port));
            else REQUIRE(post(service.port, "/api/tables", text).status == 400);
            Socket stranger(service.port);
            Socket& socket = seated ? person.socket() : stranger;
            REQUIRE(socket.send(text));
            std::optional<std::string> reply = socket.read();
            while (reply && !Json::parse(*reply).contains("ok")) reply = socket.read();
            if (reply) CHECK(Json::parse(*reply)["ok"] == false);
            else CHECK(!socket.open());
        }
    }
    Socket latin(service.port);
    CHECK(latin.send("{\"do\":\"ping\",\"id\":\"\xff\xfe\"}"));
    CHECK(!latin.read());
    CHECK(latin.close_code() == 1007);
    check_well(service.port);
}

TEST_CASE("clients that are slow, or never read, are dropped and hold up nobody") {
    const Running service;
    const std::jthread slow([&] {
        const auto begin = std::chrono::steady_clock::now();
        raw(service.port, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", 20s);
        CHECK(std::chrono::steady_clock::now() - begin < 15s);
    });
    const auto links = new_table(service.port, {"person", "greedy"});
    REQUIRE(links);
    Person deaf(links->seats[0], "Ada", 1);
    REQUIRE(deaf.come(service.port));
    const std::jthread flood([&] {
        const std::string ping = R"({"do":"ping","id":")" + std::string(1000, 'x') + "\"}";
        std::string frame("\x81\xfe", 2);
        frame += {static_cast<char>(ping.size() >> 8), static_cast<char>(ping.size() & 255)};
        frame += std::string(4, '\0') + ping;  // masked with nothing
        std::string many;
        for (int n = 0; n < 100; ++n) many += frame;
        bool sent = true;
        for (int n = 0; n < 1000 && sent; ++n) sent = deaf.socket().send_raw(many);
        CHECK_MESSAGE(!sent, "a hundred thousand requests were taken from a client that reads no reply");
    });
    for (int n = 0; n < 20; ++n) {
        const auto begin = std::chrono::steady_clock::now();
        check_well(service.port);
        CHECK(std::chrono::steady_clock::now() - begin < (is_slow ? 2s : 500ms));
        std::this_thread::sleep_for(20ms);
    }
}

TEST_CASE("ten thousand joins in a row") {
    const Running service;
    const auto links = new_table(service.port, {"person", "person"});
    REQUIRE(links);
    const int joins = is_slow ? 300 : 10'000;
    int let_in = 0;
    double warm = 0;
    for (int n = 0; n < joins; ++n) {
        if (n == joins / 10) warm = memory_of(service.process.pid());
        const std::string from = "127.0." + std::to_string(n / 100 % 250) + ".9";
        Socket socket(service.port, {}, from);
        if (socket.status() == 429) continue;
        REQUIRE(socket.open());
        const auto reply = said(socket, hello(links->seats[static_cast<std::size_t>(n % 2)]));
        REQUIRE(reply);
        let_in += (*reply)["ok"] == true ? 1 : 0;
    }
    MESSAGE(let_in << " of " << joins << " were let in; memory " << warm << " MiB, then "
                   << memory_of(service.process.pid()) << " MiB");
    if (!is_slow) CHECK(memory_of(service.process.pid()) < warm + 20);
    Person person(links->seats[0], "Ada", 1);
    CHECK(person.come(service.port, "127.0.9.9"));
    check_well(service.port);
}

TEST_CASE("one address gets only so many tables and connections") {
    const Running service;
    int made = 0, status = 201;
    const std::string body = R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}]})";
    for (; made < 5000 && status == 201; ++made) status = post(service.port, "/api/tables", body).status;
    CHECK(status == 429);
    CHECK(post(service.port, "/api/tables", body, "", "127.0.0.7").status == 201);

    std::vector<Socket> sockets;
    while (sockets.size() < 600 && (sockets.empty() || sockets.back().open())) sockets.emplace_back(service.port);
    CHECK(sockets.size() < 600);
    CHECK(Socket(service.port, {}, "127.0.0.8").status() == 101);
}
