#include "table/scene.hpp"

#include <doctest/doctest.h>

#include "games/deus/box.hpp"
#include "games/deus/deus_game.hpp"
#include "table/prompt_names.hpp"

using namespace pantheon;

namespace {

const std::vector<GameKind>& shelf() {
    static const std::vector<GameKind> kinds{deus::deus_kind(deus::built_in_box())};
    return kinds;
}

const std::string board = "with board: 5A4 1B3 2B4 3B5\n";

std::vector<SceneResult> run(const std::string& text) { return run_scenes("my.scene", text, shelf()); }

// What a text with one scene complains of; "holds" if it does not.
std::string complaint(const std::string& text) {
    const auto results = run(text);
    REQUIRE(results.size() == 1);
    return results[0].failure ? results[0].failure->sentence : "holds";
}

// A scene on the fixed board; its first own line is line 3.
std::string scene(const std::string& lines) { return complaint(board + "scene Mine\n" + lines); }

}  // namespace

TEST_CASE("a scene is a title, tags, and lines that hold") {
    const auto results = run("# two scenes\n\n" + board +
                             "scene Blue begins\n"
                             "shows rule setup, ruling 17\n"
                             "shows card galley\n"
                             "then turn blue\n"
                             "\n"
                             "  scene   Red has five gold  \r\n"
                             "  then   red gold 5\r\n");
    REQUIRE(results.size() == 2);
    CHECK(results[0].title == "Blue begins");
    CHECK(results[0].line == 4);
    CHECK(results[0].tags == std::vector<std::string>{"rule setup", "ruling 17", "card galley"});
    CHECK_FALSE(results[0].failure);
    CHECK(results[1].title == "Red has five gold");
    CHECK(results[1].tags.empty());
    CHECK_FALSE(results[1].failure);
}

TEST_CASE("a statement that is not true is reported with file and line") {
    CHECK(scene("then blue vp 7\n") == "my.scene:3: blue vp 7: it is 5, not 7");
    CHECK(scene("\n# a comment\nthen village a1 fallen\n") ==
          "my.scene:5: village a1 fallen: the village has not fallen");
    CHECK(scene("then blue at c2: ship\n") == "my.scene:3: blue at c2: ship: there is: nothing");
    CHECK(
        scene("then blue hapiness 3\n") ==
        "my.scene:3: blue hapiness 3: I do not know \"hapiness\"; expected gold, vp, a resource, stock, reserve, hand, "
        "column, at, home, wildcard, score or rank");
}

TEST_CASE("a scene stops at its first failure, the next one is run") {
    const auto results = run(
        board + "scene One\nthen blue vp 7\nthen nonsense\nscene Two\nthen blue vp 5\nscene Three\nthen red vp 6\n");
    REQUIRE(results.size() == 3);
    CHECK(results[0].failure->sentence == "my.scene:3: blue vp 7: it is 5, not 7");
    CHECK_FALSE(results[1].failure);
    CHECK(results[2].failure->sentence == "my.scene:8: red vp 6: it is 5, not 6");
}

TEST_CASE("a scene must expect something") {
    CHECK(scene("given blue gold 7\n") == "my.scene:2: this scene expects nothing: add then, asks, offers or refuses");
    CHECK(complaint("scene\nthen blue vp 5\n") == "my.scene:1: a scene needs a title");
    CHECK(complaint("") == "my.scene:1: there is no scene in this file");
    CHECK(complaint("# nothing\n") == "my.scene:1: there is no scene in this file");
    CHECK(complaint("\nthen blue vp 5\n") == "my.scene:2: expected a scene before \"then\"");
}

TEST_CASE("words that are no lines of a scene") {
    CHECK(scene("expect blue vp 5\n") ==
          "my.scene:3: I do not know \"expect\"; expected scene, shows, with, given, when, asks, offers, refuses or "
          "then");
    CHECK(scene("then\n") == "my.scene:3: \"then\" needs more words");
    CHECK(scene("shows galley\nthen blue vp 5\n") ==
          "my.scene:3: \"galley\" is no tag; expected rule, ruling, card, example or variant and a name");
    CHECK(scene("shows rule a,\nthen blue vp 5\n") == "holds");
    CHECK(scene("shows rule a, , rule b\nthen blue vp 5\n") ==
          "my.scene:3: \"\" is no tag; expected rule, ruling, card, example or variant and a name");
}

TEST_CASE("options of the game") {
    CHECK(complaint("with players: 3\nscene Three\nthen temples left 6\n") == "holds");
    CHECK(complaint("with players: 3\nscene Two after all\nwith players: 2\nthen temples left 4\n") == "holds");
    CHECK(scene("with game: deus\nthen turn blue\n") == "holds");
    CHECK(scene("with game: chess\nthen turn blue\n") == "my.scene:4: there is no game \"chess\"");
    CHECK(scene("with players 3\nthen turn blue\n") ==
          "my.scene:3: expected a name and a value, like \"with players: 3\"");
    CHECK(scene("with colour: red\nthen turn blue\n") == "my.scene:4: there is no option \"colour\"");
    CHECK(scene("given blue gold 3\nwith players: 3\nthen turn blue\n") ==
          "my.scene:4: \"with\" comes before \"given\" and everything else");
}

