// The C interface, as a program in another language would use it.
#include <doctest/doctest.h>

#include <cstring>
#include <string>

#include "bindings/flat_json.hpp"
#include "bindings/pantheon.h"
#include "bindings/pantheon_room.h"
#include "is_slow.hpp"
#include "shelf/shelf.hpp"
#include "unit/golden.hpp"

using namespace pantheon;

namespace {

// Plays to the end with a computer player on every seat.
void play_out(PantheonGame* game, const char* player) {
    std::uint64_t seed = 1;
    while (std::strstr(pantheon_choice(game, "en"), "\"over\":false")) {
        if (pantheon_luck(game) > 0) continue;
        REQUIRE(pantheon_answer(game, pantheon_suggest(game, player, ++seed)) == 1);
    }
}

// The first answers of a game that a player plays with itself; as in tests/wasm/players.mjs.
std::string first_answers(const std::string& game, const std::string& player, std::uint64_t count) {
    PantheonGame* table = pantheon_new(game.c_str(), "", 5);
    REQUIRE(table);
    std::string answers = game + " " + player;
    pantheon_luck(table);
    for (std::uint64_t n = 0; n < count; ++n) {
        const int option = pantheon_suggest(table, player.c_str(), n);
        REQUIRE(pantheon_answer(table, option) == 1);
        answers += " " + std::to_string(option);
        pantheon_luck(table);
    }
    pantheon_free(table);
    return answers;
}

}  // namespace

TEST_CASE("players answer as they did, and so they do in WebAssembly") {
    std::string answers;
    const std::string golden = text_of(golden_folder() / "players.txt");
    for (const GameKind& kind : built_in_shelf())
        for (const PlayerKind& player : kind.tables->players) {
            const std::string line = first_answers(kind.name, std::string(player.name), is_slow ? 3 : 40);
            if (is_slow) CHECK_MESSAGE(golden.find(line) != golden.npos, line);
            answers += line + "\n";
        }
    if (!is_slow) CHECK(difference_from_golden("players.txt", answers) == "");
}

TEST_CASE("options are read from JSON and from lines") {
    const GameOptions wanted{{"players", "3"}, {"wildcard", "on"}};
    CHECK(*read_options(R"({"players": 3, "wildcard": "on"})") == wanted);
    CHECK(*read_options(" {\"players\":\"3\",\n\"wildcard\":\"on\"} ") == wanted);
    CHECK(*read_options("players=3\nwildcard = on\n\n") == wanted);
    CHECK(read_options("")->empty());
    CHECK(read_options("{ }")->empty());
    for (const char* wrong : {"{", "{}x", "{\"players\"}", "{\"players\":}", "{\"players\":[3]}", "{\"players\":3,}",
                              "{3:4}", "{\"a\\n\":1}", "players 3"})
        CHECK_MESSAGE(!read_options(wrong).ok(), wrong);
}

TEST_CASE("a game is played, told and taken back") {
    PantheonGame* game = pantheon_new("deus", "{\"players\":3,\"start\":\"10\"}", 4);
    REQUIRE(game);
    const std::string first = pantheon_choice(game, "fr");
    CHECK(first.find("Avec quel pion") != std::string::npos);
    play_out(game, "random");
    const std::string record = pantheon_record(game), events = pantheon_events(game, 0, 2, "en");
    CHECK(pantheon_answer(game, 0) == 0);
    CHECK(std::string(pantheon_error()) == "the game is over; nothing is asked");

    PantheonGame* loaded = pantheon_load(record.c_str(), 9);
    REQUIRE_MESSAGE(loaded, pantheon_error());
    CHECK(pantheon_record(loaded) == record);
    CHECK(pantheon_events(loaded, 0, 2, "en") == events);
    CHECK(pantheon_go_back(loaded, 0) == 1);
    CHECK(pantheon_answers(loaded) == 0);
    CHECK(pantheon_choice(loaded, "fr") == first);
    pantheon_free(loaded);
    pantheon_free(game);
}

TEST_CASE("what cannot be done says why and changes nothing") {
    CHECK(pantheon_new("chess", nullptr, 1) == nullptr);
    CHECK(std::string(pantheon_error()) == "there is no game \"chess\"");
    CHECK(pantheon_new("deus", "players=7", 1) == nullptr);
    CHECK(pantheon_load(nullptr, 1) == nullptr);
    CHECK(pantheon_bench("deus", 5, 1, 1) == 0);

    PantheonGame* game = pantheon_new("deus", nullptr, 1);
    REQUIRE(game);
    CHECK(pantheon_luck(game) == 10);
    const std::string before = pantheon_record(game);
    CHECK(pantheon_answer(game, 127) == 0);
    CHECK(pantheon_answer_words(game, "offer; sing") == 0);
    CHECK(pantheon_view(game, 2) == nullptr);
    CHECK(pantheon_go_back(game, 11) == 0);
    CHECK(pantheon_suggest(game, "nobody", 1) == -1);
    CHECK(pantheon_record(game) == before);
    CHECK(pantheon_answer_words(game, "offer") == 1);
    pantheon_free(game);
}

TEST_CASE("a box is put into play for games that begin, and those that have begun keep theirs") {
    const std::string changes =
        "in maritime.cards\ncard Galley\n    fr      Galère\n    copies  4\n    cost    wood\n"
        "    effect  buy up to 4 resources for 1 gold each\n    source  house\n";
    const std::string printed = pantheon_cards("deus");
    PantheonGame* before = pantheon_new("deus", nullptr, 1);
    PantheonRoom* room = pantheon_room_new("deus", nullptr, 1, "");
    REQUIRE(pantheon_use_box("deus", changes.c_str()) == 1);
    CHECK(std::string(pantheon_games()).find("up to 4 resources") != std::string::npos);
    const std::string cards = pantheon_cards("deus");
    CHECK(cards != printed);
    CHECK(cards.find("Buy up to 4 resources for ") != std::string::npos);
    PantheonRoom* other = pantheon_room_new("deus", nullptr, 1, "");
    CHECK(std::string(pantheon_room_cards(other)) == "{\"printed\":false,\"cards\":" + cards + "}");

    CHECK(pantheon_use_box("deus", "file maritime.cards\ncard Galley\n    copies  none\n") == 0);
    CHECK(std::string(pantheon_error()).starts_with("maritime.cards:1:"));
    CHECK(pantheon_cards("deus") == cards);

    REQUIRE(pantheon_use_box("deus", nullptr) == 1);
    CHECK(pantheon_cards("deus") == printed);
    CHECK(std::string(pantheon_room_cards(room)) == "{\"printed\":true,\"cards\":" + printed + "}");
    const std::string saved = pantheon_room_save(other);
    PantheonRoom* again = pantheon_room_resume(saved.c_str());
    REQUIRE_MESSAGE(again, pantheon_error());
    CHECK(std::string(pantheon_room_cards(again)).find("up to 4 resources") != std::string::npos);
    CHECK(pantheon_room_bot(other, "greedy", 1, 0) >= 0);
    CHECK(pantheon_room_bot(room, "greedy", 1, 0) >= 0);
    CHECK(std::string(pantheon_record(before)).find("up to 4") == std::string::npos);
    pantheon_luck(before);
    play_out(before, "random");
    for (PantheonRoom* each : {room, other, again}) pantheon_room_free(each);
    pantheon_free(before);
}
