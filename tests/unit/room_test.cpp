// Rooms: answers that are tried, undone and confirmed, what becomes of the log, and what each seat is told.
#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <nlohmann/json.hpp>

#include "bindings/pantheon.h"
#include "bindings/pantheon_review.h"
#include "bindings/pantheon_room.h"
#include "games/deus/deus_game.hpp"
#include "games/deus/prompts.hpp"
#include "room/saved_room.hpp"
#include "table/game.hpp"

using namespace pantheon;
using Json = nlohmann::json;

namespace {

const GameKind& deus_on_the_shelf() {
    static const GameKind kind = deus::deus_kind(deus::built_in_box());
    return kind;
}

Room new_room(std::uint64_t seed = 7, GameOptions options = {{"players", "2"}}) {
    auto room = Room::open({&deus_on_the_shelf(), std::move(options), seed, {}});
    REQUIRE_MESSAGE(room.ok(), room.error());
    REQUIRE(room->deal());
    return std::move(*room);
}

Json position(const Room& room, Seat seat, std::size_t since = 0) {
    return Json::parse(room.position_json(seat, Language::english, since));
}
// Without what happened before: for those who look at every step of long games.
Json position_now(const Room& room, Seat seat) { return position(room, seat, room.log().size()); }

// Answers with the first option until the line pauses.
void try_until_pause(Room& room) {
    const Seat seat = room.asked();
    while (!room.can_confirm(seat)) REQUIRE(!room.answer(seat, room.game().choice().options.first()));
}

// The line pauses although the seat is still asked: the last answer would show something new.
bool is_held_back(const Room& room) {
    return room.can_confirm(room.asked()) && room.game().choice().seat == room.asked();
}

// Any options, everything confirmed, until the game is over or has so many entries.
void play(Room& room, Rng& rng, std::size_t entries = SIZE_MAX) {
    while (!room.is_over() && room.log().size() < entries) {
        const Seat seat = room.asked();
        REQUIRE(!room.answer(seat, random_option(room.game().choice().options, rng)));
        if (room.can_confirm(seat)) REQUIRE(room.confirm(seat).ok());
    }
}

}  // namespace

TEST_CASE("what everybody began with and what events brought since are the result; lasting temples count as temples") {
    int by_temples = 0;
    for (const char* egypt : {"none", "temple", "all"}) {
        Room room = new_room(3, {{"players", "3"}, {"egypt", egypt}});
        Rng rng{5};
        play(room, rng);
        const Json end = position(room, Seat::first);
        Json sums = end["result"]["began_with"];
        CHECK(sums == Json{5, 5, 5});
        for (const Json& event : end["events"])
            for (const Json& points : event.value("points", Json::array())) {
                const auto seat = points["seat"].get<std::size_t>();
                sums[seat] = sums[seat].get<int>() + points["n"].get<int>();
                if (event["what"] == "gained")
                    by_temples += end["result"]["sources"][points["source"].get<int>()] == "temples";
            }
        CHECK(sums == end["result"]["scores"]);
    }
    CHECK(by_temples > 0);
}

TEST_CASE("a room deals, and asks one seat") {
    const Room room = new_room();
    CHECK(room.log().size() == 1);
    CHECK(room.asked() == Seat::first);
    const Json asked = position(room, Seat::first), other = position(room, Seat::second);
    CHECK(asked["say"] == "position");
    CHECK(asked["number"] == 1);
    CHECK(asked["state"] == "playing");
    CHECK(asked["asked"] == Json{0});
    CHECK(asked["choice"]["prompt"] == "turn");
    CHECK(asked["choice"]["options"].size() > 1);
    CHECK(asked["result"].is_null());
    CHECK(asked["clock"].is_null());
    CHECK(other["asked"] == Json{0});
    CHECK(other["choice"].is_null());
    CHECK(other["hash"] != asked["hash"]);
    CHECK(position(room, Seat::nobody)["view"]["seat"].is_null());
}

TEST_CASE("every seat sees that cards were dealt, and which only of its own") {
    const Room room = new_room();
    const Json told = position(room, Seat::second);
    CHECK(told["events"].size() == 11);
    for (const Json& event : told["events"]) {
        if (event["what"] == "turn_begins") continue;
        REQUIRE(event["what"] == "drew");
        CHECK(event["number"] == 1);
        CHECK(event.contains("card") == (event["seat"] == 1));
    }
    CHECK(position(room, Seat::second, 1)["events"].empty());
}