TEST_CASE("boards that break a rule are refused") {
    const auto laid = [](const std::string& settings) {
        return complaint("scene Laid\n" + settings + "then turn blue\n");
    };
    CHECK(laid("with board: 1A0 2A3 3A0 4A0\n") ==
          "my.scene:3: option board: two villages of this board touch each other");
    CHECK(laid("with board: 1A0 2A0 3A0\n") == "my.scene:3: option board: the board needs 4 tiles, but 3 are named");
    CHECK(laid("with board: 1A0 1B3 3A0 4A0\n") ==
          "my.scene:3: option board: tile 1B is used twice, perhaps with its other side");
    CHECK(laid("with layout: (0,0)(1,0)(0,1)(9,9)\n") ==
          "my.scene:3: option layout: the tiles of the layout do not all touch each other");
    CHECK(laid("with layout: (0,0)(1,0)(0,1)\n") ==
          "my.scene:3: option layout: a layout for 2 players has 4 tiles, this one has 3");
    CHECK(laid("with layout: (0,0)(1,0)(0,1)(1,0)\n") ==
          "my.scene:3: option layout: two tiles of the layout lie on the same place");
    CHECK(
        laid("with start: 11\n") ==
        "my.scene:3: option start: start is \"standard\" or from 6 to 10 pieces, for all or for each seat, like 10,8");
}

TEST_CASE("what is given must be possible and come first") {
    CHECK(scene("given blue at a1: ship\nthen turn blue\n") ==
          "my.scene:3: blue at a1: ship: a1 is a village: nothing can stand there");
    CHECK(scene("given supply wheat 3\nthen turn blue\n") ==
          "my.scene:3: supply wheat 3: this can only be checked: it follows from the rest of the position");
    CHECK(scene("then turn blue\ngiven blue gold 3\n") ==
          "my.scene:4: \"given\" comes before \"when\" and everything that is expected");
}

TEST_CASE("answers in the words of records") {
    const std::string given = "given blue gold 0\ngiven blue hand Baths, Galley\ngiven red hand Forum, Legion\n";
    CHECK(scene(given + "when blue: build Baths at b3\nthen blue at b3: civil\nasks red turn\n") == "holds");
    CHECK(scene(given + "when blue: build Baths\nwhen blue: at b3;\nasks red turn\n") == "holds");
    CHECK(scene(given + "when blue: build Forum\nthen turn blue\n") ==
          "my.scene:6: \"build Forum\" is not possible; blue is asked turn: build Galley | build Baths | offer");
    CHECK(scene(given + "when red: build Forum\nthen turn blue\n") ==
          "my.scene:6: it is for blue to answer, not for red, before \"build Forum\"");
    CHECK(scene(given + "when blue: build Baths at b3; build Forum; steal\nthen turn blue\n") ==
          "my.scene:6: it is for red to answer, not for blue, before \"build Forum\"");
    CHECK(scene(given + "when blue\nthen turn blue\n") ==
          "my.scene:6: expected a seat and what it does, like \"when blue: offer Forum on top\"");
    CHECK(scene("given last round 1\ngiven turn red\ngiven red hand Forum, Legion\n"
                "when red: offer Forum on top no more; build Legion\nthen over yes\n") ==
          "my.scene:6: the game is over before \"build Legion\"");
}

TEST_CASE("luck draws what the phrases say, or its lowest option") {
    const std::string given =
        "given blue hand Forum, Legion\ngiven red hand Forum, Legion\ngiven deck Galley, Farm, School, Baths, "
        "Ballista\n";
    CHECK(scene(given + "when blue: offer Forum on top no more\nthen deck Ballista\n") == "holds");
    CHECK(scene(given +
                "when blue: offer Forum on top no more; draw Ballista #1; draw Baths #1; draw School; draw Galley #1\n"
                "then deck Farm\n") == "holds");
    // A phrase that is none of luck's is kept for whoever is asked next.
    CHECK(
        scene(
            "given blue gold 0\ngiven blue at b3: production\ngiven blue hand Scriptorium, Galley\n"
            "given red hand Forum, Legion\ngiven deck Farm, School\n"
            "when blue: build Scriptorium at b3; draw 1 card; take army\nthen deck School\nthen blue stock army 3\n") ==
        "holds");
}

TEST_CASE("the open question") {
    const std::string given = "given blue hand Forum, Legion\n";
    CHECK(scene(given + "asks blue turn\n") == "holds");
    CHECK(scene(given + "asks blue turn: offer | build Legion|build Forum\n") == "holds");
    CHECK(scene(given + "asks blue turn: offer | build Legion\n") ==
          "my.scene:4: blue turn: offer | build Legion: the options are: build Forum | build Legion | offer");
    CHECK(scene(given + "asks red turn\n") ==
          "my.scene:4: red turn: blue is asked turn: build Forum | build Legion | offer");
    CHECK(scene(given + "asks blue payment\n") ==
          "my.scene:4: blue payment: blue is asked turn: build Forum | build Legion | offer");
    CHECK(scene(given + "offers build Forum\nrefuses build Galley\n") == "holds");
    CHECK(scene(given + "offers build Galley\n") ==
          "my.scene:4: \"build Galley\" is not offered; blue is asked turn: build Forum | build Legion | offer");
    CHECK(scene(given + "refuses offer\n") ==
          "my.scene:4: \"offer\" is not refused; blue is asked turn: build Forum | build Legion | offer");
    const std::string over =
        "given last round 1\ngiven turn red\ngiven red hand Forum, Legion\nwhen red: offer Forum on top no more\n";
    CHECK(scene(over + "asks blue turn\n") == "my.scene:7: blue turn: the game is over");
    CHECK(scene(over + "offers offer\n") == "my.scene:7: \"offer\" is not offered; the game is over");
    CHECK(scene(over + "refuses offer\n") == "my.scene:7: \"offer\" is no question any more; the game is over");
}

TEST_CASE("every question has a name of its own") {
    for (int a = 0; a < prompt_count; ++a) {
        CHECK_FALSE(prompt_key(static_cast<Prompt>(a)).empty());
        for (int b = 0; b < a; ++b) CHECK(prompt_key(static_cast<Prompt>(a)) != prompt_key(static_cast<Prompt>(b)));
    }
}
