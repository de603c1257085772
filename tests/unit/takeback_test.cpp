// Going back at a table: who must agree, and when a proposal ends.
#include <doctest/doctest.h>

#include "table/record.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

const Json back_to_1{{"do", "takeback"}, {"number", 1}};
const Json yes{{"do", "agree"}, {"yes", true}, {"to", 1}};

struct Three {
    Tabletop top;
    Json table;
    std::array<Connection, 3> people{};

    explicit Three(const Json& third = person) {
        table = top.create({person, person, third});
        const int count = third == person ? 3 : 2;
        for (int seat = 0; seat < count; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            people[at] = top.sit_down(table["seats"][at]["invitation"], "Person " + std::to_string(seat)).first;
        }
    }
    Json shown() { return top.last(people[0], "table")["takeback"]; }
    std::size_t entries() const { return top.store.tables.begin()->second.moves.size(); }
    bool went_back() const { return top.store.tables.begin()->second.moves.back().takeback; }
};

}  // namespace

TEST_CASE("a proposal ends with the next firm answer") {
    Pair pair;
    Tabletop& top = pair.top;
    play_turn(top, pair.ada);
    CHECK(top.ask(pair.ada, back_to_1)["ok"] == true);
    play_turn(top, pair.bob);
    CHECK(top.last(pair.bob, "table")["takeback"].is_null());
    CHECK(error_of(top.ask(pair.bob, yes)) == "not_allowed");
}

TEST_CASE("who agrees, agrees to the proposal that they were shown, and to no other that came instead") {
    Pair pair;
    Tabletop& top = pair.top;
    play_turn(top, pair.ada);
    play_turn(top, pair.bob);
    const Json nearer{{"do", "takeback"}, {"number", 2}};
    REQUIRE(top.ask(pair.ada, nearer)["ok"] == true);
    REQUIRE(top.ask(pair.ada, back_to_1)["ok"] == true);  // before Bob's answer arrives
    for (const bool agrees : {true, false}) {
        const Json reply = top.ask(pair.bob, {{"do", "agree"}, {"yes", agrees}, {"to", 2}});
        CHECK(error_of(reply) == "stale");
        CHECK(reply["error"] == "the proposal is another one now: to go back to 1");
    }
    CHECK(error_of(top.ask(pair.bob, {{"do", "agree"}, {"yes", true}})) == "bad_message");
    CHECK(!top.store.tables.begin()->second.moves.back().takeback);
    CHECK(top.ask(pair.bob, yes)["ok"] == true);
    CHECK(top.store.tables.begin()->second.moves.back().to == 1);
}

TEST_CASE("leaving carries out no take-back, and a proposal ends when whoever made it leaves") {
    Three three;
    Tabletop& top = three.top;
    play_turn(top, three.people[0]);
    const std::size_t before = three.entries();
    CHECK(top.ask(three.people[0], back_to_1)["ok"] == true);
    CHECK(top.ask(three.people[1], yes)["ok"] == true);
    CHECK(three.shown().is_null() == false);
    CHECK(top.ask(three.people[2], {{"do", "leave"}})["ok"] == true);
    CHECK(three.entries() == before);
    CHECK(three.shown().is_null());
    CHECK(error_of(top.ask(three.people[1], yes)) == "not_allowed");

    CHECK(top.ask(three.people[1], back_to_1)["ok"] == true);
    CHECK(!three.shown().is_null());
    CHECK(top.ask(three.people[1], {{"do", "leave"}})["ok"] == true);
    CHECK(three.shown().is_null());
    CHECK(three.entries() == before);
}

TEST_CASE("a stand-in agrees to nothing, and with one nobody goes back alone") {
    Pair pair;
    Tabletop& top = pair.top;
    play_turn(top, pair.ada);
    CHECK(top.ask(pair.bob, {{"do", "leave"}, {"player", "random"}})["ok"] == true);
    const Json alone = top.ask(pair.ada, back_to_1);
    CHECK(error_of(alone) == "not_allowed");
    CHECK(alone["error"] == "nobody else is there to agree");
    for (int i = 0; i < 100 && pair.position(pair.ada)["asked"] != Json{0}; ++i) top.pass(20);
    REQUIRE(pair.position(pair.ada)["asked"] == Json{0});
    CHECK(top.ask(pair.ada, back_to_1)["error"] == "Bob has played since, and must be back to agree");
    CHECK(top.ask(pair.bob, {{"do", "sit"}, {"name", "Bob"}})["ok"] == true);
    CHECK(top.ask(pair.ada, back_to_1)["ok"] == true);
    CHECK(!top.store.tables.begin()->second.moves.back().takeback);
    CHECK(top.ask(pair.bob, yes)["ok"] == true);
    CHECK(top.store.tables.begin()->second.moves.back().takeback);
}

