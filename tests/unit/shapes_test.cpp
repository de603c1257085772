// All that rooms, services and the protocol say is as the one description of messages has it.
#include <doctest/doctest.h>

#include "cli/protocol.hpp"
#include "is_slow.hpp"
#include "room/room.hpp"
#include "shapes.hpp"
#include "shelf/shelf.hpp"
#include "table/game.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

const GameKind& kind_of(const std::string& game) {
    static const auto shelf = built_in_shelf();
    return *find_game(shelf, game);
}

void check(const Shapes& shapes, const std::string& text, const char* type) {
    const std::string wrong = shapes.mismatch(Json::parse(text), type);
    CHECK_MESSAGE(wrong.empty(), wrong);
}

// A whole game by chance; what every seat and a spectator are told on the way, now and then, and of every step at last.
void play(const std::string& game, const GameOptions& options, std::uint64_t seed) {
    CAPTURE(game);
    const Shapes shapes = Shapes::of(game);
    auto room = Room::open({&kind_of(game), options, seed, {}});
    REQUIRE_MESSAGE(room.ok(), room.error());
    (void)room->deal();  // with pieces of one's own choice, luck comes later
    Rng rng{seed};
    const auto look = [&](std::size_t since) {
        for (int p = -1; p < room->players(); ++p)
            for (const Language language : {Language::english, Language::french})
                check(shapes, room->position_json(p < 0 ? Seat::nobody : seat_at(p), language, since),
                      "@PositionMessage");
    };
    for (std::size_t step = 0; !room->is_over(); ++step) {
        const Seat seat = room->asked();
        if (step % (is_slow ? 4 : 1) == 0)
            check(shapes, room->position_json(seat, Language::english, room->log().size()), "@PositionMessage");
        if (step % (is_slow ? 64 : 16) == 0) look(room->log().size());
        REQUIRE(!room->answer(seat, random_option(room->game().choice().options, rng)));
        if (room->can_confirm(seat)) REQUIRE(room->confirm(seat).ok());
    }
    look(0);
    for (std::size_t at = 0; at <= room->answers(); at += 1 + room->answers() / 10)
        check(shapes, *room->look_json(at, Seat::second, Language::french), "@PositionMessage");
}

}  // namespace

TEST_CASE("every position of whole games of each kind is as described") {
    for (std::uint64_t seed = 1; seed <= (is_slow ? 1 : 2); ++seed) {
        play("deus", {{"players", "2"}, {"egypt", "all"}, {"temples", "mix"}}, seed);
        play("machina", {{"players", "2"}, {"mini", "on"}}, seed);
        if (is_slow) continue;
        play("deus", {{"players", "3"}, {"wildcard", "on"}, {"start", "8"}}, seed);
        play("machina", {{"players", "4"}}, seed);
    }
}

TEST_CASE("what is not as described is found, and where") {
    const Shapes shapes = Shapes::of("deus");
    const auto wrong = [&](const char* text, const char* type) { return shapes.mismatch(Json::parse(text), type); };
    CHECK(wrong(R"({"say":"bye","why":"over"})", "@Push").empty());
    CHECK(wrong(R"({"say":"bye"})", "@ByeMessage") == "it lacks why");
    CHECK(wrong(R"({"say":"bye","why":"over","wy":1})", "@ByeMessage") == "it has a member too many: wy");
    CHECK(wrong(R"({"say":"bye","why":7})", "@ByeMessage") == "it.why: 7");
    CHECK(wrong(R"(["a",["seat",0,"blue"],["thing","gold","gold",2]])", "@Words").empty());
    CHECK_FALSE(wrong(R"([["seat","0","blue"]])", "@Words").empty());
    CHECK_FALSE(wrong(R"([["seat",0]])", "@Words").empty());
    CHECK_FALSE(wrong(R"({"wheat":[1,2,3]})", "@Brings").empty());
}

TEST_CASE("every response of the protocol is as described, over a game of each kind") {
    for (const std::string game : {"deus", "machina"}) {
        CAPTURE(game);
        const Shapes shapes({"web/src/shell/table/shapes.json", "web/src/games/" + game + "/table/shapes.json",
                             "tests/golden/protocol_shapes.json"});
        const Context context{built_in_shelf()};
        Protocol protocol{context};
        const auto ask = [&](const Json& request) {
            const Json response = Json::parse(protocol.handle(request.dump()));
            const std::string wrong = shapes.mismatch(response, "@Response");
            CHECK_MESSAGE(wrong.empty(), wrong);
            return response;
        };
        for (const char* what : {"choice", "games", "dance"}) ask({{"do", what}, {"id", 7}});
        ask({{"do", "cards"}, {"game", game}});
        Json now = ask({{"do", "new"}, {"game", game}, {"seed", 3}});
        for (int step = 0; step < (is_slow ? 300 : 4000) && now["over"] == false; ++step) {
            if (step % (is_slow ? 80 : 20) == 0)
                for (const char* what : {"view", "position", "record", "suggest", "choice", "undo"}) {
                    const Json said = ask({{"do", what}});
                    if (said.contains("over")) now = said;
                }
            const Json& options = now["choice"]["options"];
            now =
                ask({{"do", "answer"}, {"option", options[static_cast<std::size_t>(step) % options.size()]["option"]}});
        }
        if (!is_slow) CHECK(now["over"] == true);
        ask({{"do", "view"}, {"seat", 1}});
        ask({{"do", "quit"}});
    }
}
