// Hints: the words of their reasons, what they may know, where they are noted, and who is refused one.
#include "room/hint.hpp"

#include <doctest/doctest.h>

#include "bindings/pantheon.h"
#include "bindings/pantheon_room.h"
#include "core/json_writer.hpp"
#include "is_slow.hpp"
#include "room/saved_room.hpp"
#include "shelf/shelf.hpp"
#include "table/game.hpp"
#include "table/session.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;

namespace {

const std::vector<GameKind>& shelf() {
    static const std::vector<GameKind> games = built_in_shelf();
    return games;
}

std::unique_ptr<AnyGame> position(std::string_view game, const GameOptions& options,
                                  const std::vector<std::string>& statements) {
    const GameKind& kind = *find_game(shelf(), game);
    auto begun = kind.begin(kind, options, 0);
    REQUIRE_MESSAGE(begun.ok(), begun.error());
    for (const std::string& statement : statements) {
        const auto error = (*begun)->edit(statement);
        REQUIRE_MESSAGE(!error, statement << ": " << (error ? error->sentence : ""));
    }
    (*begun)->settle();
    return std::move(*begun);
}

// A line in words, as a record has it.
Tried tried(const AnyGame& game, const std::string& words) {
    const auto copy = game.copy();
    std::vector<Answer> answers;
    const auto error = read_answers(*copy, words, answers);
    REQUIRE_MESSAGE(!error, words << ": " << (error ? error->sentence : ""));
    return try_line(game, answers);
}

// Each reason with its sign, one a line.
std::string told(const std::vector<Reason>& reasons) {
    std::string text;
    for (const Reason& reason : reasons)
        text += (text.empty() ? "" : "\n") + std::string(reason.speaks_for ? "+ " : "- ") + reason.words.text();
    return text;
}
std::string why(const AnyGame& game, const std::string& line, const std::string& other,
                Language language = Language::english) {
    const Tried second = tried(game, other);
    return told(game.reasons(tried(game, line), &second, language));
}

constexpr HintPlan quick{.lines = 3, .simulations = 16, .futures = 4, .seed = 5};

std::string hint_text(const AnyGame& game, Analyst& analyst, Language language = Language::english) {
    JsonWriter json;
    write_hint(json, hint_for(game, analyst, quick, language));
    return json.text();
}

}  // namespace

TEST_CASE("a village that a line takes, and one that it gives up") {
    const auto game = position(
        "deus", {{"board", "5A4 1B3 2B4 3B5"}},
        {"blue gold 0", "blue at b1: army", "red at a2: ship", "blue hand Baths, Galley", "red hand Forum, Legion"});
    CHECK(why(*game, "build Baths at b2", "build Baths at b1") == "+ +3 vp now from the village at a1");
    CHECK(why(*game, "build Baths at b1", "build Baths at b2") == "- gives up the village at a1");
    CHECK(why(*game, "build Baths at b2", "build Baths at b1", Language::french) ==
          "+ +3 PV tout de suite par le village en a1");
    CHECK(why(*game, "build Baths at b1", "build Baths at b2", Language::french) == "- renonce au village en a1");
}

TEST_CASE("what cards bring is named with them, and how often") {
    const auto game = position("deus", {{"board", "1A0 2A0 3A0 4A0"}},
                               {"blue at b2: army, production", "blue at c3: army", "blue column civil: Forum",
                                "blue hand Forum, Scriptorium", "blue gold 0", "red hand Galley, Ballista"});
    CHECK(why(*game, "build Forum at c3", "build Forum at c2") == "+ +2 vp now from Forum \u00d72");
    CHECK(why(*game, "build Forum at c2", "build Forum at c3").empty());
}

