// Bots and clocks at tables, without network and disk: who answers when a person does not.
#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

#include "unit/tabletop.hpp"

using namespace pantheon;

TEST_CASE("bots answer, and a game with them comes to its end and its record") {
    Tabletop top;
    const Json table = top.create({person, greedy_bot, random_bot}, {{"name", "Ada"}});
    CHECK(table["seats"][1] == Json{{"seat", 1}});
    const std::string token = table["seats"][0]["token"];
    const Connection ada = top.hello(token);
    CHECK(top.last(ada, "table")["seats"][1]["name"] == "Midas");
    const HttpReply log = top.http("GET", "/api/record", "", token);
    CHECK(log.body.starts_with("pantheon log\n"));
    CHECK(error_of(top.ask(ada, {{"do", "look"}, {"at", 3}})) == "not_allowed");
    top.ask(ada, {{"do", "settings"}, {"lang", "fr"}});
    play_out(top, ada);
    CHECK(top.lobby->metrics().bot_failures == 0);
    CHECK(error_of(top.ask(ada, {{"do", "leave"}})) == "over");

    const HttpReply record = top.http("GET", "/api/record", "", token);
    CHECK(record.type.starts_with("text/plain"));
    const auto read = read_record(record.body, shelf_with_deus());
    REQUIRE_MESSAGE(read.ok(), read.error());
    CHECK(read->players == std::vector<std::string>{"Ada", "Midas", "Chance"});
    const Json look = top.ask(ada, {{"do", "look"}, {"at", 3}, {"seat", 1}});
    CHECK(look["position"]["look"]["at"] == 3);
    CHECK(look["position"]["view"]["seat"] == 1);

    const Json replay = top.post("/api/import", {{"record", record.body}, {"as", "replay"}});
    CHECK(replay["seats"][0] == Json{{"seat", 0}});
    const Connection watcher = top.hello(replay["spectator"]);
    CHECK(top.last(watcher, "table")["state"] == "over");
    CHECK(top.last(watcher, "table")["seats"][0]["name"] == "Ada");
    CHECK(top.ask(watcher, {{"do", "look"}, {"at", 50}, {"seat", 0}})["ok"] == true);

    const Json seats{person, person, random_bot};
    const Json onwards = top.post(
        "/api/import", {{"record", record.body}, {"as", "game"}, {"from", 60}, {"seats", seats}, {"name", "Cleo"}});
    const Connection cleo = top.hello(onwards["seats"][0]["token"]);
    top.sit_down(onwards["seats"][1]["invitation"], "Dan");
    CHECK(top.last(cleo, "position")["state"] == "playing");
    for (const Json& wrong :
         std::vector<Json>{{{"record", record.body}, {"as", "game"}, {"seats", seats}},
                           {{"record", record.body}, {"as", "game"}, {"from", 60}, {"seats", {person, person}}},
                           {{"record", record.body}, {"as", "game"}, {"from", 99999}, {"seats", seats}},
                           {{"record", record.body}, {"as", "replay"}, {"from", 60}},
                           {{"record", "pantheon record\ngame: chess\n"}, {"as", "replay"}},
                           {{"record", record.body}, {"as", "cake"}}})
        top.post("/api/import", wrong, 400);
}

TEST_CASE("for a bot that fails a simpler one answers, below the simplest any option will do, and the game goes on") {
    Tabletop top;
    int greedy_asked = 0;
    top.ask_bot = [&](SeatedPlayer& player, const AnyGame&, const Thinking&) -> Thought {
        if (player.choice().name == "random") return {.answer = 255};  // no option
        greedy_asked += player.choice().name == "greedy";
        throw std::runtime_error("no memory");
    };
    top.restart();
    const Json table = top.create({person, greedy_bot}, {{"name", "Ada"}});
    const Connection ada = top.hello(table["seats"][0]["token"]);
    play_out(top, ada);
    CHECK(top.store.tables.begin()->second.row.seats[1].player == "greedy");
    CHECK(greedy_asked == 3);  // after three failures it is not tried again while the table is in memory
    CHECK(top.lobby->metrics().bot_failures > 3);
}

TEST_CASE("a bot that failed once is asked again when the game has gone on") {
    Tabletop top;
    std::vector<std::string> asked;
    top.ask_bot = [&](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        asked.push_back(player.choice().name);
        if (asked.size() == 1) throw std::runtime_error("no memory");
        return player.think(game, thinking);
    };
    top.restart();
    const Json table = top.create({greedy_bot, person}, {{"name", "Ada"}});
    const Connection ada = top.hello(table["seats"][1]["token"]);
    play_out(top, ada);
    REQUIRE(asked.size() > 20);
    CHECK(asked[0] == "greedy");
    CHECK(asked[1] == "adept");  // the next simpler one
    CHECK(asked.back() == "greedy");
    CHECK(top.lobby->metrics().bot_failures == 1);
}