TEST_CASE("answers are tried for the asked seat's eyes only, undone, redone and taken up again") {
    Room room = new_room();
    const std::string before = room.position_json(Seat::first, Language::english, 0);
    const std::string others = room.position_json(Seat::second, Language::english, 0);
    CHECK(room.undo(Seat::first)->sentence == "there is nothing to undo");
    try_until_pause(room);
    const std::size_t tried = room.tentative().size();
    REQUIRE(tried > 1);
    const std::string paused = room.position_json(Seat::first, Language::english, 0);
    CHECK(room.position_json(Seat::second, Language::english, 0) == others);
    CHECK(room.number(Seat::first) == 1 + tried);
    CHECK(Json::parse(paused)["tentative"]["can_confirm"] == true);
    CHECK(Json::parse(paused)["choice"].is_null());
    // What may be undone is told in words, to that seat alone, whoever has watched it being answered.
    CHECK(Json::parse(paused)["tentative"]["path"].size() == tried);
    CHECK(position(room, Seat::first)["tentative"]["path"][0] != Json::array());
    CHECK(!Json::parse(others)["tentative"].contains("path"));
    CHECK(!Json::parse(before)["tentative"].contains("path"));
    CHECK(room.answer(Seat::first, 0)->sentence == "your answers wait to be confirmed");

    REQUIRE(!room.restart(Seat::first));
    CHECK(position(room, Seat::first)["view"] == Json::parse(before)["view"]);
    CHECK(room.can_redo(Seat::first));
    for (std::size_t i = 0; i < tried; ++i) REQUIRE(!room.redo(Seat::first));
    CHECK(room.position_json(Seat::first, Language::english, 0) == paused);
    for (std::size_t i = 0; i < tried; ++i) REQUIRE(!room.undo(Seat::first));
    CHECK(room.undo(Seat::first).has_value());
    CHECK(room.confirm(Seat::first).error() == "there is nothing to confirm yet");
    CHECK(!room.answer(Seat::first, deus::answer_offering));
    CHECK(!room.can_redo(Seat::first));
}

TEST_CASE("only the asked seat answers, and only with an option") {
    Room room = new_room();
    const std::string before = room.position_json(Seat::first, Language::english, 0);
    for (const Seat seat : {Seat::second, Seat::luck, Seat::nobody}) {
        CHECK(room.answer(seat, 0)->sentence == "it is not your turn to answer");
        CHECK(room.undo(seat).has_value());
        CHECK(room.redo(seat).has_value());
        CHECK(room.restart(seat).has_value());
        CHECK(!room.confirm(seat).ok());
    }
    for (const int option : {-1, 120, 128, 1000}) CHECK(room.answer(Seat::first, option).has_value());
    CHECK(room.position_json(Seat::first, Language::english, 0) == before);
}

TEST_CASE("confirming makes the answers firm, lets luck answer and tells everybody") {
    Room room = new_room();
    try_until_pause(room);
    const std::vector<Answer> tried = room.tentative();
    const auto entry = room.confirm(Seat::first);
    REQUIRE(entry.ok());
    CHECK(std::equal(tried.begin(), tried.end(), entry->answers.begin()));
    CHECK(room.log().back() == *entry);
    CHECK(room.tentative().empty());
    CHECK(is_player(room.asked()));
    const Json told = position(room, Seat::second, 1);
    REQUIRE(!told["events"].empty());
    CHECK(told["events"][0]["number"] == 2);
    CHECK(!told["events"][0]["words"].empty());
    CHECK(!room.can_undo(Seat::first));
}

