// Records: what stands in their header, and what the reader says when it does not fit.
#include <doctest/doctest.h>

#include "games/deus/deus_game.hpp"
#include "table/record.hpp"

using namespace pantheon;

namespace {

std::span<const GameKind> shelf() {
    static const GameKind deus = deus::deus_kind(deus::built_in_box());
    return {&deus, 1};
}

std::string error_of(std::string_view text) {
    const auto record = read_record(text, shelf());
    return record ? "" : record.error();
}

}  // namespace

TEST_CASE("the players' names are kept by seat") {
    const auto record = read_record("pantheon record\ngame: deus\nplayer blue: Ada\nplayer red: Grace\n", shelf());
    REQUIRE(record.ok());
    CHECK(record->players == std::vector<std::string>{"Ada", "Grace"});
    CHECK(write_record(*record, shelf()).find("\nplayer red: Grace\n") != std::string::npos);
}

TEST_CASE("a name for a seat that is not at the table is refused with its line") {
    CHECK(error_of("pantheon record\ngame: deus\nplayer blue: a\nplayer red: b\nplayer green: c\n") ==
          "line 5: there are only 2 players");
    CHECK(error_of("pantheon record\ngame: deus\n\nplayer red: a\ndeal: draw Nothing\n") ==
          "line 4: expected player blue, not player red");
}

TEST_CASE("a record that does not fit its game says so in one sentence") {
    CHECK(error_of("") == "this is no record: its first line must be \"pantheon record\"");
    CHECK(error_of("pantheon record\ngame: chess\n") == "there is no game \"chess\"");
    CHECK(error_of("pantheon record\ngame: deus\nrules: 99\nblue: x\n").starts_with("line 4: this record follows"));
    CHECK(error_of("pantheon record\ngame: deus\nnonsense\n") == "line 3: expected \"name: text\"");
    CHECK(error_of("pantheon record\ngame: deus\nblue: build Galley\n") ==
          "line 3: expected a line of deal, not of blue");
    CHECK(error_of("pantheon record\ngame: deus\nresult: blue 1, red 1\n") == "line 3: the game is not over yet");
}
