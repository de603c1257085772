// The lobby, without network and disk: tables, seats, answers, chat, records, rest and restarts.
#include <doctest/doctest.h>

#include "unit/tabletop.hpp"

using namespace pantheon;

TEST_CASE("a table is created, joined and begun") {
    Tabletop top;
    const Json table = top.create();
    REQUIRE(table["seats"].size() == 2);
    const std::string invitation = table["seats"][0]["invitation"];
    CHECK(invitation.size() == 32);
    CHECK(top.store.tables.begin()->second.row.seats[0].invitation_hash != invitation);
    const Connection ada = top.hello(invitation);
    const Json shown = top.last(ada, "table");
    CHECK(shown["state"] == "waiting");
    CHECK(shown["you"] == 0);
    CHECK(shown["seats"][0]["here"] == false);
    CHECK(top.last(ada, "position").is_null());
    CHECK(top.ask(ada, {{"do", "sit"}, {"name", "Ada"}, {"colour", "blue"}})["ok"] == true);
    CHECK(top.last(ada, "table")["seats"][0]["here"] == true);
    CHECK(top.last(ada, "table")["seats"][1]["here"] == false);
    const Connection bob = top.hello(table["seats"][1]["invitation"]);
    CHECK(error_of(top.ask(bob, {{"do", "sit"}, {"name", "Bob"}, {"colour", "blue"}})) == "not_allowed");
    const Json reply = top.ask(bob, {{"do", "sit"}, {"name", "Bob"}, {"id", 4}});
    CHECK(reply["re"] == 4);
    CHECK(reply["token"].get<std::string>().size() == 32);
    CHECK(top.last(ada, "table")["state"] == "playing");
    CHECK(top.last(ada, "position")["asked"] == Json{0});
    CHECK(top.last(bob, "position")["choice"].is_null());
    const Connection watcher = top.hello(table["spectator"]);
    CHECK(top.last(watcher, "table")["you"].is_null());
    CHECK(top.last(watcher, "position")["view"]["seat"].is_null());
    for (const char* what : {"sit", "leave", "hook"}) {
        Json request{{"do", what}};
        if (std::string(what) == "sit") request["name"] = "Eve";
        CHECK(error_of(top.ask(watcher, request)) == "not_allowed");
    }
}

TEST_CASE("wishes that do not fit are refused with a sentence") {
    Tabletop top;
    for (const char* body :
         {"", "[]", "{}", R"({"game":"chess","seats":[]})", R"({"game":"deus","seats":[{"kind":"person"}]})",
          R"({"game":"deus","seats":[{"kind":"cat"},{"kind":"person"}]})",
          R"({"game":"deus","seats":[{"kind":"bot","player":"zeus"},{"kind":"person"}]})",
          R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}],"options":{"players":3}})",
          R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}],"options":{"colour":"red"}})",
          R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}],"clock":5})",
          R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}],"more":5})",
          R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}],"name":""})"}) {
        const HttpReply reply = top.http("POST", "/api/tables", body);
        CHECK_MESSAGE(reply.status == 400, body);
        CHECK(Json::parse(reply.body)["error"].is_string());
    }
    CHECK(top.store.tables.empty());
    CHECK(top.http("GET", "/api/nothing").status == 404);
    CHECK(top.http("GET", "/api/cards", "", "", "game=chess").status == 404);
    CHECK(top.http("GET", "/api/cards", "", "", "game=deus").status == 200);
    CHECK(Json::parse(top.http("GET", "/api/games").body)["games"][0]["name"] == "deus");
    CHECK(Json::parse(top.http("GET", "/api/players").body)["players"].back()["name"] == "oracle");
    CHECK(top.http("GET", "/healthz").body == R"({"ok":true})");
    CHECK(top.http("GET", "/metrics").body.find("pantheon_tables_loaded 0") != std::string::npos);
}