TEST_CASE("the settings say which pauses wait") {
    Room room = new_room();
    bool waited = false, went_on = false;
    int times_held = 0;
    Rng rng{3};
    for (int step = 0; step < 400 && !room.is_over(); ++step) {
        const Seat now = room.asked();
        REQUIRE(!room.answer(now, random_option(room.game().choice().options, rng)));
        if (!room.can_confirm(now)) {
            for (const Confirm setting : {Confirm::always, Confirm::turn, Confirm::never})
                CHECK(!room.must_confirm(now, setting));
            continue;
        }
        const bool held = is_held_back(room);
        const bool drawn = room.game().choice().seat == Seat::luck && room.game().active() == now;
        CHECK(room.must_confirm(now, Confirm::never));
        CHECK(room.must_confirm(now, Confirm::turn) == (drawn || held));
        CHECK(!room.must_confirm(now, Confirm::always));
        CHECK(room.can_undo(now));
        const Json shown = position_now(room, now)["tentative"];
        if (drawn) CHECK(shown["next"] == "luck");
        else CHECK(shown.contains("next") != held);
        times_held += held;
        (drawn ? went_on : waited) = true;
        REQUIRE(room.confirm(now).ok());
        CHECK(!position_now(room, now)["tentative"].contains("next"));
    }
    CHECK(waited);
    CHECK(went_on);
    CHECK(times_held < 5);
    CHECK(standard_confirm == Confirm::always);
    CHECK(confirm_named("turn") == Confirm::turn);
    CHECK(!confirm_named("sometimes"));
}

TEST_CASE("a room comes back from its log with luck where it was") {
    Room room = new_room(11, {{"players", "3"}, {"egypt", "all"}});
    Rng rng{4};
    play(room, rng, 40);
    REQUIRE(!room.is_over());
    REQUIRE(!room.answer(room.asked(), room.game().choice().options.first()));
    auto again = Room::resume(room.plan(), room.log(), room.tentative());
    REQUIRE_MESSAGE(again.ok(), again.error());
    for (int p = -1; p < 3; ++p) {
        const Seat seat = p < 0 ? Seat::nobody : seat_at(p);
        CHECK(again->position_json(seat, Language::french, 0) == room.position_json(seat, Language::french, 0));
    }
    Rng one{9}, two{9};
    play(room, one);
    play(*again, two);
    CHECK(*room.record({}) == *again->record({}));
}

TEST_CASE("a log that does not fit is refused with a sentence") {
    const Room room = new_room();
    std::vector<LogEntry> log = room.log();
    log.push_back({false, {120}, 0});
    CHECK(
        Room::resume(room.plan(), log, {}).error().starts_with("entry 2 of the log no longer fits: 120 is no option"));
    log.back() = {true, {}, 5};
    CHECK(Room::resume(room.plan(), log, {}).error() == "entry 2 of the log goes back to what never was");
    CHECK(!Room::resume(room.plan(), room.log(), {120}).ok());
    CHECK(!Room::open({&deus_on_the_shelf(), {{"players", "9"}}, 1, {}}).ok());
}

TEST_CASE("taking back is an entry of its own, and can itself be taken back") {
    Room room = new_room();
    Rng rng{5};
    play(room, rng, 6);
    const Json then = position(room, Seat::second, 6);
    play(room, rng, 9);
    const Json later = position(room, Seat::second, 9);
    REQUIRE(room.take_back(6).ok());
    CHECK(room.log().size() == 10);
    CHECK(position(room, Seat::second)["view"] == then["view"]);
    const Json told = position(room, Seat::second, 9);
    REQUIRE(told["events"].size() == 1);
    CHECK(told["events"][0]["what"] == "took_back");
    CHECK(told["events"][0]["to"] == 6);
    REQUIRE(room.take_back(9).ok());
    CHECK(position(room, Seat::second)["view"] == later["view"]);
    CHECK(!room.take_back(0).ok());
    CHECK(!room.take_back(11).ok());
    auto again = Room::resume(room.plan(), room.log(), {});
    REQUIRE(again.ok());
    Rng same = rng;
    play(*again, same);
    play(room, rng);
    const auto record = room.record({"Ada", "Bob"});
    REQUIRE(record.ok());
    CHECK(*again->record({"Ada", "Bob"}) == *record);  // luck is where it was
    CHECK((*replay(*record, {&deus_on_the_shelf(), 1}))->is_over());
}