TEST_CASE("one object plays for a seat as long as the table is in memory, and is made again from the log") {
    Tabletop top;
    std::vector<const SeatedPlayer*> asked;
    top.ask_bot = [&](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        asked.push_back(&player);
        return player.think(game, thinking);
    };
    top.restart();
    const Json table = top.create({greedy_bot, greedy_bot});
    const Connection watcher = top.hello(table["spectator"]);
    for (int n = 0; n < 50; ++n) top.pass(20);
    REQUIRE(asked.size() > 20);
    CHECK(std::set<const SeatedPlayer*>(asked.begin(), asked.end()).size() == 2);
    CHECK(top.last(watcher, "table")["seats"][0]["player"] == "greedy");
    asked.clear();
    top.restart();
    top.hello(table["spectator"]);
    for (int n = 0; n < 50; ++n) top.pass(20);
    CHECK(asked.size() > 20);
    CHECK(top.lobby->metrics().bot_failures == 0);
}

TEST_CASE("a bot that does not come to an end is given up, and holds up nobody") {
    Tabletop top;
    auto stuck = std::make_shared<std::atomic<bool>>(true);
    top.limits.bot_threads = 1;
    top.limits.bot_thinks = 1'000;
    top.ask_bot = [stuck](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        while (player.choice().name == "greedy" && *stuck) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return player.think(game, thinking);
    };
    top.restart();
    const Json slow = top.create({greedy_bot, person}, {{"name", "Ada"}});
    const Connection ada = top.hello(slow["seats"][1]["token"]);
    const auto until = [&](auto&& done) {
        for (int i = 0; i < 5'000 && !done(); ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
            top.pass(20);
        }
        return done();
    };
    CHECK(until([&] { return top.lobby->metrics().bot_failures == 1; }));
    const Json quick = top.create({random_bot, person}, {{"name", "Bob"}});
    const Connection bob = top.hello(quick["seats"][1]["token"]);
    CHECK(until([&] {
        const Json here = top.last(bob, "position");
        return !here.is_null() && here["asked"] == Json{1};
    }));
    CHECK(until([&] { return top.last(ada, "position")["asked"] == Json{1}; }));
    *stuck = false;
}

TEST_CASE("a bot whose time is out gives the best answer it has, and keeps its seat") {
    Tabletop top;
    top.limits.bot_threads = 1;
    top.limits.bot_thinks = 1'000;
    std::atomic<int> stopped = 0;
    top.ask_bot = [&](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        while (!thinking.stop->load()) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        ++stopped;
        return player.think(game, thinking);
    };
    top.restart();
    const Json table = top.create({greedy_bot, person}, {{"name", "Ada"}});
    const Connection ada = top.hello(table["seats"][1]["token"]);
    for (int i = 0; i < 3'000 && top.last(ada, "position")["asked"] != Json{1}; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
        top.pass(100);
    }
    CHECK(top.last(ada, "position")["asked"] == Json{1});
    CHECK(stopped > 0);
    CHECK(top.lobby->metrics().bot_failures == 0);
    top.lobby.reset();  // its threads use what stands here
}

