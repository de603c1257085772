// Rows that no service has written: whatever stands in one of them, the service starts, names it, and the rest works.
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <csignal>

#include "is_slow.hpp"
#include "person.hpp"
#include "process.hpp"
#include "service/sqlite_store.hpp"
#include "service/token.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;
namespace fs = std::filesystem;

namespace {

struct Sql {
    sqlite3* database = nullptr;

    explicit Sql(const fs::path& folder) {
        REQUIRE(sqlite3_open((folder / "pantheon.db").c_str(), &database) == SQLITE_OK);
        REQUIRE(run("PRAGMA synchronous=OFF"));
    }
    ~Sql() { sqlite3_close(database); }
    Sql(const Sql&) = delete;
    Sql& operator=(const Sql&) = delete;

    // False if the database itself refuses it.
    bool run(const std::string& sql) const {
        return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    }
};

// A lobby on a real database, without network.
struct Place {
    std::unique_ptr<SqliteStore> store;
    WrittenDown network;
    std::int64_t now = 0;
    int tokens = 0;
    Connection last = 0;
    std::unique_ptr<Lobby> lobby;
    std::vector<std::string> sentences;

    explicit Place(const fs::path& folder) {
        auto opened = SqliteStore::open(folder.string());
        if (!opened) FAIL(opened.error());
        store = std::move(*opened);
        lobby = std::make_unique<Lobby>(LobbyPlan{.shelf = shelf_with_deus(),
                                                  .store = *store,
                                                  .network = network,
                                                  .now = [this] { return now; },
                                                  .date = [this] { return now; },
                                                  .wake = [] {},
                                                  .limits = {.bot_pace = 0, .bot_threads = 0}});
        sentences = lobby->start();
    }
    pantheon::Json ask(Connection from, const pantheon::Json& request) {
        network.sent[from].clear();
        lobby->read(from, request.dump());
        REQUIRE(!network.sent[from].empty());
        return network.sent[from].front();
    }
    // Everything that one does at a table, at the end perhaps leaving it to a bot; true if the game went on.
    bool visit(const std::string& token, bool leaves) {
        lobby->http({"POST", "/api/tables/mine", "", pantheon::Json{{"tokens", {token}}}.dump(), "", "10.0.0.1"});
        lobby->http({"GET", "/api/record", "", "", token, "10.0.0.1"});
        REQUIRE(lobby->opened(++last, "10.0.0.1"));
        const Connection who = last;
        const bool in = ask(who, {{"do", "hello"}, {"token", token}})["ok"] == true;
        bool plays = false;
        if (in) {
            ask(who, {{"do", "settings"}, {"lang", "fr"}});
            ask(who, {{"do", "chat"}, {"text", "hello"}});
            ask(who, {{"do", "look"}, {"at", 0}});
            for (int steps = 0; steps < (leaves ? 3 : 100) && !plays; ++steps) {  // the bot may be at its turn
                const pantheon::Json here = network.positions[who];
                if (here.is_object() && here["choice"].is_object())
                    plays = ask(who, answer_to(here, here["choice"]["options"][0]["option"]))["ok"] == true;
                else if (here.is_object() && here["tentative"]["can_confirm"] == true)
                    plays = ask(who, about(here, "confirm"))["ok"] == true;
                now += 1'000;
                lobby->tick();
            }
            if (leaves) ask(who, {{"do", "leave"}});
        }
        lobby->closed(who);
        return plays;
    }
};

// Plays a little at the first seat of a new table, with chat and a clock.
pantheon::Json begin_game(Place& place) {
    const HttpReply reply = place.lobby->http(
        {"POST", "/api/tables", "",
         R"({"game":"deus","seats":[{"kind":"person"},{"kind":"bot","player":"random"}],"name":"Ada","seed":7,)"
         R"("clock":{"move":60000,"game":600000}})",
         "", "10.0.0.1"});
    const pantheon::Json made = pantheon::Json::parse(reply.body);
    REQUIRE(place.lobby->opened(++place.last, "10.0.0.1"));
    const Connection who = place.last;
    REQUIRE(place.ask(who, {{"do", "hello"}, {"token", made["seats"][0]["token"]}})["ok"] == true);
    for (int steps = 0; steps < 40; ++steps) {
        const pantheon::Json here = place.network.positions[who];
        if (here.is_object() && here["choice"].is_object())
            place.ask(who, answer_to(here, here["choice"]["options"][0]["option"]));
        else if (here.is_object() && here["tentative"]["can_confirm"] == true) place.ask(who, about(here, "confirm"));
        if (steps < 3) place.ask(who, {{"do", "chat"}, {"text", "hello"}});
        place.lobby->tick();
    }
    place.lobby->closed(who);
    return made;
}

// What may come to stand in the rows of the table @; with sanitizers, every fifth change.
std::vector<std::string> changes() {
    const std::vector<std::pair<std::string, std::vector<std::string>>> columns{
        {"tables",
         {"game", "rules_version", "options", "seed", "created", "settings", "spectator_hash", "begins_with", "state",
          "tentative", "asked", "asked_since", "deadline", "updated", "box", "table_key"}},
        {"seats",
         {"seat", "person", "player", "name", "colour", "joined", "stand_in", "settings", "hook_url", "hook_error",
          "clock_used", "invitation_hash"}},
        {"moves", {"number", "takeback", "answers", "back_to"}},
        {"chat", {"number", "seat", "name", "text", "at", "line"}}};
    const std::vector<std::string> values{"-1",
                                          "2",
                                          "9223372036854775807",
                                          "-9223372036854775808",
                                          "1.5",
                                          "'x'",
                                          "''",
                                          "x'ff00fe'",
                                          "'[]'",
                                          "'playing'",
                                          R"('{"takebacks":5,"move":"x","players":"9","confirm":7}')"};
    std::vector<std::string> all{
        "UPDATE moves SET takeback=1, back_to=99 WHERE table_id='@'",
        "UPDATE moves SET takeback=1, back_to=-9 WHERE number=1 AND table_id='@'",
        "UPDATE tables SET asked=7, deadline=1 WHERE id='@'",
        "UPDATE tables SET state='playing', deadline=-5 WHERE id='@'",
        "UPDATE seats SET seat=seat+9 WHERE table_id='@'",
    };
    for (const auto& [table, names] : columns) {
        const std::string where = std::string(" WHERE ") + (table == "tables" ? "id" : "table_id") + "='@'";
        const std::string one = where + (table == "tables" ? "" : table == "seats" ? " AND seat=0" : " AND number=1");
        for (const std::string& name : names)
            for (const std::string& value : values)
                for (const std::string& which : {where, one})
                    all.push_back("UPDATE " + table + " SET " + name + "=" + value + which);
        if (table == "tables") continue;
        all.push_back("DELETE FROM " + table + where);
        all.push_back("DELETE FROM " + table + one);
    }
    std::vector<std::string> some;
    for (std::size_t n = 0; n < all.size(); n += is_slow ? 5 : 1) some.push_back(all[n]);
    return some;
}

std::string with_name(std::string sql, const std::string& name) {
    for (std::size_t at; (at = sql.find('@')) != std::string::npos;) sql.replace(at, 1, name);
    return sql;
}

std::string token_of(const std::string& name) { return name + std::string(32 - name.size(), '0'); }

// Another table with the same rows, and with a token of its own.
std::string copy_of(const std::string& table, const std::string& name) {
    std::string sql;
    for (const auto& [from, key] :
         {std::pair{"tables", "id"}, {"seats", "table_id"}, {"moves", "table_id"}, {"chat", "table_id"}})
        sql += std::string("CREATE TEMP TABLE copied AS SELECT * FROM ") + from + " WHERE " + key + "='" + table +
               "'; UPDATE copied SET " + key + "='" + name + "'; INSERT INTO main." + from +
               " SELECT * FROM copied; DROP TABLE copied; ";
    return sql + "UPDATE seats SET token_hash='" + hash_of(token_of(name)) + "' WHERE seat=0 AND table_id='" + name +
           "'; ";
}

}  // namespace