TEST_CASE("the record is for the end; before it there is the log as the seat may know it") {
    Room room = new_room();
    Rng rng{6};
    play(room, rng, 5);
    CHECK(!room.record({}).ok());
    CHECK(!room.look_json(0, Seat::first, Language::english).ok());
    const std::string log = room.log_text(Seat::first, Language::english, {"Ada", "Bob"});
    CHECK(log.find("player blue: Ada") != std::string::npos);
    CHECK(log.find("red draws a card\n") != std::string::npos);
    CHECK(log.find("blue draws a card\n") == std::string::npos);
    play(room, rng);
    const auto record = room.record({"Ada", "Bob"});
    REQUIRE(record.ok());
    const Json end = position(room, Seat::second);
    CHECK(end["state"] == "over");
    CHECK(end["asked"].empty());
    CHECK(end["result"]["scores"].size() == 2);
    CHECK(end["look"]["of"] == record->answers.size());

    const Json begin = Json::parse(*room.look_json(0, Seat::second, Language::english));
    CHECK(begin["view"]["round"] == 1);
    CHECK(begin["result"].is_null());
    CHECK(!begin["look"].contains("answer"));
    // Every step says which answer it was.
    for (std::size_t at = 1; at < 60; ++at) {
        const Json look = Json::parse(*room.look_json(at, Seat::second, Language::english))["look"];
        CHECK(!look["answer"].empty());
        if (!look.contains("seat")) CHECK(look["answer"][0] == "draw ");
    }
    const Json last = Json::parse(*room.look_json(record->answers.size(), Seat::second, Language::english));
    CHECK(last["view"] == end["view"]);
    CHECK(last["result"] == end["result"]);
    CHECK(!last["events"].empty());
    CHECK(!room.look_json(record->answers.size() + 1, Seat::second, Language::english).ok());

    auto replayed = Room::open({&deus_on_the_shelf(), record->options, 1, record->answers});
    REQUIRE(replayed.ok());
    CHECK(replayed->is_over());
    CHECK(*replayed->record({"Ada", "Bob"}) == *record);
    std::vector<Answer> half(record->answers.begin(), record->answers.begin() + 100);
    auto onwards = Room::open({&deus_on_the_shelf(), record->options, 1, half});
    REQUIRE(onwards.ok());
    onwards->deal();
    play(*onwards, rng);
    CHECK(onwards->is_over());
    CHECK(std::equal(half.begin(), half.end(), onwards->record({})->answers.begin()));
    // What happened in the record is told as it was told there, once, and secrets stay secret.
    Json there = Json::array(), here = Json::array();
    for (std::size_t at = 1; at <= half.size(); ++at) {
        const Json looked = Json::parse(*room.look_json(at, Seat::second, Language::english));
        for (Json event : looked["events"]) {
            event["number"] = 0;
            there.push_back(event);
        }
    }
    const Json told = position(*onwards, Seat::second);
    for (const Json& event : told["events"])
        if (event["number"] == 0) here.push_back(event);
    CHECK(here == there);
    CHECK(here.size() > 20);
    CHECK(onwards->log_text(Seat::second, Language::english, {}).find("blue draws a card\n") != std::string::npos);
    CHECK(position(*onwards, Seat::second, 1)["events"][0]["number"] != 0);
}

TEST_CASE("previews say what an option does, and no drawn card") {
    Room room = new_room();
    Rng rng{8};
    std::size_t said = 0;
    while (!room.is_over()) {
        const Json choice = position(room, room.asked(), 999)["choice"];
        for (const Json& option : choice["options"]) said += option["preview"].size();
        const Seat seat = room.asked();
        REQUIRE(!room.answer(seat, random_option(room.game().choice().options, rng)));
        if (room.can_confirm(seat)) REQUIRE(room.confirm(seat).ok());
    }
    CHECK(said > 100);
}

TEST_CASE("a room is saved as text and read again") {
    SeatedRoom seated{new_room(), {"Ada", "Bob"}};
    Rng rng{8};
    play(seated.room, rng, 8);
    REQUIRE(seated.room.take_back(5).ok());
    REQUIRE(!seated.room.answer(seated.room.asked(), seated.room.game().choice().options.first()));
    seated.confirm[1] = Confirm::never;
    CHECK(seated.confirm[0] == Confirm::always);
    const std::string text = write_room(seated);
    const auto again = read_room(text, {&deus_on_the_shelf(), 1});
    REQUIRE_MESSAGE(again.ok(), again.error());
    CHECK(write_room(*again) == text);
    for (const char* wrong : {"", "pantheon record", "pantheon room\ngame: chess", "pantheon room\ngame: deus\n",
                              "pantheon room\ngame: deus\nrules: 1\nentry: 0", "pantheon room\nsing: song"})
        CHECK_MESSAGE(!read_room(wrong, {&deus_on_the_shelf(), 1}).ok(), wrong);
}