TEST_CASE("cards that one line keeps possible and the other puts out of reach") {
    const auto game = position("deus", {{"board", "1A0 2A0 3A0 4A0"}},
                               {"blue at b2: production", "blue gold 2",
                                "blue hand Forum, Forum, Small Production Building", "red hand Galley, Ballista"});
    const std::string cheap = "build Small Production Building at c2; use c2", dear = "build Forum at c2";
    CHECK(why(*game, cheap, dear) ==
          "+ +1 wheat now from Small Production Building\n+ keeps Forum possible\n- costs 2 gold");
    CHECK(why(*game, dear, cheap).starts_with("- puts Forum out of reach\n- costs "));
    CHECK(why(*game, dear, cheap, Language::french).starts_with("- met Forum hors de portée\n- coûte "));
}

TEST_CASE("an offering says what the god gives and how many cards come, never which") {
    const auto game = position("deus", {}, {"blue hand Galley, Forum, Legion", "red hand Galley, Ballista"});
    CHECK(why(*game, "offer Forum on top no more", "offer Galley on top no more") ==
          "+ +1 vp now from Vesta\n+ gains a civil building\n+ draws 3 cards");
    // That nothing more is offered goes without saying.
    const SaidLine line =
        say_line(*game, tried(*game, "offer Forum on top and Galley no more").answers, Language::english);
    CHECK(line.words.text().starts_with("offer Forum on top and Galley"));
    CHECK(line.words.text().find("no more") == std::string::npos);
    // What is taken twice is said once.
    const std::string twice = "offer Legion on top and Galley no more; take army; take army";
    CHECK(say_line(*game, tried(*game, twice).answers, Language::english).words.text() ==
          "offer Legion on top and Galley; take army \u00d72");
}

TEST_CASE("in Deus: Egypt barques are gained") {
    const auto game =
        position("deus", {{"board", "1A0 2A0 3A0 4A0"}, {"egypt", "production"}},
                 {"blue gold 5", "blue at c2: production", "blue hand Mill, Scriptorium", "red hand Forum, Ballista"});
    const std::string reasons = why(*game, "build Mill at c3; one-time effect first", "offer Mill on top no more");
    CHECK(reasons.find("gains a barque of size") != std::string::npos);
}

TEST_CASE("in Deus Ex Machina a quest is completed, or left to the others") {
    const auto game = position("machina", {{"players", "2"}},
                               {"blue ability used", "red ability used", "blue might 1", "blue cunning 1",
                                "heroes Cadmus, Ajax, Hector", "quests Symplegades"});
    const std::string quest = "send Cadmus to Thrace and the Euxine for Symplegades paying 1 might";
    const std::string altar = "send Ajax to Altar for might";
    const std::string done = why(*game, quest, altar), left = why(*game, altar, quest);
    CHECK(done.find("gp now from Symplegades") != std::string::npos);
    CHECK(done.find("quests in 1 of 6 areas") != std::string::npos);
    CHECK(done.find("- costs 1 might") != std::string::npos);
    CHECK(left.find("+ +1 might now") != std::string::npos);
    CHECK(left.find("- leaves Symplegades to the others") != std::string::npos);
    CHECK(why(*game, altar, quest, Language::french).find("- laisse Symplégades aux autres") != std::string::npos);
}

TEST_CASE("a hint has lines in words, best first, whose answers can be given") {
    for (const GameKind& kind : shelf()) {
        CAPTURE(kind.name);
        auto session = Session::begin(shelf(), kind, {}, 3, {});
        REQUIRE(session);
        Rng luck{3};
        session->let_luck_answer(luck);
        const auto analyst = kind.analyst(session->beginning());
        const auto lines = hint_for(session->game(), *analyst, quick, Language::english);
        REQUIRE(lines.size() >= 2);
        for (const HintLine& line : lines) {
            CHECK(line.expects.win > 0);
            REQUIRE(!line.said.answers.empty());
            const auto game = session->game().copy();
            std::vector<Answer> answers;
            CHECK_FALSE(read_answers(*game, line.said.words.text(), answers));
            CHECK(answers.size() == line.said.answers.size());
        }
        CHECK(lines[0].said.words.text() != lines[1].said.words.text());
    }
}

