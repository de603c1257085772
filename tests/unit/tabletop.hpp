// A lobby on a table top: a store in memory, a network that only writes down, a clock that a test moves.
#pragma once

#include <doctest/doctest.h>

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "games/deus/deus_game.hpp"
#include "service/lobby.hpp"
#include "shapes.hpp"
#include "unit/memory_store.hpp"

namespace pantheon {

struct WrittenDown : Network {
    std::map<Connection, std::deque<Json>> sent;
    std::map<Connection, Json> positions;  // the last one
    std::map<Connection, std::string> hung_up;

    void send(Connection connection, std::shared_ptr<const std::string> text) override {
        sent[connection].push_back(Json::parse(*text));
        static const Shapes shapes = Shapes::of("deus");
        const std::string wrong = shapes.mismatch(sent[connection].back(), "@Said");
        CHECK_MESSAGE(wrong.empty(), wrong);
        if (sent[connection].back().value("say", "") == "position") positions[connection] = sent[connection].back();
    }
    void hang_up(Connection connection, std::string why) override { hung_up[connection] = std::move(why); }
};

struct PostedHooks : Hooks {
    struct Post {
        std::string table;
        int seat = 0;
        std::string url, body;
    };
    std::vector<Post> posts;
    std::vector<Outcome> outcomes;

    void post(const std::string& table, int seat, const std::string& url, const std::string& body) override {
        posts.push_back({table, seat, url, body});
    }
    std::vector<Outcome> results() override { return std::exchange(outcomes, {}); }
};

inline std::span<const GameKind> shelf_with_deus() {
    static const std::array<GameKind, 1> kinds{deus::deus_kind(deus::built_in_box())};
    return kinds;
}

struct Tabletop {
    MemoryStore store;
    WrittenDown network;
    PostedHooks hooks;
    std::int64_t now = 0, date = 1'700'000'000'000;  // what has passed, and what the calendar said at the beginning
    int tokens = 0;
    Limits limits{.bot_pace = 0, .bot_threads = 0};
    AskBot ask_bot = ask_player;
    std::span<const GameKind> shelf = shelf_with_deus();
    std::function<std::string()> make_token = [this] { return next_token(); };
    std::unique_ptr<Lobby> lobby;
    Connection last_connection = 0;

    Tabletop() { restart(); }

    // The process ends here and begins again: only the store is left.
    std::vector<std::string> restart() {
        lobby.reset();
        network.sent.clear();
        lobby = std::make_unique<Lobby>(LobbyPlan{.shelf = shelf,
                                                  .store = store,
                                                  .network = network,
                                                  .hooks = &hooks,
                                                  .now = [this] { return now; },
                                                  .date = [this] { return date + now; },
                                                  .wake = [] {},
                                                  .limits = limits,
                                                  .ask_bot = ask_bot,
                                                  .make_token = [this] { return make_token(); }});
        return lobby->start();
    }

    std::string next_token() {
        const std::string digits = std::to_string(++tokens);
        return digits + std::string(32 - digits.size(), 'a');
    }

    HttpReply http(const std::string& method, const std::string& path, const std::string& body = {},
                   const std::string& token = {}, const std::string& query = {}) {
        return lobby->http({method, path, query, body, token, "10.0.0.1"});
    }
    Json post(const std::string& path, const Json& body, int status = 201) {
        const HttpReply reply = http("POST", path, body.dump());
        CHECK_MESSAGE(reply.status == status, reply.body);
        return Json::parse(reply.body);
    }
    // A table for two people, or for whom the seats say.
    Json create(Json seats = {{{"kind", "person"}}, {{"kind", "person"}}}, Json more = Json::object()) {
        Json body{{"game", "deus"}, {"seats", std::move(seats)}, {"seed", 7}};
        body.update(more);
        return post("/api/tables", body);
    }