TEST_CASE("only a token opens a table, and it opens one seat") {
    Pair pair;
    Tabletop& top = pair.top;
    for (const std::string& wrong : {std::string{}, std::string{"1"}, std::string(32, 'f'), std::string(1000, 'a')}) {
        const Connection stranger = top.connect();
        CHECK(error_of(top.ask(stranger, {{"do", "hello"}, {"token", wrong}})) == "unknown_token");
        CHECK(top.network.hung_up.contains(stranger));
        CHECK(top.http("GET", "/api/record", "", wrong).status == 401);
    }
    const Connection silent = top.connect();
    CHECK(error_of(top.ask(silent, {{"do", "ping"}})) == "not_allowed");
    const Connection waits = top.connect();
    top.pass(10'001);
    CHECK(top.last(waits, "bye")["why"] == "nobody said hello");
    CHECK(top.network.hung_up.contains(waits));
    CHECK(error_of(top.ask(pair.ada, {{"do", "hello"}, {"token", pair.token(1)}})) == "not_allowed");
    const Json other = top.create({person, person});
    const Connection elsewhere = top.hello(other["seats"][0]["invitation"]);
    CHECK(top.last(elsewhere, "table")["table"] != pair.table["table"]);
}

TEST_CASE("answers for another seat, and answers that are stale or repeated, change nothing") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json first = pair.position(pair.ada);
    const Json option = first["choice"]["options"][0]["option"];
    const Json of_bob = pair.position(pair.bob);
    CHECK(error_of(top.ask(pair.bob, answer_to(first, option))) == "stale");
    CHECK(error_of(top.ask(pair.bob, answer_to(of_bob, option))) == "not_allowed");
    CHECK(error_of(top.ask(pair.ada, answer_to(first, 120))) == "no_option");
    CHECK(error_of(top.ask(pair.ada, about(first, "confirm"))) == "not_allowed");
    CHECK(error_of(top.ask(pair.ada, about(first, "undo"))) == "not_allowed");

    top.network.sent.clear();
    CHECK(top.ask(pair.ada, answer_to(first, option))["ok"] == true);
    CHECK(top.network.sent[pair.bob].empty());  // nobody else sees what is tried
    const Json second = pair.position(pair.ada);
    CHECK(second["number"] == 2);
    CHECK(error_of(top.ask(pair.ada, answer_to(first, option))) == "stale");
    CHECK(pair.position(pair.ada)["hash"] == second["hash"]);  // sent again
    CHECK(top.ask(pair.ada, about(second, "undo"))["ok"] == true);
    CHECK(pair.position(pair.ada)["hash"] == first["hash"]);
    CHECK(top.ask(pair.ada, about(first, "redo"))["ok"] == true);
    CHECK(pair.position(pair.ada)["hash"] == second["hash"]);
    CHECK(top.ask(pair.ada, about(second, "restart"))["ok"] == true);
}

TEST_CASE("what is confirmed is stored before anybody is told, and everybody is told") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json paused = pair.try_until_pause();
    const auto& stored = top.store.tables.begin()->second;
    CHECK(stored.moves.size() == 1);
    CHECK(stored.row.progress.tentative.size() == paused["tentative"]["answers"]);
    top.network.sent.clear();
    CHECK(top.ask(pair.ada, about(paused, "confirm"))["ok"] == true);
    CHECK(stored.moves.size() == 2);
    CHECK(stored.row.progress.tentative.empty());
    CHECK(!pair.position(pair.bob)["events"].empty());
    CHECK(pair.position(pair.bob)["log"] == 2);
}

TEST_CASE("what cannot be stored has not happened") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json paused = pair.try_until_pause();
    top.store.fails = true;
    top.network.sent.clear();
    CHECK(error_of(top.ask(pair.ada, about(paused, "confirm"))) == "not_stored");
    CHECK(top.network.sent[pair.bob].empty());
    CHECK(error_of(top.ask(pair.ada, about(paused, "undo"))) == "not_stored");
    CHECK(error_of(top.ask(pair.ada, {{"do", "chat"}, {"text", "hm"}})) == "not_stored");
    CHECK(top.http("POST", "/api/tables", R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}]})").status ==
          503);
    top.store.fails = false;
    CHECK(top.ask(pair.ada, about(paused, "confirm"))["ok"] == true);
    CHECK(pair.position(pair.bob)["log"] == 2);
}

