#include "table/scene.hpp"
#include "games/deus/prompts.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <set>

#include "games/deus/box.hpp"
#include "games/deus/box_folder.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/terminal.hpp"
#include "source_folder.hpp"

using namespace pantheon;

namespace {

const std::vector<GameKind>& shelf() {
    static const std::vector<GameKind> kinds{deus::terminal_kind(deus::built_in_box())};
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
    CHECK(scene("given blue gold 7\n") ==
          "my.scene:2: this scene expects nothing: add then, asks, offers, refuses, "
          "sees or hides");
    CHECK(complaint("scene\nthen blue vp 5\n") == "my.scene:1: a scene needs a title");
    CHECK(complaint("") == "my.scene:1: there is no scene in this file");
    CHECK(complaint("# nothing\n") == "my.scene:1: there is no scene in this file");
    CHECK(complaint("\nthen blue vp 5\n") == "my.scene:2: expected a scene before \"then\"");
}

TEST_CASE("words that are no lines of a scene") {
    CHECK(scene("expect blue vp 5\n") ==
          "my.scene:3: I do not know \"expect\"; expected stand-ins, setting, scene, shows, like, as before, with, "
          "given, when, "
          "asks, "
          "offers, refuses, then, sees or hides");
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
          "my.scene:6: expected a seat and what it does, like \"when blue: offer Mill on top\"");
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
    CHECK(scene(given + "offers build Forum\nrefuses turn: build Galley\n") == "holds");
    CHECK(scene(given + "offers build Galley\n") ==
          "my.scene:4: \"build Galley\" is not offered; blue is asked turn: build Forum | build Legion | offer");
    CHECK(scene(given + "refuses turn: offer\n") ==
          "my.scene:4: \"offer\" is not refused; blue is asked turn: build Forum | build Legion | offer");
    const std::string over =
        "given last round 1\ngiven turn red\ngiven red hand Forum, Legion\nwhen red: offer Forum on top no more\n";
    CHECK(scene(over + "asks blue turn\n") == "my.scene:7: blue turn: the game is over");
    CHECK(scene(over + "offers offer\n") == "my.scene:7: \"offer\" is not offered; the game is over");
    CHECK(scene(over + "refuses turn: offer\n") == "my.scene:7: nobody is asked turn; the game is over");
}

TEST_CASE("what is refused names its question, and things that exist") {
    const std::string given = "given blue hand Forum, Legion\n";
    const std::string asked = "blue is asked turn: build Forum | build Legion | offer";
    CHECK(scene(given + "refuses build Galley\n") ==
          "my.scene:4: expected a question and the words that it refuses, like \"refuses turn: take 3\"; " + asked);
    CHECK(scene(given + "refuses trun: build Galley\n").starts_with("my.scene:4: expected a question"));
    CHECK(scene(given + "refuses payment: paying wood\n") == "my.scene:4: nobody is asked payment; " + asked);
    for (const char* nonsense : {"build Galey", "Galley", "build", "at c4", "build Atlantis", "stay", "offer 2"})
        CHECK_MESSAGE(scene(given + "refuses turn: " + nonsense + "\n") ==
                          "my.scene:4: \"" + std::string(nonsense) +
                              "\" is never an answer to turn, so refusing it says nothing; " + asked,
                      std::string(nonsense));
    for (const char* sensible : {"build Galley", "build Temple of Mars", "build face down", "pass"})
        CHECK_MESSAGE(scene(given + "refuses turn: " + sensible + "\n") == "holds", std::string(sensible));
}