    Connection connect(const std::string& address = "10.0.0.1") {
        REQUIRE(lobby->opened(++last_connection, address));
        return last_connection;
    }
    // What is sent and not yet looked at; the first reply comes first.
    Json next(Connection connection) {
        auto& queue = network.sent[connection];
        if (queue.empty()) return Json();
        Json first = std::move(queue.front());
        queue.pop_front();
        return first;
    }
    Json ask(Connection connection, const Json& request) {
        network.sent[connection].clear();
        lobby->read(connection, request.dump());
        return next(connection);
    }
    // The last of the pushes that say this.
    Json last(Connection connection, const std::string& say) {
        Json found;
        for (const Json& each : network.sent[connection])
            if (each.contains("say") && each["say"] == say) found = each;
        return found;
    }
    Connection hello(const Json& token, Json more = Json::object()) {
        const Connection connection = connect();
        Json request{{"do", "hello"}, {"token", token}};
        request.update(more);
        const Json reply = ask(connection, request);
        CHECK_MESSAGE(reply["ok"] == true, reply.dump());
        return connection;
    }
    // Sits down with an invitation; the reply has the token.
    std::pair<Connection, Json> sit_down(const Json& invitation, const std::string& name, Json more = Json::object()) {
        const Connection connection = hello(invitation);
        Json request{{"do", "sit"}, {"name", name}};
        request.update(more);
        const Json reply = ask(connection, request);
        CHECK_MESSAGE(reply["ok"] == true, reply.dump());
        return {connection, reply.value("token", Json())};
    }
    void pass(std::int64_t milliseconds) {
        now += milliseconds;
        lobby->tick();
    }
};

// A request about the position that was sent last.
inline Json about(const Json& position, const char* what) {
    return {{"do", what}, {"number", position["number"]}, {"hash", position["hash"]}};
}

inline Json answer_to(const Json& position, const Json& option) {
    Json request = about(position, "answer");
    request["option"] = option;
    return request;
}

// Whoever is asked answers with the first options, and confirms.
inline void play_turn(Tabletop& top, Connection who) {
    for (int steps = 0; steps < 100; ++steps) {
        const Json here = top.network.positions[who];
        const bool confirms = here["tentative"]["can_confirm"] == true;
        if (here["choice"].is_null() && !confirms) return;
        const Json reply =
            top.ask(who, confirms ? about(here, "confirm") : answer_to(here, here["choice"]["options"][0]["option"]));
        REQUIRE_MESSAGE(reply["ok"] == true, reply.dump());
    }
    FAIL("a turn without an end");
}

inline const Json person{{"kind", "person"}};
inline const Json greedy_bot{{"kind", "bot"}, {"player", "greedy"}};
inline const Json random_bot{{"kind", "bot"}, {"player", "random"}};

// Two people who have sat down at a new table.
struct Pair {
    Tabletop top;
    Json table;
    Connection ada = 0, bob = 0;
    std::array<Json, 2> tokens;

    explicit Pair(const Json& more = Json::object()) {
        table = top.create({person, person}, more);
        std::tie(ada, tokens[0]) = top.sit_down(table["seats"][0]["invitation"], "Ada", {{"colour", "blue"}});
        top.network.sent.clear();
        std::tie(bob, tokens[1]) = top.sit_down(table["seats"][1]["invitation"], "Bob");
    }
    Json token(int seat) const { return tokens[static_cast<std::size_t>(seat)]; }
    Json position(Connection who) {
        const Json found = top.network.positions[who];
        REQUIRE(!found.is_null());
        return found;
    }
    // Ada's first answers, up to the pause.
    Json try_until_pause() {
        Json here = position(ada);
        while (!here["choice"].is_null()) {
            const Json reply = top.ask(ada, answer_to(here, here["choice"]["options"][0]["option"]));
            REQUIRE_MESSAGE(reply["ok"] == true, reply.dump());
            here = position(ada);
        }
        return here;
    }
};

inline Json error_of(const Json& reply) {
    CHECK(reply["ok"] == false);
    CHECK(reply["error"].get<std::string>().size() > 5);
    return reply["code"];
}

// A person at seat 0 answers anything until the game is over.
inline void play_out(Tabletop& top, Connection who, std::uint64_t seed = 1) {
    Rng rng{seed};
    Json here = top.last(who, "position");
    for (int step = 0; step < 20'000 && here["state"] != "over"; ++step) {
        top.now += 100;
        if (!here["choice"].is_null()) {
            const Json& options = here["choice"]["options"];
            const Json reply =
                top.ask(who, answer_to(here, options[rng.below(static_cast<std::uint32_t>(options.size()))]["option"]));
            REQUIRE_MESSAGE(reply["ok"] == true, reply.dump());
        } else if (here["tentative"]["can_confirm"] == true) {
            const Json reply = top.ask(who, about(here, "confirm"));
            REQUIRE_MESSAGE(reply["ok"] == true, reply.dump() << here.dump());
        } else top.pass(20);
        if (const Json more = top.last(who, "position"); !more.is_null()) here = more;
    }
    REQUIRE(here["state"] == "over");
}

}  // namespace pantheon
