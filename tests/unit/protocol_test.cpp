// The engine protocol: every example of docs/protocol.md, and what must be refused without harm.
#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include "cli/protocol.hpp"
#include "games/deus/deus_game.hpp"
#include "source_folder.hpp"
#include "unit/fits.hpp"

using namespace pantheon;

namespace {

const Context& context() {
    static const Context all{{deus::deus_kind(deus::built_in_box())}};
    return all;
}

Json ask(Protocol& protocol, const std::string& line) {
    const std::string response = protocol.handle(line);
    CHECK(response.find('\n') == std::string::npos);
    return Json::parse(response);
}

bool refused(Protocol& protocol, const std::string& line) {
    const Json response = ask(protocol, line);
    return response["ok"] == false && response["error"].is_string() && !response["error"].get<std::string>().empty();
}

}  // namespace

TEST_CASE("every example of docs/protocol.md is true") {
    std::ifstream document(source_folder() + "/docs/protocol.md");
    REQUIRE(document);
    Protocol protocol{context()};
    std::string line, request;
    int examples = 0;
    while (std::getline(document, line)) {
        if (line.starts_with("> ")) request = line.substr(2);
        if (!line.starts_with("< ")) continue;
        const std::string response = protocol.handle(request);
        const bool same = fits(Json::parse(line.substr(2)), Json::parse(response));
        CHECK_MESSAGE(same, request << "\n  the document: " << line.substr(2) << "\n  the engine:   " << response);
        ++examples;
    }
    CHECK(examples > 25);
    CHECK(protocol.finished());
}

TEST_CASE("whatever is sent, the answer is a refusal and the game is unchanged") {
    Protocol protocol{context()};
    REQUIRE(ask(protocol, R"({"do":"new","game":"deus","seed":3})")["ok"] == true);
    const std::string record = protocol.handle(R"({"do":"record"})");
    const std::string question = protocol.handle(R"({"do":"choice"})");
    const std::string deep(100000, '[');
    for (const std::string& line : std::vector<std::string>{
             "",
             " ",
             "{",
             "null",
             "7",
             "[]",
             "\"new\"",
             "not JSON",
             "{\"do\"}",
             "{}",
             R"({"do":null})",
             R"({"do":7})",
             R"({"do":"sing"})",
             R"({"do":["new"]})",
             "\xff\xfe{\"do\":\"choice\"}",
             "{\"do\":\"\xc3\x28\"}",
             deep,
             R"({"do":"choice","id":)" + deep,
             std::string(5'000'000, ' '),
             std::string("\0\0", 2),
             R"({"do":"choice","lang":"de"})",
             R"({"do":"choice","lang":1})",
             R"({"do":"new"})",
             R"({"do":"new","game":"chess"})",
             R"({"do":"new","game":{}})",
             R"({"do":"new","game":"deus","options":[]})",
             R"({"do":"new","game":"deus","options":{"players":5}})",
             R"({"do":"new","game":"deus","options":{"players":99999999999999999999}})",
             R"({"do":"new","game":"deus","options":{"players":"2","colour":"red"}})",
             R"({"do":"new","game":"deus","options":{"board":"1A0 2A0 3A0 9Z9"}})",
             R"({"do":"new","game":"deus","seed":-1})",
             R"({"do":"new","game":"deus","seed":1.5})",
             R"({"do":"new","game":"deus","seed":1e400})",
             R"({"do":"new","game":"deus","luck":"lady"})",
             R"({"do":"new","game":"deus","players":["Anna"]})",
             R"({"do":"new","game":"deus","players":["A","B\nresult: A 99"]})",
             R"({"do":"new","game":"deus","players":"Anna"})",
             R"({"do":"new","game":"deus","players":["",""]})",
             R"({"do":"load"})",
             R"({"do":"load","record":""})",
             R"({"do":"load","record":"pantheon record\ngame: chess\n"})",
             R"({"do":"load","record":7})",
             R"({"do":"answer"})",
             R"({"do":"answer","option":"1"})",
             R"({"do":"answer","option":-1})",
             R"({"do":"answer","option":124})",
             R"({"do":"answer","option":128})",
             R"({"do":"answer","option":18446744073709551616})",
             R"({"do":"answer","option":1.0})",
             R"({"do":"answer","words":""})",
             R"({"do":"answer","words":"fly"})",
             R"({"do":"answer","option":126,"words":"offer"})",
             R"({"do":"undo"})",
             R"({"do":"undo","count":1})",
             R"({"do":"undo","count":-1})",
             R"({"do":"undo","count":"all"})",
             R"({"do":"view","seat":2})",
             R"({"do":"view","seat":-1})",
             R"({"do":"view","seat":"luck"})",
             R"({"do":"suggest","player":"zeus"})",
             R"({"do":"suggest","player":1})",
             R"({"do":"cards","game":"chess"})",
             R"({"do":"load","game":"deus","position":7})",
             R"({"do":"load","game":"deus","position":""})",
             R"({"do":"load","position":"blue gold 7"})",
             R"({"do":"load","game":"deus","position":"blue gold 7\nblue gold 1000"})",
             R"({"do":"load","game":"deus","position":"blue gold 7","record":"pantheon record\n"})",
             R"({"do":"load","game":"deus","position":"blue gold 7","options":{"bord":"x"}})"}) {
        INFO(line.substr(0, 100));
        CHECK(refused(protocol, line));
        CHECK(protocol.handle(R"({"do":"record"})") == record);
        CHECK(protocol.handle(R"({"do":"choice"})") == question);
    }
}