TEST_CASE("who thinks aloud goes on from what the seat knows, for all seats, and back to there") {
    Room room = new_room(21);
    Rng rng{4};
    play(room, rng, 9);
    const Seat seat = room.asked(), other = seat_at(1 - place(seat));
    const Json mine = position(room, seat), theirs = position(room, other);
    int other_hands = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        auto thought = room.to_think({seat, seed});
        REQUIRE_MESSAGE(thought.ok(), thought.error());
        CHECK(position(*thought, seat)["view"] == mine["view"]);
        // What was told before is told to everybody as that seat knew it: the other's cards are not in it.
        const Json before = position(*thought, seat), to_other = position(*thought, other);
        CHECK(before["events"].size() == mine["events"].size());
        std::size_t cards = 0, true_cards = 0;
        for (const Json& event : to_other["events"]) cards += event.contains("card");
        for (const Json& event : theirs["events"]) true_cards += event.contains("card");
        CHECK(cards < true_cards);
        other_hands += to_other["view"]["hand"] != theirs["view"]["hand"];
        // It can be saved, played on and gone back in, and has no record.
        SeatedRoom seated{std::move(*thought), {"Ada", "Bob"}};
        Rng any{seed};
        play(seated.room, any, 3);
        REQUIRE(seated.room.take_back(0).ok());
        CHECK(position(seated.room, seat)["view"] == mine["view"]);
        CHECK(position(seated.room, other)["view"]["hand"] == to_other["view"]["hand"]);
        const auto again = read_room(write_room(seated), {&deus_on_the_shelf(), 1});
        REQUIRE_MESSAGE(again.ok(), again.error());
        CHECK(write_room(*again) == write_room(seated));
        CHECK(position(again->room, other)["view"] == position(seated.room, other)["view"]);
        play(seated.room, any);
        CHECK(!seated.room.record({}).ok());
    }
    CHECK(other_hands > 0);
    CHECK(position(room, seat) == mine);
    play(room, rng);
    CHECK(!room.to_think({seat, 1}).ok());
    for (const char* wrong : {"imagined: ", "imagined: 4 1", "imagined: 1", "imagined: 0 x"})
        CHECK_MESSAGE(
            !read_room("pantheon room\ngame: deus\nrules: 2\n" + std::string(wrong), {&deus_on_the_shelf(), 1}).ok(),
            wrong);
}

TEST_CASE("the C interface reviews a record step by step, and says what everybody may hope for in a room") {
    PantheonRoom* room = pantheon_room_new("machina", "players=2", 3, "Ada\nBob");
    REQUIRE(room);
    const Json hopes = Json::parse(pantheon_room_hopes(room));
    CHECK(hopes["win"][0].get<double>() + hopes["win"][1].get<double>() == doctest::Approx(1));
    CHECK(hopes["points"][1].get<double>() > 0);
    CHECK(pantheon_room_think(room, 2, 1) == nullptr);
    PantheonRoom* thought = pantheon_room_think(room, pantheon_room_asked(room), 1);
    REQUIRE(thought);
    CHECK(pantheon_room_bot(thought, "random", 1, 0) >= 0);
    pantheon_room_free(thought);
    for (std::uint64_t seed = 1; pantheon_room_asked(room) >= 0; ++seed)
        REQUIRE(pantheon_room_bot(room, "random", seed, 0) >= 0);
    CHECK(pantheon_room_think(room, 0, 1) == nullptr);
    const std::string record = pantheon_room_record(room);
    const int answers = pantheon_room_answers(room);
    pantheon_room_free(room);

    CHECK(pantheon_review_new("nothing", 1, 1) == nullptr);
    PantheonReview* review = pantheon_review_new(record.c_str(), 1, 1);
    REQUIRE(review);
    CHECK(pantheon_review_all(review) == answers);
    int steps = 0, done = 0;
    for (int now; (now = pantheon_review_step(review)) > 0; done = now, ++steps) CHECK(now > done);
    CHECK(steps > 20);
    CHECK(done == answers);
    const Json json = Json::parse(pantheon_review_json(review));
    CHECK(json["players"][1]["name"] == "Bob");
    CHECK(json["turns"].size() > 10);
    pantheon_review_free(review);
}