TEST_CASE("every prompt knows its own words from nonsense") {
    const std::string given = "given blue gold 4\ngiven blue wood 1\ngiven blue hand Galley, Forum\n";
    const std::string payment = given + "given blue wheat 1\nwhen blue: build Galley\n";
    CHECK(scene(payment + "refuses payment: paying wood, 8 gold\nrefuses payment: paying 2 wood\n") == "holds");
    for (const char* nonsense : {"paying wod", "paying gold", "wood", "paying wood,clay", "paying 2 vp"})
        CHECK_MESSAGE(
            scene(payment + "refuses payment: " + nonsense + "\n").find("is never an answer") != std::string::npos,
            std::string(nonsense));
    const std::string place = given + "when blue: build Forum paying stone\n";
    CHECK(scene(place + "refuses place: at a1\nrefuses place: at a1 for 3 vp\n") == "holds");
    for (const char* nonsense : {"at z9", "at", "at a1 for vp", "at a1 for 3 gold", "to a1"})
        CHECK_MESSAGE(
            scene(place + "refuses place: " + nonsense + "\n").find("is never an answer") != std::string::npos,
            std::string(nonsense));
}

TEST_CASE("settings that are refused, for the reason that is said") {
    const std::string villages = "refuses with board: 1A0 2A3 3A0 4A0 because two villages of this board touch";
    CHECK(complaint("scene Mine\n" + villages + "\n") == "holds");
    CHECK(complaint("scene Mine\nwith players: 2\n" + villages + "\nthen turn blue\n") == "holds");
    CHECK(complaint("scene Mine\nrefuses with board: 5A4 1B3 2B4 3B5 because it is ugly\n") ==
          "my.scene:2: \"board: 5A4 1B3 2B4 3B5\" is not refused");
    CHECK(complaint("scene Mine\nrefuses with board: 1A0 2A3 because two villages\n") ==
          "my.scene:2: \"board: 1A0 2A3\" is refused for another reason: option board: the board needs 4 tiles, but 2 "
          "are named");
    CHECK(complaint("scene Mine\nrefuses with players: 5\n").starts_with("my.scene:2: expected a setting and why"));
    CHECK(complaint("scene Mine\nthen turn blue\n" + villages + "\n").starts_with("my.scene:3: expected a setting"));
}

TEST_CASE("words of a question that answered itself may be said or left out") {
    const std::string given = "given blue gold 0\ngiven blue hand Baths, Galley\ngiven red hand Forum, Legion\n";
    for (const char* words : {"build Baths at b3", "build Baths paying clay at b3", "build Baths; paying clay; at b3"})
        CHECK_MESSAGE(scene(given + "when blue: " + words + "\nthen blue clay 0\n") == "holds", std::string(words));
    // Only in their order, only once, and only what was answered.
    CHECK(scene(given + "when blue: build Baths at b3 paying clay\nthen turn blue\n") ==
          "my.scene:6: it is for red to answer, not for blue, before \"paying clay\"");
    CHECK(scene(given + "when blue: build Baths paying wood at b3\nthen turn blue\n").find("is not possible") !=
          std::string::npos);
    CHECK(scene(given + "when blue: build Baths paying clay paying clay\nthen turn blue\n").find("is not possible") !=
          std::string::npos);
    // A player who can only offer has done so before the first line.
    CHECK(scene("given blue hand Galley, Galley\ngiven blue wood 0\ngiven blue gold 0\ngiven blue wheat 0\n"
                "when blue: offer; Galley on top\nasks blue offer_more\n") == "holds");
}