TEST_CASE("whatever stands in the rows of a table, the service starts, and other tables go on") {
    const Folder folder;
    std::string first, healthy;
    {
        Place place(folder.path);
        first = begin_game(place)["table"];
        healthy = begin_game(place)["seats"][0]["token"];
    }
    // A table for each change, as far as the database takes it.
    const std::vector<std::string> all = changes();
    const auto name = [](std::size_t n) { return "changed" + std::to_string(n); };
    {
        const Sql sql(folder.path);
        REQUIRE(sql.run("BEGIN"));
        std::size_t taken = 0;
        for (std::size_t n = 0; n < all.size(); ++n) {
            REQUIRE(sql.run(copy_of(first, name(n))));
            taken += sql.run(with_name(all[n], name(n))) ? 1 : 0;
        }
        REQUIRE(sql.run("COMMIT"));
        CHECK(2 * taken > all.size());
    }
    Place place(folder.path);
    for (const std::string& sentence : place.sentences) CHECK_MESSAGE(sentence.starts_with("table changed"), sentence);
    CHECK(6 * place.sentences.size() > all.size());
    for (std::size_t n = 0; n < all.size(); ++n) {
        INFO(all[n]);
        place.visit(token_of(name(n)), true);
        if (n % 50 == 0) CHECK(place.visit(healthy, false));
    }
    CHECK(place.visit(healthy, false));
}

TEST_CASE("a service starts with tables that cannot be read, and names them in its log") {
    const Folder folder;
    std::vector<std::string> broken;
    std::optional<Links> healthy;
    const std::vector<std::string> changes{
        "UPDATE seats SET seat=seat+5 WHERE table_id=", "UPDATE tables SET settings='{\"takebacks\":5}' WHERE id=",
        "UPDATE tables SET asked=99 WHERE id=",         "UPDATE tables SET deadline='soon' WHERE id=",
        "UPDATE moves SET back_to=-1 WHERE table_id=",  "UPDATE moves SET answers=1.5 WHERE table_id="};
    {
        Process service(serve_words(folder.string()));
        const std::uint16_t port = service.port();
        REQUIRE(port != 0);
        healthy = new_table(port, {"person", "greedy"}, {{"name", "Ada"}});
        REQUIRE(healthy);
        for (std::size_t n = 0; n < changes.size(); ++n)
            broken.push_back(new_table(port, {"person", "greedy"}, {{"name", "Ada"}})->table);
        service.signal(SIGTERM);
        CHECK(service.wait() == 0);
    }
    for (std::size_t n = 0; n < changes.size(); ++n) CHECK(Sql(folder.path).run(changes[n] + "'" + broken[n] + "'"));
    Process service(serve_words(folder.string()));
    const std::uint16_t port = service.port();
    REQUIRE_MESSAGE(port != 0, service.complaint());
    Person ada(healthy->seats[0], "Ada", 1);
    REQUIRE(ada.come(port));
    CHECK(ada.step(std::chrono::seconds(5)));
    CHECK(get(port, "/healthz").status == 200);
    service.signal(SIGTERM);
    CHECK(service.wait() == 0);
    const std::string log = service.complaint();
    for (const std::string& table : broken) CHECK_MESSAGE(log.find(table) != std::string::npos, log);
    CHECK(log.find(healthy->table) == std::string::npos);
}
