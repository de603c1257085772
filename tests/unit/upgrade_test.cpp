// Games that were begun by the first version of the rules go on by those of today.
#include <doctest/doctest.h>

#include "games/deus/deus_game.hpp"
#include "games/deus/prompts.hpp"
#include "room/saved_room.hpp"
#include "room/upgrade_log.hpp"
#include "table/record.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

std::span<const GameKind> shelf() { return shelf_with_deus(); }
const GameKind& kind() { return shelf().front(); }

// A record of the first version: blue's first turn, after a deal in which both hands are known.
std::string old_record(const std::string& turn) {
    return "pantheon record\ngame: deus\nrules: 1\noption board: 7B5 5B1 6B4 4A2\n\n"
           "deal: draw Legion #1; draw Galley #1; draw Forum #1; draw Baths #1; draw Farm; draw Galley #2; "
           "draw Galley #3; draw Galley #4; draw Forum #2; draw Baths #2\n"
           "blue: " +
           turn + "\n";
}

// Mars gives four pieces. The first version asked no more after Baths, which no card follows in the box, and after the
// last three armies.
constexpr const char* to_mars = "offer Legion on top and Galley and Forum and Baths; take army; take army; take army";

}  // namespace

TEST_CASE("where the first version stopped asking, enough is understood") {
    const auto record = read_record(old_record(to_mars), shelf());
    REQUIRE_MESSAGE(record.ok(), (record ? "" : record.error()));
    CHECK(record->rules_version == kind().rules_version);
    CHECK(record->answers.back() == answer_done);
    const auto game = replay(*record, shelf());
    REQUIRE(game.ok());
    CHECK((*game)->choice().prompt == Prompt::draw);
    CHECK(!(*game)->check("blue stock army 5"));
    CHECK(write_record(*record, shelf()).find("take army; take no more") != std::string::npos);
}

TEST_CASE("what the first version took by itself is taken") {
    // Two resources, stone first: only stone could follow.
    const auto record = read_record(old_record("offer Farm on top and Galley no more; take stone"), shelf());
    REQUIRE_MESSAGE(record.ok(), (record ? "" : record.error()));
    const auto game = replay(*record, shelf());
    REQUIRE(game.ok());
    CHECK(!(*game)->check("blue stone 3"));
}

TEST_CASE("a log of the first version keeps its entries and its ways back, and takes on what was not asked") {
    const auto record = read_record(old_record(to_mars), shelf());
    REQUIRE(record.ok());
    constexpr int cards_dealt = 10;
    const std::vector<Answer> deal(record->answers.begin(), record->answers.begin() + cards_dealt);
    const std::vector<Answer> turn(record->answers.begin() + cards_dealt, record->answers.end());
    std::vector<Answer> as_stored = turn;
    CHECK(std::erase(as_stored, answer_done) == 2);
    const auto upgraded =
        upgrade_log(kind(), record->options, 1,
                    {{}, {{false, deal, 0}, {false, as_stored, 0}, {true, {}, 1}, {false, as_stored, 0}}, {}});
    REQUIRE_MESSAGE(upgraded.ok(), (upgraded ? "" : upgraded.error()));
    REQUIRE(upgraded->log.size() == 4);
    CHECK(upgraded->log[2] == LogEntry{true, {}, 1});
    CHECK(upgraded->log[1] == upgraded->log[3]);
    CHECK(upgraded->log[1].answers == turn);
}

TEST_CASE("a version that nobody knows is refused") {
    CHECK(upgrade_log(kind(), {}, 7, {}).error() ==
          "this game follows version 7 of the rules of deus; this program plays version 2");
    CHECK(read_record("pantheon record\ngame: deus\nrules: 7\n", shelf()).error() ==
          "this record follows version 7 of the rules of deus; this program plays version 2");
}

TEST_CASE("a table of the first version is played on, and stored as one of today") {
    Pair pair;
    const std::string table = pair.table["table"];
    StoredTable& row = pair.top.store.tables.at(table).row;
    row.rules_version = 1;
    CHECK(pair.top.restart().empty());
    CHECK(row.rules_version == kind().rules_version);
    const Connection again = pair.top.hello(pair.token(0));
    CHECK(pair.top.last(again, "table")["state"] == "playing");
    CHECK(pair.top.last(again, "position")["choice"]["prompt"] == "turn");
}

TEST_CASE("a saved room of the first version is read") {
    auto room = Room::open({&kind(), {}, 7, {}});
    REQUIRE(room.ok());
    REQUIRE(room->deal());
    const std::string today = write_room({std::move(*room), {"Ada", "Bob"}});
    std::string then = today;
    then.replace(then.find("rules: 2"), 8, "rules: 1");
    const auto read = read_room(then, shelf());
    REQUIRE_MESSAGE(read.ok(), (read ? "" : read.error()));
    CHECK(write_room(*read) == today);
}
