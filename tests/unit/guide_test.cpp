// Guided games: what the files of guides/ ask for is possible, and what does not fit is said with its line.
#include "room/guide.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "pebbles/pebbles.hpp"
#include "room/saved_room.hpp"
#include "shelf/shelf.hpp"
#include "source_folder.hpp"

using namespace pantheon;

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

const GameKind& pebbles_alone() {
    static const GameKind made = pebbles::pebbles_kind();
    return made;
}

Result<Guide> read(const std::string& text) { return read_guide("my.guide", text, {&pebbles_alone(), 1}); }

const std::string deal = "guide pebbles\nyou blue\nluck draw 9; draw 1\n";
const std::string both = "en Take\nfr Prenez\n";

// What a text complains of after the lines of the deal; its own first line is line 4.
std::string complaint(const std::string& lines) {
    const auto guide = read(deal + lines);
    return guide ? "none" : guide.error();
}

}  // namespace

TEST_CASE("every game of the shelf that has a guide can be played as it says, to the last word") {
    int guides = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(source_folder()) / "guides")) {
        const auto shelf = terminal_shelf();
        const std::string file = entry.path().filename().string();
        const auto guide = read_guide(file, text_of(entry.path()), shelf);
        REQUIRE_MESSAGE(guide.ok(), guide.error());
        CHECK_MESSAGE(guide->kind->name + ".guide" == file, file);
        ++guides;
        for (const GuideStep& step : guide->steps) {
            // One thing at a time, and no more than fits below the bar of a phone.
            CHECK_MESSAGE(step.words.en.size() <= 190, file, ":", step.line, ": ", step.words.en.size());
            CHECK_MESSAGE(step.words.fr.size() <= 230, file, ":", step.line, ": ", step.words.fr.size());
        }
        // At the table: whoever is guided gives the script's answers, and luck and the others answer as written.
        auto seated = read_room(guide->room, shelf);
        REQUIRE_MESSAGE(seated.ok(), seated.error());
        Room& room = seated->room;
        while (room.scripted()) {
            const Seat seat = room.asked();
            REQUIRE(is_player(seat));
            REQUIRE_FALSE(room.answer(seat, *room.scripted()));
            if (room.can_confirm(seat)) REQUIRE(room.confirm(seat).ok());
        }
        CHECK(room.all_answers() == guide->script);
    }
    CHECK(guides >= 1);
}

TEST_CASE("a guide is what is said, where to look, and what is answered") {
    const auto guide = read(deal + "say heap\nen Twelve\nen pebbles\nfr Douze cailloux !\n" + "say\n" + both +
                            "do take 3\nconfirm\nthen heap 9\nred: take 1\nsay\n" + both);
    REQUIRE_MESSAGE(guide.ok(), guide.error());
    REQUIRE(guide->steps.size() == 3);
    CHECK(guide->script == std::vector<Answer>{9, 1, 3, 1});
    CHECK(guide->steps[0].spot == "heap");
    CHECK(guide->steps[0].words.en == "Twelve pebbles");
    CHECK(guide->steps[0].from == 2);
    CHECK(guide->steps[0].until == 2);
    CHECK(guide->steps[1].until == 3);
    CHECK(guide->steps[1].confirm);
    CHECK(guide->steps[2].from == 4);
    CHECK(guide_json(*guide).find("\"fr\":\"Douze cailloux\u202f!\"") != std::string::npos);
    CHECK(guide_json(*guide).find("{\"from\":2,\"until\":3,\"confirm\":true,\"en\":") != std::string::npos);
}

TEST_CASE("what does not fit is said with its line") {
    CHECK(complaint("say\n" + both + "do take 7\n").starts_with("my.guide:7: \"take 7\" is not possible"));
    CHECK(complaint("say\nen Take\n") == "my.guide:4: this is not said in both languages");
    CHECK(complaint("say\n" + both + "do take 3\n") ==
          "my.guide:4: the answers of this step wait to be confirmed, and nobody says so");
    CHECK(complaint("say\n" + both + "confirm\n") == "my.guide:7: there is nothing to confirm");
    CHECK(complaint("say\n" + both + "do take 3\nred: take 1\n") ==
          "my.guide:8: what was answered before this is to be confirmed first");
    CHECK(complaint("say\n" + both + "do take 3\nconfirm\nsay\n" + both) ==
          "my.guide:9: nobody would read this: red is asked turn");
    CHECK(complaint("say\n" + both + "do take 3\nconfirm\nthen heap 8\n").starts_with("my.guide:9: heap 8: "));
    CHECK(complaint("say\nen Take the [Stone]\nfr Prenez\n") == "my.guide:4: there is no card \"Stone\"");
    CHECK(complaint("en Take\n") == "my.guide:4: \"en\" belongs to something that is said");
    CHECK(complaint("red: take 1\n") == "my.guide:4: red cannot answer \"take 1\": blue is asked turn");
    CHECK(complaint("shout\n").starts_with("my.guide:4: a line begins with "));
    CHECK(complaint("") == "my.guide:4: this guide says nothing");
    CHECK(complaint("with players: 3\n") == "my.guide:4: \"with\" comes before the game begins");
    CHECK(read("say\n").error() == "my.guide:1: the first line names the game, like \"guide GAME\"");
    CHECK(read("guide chess\n").error() == "my.guide:1: there is no game \"chess\"");
    CHECK(read("guide pebbles\nyou green\n").error() == "my.guide:2: nobody sits at \"green\"");
}

TEST_CASE("luck follows the script as long as everybody does") {
    const std::vector<Answer> script{9, 1, 3, pebbles::answer_swap, 7};
    auto room = Room::open({&pebbles_alone(), {{"players", "2"}}, 1, {}, {}, {}, script});
    REQUIRE(room.ok());
    room->deal();
    CHECK(room->all_answers() == std::vector<Answer>{9, 1});
    CHECK(room->scripted() == Answer{3});
    REQUIRE_FALSE(room->answer(Seat::first, 2));
    CHECK_FALSE(room->scripted());
    REQUIRE_FALSE(room->undo(Seat::first));
    REQUIRE_FALSE(room->answer(Seat::first, 3));
    REQUIRE(room->confirm(Seat::first).ok());
    CHECK(room->scripted() == pebbles::answer_swap);
    // Kept and opened again, it goes on as written.
    auto again = read_room(write_room({std::move(*room), {}}), {&pebbles_alone(), 1});
    REQUIRE_MESSAGE(again.ok(), again.error());
    REQUIRE_FALSE(again->room.answer(Seat{1}, pebbles::answer_swap));
    REQUIRE(again->room.confirm(Seat{1}).ok());
    CHECK(again->room.all_answers() == script);
    CHECK_FALSE(again->room.scripted());
}