TEST_CASE("a setting is shared by scenes, and a scene can begin as the one before") {
    const auto results = run(board +
                             "setting Rich\nwith players: 2\ngiven blue gold 40\ngiven red gold 30\n"
                             "setting Richer\nlike Rich\ngiven blue gold 50\n"
                             "scene One\nlike Rich\nthen blue gold 40\nthen red gold 30\n"
                             "scene Two\nas before\ngiven blue gold 41\nthen blue gold 41\nthen red gold 30\n"
                             "scene Three\nas before\nthen blue gold 41\n"
                             "scene Four\nlike Richer\nthen blue gold 50\nthen red gold 30\n"
                             "scene Five\nthen blue gold 5\n");
    REQUIRE(results.size() == 5);
    for (const SceneResult& each : results) CHECK_MESSAGE(!each.failure, (each.failure ? each.failure->sentence : ""));
    CHECK(scene("like Poor\nthen turn blue\n") == "my.scene:3: there is no setting \"Poor\" before this line");
    CHECK(scene("as before\nthen turn blue\n") == "my.scene:3: there is no scene before this one");
    CHECK(scene("as always\nthen turn blue\n") == "my.scene:3: expected \"as before\"");
    const auto inherits_all = run(board +
                                  "scene One\ngiven blue gold 9\nthen blue gold 1\ngiven blue gold 8\n"
                                  "scene Two\nas before\nthen blue gold 8\n");
    REQUIRE(inherits_all.size() == 2);
    CHECK(inherits_all[0].failure);
    CHECK_FALSE(inherits_all[1].failure);
    CHECK(run("setting A\nthen blue gold 3\nscene B\nthen turn blue\n")[0].failure->sentence ==
          "my.scene:2: a setting has only like, with and given lines");
    CHECK(run("setting A\nsetting A\nscene B\nthen turn blue\n")[0].failure->sentence ==
          "my.scene:2: there is a setting \"A\" already");
}

TEST_CASE("cards that need no name") {
    CHECK(scene("given blue hand any 3 cards\nthen blue hand size 3\nthen blue hand any 3 cards\n") == "holds");
    CHECK(scene("given blue hand Galley, any 2 cards\nthen blue hand size 3\nthen blue hand any card, Galley, any 1 "
                "card\n") == "holds");
    CHECK(scene("given blue column civil: any 2 cards, Forum\nthen blue column civil: any card, any card, Forum\n") ==
          "holds");
    CHECK(scene("given blue hand Galley, Forum\nthen blue hand Legion, any card\n") ==
          "my.scene:4: blue hand Legion, any card: it is: Galley, Forum");
    CHECK(scene("given blue hand any 11 cards\nthen turn blue\n") ==
          "my.scene:3: blue hand any 11 cards: a hand has at most 10 cards");
    CHECK(scene("given deck empty\ngiven blue hand any card\nthen turn blue\n").find("not so many cards") !=
          std::string::npos);
    for (const char* wrong : {"any", "any 0 cards", "any x cards", "any 3", "any 2 card", "any -1 cards"})
        CHECK_MESSAGE(scene("given blue hand " + std::string(wrong) + "\nthen turn blue\n").find("I do not know") !=
                          std::string::npos,
                      std::string(wrong));
    CHECK(scene("given blue hand Galley, Forum\ngiven deck Legion; rest on the pile\nthen deck size 1\n"
                "then pile size 93\nthen blue hand size 2\n") == "holds");
    CHECK(scene("given deck any 90 cards; rest on the pile\nthen pile nobody: any 6 cards\n") == "holds");
    CHECK(scene("given pile nobody: Galley, Forum\nthen top Forum\nthen pile blue: empty\n") == "holds");
}