TEST_CASE("a restart in the middle of a turn loses nothing, and a client gets what it has missed") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json paused = pair.try_until_pause();
    CHECK(top.restart().empty());
    const Connection ada = top.hello(pair.token(0), {{"last", paused["log"]}});
    const Json again = top.last(ada, "position");
    CHECK(again["hash"] == paused["hash"]);
    CHECK(again["number"] == paused["number"]);
    CHECK(top.ask(ada, about(again, "confirm"))["ok"] == true);
    const Connection bob = top.hello(pair.token(1), {{"last", 1}, {"lang", "fr"}});
    const Json missed = top.last(bob, "position");
    REQUIRE(!missed["events"].empty());
    for (const Json& event : missed["events"]) CHECK(event["number"] == 2);
    const Connection same = top.hello(pair.token(1), {{"last", 2}});
    CHECK(top.last(same, "position")["events"].empty());
    const Connection lost = top.hello(pair.token(1), {{"last", 99}});
    CHECK(top.last(lost, "position")["events"].size() > missed["events"].size());
}

TEST_CASE("a seat decides what confirms itself") {
    Pair pair;
    Tabletop& top = pair.top;
    CHECK(top.last(pair.ada, "table")["confirm"] == "always");
    const Json paused = pair.try_until_pause();
    CHECK(paused["tentative"]["can_confirm"] == true);
    CHECK(top.ask(pair.ada, {{"do", "settings"}, {"confirm", "never"}})["ok"] == true);
    CHECK(pair.position(pair.ada)["log"] == 2);
    CHECK(top.last(pair.ada, "table")["confirm"] == "never");
    CHECK(top.ask(pair.ada, {{"do", "settings"}, {"lang", "fr"}})["ok"] == true);
    CHECK(top.last(pair.ada, "position")["events"].dump().find("pioche") != std::string::npos);
}

TEST_CASE("all people must agree to take something back") {
    Pair pair;
    Tabletop& top = pair.top;
    CHECK(error_of(top.ask(pair.ada, {{"do", "agree"}, {"yes", true}, {"to", 1}})) == "not_allowed");
    CHECK(error_of(top.ask(pair.ada, {{"do", "takeback"}, {"number", 1}})) == "not_allowed");
    const Json first = pair.position(pair.bob);
    CHECK(top.ask(pair.ada, about(pair.try_until_pause(), "confirm"))["ok"] == true);
    CHECK(top.ask(pair.ada, {{"do", "takeback"}, {"number", 1}})["ok"] == true);
    CHECK(top.last(pair.bob, "table")["takeback"] == Json{{"by", 0}, {"to", 1}, {"needed", {0, 1}}, {"agreed", {0}}});
    CHECK(top.ask(pair.bob, {{"do", "agree"}, {"yes", false}})["ok"] == true);
    CHECK(top.last(pair.ada, "table")["takeback"].is_null());
    CHECK(top.ask(pair.ada, {{"do", "takeback"}, {"number", 1}})["ok"] == true);
    CHECK(top.ask(pair.bob, {{"do", "agree"}, {"yes", true}, {"to", 1}})["ok"] == true);
    const Json back = pair.position(pair.bob);
    CHECK(back["log"] == 3);
    CHECK(back["view"] == first["view"]);
    CHECK(back["events"][0]["what"] == "took_back");
    CHECK(top.store.tables.begin()->second.moves[2] == StoredMove{2, true, "", 1});
    top.restart();
    const Connection bob = top.hello(pair.token(1));
    CHECK(top.last(bob, "position")["view"] == first["view"]);
    Pair strict{{{"takebacks", false}}};
    CHECK(error_of(strict.top.ask(strict.ada, {{"do", "takeback"}, {"number", 1}})) == "not_allowed");
}

