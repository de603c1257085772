// The lobby's time and its troubles: clocks that nobody can set, many that run out together, and one table's accident.
#include <doctest/doctest.h>

#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

const Json a_minute_each{{"clock", {{"move", 60}}}};
constexpr std::int64_t seconds = 1'000, day = 24 * 3'600 * seconds;

bool stands_in(Tabletop& top, const std::string& table) { return top.store.tables.at(table).row.seats[0].stand_in; }

// The process ends, and begins again after so long.
void be_down(Tabletop& top, std::int64_t milliseconds) {
    top.lobby.reset();
    top.date += milliseconds;
    CHECK(top.restart().empty());
}

}  // namespace

TEST_CASE("whoever sets the calendar changes nobody's clock, pace or rate") {
    Pair pair(a_minute_each);
    Tabletop& top = pair.top;
    const std::string table = pair.table["table"];
    top.pass(30 * seconds);
    for (const std::int64_t jump : {400 * day, -800 * day}) {
        top.date += jump;
        top.pass(1);
        CHECK(!stands_in(top, table));
    }
    const Connection again = top.hello(pair.token(0));
    const Json clock = top.last(again, "position")["clock"];
    CHECK(clock["now"] == top.date + top.now);
    CHECK(clock["now"].get<std::int64_t>() - clock["since"].get<std::int64_t>() == 30 * seconds + 2);
    CHECK(top.ask(again, {{"do", "chat"}, {"text", "what day is it?"}})["ok"] == true);
    CHECK(top.last(again, "chat")["at"] == (top.date + top.now) / 1000);
    top.pass(30 * seconds);
    CHECK(stands_in(top, table));
}

TEST_CASE("time while the service was down is nobody's") {
    Pair pair(a_minute_each);
    Tabletop& top = pair.top;
    const std::string table = pair.table["table"];
    top.pass(40 * seconds);
    SUBCASE("it was stopped") { be_down(top, day); }
    SUBCASE("it was killed: what was not noted is nobody's either") {
        top.store.fails = true;  // nothing can be noted at the end
        top.lobby.reset();
        top.store.fails = false;
        be_down(top, day);
    }
    SUBCASE("the clock of the next machine begins anew") {
        top.lobby.reset();
        top.date += top.now;
        top.now = 0;
        be_down(top, 0);
    }
    const Connection ada = top.hello(pair.token(0));
    const Json clock = top.last(ada, "position")["clock"];
    CHECK(clock["now"].get<std::int64_t>() - clock["since"].get<std::int64_t>() == 40 * seconds);
    top.pass(19 * seconds);
    CHECK(!stands_in(top, table));
    top.pass(2 * seconds);
    CHECK(stands_in(top, table));
}

TEST_CASE("clocks that run out together do so in slices") {
    constexpr int tables = 300;
    Tabletop top;
    top.limits.tables_per_address = tables;
    top.limits.clocks_at_once = 7;
    bool resting = false;
    SUBCASE("of games in memory") {}
    SUBCASE("of games that rest") { resting = true; }
    top.limits.rest_after = resting ? 0 : day;
    top.restart();
    for (int n = 0; n < tables; ++n)
        top.create({person, random_bot}, {{"clock", {{"move", 60}}}, {"name", "Ada"}, {"seed", n}});
    const auto out = [&] {
        return std::ranges::count_if(top.store.tables, [](const auto& t) { return t.second.row.seats[0].stand_in; });
    };
    while (std::ranges::any_of(top.store.tables, [](const auto& t) { return t.second.row.progress.asked != 0; }))
        top.pass(20);
    if (resting) top.pass(2 * seconds);
    CHECK((top.lobby->tables_in_memory() == 0) == resting);
    CHECK(out() == 0);
    top.now += 61 * seconds;
    std::ptrdiff_t before = 0, longest = 0;
    for (int ticks = 0; before < tables && ticks < tables; ++ticks) {
        top.pass(20);
        longest = std::max(longest, out() - before);
        before = out();
    }
    CHECK(longest == top.limits.clocks_at_once);
    CHECK(before == tables);
}

TEST_CASE("an accident at one table is that table's alone") {
    for (int victim = 0; victim < 4; ++victim) {  // whichever comes first
        Tabletop top;
        std::vector<std::string> tables;
        for (int n = 0; n < 4; ++n) {
            const Json made = top.create({person, person}, a_minute_each);
            for (const Json& seat : made["seats"]) top.sit_down(seat["invitation"], "Person " + seat["seat"].dump());
            tables.push_back(made["table"]);
        }
        top.store.throws_at = tables[static_cast<std::size_t>(victim)];
        top.pass(61 * seconds);
        for (const std::string& table : tables) {
            const TableProgress& progress = top.store.tables.at(table).row.progress;
            CHECK((progress.deadline == 0) == (table != top.store.throws_at));
        }
        top.store.throws_at.clear();
        top.pass(2 * seconds);
        CHECK(top.store.tables.at(tables[static_cast<std::size_t>(victim)]).row.progress.deadline == 0);
    }
}

TEST_CASE("a table whose name is taken gets another, and nobody gets another's table") {
    Tabletop top;
    const Json first = top.create();
    const std::string name = first["table"];
    int names = 0;
    top.make_token = [&] { return ++names <= 3 ? name + std::string(32 - name.size(), 'b') : top.next_token(); };
    const StoredTable before = top.store.tables.at(name).row;
    const Json second_table = top.create({person, person});
    CHECK(second_table["table"] != name);
    CHECK(top.store.tables.at(name).row == before);
    CHECK(top.store.tables.size() == 2);
}

TEST_CASE("health is whether anything can be stored") {
    Tabletop top;
    CHECK(top.http("GET", "/healthz").status == 200);
    top.store.fails = true;
    CHECK(top.http("GET", "/healthz").status == 503);
    CHECK(Json::parse(top.http("GET", "/healthz").body)["error"] == "the disk is full");
    top.store.fails = false;
    CHECK(top.http("GET", "/healthz").status == 200);
}