// How soon a player stops that was told to is in players_test.
TEST_CASE("a bot is told to stop when nobody waits for its answer any more") {
    using namespace std::chrono_literals;
    const auto deck = deus::deus_kind(deus::built_in_box());
    const auto game = deck.begin(deck, {}, 1);
    REQUIRE(game.ok());
    const auto player = [&] {
        return std::make_shared<SeatedPlayer>(*read_player(*deck.tables, "greedy"), **game, Seat::first, 1);
    };
    std::atomic<int> begun = 0, ended = 0;
    const auto think = [&](SeatedPlayer&, const AnyGame&, const Thinking& thinking) -> Thought {
        ++begun;
        while (!thinking.stop->load()) std::this_thread::sleep_for(1ms);
        ++ended;
        return {};
    };
    const auto until = [](auto&& done) {
        const auto begin = std::chrono::steady_clock::now();
        while (!done() && std::chrono::steady_clock::now() - begin < 20s) std::this_thread::sleep_for(1ms);
        return done();
    };
    auto bots = std::make_unique<Bots>(1, 60'000, think, [] {});
    bots->ask({"one", 1, player(), {}, (*game)->copy(), 1});
    bots->ask({"two", 2, player(), {}, (*game)->copy(), 1});
    bots->ask({"two", 3, player(), {}, (*game)->copy(), 1});
    CHECK(until([&] { return begun == 1; }));
    bots->cancel("one");
    CHECK(until([&] { return begun == 2; }));  // the thread has turned to the next question
    CHECK(ended == 1);
    CHECK(bots->results(0).empty());
    bots->cancel("two");  // also what still waits
    CHECK(until([&] { return ended == 2; }));
    bots->ask({"three", 4, player(), {}, (*game)->copy(), 1});
    CHECK(until([&] { return begun == 3; }));
    bots.reset();  // whoever is still thinking is told to stop
    CHECK(ended == 3);
    CHECK(begun == 3);
}

TEST_CASE("bots move at a pace that people can follow, and think meanwhile") {
    Tabletop top;
    top.limits.bot_pace = 700;
    int asked = 0;
    top.ask_bot = [&](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        ++asked;
        return player.think(game, thinking);
    };
    top.restart();
    const Json table = top.create({greedy_bot, random_bot});
    const Connection watcher = top.hello(table["spectator"]);
    const auto log = [&] {
        top.network.sent[watcher].clear();
        top.lobby->tick();
        top.lobby->tick();
        const Json here = top.last(watcher, "position");
        return here.is_null() ? 0 : here["log"].get<int>();
    };
    top.pass(0);
    CHECK(log() == 0);
    top.pass(699);
    CHECK(log() == 0);
    CHECK(asked == 1);
    top.now += 1;
    int entries = 0;
    for (int i = 0; i < 50 && entries == 0; ++i) entries = log();
    CHECK(entries == 2);
    CHECK(log() == 0);
}

TEST_CASE("who leaves is replaced by a bot, and takes the seat back") {
    Pair pair;
    Tabletop& top = pair.top;
    const Json before = pair.try_until_pause();
    CHECK(error_of(top.ask(pair.ada, {{"do", "leave"}, {"player", "zeus"}})) == "bad_message");
    CHECK(top.ask(pair.ada, {{"do", "leave"}, {"player", "random"}})["ok"] == true);
    CHECK(top.last(pair.bob, "table")["seats"][0]["stand_in"] == true);
    const Json here = top.last(pair.ada, "position");
    CHECK(here["tentative"]["answers"] == 0);
    CHECK(error_of(top.ask(pair.ada, answer_to(here, here["choice"]["options"][0]["option"]))) == "not_allowed");
    for (int i = 0; i < 100 && pair.position(pair.bob)["asked"] == Json{0}; ++i) top.pass(20);
    CHECK(pair.position(pair.bob)["asked"] == Json{1});
    CHECK(top.ask(pair.ada, {{"do", "sit"}, {"name", "Ada"}})["ok"] == true);
    CHECK(top.last(pair.bob, "table")["seats"][0]["stand_in"] == false);
    CHECK(before["log"] == 1);
}

TEST_CASE("when the time for a move is out a bot stands in, even at a table that rests") {
    Pair pair{{{"clock", {{"move", 60}}}}};
    Tabletop& top = pair.top;
    const Json clock = pair.position(pair.ada)["clock"];
    CHECK(clock["move"] == 60'000);
    CHECK(clock["since"] == top.date + top.now);
    CHECK(top.last(pair.ada, "table")["clock"] == Json{{"move", 60}, {"game", nullptr}});
    top.pass(59'000);
    CHECK(top.store.tables.begin()->second.row.seats[0].stand_in == false);
    top.pass(1'000);
    CHECK(top.store.tables.begin()->second.row.seats[0].stand_in == true);
    for (int i = 0; i < 100 && top.store.tables.begin()->second.row.progress.asked == 0; ++i) top.pass(20);
    CHECK(top.store.tables.begin()->second.row.progress.asked == 1);

    // Everybody goes; the clock of Bob runs on.
    top.lobby->closed(pair.ada);
    top.lobby->closed(pair.bob);
    CHECK(top.ask(pair.bob, {{"do", "ping"}}).is_null());
    top.restart();
    CHECK(top.lobby->tables_in_memory() == 0);
    top.pass(61'000);
    top.pass(2'000);
    CHECK(top.store.tables.begin()->second.row.seats[1].stand_in == true);
}

TEST_CASE("the time for the whole game adds up, and who has none left does not come back") {
    Pair pair{{{"clock", {{"game", 100}}}}};
    Tabletop& top = pair.top;
    Json paused = pair.try_until_pause();
    top.now += 30'000;
    CHECK(top.ask(pair.ada, about(paused, "confirm"))["ok"] == true);
    CHECK(pair.position(pair.ada)["clock"]["used"] == Json{30'000, 0});
    CHECK(top.store.tables.begin()->second.row.seats[0].clock_used == 30'000);
    top.pass(100'000);
    CHECK(error_of(top.ask(pair.bob, {{"do", "sit"}, {"name", "Bob"}})) == "not_allowed");
}

TEST_CASE("a bot whose turn it was goes on after a restart") {
    Tabletop top;
    top.limits.bot_pace = 700;
    top.restart();
    const Json table = top.create({random_bot, person}, {{"name", "Ada"}});
    CHECK(top.restart().empty());
    CHECK(top.lobby->tables_in_memory() == 1);
    for (int i = 0; i < 100 && top.store.tables.begin()->second.row.progress.asked != 1; ++i) top.pass(700);
    CHECK(top.store.tables.begin()->second.row.progress.asked == 1);
}

TEST_CASE("leaving and coming back gives no time back") {
    const Json leave{{"do", "leave"}}, sit{{"do", "sit"}, {"name", "Ada"}};
    const auto left = [&](const Json& clock, std::int64_t away, std::int64_t more) {
        Pair pair{{{"clock", clock}}};
        Tabletop& top = pair.top;
        top.pass(50'000);
        CHECK(top.ask(pair.ada, leave)["ok"] == true);
        top.now += away;
        CHECK(top.ask(pair.ada, sit)["ok"] == true);
        top.pass(more);
        return top.store.tables.begin()->second.row.seats[0].stand_in;
    };
    // The time for the move runs on; that for the game stands still while a bot plays.
    CHECK(!left({{"move", 60}}, 0, 9'999));
    CHECK(left({{"move", 60}}, 0, 10'000));
    CHECK(left({{"move", 60}}, 9'999, 1));
    CHECK(!left({{"game", 60}}, 100'000, 9'999));
    CHECK(left({{"game", 60}}, 100'000, 10'000));

    // What is shown as used is what was thought until then, never less than nothing.
    for (const std::int64_t thought : {0, 3, 50'000}) {
        Pair shown{{{"clock", {{"game", 60}, {"move", 3'600}}}}};
        shown.top.pass(thought);
        CHECK(shown.top.ask(shown.ada, leave)["ok"] == true);
        shown.top.now += 5;
        CHECK(shown.top.ask(shown.ada, sit)["ok"] == true);
        CHECK(shown.position(shown.ada)["clock"]["used"] == Json{thought, 0});
        shown.top.now += 100;
        const Connection again = shown.top.hello(shown.token(0));
        CHECK(shown.top.last(again, "position")["clock"]["used"] == Json{thought + 100, 0});
    }

    Pair pair{{{"clock", {{"game", 60}}}}};
    Tabletop& top = pair.top;
    top.pass(50'000);
    CHECK(top.ask(pair.ada, leave)["ok"] == true);
    CHECK(top.ask(pair.ada, leave)["ok"] == true);
    CHECK(top.store.tables.begin()->second.row.seats[0].clock_used == 50'000);
    for (int i = 0; i < 100 && pair.position(pair.bob)["asked"] == Json{0}; ++i) top.pass(20);
    CHECK(top.ask(pair.ada, sit)["ok"] == true);
    CHECK(top.store.tables.begin()->second.row.seats[0].clock_used == 50'000);
}

TEST_CASE("answers that only wait to be confirmed count when the time is out") {
    Pair pair{{{"clock", {{"move", 60}}}}};
    Tabletop& top = pair.top;
    const Json paused = pair.try_until_pause();
    REQUIRE(paused["tentative"]["can_confirm"] == true);
    const std::string waiting = top.store.tables.begin()->second.row.progress.tentative;
    REQUIRE(!waiting.empty());
    top.pass(60'000);
    const auto& stored = top.store.tables.begin()->second;
    CHECK(stored.row.seats[0].stand_in);
    REQUIRE(stored.moves.size() == 2);
    CHECK(stored.moves[1].answers.starts_with(waiting));
}

TEST_CASE("a table does not rest while its bot thinks") {
    Tabletop top;
    auto stuck = std::make_shared<std::atomic<bool>>(true);
    top.limits.bot_threads = 1;
    top.limits.bot_thinks = 3'600'000;
    top.ask_bot = [stuck](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        while (*stuck) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return player.think(game, thinking);
    };
    top.restart();
    const Json table = top.create({greedy_bot, random_bot});
    const Connection watcher = top.hello(table["spectator"]);
    top.pass(20);
    top.lobby->closed(watcher);
    for (int i = 0; i < 3; ++i) top.pass(60'000);
    CHECK(top.lobby->tables_in_memory() == 1);
    *stuck = false;
    for (int i = 0; i < 5'000 && top.lobby->tables_in_memory() > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
        top.pass(1'000);
    }
    CHECK(top.lobby->tables_in_memory() == 0);
}