TEST_CASE("chat is kept, and has limits on length and rate") {
    Pair pair;
    Tabletop& top = pair.top;
    CHECK(error_of(top.ask(pair.ada, {{"do", "chat"}, {"text", std::string(501, 'x')}})) == "too_long");
    for (int i = 0; i < 20; ++i) {
        CHECK(top.ask(pair.ada, {{"do", "chat"}, {"text", "hello " + std::to_string(i)}})["ok"] == true);
        top.now += 100;
    }
    CHECK(error_of(top.ask(pair.ada, {{"do", "chat"}, {"text", "more"}})) == "too_fast");
    CHECK(top.last(pair.bob, "chat")["text"] == "hello 19");
    CHECK(top.last(pair.bob, "chat")["name"] == "Ada");
    CHECK(top.ask(pair.bob, {{"do", "chat"}, {"text", "stop"}})["ok"] == true);
    top.now += 60'000;
    CHECK(top.ask(pair.ada, {{"do", "chat"}, {"text", "sorry"}})["ok"] == true);
    const Connection watcher = top.hello(pair.table["spectator"]);
    CHECK(top.last(watcher, "chat")["text"] == "sorry");
    CHECK(top.ask(watcher, {{"do", "chat"}, {"text", "psst"}})["ok"] == true);
    CHECK(top.last(pair.bob, "chat")["seat"].is_null());
    top.restart();
    const Connection bob = top.hello(pair.token(1));
    CHECK(top.last(bob, "chat")["text"] == "psst");
    CHECK(top.ask(bob, {{"do", "chat"}, {"text", "again"}})["ok"] == true);
    CHECK(top.store.tables.begin()->second.chat.back().number == 23);
}

TEST_CASE("a web hook calls who is away, and its error is shown to its seat alone") {
    Pair pair;
    Tabletop& top = pair.top;
    CHECK(error_of(top.ask(pair.bob, {{"do", "hook"}, {"url", "ftp://x"}})) == "bad_message");
    CHECK(top.ask(pair.bob, {{"do", "hook"}, {"url", "https://example.org/bob"}})["ok"] == true);
    CHECK(top.last(pair.bob, "table")["hook"] == Json{{"url", "https://example.org/bob"}, {"error", nullptr}});
    CHECK(top.last(pair.ada, "table")["hook"].is_null());
    top.lobby->closed(pair.bob);
    CHECK(top.last(pair.ada, "table")["seats"][1]["here"] == false);
    CHECK(top.ask(pair.ada, about(pair.try_until_pause(), "confirm"))["ok"] == true);
    REQUIRE(top.hooks.posts.size() == 1);
    CHECK(top.hooks.posts[0].url == "https://example.org/bob");
    CHECK(Json::parse(top.hooks.posts[0].body)["seat"] == 1);
    top.hooks.outcomes.push_back({pair.table["table"], 1, "example.org does not answer"});
    top.pass(20);
    const Connection bob = top.hello(pair.token(1));
    CHECK(top.last(bob, "table")["hook"]["error"] == "example.org does not answer");
    CHECK(top.ask(bob, {{"do", "hook"}, {"url", nullptr}})["ok"] == true);
    CHECK(top.last(bob, "table")["hook"].is_null());
}