TEST_CASE("every request refuses a member that it does not know") {
    Protocol protocol{context()};
    REQUIRE(ask(protocol, R"({"do":"new","game":"deus","seed":3})")["ok"] == true);
    const std::string record = protocol.handle(R"({"do":"record"})");
    for (const char* request :
         {R"("games")", R"("cards","game":"deus")", R"("new","game":"deus")", R"("load","record":"pantheon record\n")",
          R"("load","game":"deus","position":"blue gold 7")", R"("choice")", R"("answer","option":126)", R"("undo")",
          R"("view","seat":0)", R"("position")", R"("record")", R"("suggest")", R"("quit")"}) {
        const Json response = ask(protocol, std::string(R"({"do":)") + request + R"(,"sed":7})");
        CHECK_MESSAGE(response["error"] == "this request has no \"sed\"", std::string(request));
    }
    CHECK(protocol.handle(R"({"do":"record"})") == record);
    CHECK_FALSE(protocol.finished());
}

TEST_CASE("a position that was written is loaded again") {
    Protocol protocol{context()};
    REQUIRE(ask(protocol, R"({"do":"new","game":"deus","seed":3,"options":{"egypt":"all","players":3}})")["ok"] ==
            true);
    const Json position = ask(protocol, R"({"do":"position"})")["position"];
    const Json options = Json::parse(
        ask(protocol, R"({"do":"new","game":"deus","seed":3,"options":{"egypt":"all","players":3}})")["options"]
            .dump());
    const Json question = ask(protocol, R"({"do":"choice"})");
    const Json load{{"do", "load"}, {"game", "deus"}, {"options", options}, {"position", position}};
    REQUIRE(ask(protocol, load.dump())["ok"] == true);
    CHECK(ask(protocol, R"({"do":"position"})")["position"] == position);
    // Copies of a card look alike, so only their numbers may differ.
    const Json again = ask(protocol, R"({"do":"choice"})");
    REQUIRE(again["choice"]["options"].size() == question["choice"]["options"].size());
    for (std::size_t i = 0; i < question["choice"]["options"].size(); ++i)
        CHECK(again["choice"]["options"][i]["words"] == question["choice"]["options"][i]["words"]);
}

TEST_CASE("without a game there is nothing to ask") {
    Protocol protocol{context()};
    for (const char* what : {"choice", "answer", "undo", "view", "position", "record", "suggest"})
        CHECK(refused(protocol, std::string(R"({"do":")") + what + "\"}"));
}

TEST_CASE("a whole game, its record and its end") {
    Protocol protocol{context()};
    Json now = ask(protocol, R"({"do":"new","game":"deus","seed":11,"options":{"players":3}})");
    int answers = 0;
    for (; now["over"] == false && answers < 20000; ++answers) {
        REQUIRE(now["choice"]["seat"] != "luck");
        const Json advice =
            ask(protocol, R"({"do":"suggest","player":"random","seed":)" + std::to_string(answers) + "}");
        REQUIRE(advice["ok"] == true);
        now = ask(protocol, R"({"do":"answer","option":)" + advice["option"].dump() + "}");
        REQUIRE(now["ok"] == true);
    }
    REQUIRE(now["over"] == true);
    CHECK(now["result"]["scores"].size() == 3);
    CHECK(refused(protocol, R"({"do":"answer","option":0})"));
    CHECK(refused(protocol, R"({"do":"suggest"})"));

    const Json record = ask(protocol, R"({"do":"record"})")["record"];
    Protocol other{context()};
    const Json loaded = ask(other, Json{{"do", "load"}, {"record", record}}.dump());
    CHECK(loaded["result"] == now["result"]);
    CHECK(ask(other, R"({"do":"record"})")["record"] == record);
    CHECK(ask(other, R"({"do":"undo","count":3})")["over"] == false);
}

TEST_CASE("luck can be the client's") {
    Protocol protocol{context()};
    const Json begun = ask(protocol, R"({"do":"new","game":"deus","seed":1,"luck":"ask"})");
    CHECK(begun["choice"]["seat"] == "luck");
    CHECK(begun["choice"]["prompt"] == "draw");
    CHECK(refused(protocol, R"({"do":"suggest"})"));
    const Json drawn = ask(protocol, R"({"do":"answer","option":3})");
    CHECK(drawn["luck"] == 0);
    CHECK(drawn["choice"]["seat"] == "luck");
    CHECK(ask(protocol, R"({"do":"undo"})")["choice"] == begun["choice"]);
}

TEST_CASE("the drawn cards of others are not told") {
    Protocol protocol{context()};
    ask(protocol, R"({"do":"new","game":"deus","seed":5})");
    ask(protocol, R"({"do":"answer","words":"offer"})");
    Json now = ask(protocol, R"({"do":"choice"})");
    while (now["choice"]["seat"] == 0)
        now = ask(protocol, R"({"do":"answer","option":)" + now["choice"]["options"].back()["option"].dump() + "}");
    const std::string view = ask(protocol, R"({"do":"view","seat":1})")["view"].dump();
    const Json mine = ask(protocol, R"({"do":"view","seat":0})")["view"]["hand"];
    for (const Json& card : mine) CHECK(view.find("\"card\":" + card["card"].dump() + ",") == std::string::npos);
}