TEST_CASE("what a given would break is refused") {
    const auto given = [](const std::string& statement) {
        const std::string text = complaint("with egypt: all\n" + board + "scene Mine\ngiven blue at c4: production\n" +
                                           "given " + statement + "\nthen turn blue\n");
        return text.substr(
            std::min(text.find(statement) == text.npos ? 0 : text.find(statement) + statement.size() + 2, text.size()));
    };
    const std::string nine = "Galley, Galley, Galley, Galley, any 5 cards";
    CHECK(scene("given blue column maritime: " + nine + "\nthen turn blue\n") == "holds");
    CHECK(scene("given blue column maritime: " + nine + ", any card\nthen turn blue\n")
              .find("a column has at most 9 cards") != std::string::npos);
    // Such a column takes no tenth card in play either.
    CHECK(scene("given blue hand Small Port (clay), Forum\ngiven blue gold 90\n"
                "given blue column maritime: any 9 cards\nasks blue turn: build Forum | offer\n") == "holds");
    CHECK(given("blue token c4 yes") == "holds");
    CHECK(given("red token c4 yes") == "c4 belongs to blue");
    CHECK(given("blue token a1 yes") == "no combat token lies on a village");
    CHECK(given("blue tokens 6").find("a number from 0 to 5") != std::string::npos);
    CHECK(given("blue garrison civil blue") == "nobody's combat token lies on what is their own");
    CHECK(given("blue laid c4 yes") == "an army is laid down on a village");
    CHECK(given("blue barque 3 5") == "holds");
    CHECK(given("blue barque 1 9") == "there are not so many barques of this size");
    CHECK(given("blue gold 1000").find("a number from 0 to 999") != std::string::npos);
    CHECK(given("blue gold 7 8") == "I do not know \"8\"; expected nothing more");
    CHECK(given("blue gold -1").find("a number from 0 to 999") != std::string::npos);
    CHECK(given("blue gilded any card") == "I do not know \"any card\"; expected its name");
    CHECK(complaint("with egypt: all\n" + board +
                    "scene Mine\ngiven blue tokens 5\ngiven blue token c4 yes\nthen turn blue\n") ==
          "my.scene:5: blue token c4 yes: a player has only 5 combat tokens");
}

TEST_CASE("what a seat knows and what it cannot know") {
    const std::string given = "given blue hand Forum, Legion\ngiven red hand Forum, Galley\n";
    CHECK(scene(given + "sees blue: blue hand Forum, Legion\nhides red: blue hand Forum, Legion\n"
                        "sees red: blue hand size 2\nsees red: blue gold 5\n") == "holds");
    CHECK(scene(given + "sees red: blue hand Forum, Legion\n") ==
          "my.scene:5: blue hand Forum, Legion: red cannot know that");
    CHECK(scene(given + "hides red: blue gold 5\n") == "my.scene:5: blue gold 5: red knows that");
    CHECK(scene(given + "sees red: blue gold 6\n") == "my.scene:5: blue gold 6: it is 5, not 6");
    CHECK(scene(given + "hides red: blue hand Forum, Galley\n") ==
          "my.scene:5: blue hand Forum, Galley: it is: Forum, Legion");
    CHECK(scene(given + "sees green: blue gold 5\n") ==
          "my.scene:5: expected a seat that plays and a statement, like \"sees red: blue hand size 5\"");
    CHECK(scene("given pile blue: Forum, Galley\nsees red: top Galley\nsees blue: pile blue: Forum, Galley\n"
                "hides red: pile blue: Forum, Galley\n") == "holds");
}

TEST_CASE("what a player would have if the game ended now") {
    // Five points, two for the most gold, and two for each resource, of which both have one.
    CHECK(scene("given blue gold 6\nthen blue score now 15\nthen red score now 13\nthen blue score 0\n") == "holds");
    CHECK(scene("then blue score now 1\n") == "my.scene:3: blue score now 1: it is 15, not 1");
}

TEST_CASE("the examples of docs/scenes.md hold") {
    std::ifstream document(source_folder() + "/docs/scenes.md");
    REQUIRE(document);
    std::string line, block;
    int scenes = 0;
    bool inside = false;
    while (std::getline(document, line)) {
        if (!line.starts_with("```")) {
            if (inside) block += line + "\n";
            continue;
        }
        inside = !inside;
        if (inside || ("\n" + block).find("\nscene ") == std::string::npos) {
            block.clear();
            continue;
        }
        for (const SceneResult& result : run(block)) {
            CHECK_MESSAGE(!result.failure, (result.failure ? result.failure->sentence : ""));
            ++scenes;
        }
        block.clear();
    }
    CHECK(scenes >= 4);
}

TEST_CASE("every question has a name of its own") {
    std::set<std::string_view> keys;
    for (const PromptRow& prompt : deus::prompt_table) CHECK_MESSAGE(keys.insert(prompt.key).second, prompt.key);
}