TEST_CASE("a seat is called once for its turn, and not again while a call is under way") {
    Pair pair{{{"clock", {{"move", 60}}}}};
    Tabletop& top = pair.top;
    const Json hook{{"do", "hook"}, {"url", "https://example.org/ada"}};
    CHECK(top.ask(pair.ada, hook)["ok"] == true);
    CHECK(top.ask(pair.ada, {{"do", "settings"}, {"confirm", "always"}})["ok"] == true);
    const auto& progress = top.store.tables.begin()->second.row.progress;
    // Ada answers up to a pause and goes; her time runs out there. Where luck only broke her own turn it is still hers.
    Rng rng{5};
    bool own_turn_went_on = false;
    for (int rounds = 0; rounds < 200 && !own_turn_went_on; ++rounds) {
        for (Json here = pair.position(pair.ada); !here["choice"].is_null(); here = pair.position(pair.ada)) {
            const Json& options = here["choice"]["options"];
            const Json& any = options[rng.below(static_cast<std::uint32_t>(options.size()))]["option"];
            REQUIRE(top.ask(pair.ada, answer_to(here, any))["ok"] == true);
        }
        top.lobby->closed(pair.ada);
        top.hooks.posts.clear();
        top.pass(60'000);
        own_turn_went_on = progress.asked == 0 && top.hooks.posts.empty();
        CHECK(top.hooks.posts.empty());
        for (int i = 0; i < 200 && progress.asked == 0; ++i) top.pass(20);
        pair.ada = top.hello(pair.token(0));
        CHECK(top.ask(pair.ada, {{"do", "sit"}, {"name", "Ada"}})["ok"] == true);
        CHECK(top.ask(pair.bob, {{"do", "leave"}, {"player", "random"}})["ok"] == true);
        for (int i = 0; i < 200 && progress.asked == 1; ++i) top.pass(20);
        if (own_turn_went_on || progress.asked != 0) break;
        CHECK(top.ask(pair.bob, {{"do", "sit"}, {"name", "Bob"}})["ok"] == true);
    }
    CHECK(own_turn_went_on);

    Pair other;
    Tabletop& slow = other.top;
    CHECK(slow.ask(other.bob, {{"do", "hook"}, {"url", "https://example.org/bob"}})["ok"] == true);
    slow.lobby->closed(other.bob);
    const auto confirm = [&] { return slow.ask(other.ada, about(other.try_until_pause(), "confirm")); };
    CHECK(confirm()["ok"] == true);
    CHECK(slow.hooks.posts.size() == 1);
    const auto take_turn_again = [&] {
        const Connection bob = slow.hello(other.token(1));
        CHECK(slow.ask(other.ada, {{"do", "takeback"}, {"number", 1}})["ok"] == true);
        CHECK(slow.ask(bob, {{"do", "agree"}, {"yes", true}, {"to", 1}})["ok"] == true);
        slow.lobby->closed(bob);
        CHECK(confirm()["ok"] == true);
    };
    take_turn_again();
    CHECK(slow.hooks.posts.size() == 1);
    slow.hooks.outcomes.push_back({other.table["table"], 1, ""});
    slow.pass(20);
    take_turn_again();
    CHECK(slow.hooks.posts.size() == 2);
}

TEST_CASE("a line of chat that is sent again is said once, and spectators count by their address") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json line{{"do", "chat"}, {"text", "hello"}, {"line", "4711"}};
    const auto& said = top.store.tables.begin()->second.chat;
    CHECK(top.ask(pair.ada, line)["ok"] == true);
    top.lobby->closed(pair.ada);
    const Connection again = top.hello(pair.token(0));
    CHECK(top.ask(again, line)["ok"] == true);
    CHECK(said.size() == 1);
    top.restart();
    CHECK(top.ask(top.hello(pair.token(0)), line)["ok"] == true);
    CHECK(said.size() == 1);
    const Connection bob = top.hello(pair.token(1));
    CHECK(top.ask(bob, line)["ok"] == true);  // another's line may be called the same
    CHECK(top.ask(bob, {{"do", "chat"}, {"text", "hello"}, {"line", "4712"}})["ok"] == true);
    CHECK(said.size() == 3);
    CHECK(error_of(top.ask(bob, {{"do", "chat"}, {"text", "x"}, {"line", std::string(41, 'x')}})) == "too_long");

    const auto watch = [&](const std::string& address) {
        const Connection watcher = top.connect(address);
        top.ask(watcher, {{"do", "hello"}, {"token", pair.table["spectator"]}});
        return watcher;
    };
    const Json word{{"do", "chat"}, {"text", "psst"}};
    const Connection loud = watch("10.0.0.8");
    for (int i = 0; i < 20; ++i) CHECK(top.ask(loud, word)["ok"] == true);
    CHECK(error_of(top.ask(loud, word)) == "too_fast");
    CHECK(error_of(top.ask(watch("10.0.0.8"), word)) == "too_fast");
    CHECK(top.ask(watch("10.0.0.9"), word)["ok"] == true);
}