TEST_CASE("a hint follows from what its seat may know: other secrets, the same words") {
    for (const GameKind& kind : shelf()) {
        CAPTURE(kind.name);
        auto session = Session::begin(shelf(), kind, {{"players", "3"}}, 11, {});
        REQUIRE(session);
        const auto analyst = kind.analyst(session->beginning());
        Rng rng{11};
        for (int asked = 0; asked < (is_slow ? 2 : 6) && !session->game().is_over();) {
            const Choice& open = session->choice();
            if (is_player(open.seat) && open.options.size() > 2 && session->answers() > 40) {
                const auto other = session->game().imagine(open.seat, rng);
                CHECK(other->hash() != session->game().hash());
                CHECK(hint_text(session->game(), *analyst) == hint_text(*other, *analyst));
                ++asked;
            }
            session->answer(random_option(open.options, rng));
        }
    }
}

TEST_CASE("a record notes for which answers a hint was taken, and reads it back; other readers skip it") {
    const GameKind& kind = *find_game(shelf(), "machina");
    auto room = Room::open({&kind, {{"players", "2"}}, 4, {}});
    REQUIRE(room);
    room->deal();
    Rng rng{4};
    std::vector<std::size_t> taken;
    bool went_back = false;
    while (!room->is_over()) {
        const Seat seat = room->asked();
        if (room->log().size() == 6 || room->log().size() == 20) {
            CHECK(room->note_hint(room->hint_now()));
            CHECK_FALSE(room->note_hint(room->hint_now()));
            taken.push_back(room->answers());
        }
        while (!room->can_confirm(seat))
            REQUIRE_FALSE(room->answer(seat, random_option(room->game().choice().options, rng)));
        REQUIRE(room->confirm(seat));
        // What is taken back and answered otherwise was still answered with a hint.
        if (room->log().size() == 21 && !std::exchange(went_back, true)) REQUIRE(room->take_back(20));
    }
    const auto record = room->record({});
    REQUIRE(record);
    CHECK(record->hints == taken);
    const std::string text = write_record(*record, shelf());
    CHECK(text.find("\n# hint: answer " + std::to_string(taken[0] + 1) + "\n") != std::string::npos);
    const auto again = read_record(text, shelf());
    REQUIRE(again);
    CHECK(*again == *record);
    CHECK(write_record(*again, shelf()) == text);

    // Everybody is told in the log, and whoever looks at the game afterwards.
    const Json told = Json::parse(room->position_json(Seat::nobody, Language::english, 0));
    int hints = 0;
    for (const Json& event : told["events"]) hints += event["what"] == "took_hint";
    CHECK(hints == 2);
    const Json look = Json::parse(*room->look_json(taken[0] + 1, Seat::nobody, Language::french));
    CHECK(look["events"][0]["what"] == "took_hint");

    // The room as text keeps them, and a room that begins with the record too.
    SeatedRoom seated{std::move(*room), {}};
    const auto resumed = read_room(write_room(seated), shelf());
    REQUIRE(resumed);
    CHECK(resumed->room.hints() == seated.room.hints());
    auto replayed =
        Room::open({.kind = &kind, .options = record->options, .begins_with = record->answers, .hints = record->hints});
    REQUIRE(replayed);
    CHECK(replayed->record({})->hints == taken);
}

TEST_CASE("a session notes hints, and forgets those of answers that are taken back") {
    auto session = Session::begin(shelf(), *find_game(shelf(), "machina"), {}, 2, {});
    REQUIRE(session);
    Rng rng{2};
    session->let_luck_answer(rng);
    const std::size_t first = session->answers();
    session->note_hint();
    session->note_hint();
    session->answer(session->choice().options.first());
    session->let_luck_answer(rng);
    session->note_hint();
    CHECK(session->record().hints.size() == 2);
    session->take_back_to(first);
    CHECK(session->record().hints == std::vector<std::size_t>{first});
}