TEST_CASE("the C interface plays a room with people and bots") {
    CHECK(pantheon_room_new("chess", "", 1, "") == nullptr);
    CHECK(pantheon_room_new("deus", "players=2", 1, "Ada") == nullptr);
    PantheonRoom* room = pantheon_room_new("deus", "players=2", 3, "Ada\nBob");
    REQUIRE(room);
    CHECK(pantheon_room_asked(room) == 0);
    CHECK(pantheon_room_answer(room, 1, 3) == 0);
    CHECK(pantheon_room_answer(room, 7, 3) == 0);
    CHECK(std::string(pantheon_error()) == "there is no seat 7");
    CHECK(pantheon_room_record(room) == nullptr);
    CHECK(pantheon_room_position(room, 5, "en", 0) == nullptr);
    REQUIRE(pantheon_room_answer(room, 0, deus::answer_offering) == 1);
    CHECK(pantheon_room_undo(room, 0) == 1);
    CHECK(pantheon_room_redo(room, 0) == 1);
    CHECK(pantheon_room_restart(room, 0) == 1);
    CHECK(pantheon_room_confirm(room, 0) == 0);
    std::uint64_t seed = 0;
    while (pantheon_room_asked(room) >= 0) {
        REQUIRE(pantheon_room_bot(room, "random", ++seed, 0) >= 0);
        if (seed != 50) continue;
        const std::string saved = pantheon_room_save(room);
        pantheon_room_free(room);
        room = pantheon_room_resume(saved.c_str());
        REQUIRE(room);
    }
    CHECK(pantheon_room_bot(room, "random", 1, 0) == -1);
    const std::string record = pantheon_room_record(room);
    const int answers = pantheon_room_answers(room);
    CHECK(std::strstr(pantheon_room_look(room, 10, 0, "fr"), "\"look\":{\"at\":10"));
    CHECK(std::strstr(pantheon_room_log(room, 1, "en"), "the game is over"));
    pantheon_room_free(room);
    PantheonRoom* loaded = pantheon_room_load(record.c_str(), -1, 1);
    REQUIRE(loaded);
    CHECK(pantheon_room_record(loaded) == record);
    pantheon_room_free(loaded);
    loaded = pantheon_room_load(record.c_str(), answers / 2, 1);
    REQUIRE(loaded);
    CHECK(pantheon_room_asked(loaded) >= 0);
    CHECK(pantheon_room_load(record.c_str(), answers + 1, 1) == nullptr);
    CHECK(pantheon_room_take_back(loaded, 0) == 0);
    pantheon_room_free(loaded);
}

// Answers at random to the end of a game; says whether its last answer was held back until it was confirmed.
static bool holds_the_last_answer(std::uint64_t seed) {
    Room room = new_room(seed);
    Rng rng{seed};
    bool held = false;
    while (!room.is_over()) {
        const Seat seat = room.asked();
        const Json before = position_now(room, seat);
        REQUIRE(!room.answer(seat, random_option(room.game().choice().options, rng)));
        if (!room.can_confirm(seat)) continue;
        const Json paused = position_now(room, seat);
        held = is_held_back(room);
        CHECK(paused["state"] == "playing");
        CHECK(paused["result"].is_null());
        CHECK(paused["view"]["over"] == false);
        if (held) {
            CHECK(paused["view"] == before["view"]);
            CHECK(paused["hash"] != before["hash"]);
            REQUIRE(!room.undo(seat));
            CHECK(position_now(room, seat)["hash"] == before["hash"]);
            REQUIRE(!room.redo(seat));
            CHECK(position_now(room, seat) == paused);
        }
        REQUIRE(room.confirm(seat).ok());
    }
    CHECK(position(room, Seat::first)["result"].is_object());
    return held;
}

TEST_CASE("a last answer shows nothing of the end before it is confirmed") {
    int games = 0;
    while (games < 200 && !holds_the_last_answer(static_cast<std::uint64_t>(games))) ++games;
    CHECK(games < 200);
}

TEST_CASE("what is confirmed is another position, even where nothing else has changed") {
    int same = 0;
    for (std::uint64_t seed = 0; seed < 100 && same == 0; ++seed) {
        Room room = new_room(seed);
        Rng rng{seed};
        while (!room.is_over()) {
            const Seat seat = room.asked();
            REQUIRE(!room.answer(seat, random_option(room.game().choice().options, rng)));
            if (!room.can_confirm(seat)) continue;
            const Json tried = position_now(room, seat);
            REQUIRE(room.confirm(seat).ok());
            const Json firm = position_now(room, seat);
            CHECK(firm["hash"] != tried["hash"]);
            same += firm["number"] == tried["number"] && firm["view"] == tried["view"] ? 1 : 0;
        }
    }
    CHECK(same > 0);
}