TEST_CASE("settings that are refused change nothing, for a spectator either") {
    Pair pair;
    Tabletop& top = pair.top;
    const Connection watcher = top.hello(pair.table["spectator"]);
    CHECK(error_of(top.ask(watcher, {{"do", "settings"}, {"confirm", "never"}, {"lang", "fr"}})) == "not_allowed");
    CHECK(top.last(watcher, "table").is_null());
    CHECK(top.ask(pair.ada, about(pair.try_until_pause(), "confirm"))["ok"] == true);
    CHECK(top.last(watcher, "position")["events"].dump().find(R"("builds")") != std::string::npos);
}

TEST_CASE("a setting that changes nothing is told to nobody") {
    Pair pair;
    const Json always{{"do", "settings"}, {"confirm", "always"}};
    CHECK(pair.top.ask(pair.ada, always)["ok"] == true);
    pair.top.network.sent[pair.bob].clear();
    CHECK(pair.top.ask(pair.ada, always)["ok"] == true);
    CHECK(pair.top.network.sent[pair.bob].empty());
}

TEST_CASE("what a seat sets for itself is told to that seat alone, and a language that is spoken already to nobody") {
    Pair pair;
    Tabletop& top = pair.top;
    const Connection second_device = top.hello(pair.token(0));
    top.network.sent.clear();
    CHECK(top.ask(pair.ada, {{"do", "settings"}, {"confirm", "never"}})["ok"] == true);
    CHECK(top.ask(pair.ada, {{"do", "hook"}, {"url", "https://example.org"}})["ok"] == true);
    CHECK(top.last(second_device, "table")["confirm"] == "never");
    CHECK(top.last(second_device, "table")["hook"]["url"] == "https://example.org");
    CHECK(top.network.sent[pair.bob].empty());
    CHECK(top.ask(pair.ada, {{"do", "settings"}, {"lang", "en"}})["ok"] == true);
    CHECK(top.network.sent[pair.ada].empty());
    CHECK(top.ask(pair.ada, {{"do", "settings"}, {"lang", "fr"}})["ok"] == true);
    CHECK(top.last(pair.ada, "position")["events"].size() > 5);
}