TEST_CASE("two of three may go back as long as the third, who is away, has not played since") {
    Three three;
    Tabletop& top = three.top;
    play_turn(top, three.people[0]);
    CHECK(top.ask(three.people[2], {{"do", "leave"}, {"player", "random"}})["ok"] == true);
    CHECK(top.ask(three.people[0], back_to_1)["ok"] == true);
    CHECK(three.shown()["needed"] == Json{0, 1});
    // Whoever comes back meanwhile is asked too.
    CHECK(top.ask(three.people[2], {{"do", "sit"}, {"name", "Cleo"}})["ok"] == true);
    CHECK(top.ask(three.people[1], yes)["ok"] == true);
    CHECK(!three.went_back());
    CHECK(top.ask(three.people[2], yes)["ok"] == true);
    CHECK(three.went_back());
    // To undo that concerns those whose answers it would bring back.
    CHECK(top.ask(three.people[1], {{"do", "leave"}, {"player", "random"}})["ok"] == true);
    CHECK(top.ask(three.people[0], {{"do", "takeback"}, {"number", 2}})["ok"] == true);
    CHECK(three.shown()["needed"] == Json{0, 2});
}

TEST_CASE("bots need not agree, and wait a while for those who must") {
    Tabletop alone;
    const Json table = alone.create({person, random_bot}, {{"name", "Ada"}});
    const Connection ada = alone.hello(table["seats"][0]["token"]);
    play_turn(alone, ada);
    CHECK(alone.ask(ada, back_to_1)["ok"] == true);
    CHECK(alone.store.tables.begin()->second.moves.back().takeback);

    Three three{random_bot};
    Tabletop& top = three.top;
    play_turn(top, three.people[0]);
    play_turn(top, three.people[1]);
    const std::size_t before = three.entries();
    CHECK(top.ask(three.people[0], back_to_1)["ok"] == true);
    CHECK(three.shown()["needed"] == Json{0, 1});
    for (int i = 0; i < 20; ++i) top.pass(1'000);
    CHECK(three.entries() == before);
    for (int i = 0; i < 20; ++i) top.pass(1'000);
    CHECK(three.entries() > before);
    CHECK(three.shown().is_null());
}

TEST_CASE("at a game that has no log yet there is nothing to take back") {
    auto room = Room::open({&shelf_with_deus()[0], {{"players", "2"}}, 7, {}});
    REQUIRE(room.ok());
    const Record record{"deus", shelf_with_deus()[0].rules_version, room->plan().options, {}, room->deal()->answers};
    Tabletop top;
    const Json table = top.post("/api/import", {{"as", "game"},
                                                {"record", write_record(record, shelf_with_deus())},
                                                {"seats", {person, random_bot}},
                                                {"name", "Ada"}});
    const Connection ada = top.hello(table["seats"][0]["token"]);
    CHECK(top.last(ada, "position")["log"] == 0);
    const Json refused = top.ask(ada, back_to_1);
    CHECK(error_of(refused) == "not_allowed");
    CHECK(refused["error"] == "there is nothing to take back yet");
}

TEST_CASE("whoever proposes again and again holds no bot up") {
    Three three{random_bot};
    Tabletop& top = three.top;
    play_turn(top, three.people[0]);
    play_turn(top, three.people[1]);
    const std::size_t before = three.entries();
    for (int second = 0; second < 40; ++second) {
        if (second % 5 == 0) top.ask(three.people[0], back_to_1);
        top.pass(1'000);
    }
    CHECK(three.entries() > before);
}

TEST_CASE("a proposal of others gives no time to think to whoever lets a bot stand in") {
    Three three;
    Tabletop& top = three.top;
    for (const Connection who : three.people) play_turn(top, who);
    const std::size_t before = three.entries();
    REQUIRE(top.ask(three.people[0], {{"do", "leave"}, {"player", "random"}})["ok"] == true);
    REQUIRE(top.ask(three.people[1], {{"do", "takeback"}, {"number", before - 1}})["ok"] == true);
    for (int second = 0; second < 20; ++second) top.pass(1'000);
    CHECK(three.entries() > before);
}