TEST_CASE("a room of the C interface gives a hint to the asked seat, and none where the table says so") {
    PantheonRoom* room = pantheon_room_new("machina", R"({"players":"2"})", 5, "");
    REQUIRE(room);
    const int asked = pantheon_room_asked(room);
    CHECK(pantheon_room_hint(room, 1 - asked, "en", 1, 0) == nullptr);
    CHECK(std::string(pantheon_error()) == "it is not your turn to answer");
    pantheon_room_hints(room, 0);
    CHECK(pantheon_room_hint(room, asked, "en", 1, 0) == nullptr);
    CHECK(std::string(pantheon_error()) == "at this table there are no hints");
    CHECK(std::string(pantheon_room_save(room)).find("hint:") == std::string::npos);
    pantheon_room_hints(room, 1);
    const char* text = pantheon_room_hint(room, asked, "fr", 1, 0);
    REQUIRE(text);
    const Json hint = Json::parse(text);
    CHECK(Shapes::of("machina").mismatch(hint, "@HintMessage").empty());
    CHECK(hint["lines"].size() >= 2);
    CHECK(std::string(pantheon_room_save(room)).find("\nhint: ") != std::string::npos);
    pantheon_room_free(room);
}

TEST_CASE("at a service who plays alone may ask, once at a time; it is stored and told") {
    Tabletop top;
    top.limits.hint_thinks = 40;
    top.restart();
    const Json table = top.create({person, random_bot});
    const auto [ada, token] = top.sit_down(table["seats"][0]["invitation"], "Ada");
    const Json at = top.network.positions[ada];
    REQUIRE(at["asked"] == Json{0});
    CHECK(top.last(ada, "table")["hints"] == true);
    CHECK(top.ask(ada, about(at, "hint"))["ok"] == true);
    CHECK(error_of(top.ask(ada, about(at, "hint"))) == "too_fast");
    CHECK(top.last(ada, "hint").is_null());
    top.pass(1);
    const Json hint = top.last(ada, "hint");
    REQUIRE(!hint.is_null());
    CHECK(hint["hash"] == at["hash"]);
    CHECK(!hint["lines"].empty());
    const auto noted = [&] {
        const Json events = top.network.positions[ada]["events"];
        return std::ranges::count_if(events, [](const Json& event) { return event["what"] == "took_hint"; });
    };
    CHECK(noted() == 1);
    // Asked for again, it is no second one; and the process may end meanwhile.
    CHECK(top.ask(ada, {{"do", "settings"}, {"confirm", "turn"}})["ok"] == true);
    top.restart();
    const Connection back = top.hello(token);
    const Json events = top.network.positions[back]["events"];
    CHECK(std::ranges::count_if(events, [](const Json& event) { return event["what"] == "took_hint"; }) == 1);
    // Others are told with the next entry of the log.
    const Connection eve = top.hello(table["spectator"]);
    const auto told_to_all = [&] {
        const Json seen = top.network.positions[eve]["events"];
        return std::ranges::count_if(seen, [](const Json& event) { return event["what"] == "took_hint"; });
    };
    CHECK(told_to_all() == 0);
    CHECK(error_of(top.ask(eve, about(top.network.positions[eve], "hint"))) == "not_allowed");
    play_turn(top, back);
    CHECK(told_to_all() == 1);
}

TEST_CASE("people who play against each other have no hints unless they agreed on them") {
    Pair pair;
    const Json refused = pair.top.ask(pair.ada, about(pair.position(pair.ada), "hint"));
    CHECK(error_of(refused) == "not_allowed");
    CHECK(refused["error"] == "at this table there are no hints");
    Pair agreed{{{"hints", true}}};
    CHECK(agreed.top.ask(agreed.ada, about(agreed.position(agreed.ada), "hint"))["ok"] == true);
    CHECK(error_of(agreed.top.ask(agreed.bob, about(agreed.position(agreed.bob), "hint"))) == "not_allowed");
}