TEST_CASE("whoever changes their colour again and again is told of by and by, and the last one counts") {
    Pair pair;
    Tabletop& top = pair.top;
    top.limits.messages_at_once = 1'000;
    top.restart();
    const Connection ada = top.hello(pair.token(0)), bob = top.hello(pair.token(1));
    top.pass(60'000);
    top.network.sent.clear();
    for (int n = 0; n < 200; ++n)
        CHECK(top.ask(ada, {{"do", "sit"}, {"name", "Ada"}, {"colour", n % 2 ? "green" : "black"}})["ok"] == true);
    CHECK(top.network.sent[bob].size() == 20);
    // Whoever comes is shown the table at once.
    CHECK(top.last(top.hello(pair.token(1)), "table")["seats"][0]["colour"] == "green");
    top.pass(1'000);
    CHECK(top.network.sent[bob].size() <= 22);
    CHECK(top.last(bob, "table")["seats"][0]["colour"] == "green");
    CHECK(top.last(bob, "table")["seats"][1]["devices"] == 2);
    const std::size_t told = top.network.sent[bob].size();
    for (int n = 0; n < 10; ++n) top.pass(1'000);
    CHECK(top.network.sent[bob].size() == told);
}

TEST_CASE("a table that nobody is at rests, and wakes when somebody comes") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json here = pair.position(pair.ada);
    CHECK(top.lobby->tables_in_memory() == 1);
    top.lobby->closed(pair.ada);
    top.pass(60'000);
    CHECK(top.lobby->tables_in_memory() == 1);
    top.lobby->closed(pair.bob);
    top.pass(59'000);
    CHECK(top.lobby->tables_in_memory() == 1);
    top.pass(2'000);
    CHECK(top.lobby->tables_in_memory() == 0);
    const Json mine = top.post("/api/tables/mine", {{"tokens", {pair.token(0), "nonsense", pair.token(1)}}}, 200);
    REQUIRE(mine["tables"].size() == 2);
    CHECK(mine["tables"][0]["your_turn"] == true);
    CHECK(mine["tables"][1]["your_turn"] == false);
    CHECK(mine["tables"][0]["token"] == pair.token(0).get<std::string>().substr(0, 8));
    CHECK(top.lobby->tables_in_memory() == 0);
    const Connection ada = top.hello(pair.token(0));
    CHECK(top.last(ada, "position")["hash"] == here["hash"]);
    top.post("/api/tables/mine", {{"tokens", Json::array({5})}}, 400);
    top.post("/api/tables/mine", Json::object(), 400);
}

TEST_CASE("games that no longer fit are named at the start, stay readable, and are never deleted") {
    Pair pair;
    Tabletop& top = pair.top;
    CHECK(top.ask(pair.ada, about(pair.try_until_pause(), "confirm"))["ok"] == true);
    auto& stored = top.store.tables.begin()->second;
    stored.moves[1].answers[0] = 120;
    const std::vector<std::string> report = top.restart();
    REQUIRE(report.size() == 1);
    CHECK(report[0].find("entry 2 of the log no longer fits") != std::string::npos);
    CHECK(stored.row.progress.state == TableState::broken);
    CHECK(top.restart().empty());
    const Connection ada = top.hello(pair.token(0));
    const Json table = top.last(ada, "table");
    CHECK(table["state"] == "broken");
    CHECK(table["why"].get<std::string>().find("no longer fits") != std::string::npos);
    const Json here = top.last(ada, "position");
    CHECK(here["log"] == 1);
    CHECK(error_of(top.ask(ada, answer_to(here, here["choice"]["options"][0]["option"]))) == "not_allowed");
    CHECK(top.ask(ada, {{"do", "chat"}, {"text", "oh"}})["ok"] == true);
    CHECK(top.http("GET", "/api/record", "", pair.token(0)).body.find("# it ends here") != std::string::npos);
    stored.row.rules_version = 99;
    stored.row.progress.state = TableState::playing;
    CHECK(top.restart().size() == 1);
    stored.row.game = "chess";
    stored.row.progress.state = TableState::playing;
    CHECK(top.restart().size() == 1);
    CHECK(top.http("GET", "/api/record", "", pair.token(0)).status == 400);
    const Connection again = top.hello(pair.token(0));
    CHECK(top.last(again, "table")["state"] == "broken");
    CHECK(stored.moves.size() == 2);
}

TEST_CASE("nobody gets more than their share") {
    Tabletop top;
    top.limits.tables_per_address = 3;
    top.limits.sockets_per_address = 2;
    top.limits.loaded_tables = 2;
    top.restart();
    std::vector<Json> tables;
    for (int i = 0; i < 3; ++i) tables.push_back(top.create());
    CHECK(top.http("POST", "/api/tables", R"({"game":"deus","seats":[{"kind":"person"},{"kind":"person"}]})").status ==
          429);
    CHECK(top.lobby->tables_in_memory() <= 2);
    top.now += 3'600'001;
    tables.push_back(top.create());

    const Connection one = top.hello(tables[0]["spectator"]), two = top.hello(tables[1]["spectator"]);
    CHECK(!top.lobby->opened(100, "10.0.0.1"));
    REQUIRE(top.lobby->opened(101, "10.0.0.2"));
    top.lobby->read(101, Json{{"do", "hello"}, {"token", tables[2]["spectator"]}}.dump());
    CHECK(top.next(101)["code"] == "too_many");
    top.lobby->closed(one);
    CHECK(top.lobby->opened(102, "10.0.0.1"));

    for (int i = 0; i < top.limits.messages_at_once; ++i) top.ask(two, {{"do", "ping"}});
    CHECK(error_of(top.ask(two, {{"do", "ping"}})) == "too_fast");
    top.now += 1'000;
    CHECK(top.ask(two, {{"do", "ping"}})["ok"] == true);
    for (int i = 0; i < 400; ++i) top.lobby->read(two, "{}");
    CHECK(top.network.hung_up.contains(two));
}
