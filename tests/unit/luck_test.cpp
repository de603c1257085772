// Luck at a table of the service: nobody can know it before, and nothing that was drawn comes again.
#include <doctest/doctest.h>

#include <set>

#include "service/table_key.hpp"
#include "table/game.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

Json hand_of(const Json& position) { return position["view"]["hand"]; }

GameOptions options_in_table(const Json& table) {
    GameOptions options;
    for (const auto& [name, value] : table["options"].items()) options[name] = value;
    return options;
}

}  // namespace

TEST_CASE("who knows the board and its seed, or tries seeds against a hand, learns nothing of other cards") {
    Pair pair{{{"seed", 1234}}};
    Tabletop& top = pair.top;
    const Json seen = hand_of(pair.position(pair.ada));
    const GameOptions options = options_in_table(top.last(pair.ada, "table"));
    const GameKind& kind = shelf_with_deus()[0];
    int fitting = 0;
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
        auto room = Room::open({&kind, options, seed, {}});
        REQUIRE(room.ok());
        room->deal();
        const Json dealt = Json::parse(room->position_json(Seat::first, Language::english, 0));
        if (hand_of(dealt) == seen) ++fitting;
    }
    CHECK(fitting == 0);
}

TEST_CASE("the same seed lays the same board, and deals other cards") {
    Pair one{{{"seed", 7}}};
    Tabletop& top = one.top;
    const Json two = top.create({person, person}, {{"seed", 7}, {"name", "Cleo"}});
    const Connection cleo = top.hello(two["seats"][0]["token"]);
    top.sit_down(two["seats"][1]["invitation"], "Dan");
    CHECK(top.network.positions[cleo]["view"]["regions"] == one.position(one.ada)["view"]["regions"]);
    CHECK(hand_of(top.network.positions[cleo]) != hand_of(one.position(one.ada)));
}

TEST_CASE("draws are numbered through the whole log, take-backs and all, and go on after a restart") {
    std::vector<std::uint64_t> asked;
    const TableKey key("a key");
    const Luck luck = [&](std::uint64_t n) {
        asked.push_back(n);
        return key.luck(n);
    };
    auto room = Room::open({&shelf_with_deus()[0], {{"players", "2"}}, 7, {}, {}, luck});
    REQUIRE(room.ok());
    room->deal();
    Rng rng{3};
    const auto play_to = [&](Room& played, std::size_t entries) {
        while (played.log().size() < entries) {
            const Seat seat = played.asked();
            REQUIRE(!played.answer(seat, random_option(played.game().choice().options, rng)));
            if (played.can_confirm(seat)) REQUIRE(played.confirm(seat).ok());
        }
    };
    play_to(*room, 8);
    REQUIRE(room->take_back(2).ok());
    play_to(*room, 16);
    auto again = Room::resume(room->plan(), room->log(), {});
    REQUIRE(again.ok());
    play_to(*again, 24);
    REQUIRE(asked.size() > 15);
    for (std::size_t n = 0; n < asked.size(); ++n) CHECK(asked[n] == n);
}

TEST_CASE("all that comes from a key is different from key to key, number to number, and use to use") {
    std::set<std::uint64_t> numbers;
    for (const char* text : {"", "one", "another"}) {
        const TableKey key(text);
        for (std::uint64_t n = 0; n < 100; ++n)
            numbers.insert({key.luck(n), key.thought(n), key.luck(n << 32 | n << 48)});
    }
    CHECK(numbers.size() == 3 * 299);
    const TableKey key("one"), same("one"), other("another");
    const std::string secret(32, '5');
    CHECK(key.luck(3) == same.luck(3));
    CHECK(key.token(1, secret) == same.token(1, secret));
    CHECK(key.token(1, secret).size() == 32);
    CHECK(key.token(1, secret) != key.token(2, secret));
    CHECK(key.token(1, secret) != key.token(1, std::string(32, '6')));
    CHECK(key.token(1, secret) != other.token(1, secret));
}

TEST_CASE("bots at tables with one seed think with numbers of their own") {
    Tabletop top;
    std::vector<std::uint64_t> seeds;
    top.ask_bot = [&](SeatedPlayer& player, const AnyGame& game, const Thinking& thinking) {
        seeds.push_back(thinking.seed);
        return player.think(game, thinking);
    };
    top.restart();
    for (int n = 0; n < 2; ++n) top.create({random_bot, person}, {{"seed", 7}, {"name", "Ada"}});
    for (int n = 0; n < 5; ++n) top.pass(20);
    REQUIRE(seeds.size() > 4);
    CHECK(std::set<std::uint64_t>(seeds.begin(), seeds.end()).size() == seeds.size());
}
