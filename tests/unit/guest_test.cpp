// Any game is a guest: a tiny one goes through everything that knows no game.
#include <doctest/doctest.h>

#include "cli/protocol.hpp"
#include "lab/bench.hpp"
#include "lab/match.hpp"
#include "pebbles/pebbles.hpp"
#include "property/battery.hpp"
#include "room/saved_room.hpp"
#include "table/scene.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;
using pebbles::Pebbles;

namespace {

const GameKind& kind() {
    static const GameKind made = pebbles::pebbles_kind();
    return made;
}
std::span<const GameKind> shelf() { return {&kind(), 1}; }

std::unique_ptr<AnyGame> begin(int players = 2) {
    auto game = kind().begin(kind(), {{"players", std::to_string(players)}}, 1);
    REQUIRE(game.ok());
    return std::move(*game);
}

}  // namespace

TEST_CASE("the battery plays it: questions, copies, views, words, records") {
    Rng rng{1};
    for (int game = 0; game < 300; ++game) {
        const pebbles::Setup setup{2 + game % 3};
        const auto visit = [&](const pebbles::State& state) {
            return battery::check_views<Pebbles>(setup, state, rng, [](const auto&) { return std::string(); });
        };
        CHECK(battery::walk<Pebbles>(setup, Pebbles::begin(setup), {}, rng, visit, battery::nothing_to_follow) == "");
        auto any = begin(setup.players);
        Record record = record_of(kind(), any->options());
        CHECK(battery::walk_any(std::move(any), record, {}, rng, [&](const AnyGame& now, const Record& so_far) {
                  const auto wrong = battery::check_words(now);
                  return wrong.empty() ? battery::check_record(so_far, now, shelf()) : wrong;
              }) == "");
    }
}

TEST_CASE("scenes are played in it") {
    const auto results = run_scenes("pebbles.scene",
                                    "with game: pebbles\n\n"
                                    "scene The last pebble counts, and so does the card\n"
                                    "given heap 2\n"
                                    "given blue card 9\n"
                                    "when blue: take 1\n"
                                    "then heap 1\n"
                                    "refuses turn: take 2\n"
                                    "when red: take 1\n"
                                    "then blue pebbles 1\n"
                                    "\nscene What is not so is said\n"
                                    "given heap 2\n"
                                    "then heap 3\n",
                                    shelf());
    REQUIRE(results.size() == 2);
    CHECK_MESSAGE(!results[0].failure, results[0].failure->sentence);
    REQUIRE(results[1].failure);
    CHECK(results[1].failure->sentence.find("it is 2, not 3") != std::string::npos);
}

TEST_CASE("the engine protocol speaks of it") {
    const Context context{{kind()}};
    Protocol protocol{context};
    const auto ask = [&](const Json& request) { return Json::parse(protocol.handle(request.dump())); };
    const Json begun = ask({{"do", "new"}, {"game", "pebbles"}, {"seed", 1}});
    CHECK(begun["choice"]["question"] == "How many do you take?");
    CHECK(ask({{"do", "answer"}, {"words", "take 3"}})["ok"] == true);
    CHECK(ask({{"do", "view"}, {"seat", 0}})["view"]["heap"] == 9);
    CHECK(ask({{"do", "suggest"}})["words"] == "take 3");
    const Json record = ask({{"do", "record"}});
    CHECK(ask({{"do", "load"}, {"record", record["record"]}})["ok"] == true);
}

TEST_CASE("a room tries, undoes and confirms it, and hides the card") {
    auto room = Room::open({&kind(), {{"players", "2"}}, 1, {}});
    REQUIRE(room.ok());
    REQUIRE(room->deal());
    REQUIRE(!room->answer(Seat::first, 3));
    CHECK(room->can_confirm(Seat::first));
    REQUIRE(!room->undo(Seat::first));
    REQUIRE(!room->answer(Seat::first, pebbles::answer_swap));
    REQUIRE(room->confirm(Seat::first).ok());
    const Json own = Json::parse(room->position_json(Seat::first, Language::english, 0));
    const Json other = Json::parse(room->position_json(Seat::second, Language::french, 0));
    CHECK(own["view"]["players"][0].contains("card"));
    CHECK_FALSE(other["view"]["players"][0].contains("card"));
    CHECK(other["events"][0]["words"] ==
          Json::parse(R"([["seat",0,"bleu"]," ",["form",0,"pioche","piochez"]," une carte"])"));
    CHECK(other["choice"]["kind"] == "number");
    CHECK(other["choice"]["options"][1]["brings"]["pebble"] == 1);
    const auto again = read_room(write_room({std::move(*room), {"Ada", "Bob"}}), shelf());
    CHECK_MESSAGE(again.ok(), (again ? "" : again.error()));
}

TEST_CASE("the lobby opens tables of it, with its own bots") {
    Tabletop top;
    top.shelf = shelf();
    top.restart();
    const Json seats{{{"kind", "person"}}, {{"kind", "bot"}, {"player", "most"}}};
    const Json made = top.post("/api/tables", {{"game", "pebbles"}, {"seats", seats}});
    CHECK(made["seats"].size() == 2);
    const Json players = Json::parse(top.http("GET", "/api/players", "", "", "game=pebbles").body)["players"];
    CHECK(players[1]["name"] == "most");
    const Json greedy{{{"kind", "person"}}, {{"kind", "bot"}, {"player", "greedy"}}};
    top.post("/api/tables", {{"game", "pebbles"}, {"seats", greedy}}, 400);
}

TEST_CASE("the laboratory matches, counts and measures it") {
    const GameTables& tables = *kind().tables;
    const auto report = run_match(
        {.game = &kind(), .players = {*read_player(tables, "random"), *read_player(tables, "most")}, .games = 200});
    REQUIRE(report.ok());
    CHECK(report->players[1].win_rate > 0.5);
    CHECK(report->endings[0].games == 200);
    auto game = begin();
    while (game->choice().seat == Seat::luck) game->apply(game->choice().options.first());
    CHECK(kind().perft(*game, 1) == 4);
    CHECK(run_bench(shelf(), 0.01, [](const std::string&) {}).results[0].decisions_per_s > 0);
    CHECK(kind().signature(kind(), 10) == kind().signature(kind(), 10));
}
