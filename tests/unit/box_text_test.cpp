// A box as text: files that read back, its name, what differs from the printed one, and records that carry it.
#include "games/deus/box_text.hpp"

#include <doctest/doctest.h>

#include "bindings/pantheon.h"
#include "cli/protocol.hpp"
#include "games/deus/box_folder.hpp"
#include "games/deus/deus_game.hpp"
#include "players/player.hpp"
#include "room/saved_room.hpp"
#include "shelf/shelf.hpp"
#include "table/game.hpp"
#include "unit/box_texts.hpp"
#include "unit/golden.hpp"
#include "unit/tabletop.hpp"

using namespace pantheon;
using deus::Box, deus::Edition, deus::Texts;

namespace {

std::span<const GameKind> printed_shelf() { return shelf_with_deus(); }

Result<Box> read_files(const std::vector<BoxFile>& files) {
    std::vector<NamedFile> views;
    for (const auto& file : files) views.push_back({file.name, file.text});
    return deus::read_box(views);
}

Result<Box> with_changes(std::string_view text) {
    const NamedFile file{"my.box", text};
    return deus::changed_box({&file, 1});
}

std::string refusal_of(std::string_view name, std::string_view text) {
    const NamedFile file{name, text};
    const auto box = deus::changed_box({&file, 1});
    return box ? "" : box.error();
}

constexpr const char* galley_changes =
    "in maritime.cards\n"
    "card Galley\n"
    "    fr      Galère\n"
    "    copies  4\n"
    "    cost    wheat wood\n"
    "    effect  buy up to 4 resources for 2 gold each\n"
    "    source  effect rulebook, cost public, copies inferred\n";

// The printed box, with another Galley.
std::shared_ptr<const Box> better_galley() {
    auto box = with_changes(galley_changes);
    if (!box) FAIL(box.error());
    return std::make_shared<const Box>(std::move(*box));
}

std::string without_empty_lines(std::string text) {
    for (std::size_t at; (at = text.find("\n\n")) != std::string::npos;) text.erase(at, 1);
    return text;
}

// A whole game with this box, in which all play the same way.
Record played_with(const GameKind& kind, std::string_view player, GameOptions options = {}) {
    auto game = kind.begin(kind, options, 5);
    REQUIRE(game.ok());
    Record record = record_of(kind, (*game)->options());
    Rng luck{6};
    while (!(*game)->is_over()) {
        const Choice& choice = (*game)->choice();
        record.answers.push_back(choice.seat == Seat::luck ? random_option(choice.options, luck)
                                                           : read_player((*game)->tables(), player)
                                                                 ->sit_at(**game, choice.seat, 1)
                                                                 ->think(**game, {.seed = luck.next()})
                                                                 .answer);
        (*game)->apply(record.answers.back());
    }
    return record;
}

}  // namespace

TEST_CASE("a box that is written as files reads back the same") {
    const auto again = read_files(deus::box_files(deus::built_in_box()));
    if (!again) FAIL(again.error());
    CHECK(deus::box_name(*again) == deus::box_name(deus::built_in_box()));
    for (const Edition edition : {Edition::base, Edition::egypt})
        CHECK(first_difference(golden_text(deus::built_in_box(), edition), golden_text(*again, edition)) == "");
    for (std::size_t side = 0; side < again->sides.size(); ++side)
        CHECK(again->sides[side].terrain == deus::built_in_box().sides[side].terrain);
    CHECK(deus::changes_in(deus::built_in_box()) == "");
}

TEST_CASE("only what plays a part counts in the name of a box") {
    const std::string printed = deus::box_name(*Texts{Edition::egypt}.read());
    CHECK(printed.starts_with("deus "));
    CHECK(printed.size() == 5 + 16);
    const auto name_with = [](const char* file, const char* after, const char* was, const char* is) {
        Texts texts{Edition::egypt};
        const auto box = texts.spoil(file, after, was, is).read();
        if (!box) FAIL(box.error());
        return deus::box_name(*box);
    };
    CHECK(name_with("maritime.cards", "card Galley", "Galère", "Galéasse") == printed);
    CHECK(name_with("maritime.cards", "card Galley", "effect rulebook", "effect house") == printed);
    CHECK(name_with("maritime.cards", "#", "#", "# mine:") == printed);
    CHECK(name_with("layouts", "layout Rhombus", "Losange", "Diamant") == printed);
    CHECK(name_with("maritime.cards", "card Galley", "up to 3", "up to 4") != printed);
    CHECK(name_with("maritime.cards", "card Galley", "Galley", "Galleon") != printed);
    CHECK(name_with("maritime.cards", "card Galley", "wood wheat", "wood clay") != printed);
    CHECK(name_with("egypt/civil.cards", "card ", "cost    ", "cost    gold ") != printed);
    CHECK(name_with("tiles", "1A ", "forest    village   field", "field     village   forest") != printed);
    CHECK(name_with("layouts", "layout Rhombus", "Rhombus", "Lozenge") != printed);
}

TEST_CASE("what differs is told by card, tile or file, and makes the box again") {
    const auto differs = [](const Result<Box>& box) {
        if (!box) FAIL(box.error());
        const std::string changes = deus::changes_in(*box);
        const auto again = with_changes(changes);
        if (!again) FAIL(again.error());
        CHECK(deus::box_name(*again) == deus::box_name(*box));
        CHECK(deus::changes_in(*again) == changes);
        return changes;
    };
    for (const char* changes : {galley_changes, "in tiles\n1A field village forest sea sea mountain swamp house\n"})
        CHECK(differs(with_changes(changes)) == changes);
    auto files = deus::box_files(deus::built_in_box());
    std::string& maritime = files[0].text;
    maritime.replace(maritime.find("card Galley"), 11, "card Galleon");
    const std::string whole = differs(read_files(files));
    CHECK(whole == "file maritime.cards\n" + without_empty_lines(maritime));
    files = deus::box_files(deus::built_in_box());
    std::erase_if(files, [](const BoxFile& file) { return file.name.starts_with("egypt/"); });
    CHECK(differs(read_files(files)) == "without egypt\n");
}

TEST_CASE("files of one's own stand in for those of the printed box; what does not fit is told with its line") {
    const std::string better = deus::box_files(*better_galley())[0].text;
    for (const char* name : {"maritime.cards", "deus/maritime.cards", "my box/maritime.cards"}) {
        const NamedFile file{name, better};
        const auto box = deus::changed_box({&file, 1});
        if (!box) FAIL(box.error());
        CHECK(deus::changes_in(*box) == galley_changes);
    }
    CHECK(refusal_of("mine/egypt/maritime.cards", better).starts_with("egypt/maritime.cards:"));
    CHECK(refusal_of("maritime.cards", "# one\ncard Galley\n    copies  many\n").starts_with("maritime.cards:2:"));
    CHECK(refusal_of("photo.jpg", "").starts_with("\"photo.jpg\" is no file of a box; expected COLOUR.cards"));
    CHECK(refusal_of("my.box", "card Galley\n").starts_with("my.box: \"card Galley\" does not fit here"));
    CHECK(refusal_of("my.box", "in water.cards\n").starts_with("my.box: \"water.cards\" is no file of a box"));
    CHECK(refusal_of("my.box", "in tiles\n9A sea\n").starts_with("my.box: tiles of the box has no \"9A\" to replace"));
    CHECK(refusal_of("my.box", "# nothing\r\n\r\nin maritime.cards\r\n") == "");
}

TEST_CASE("a record of another box replays where only the printed one is, and its game keeps the box") {
    Record record;
    std::uint64_t last = 0;
    {
        const GameKind kind = deus::deus_kind(better_galley());
        record = played_with(kind, "greedy", {{"egypt", "civil"}});
        last = (*replay(record, {&kind, 1}))->hash();
    }
    const std::string text = write_record(record, printed_shelf());
    CHECK(text.find("\nbox: " + record.box.name + "\n  in maritime.cards\n  card Galley\n      fr      Galère\n") !=
          std::string::npos);
    const auto read = read_record(text, printed_shelf());
    REQUIRE_MESSAGE(read.ok(), read.error());
    CHECK(*read == record);
    const auto game = replay(*read, printed_shelf());
    REQUIRE(game.ok());
    CHECK((*game)->hash() == last);
    CHECK((*game)->copy()->view_json(Seat::nobody).size() > 100);
    auto session = Session::resume(printed_shelf(), *read);
    REQUIRE(session.ok());
    session->take_back_to(20);
    CHECK(session->answers() == 20);
    CHECK(session->text().find("card Galley") != std::string::npos);
}

TEST_CASE("a record of what came with the program before replays with it") {
    const std::vector<GameKind> shelf = built_in_shelf();
    for (const GameKind& today : shelf) {
        REQUIRE(bool{today.earlier_boxes != nullptr});
        for (const NamedFile& file : today.earlier_boxes()) {
            CAPTURE(file.name);
            const auto kind = today.with_changes(std::string(file.text));
            REQUIRE_MESSAGE(kind.ok(), kind.error());
            CHECK(kind->label.name + ".box" == today.name + " " + std::string(file.name));
            Record record = played_with(*kind, "random");
            const std::uint64_t last = (*replay(record, {&*kind, 1}))->hash();
            record.box.changes.clear();  // as it was written then
            const auto read = read_record(write_record(record, {&*kind, 1}), shelf);
            REQUIRE_MESSAGE(read.ok(), read.error());
            const auto session = Session::resume(shelf, *read);
            REQUIRE_MESSAGE(session.ok(), session.error());
            CHECK(session->game().hash() == last);
            CHECK(session->text() == write_record(record, {&*kind, 1}));
        }
    }
}

TEST_CASE("a record whose box is out of reach says which one is missing; an old one is read as before") {
    const GameKind kind = deus::deus_kind(better_galley());
    const std::string text = write_record(played_with(kind, "random"), {&kind, 1});
    const auto error = [](const std::string& record) {
        const auto read = read_record(record, printed_shelf());
        return read ? "" : read.error();
    };
    std::string other = text;
    other.replace(other.find("up to 4"), 7, "up to 2");
    CHECK(error(other).find("the box " + kind.label.name + " is missing") != std::string::npos);
    CHECK(error(other).find("--box") != std::string::npos);
    other.replace(other.find("up to 2"), 7, "up two ");
    CHECK(error(other).find("maritime.cards:") != std::string::npos);
    CHECK(read_record(other, {&kind, 1}).ok());  // the box is there: what is told of it is not needed

    const GameKind& printed = printed_shelf()[0];
    std::string old = write_record(played_with(printed, "random"), printed_shelf());
    const std::size_t at = old.find("box: ");
    old.erase(at, old.find('\n', at) + 1 - at);
    CHECK(error(old) == "");
}

TEST_CASE("a room that was saved with another box is read where only the printed one is") {
    std::string text;
    {
        const GameKind kind = deus::deus_kind(better_galley());
        auto room = Room::open({&kind, {{"players", "2"}}, 4, {}});
        REQUIRE(room.ok());
        room->deal();
        text = write_room({std::move(*room), {"Ada", "Bob"}});
    }
    auto seated = read_room(text, printed_shelf());
    REQUIRE_MESSAGE(seated.ok(), seated.error());
    CHECK(seated->room.plan().kind->label.changes == galley_changes);
    CHECK(write_room(*seated) == text);
    Room moved = std::move(seated->room);
    const Seat asked = moved.asked();
    REQUIRE(!moved.answer(asked, moved.game().choice().options.first()));
    REQUIRE(!moved.undo(asked));
}

TEST_CASE("protocol and C interface load a record with its box, and tell the box in play") {
    const GameKind kind = deus::deus_kind(better_galley());
    const std::string text = write_record(played_with(kind, "random"), {&kind, 1});
    const Context context{{printed_shelf()[0]}};
    Protocol protocol{context};
    const Json loaded = Json::parse(protocol.handle(Json{{"do", "load"}, {"record", text}}.dump()));
    CHECK_MESSAGE(loaded["ok"] == true, loaded.dump());
    CHECK(Json::parse(protocol.handle(R"({"do":"record"})"))["record"] == text);
    PantheonGame* game = pantheon_load(text.c_str(), 1);
    REQUIRE_MESSAGE(game, pantheon_error());
    CHECK(pantheon_record(game) == text);
    CHECK(pantheon_go_back(game, 12) == 1);
    CHECK(std::string(pantheon_view(game, 0)).size() > 100);
    pantheon_free(game);
    CHECK(Json::parse(pantheon_games())[0]["box"]["name"] == deus::box_name(deus::built_in_box()));
}

TEST_CASE("a table waits for the box it was begun with, and no record brings another to the service") {
    const std::array<GameKind, 1> better{deus::deus_kind(better_galley())};
    Pair pair;
    const std::string id = pair.table["table"];
    pair.try_until_pause();
    CHECK(pair.top.store.tables[id].row.box == printed_shelf()[0].label.name);

    pair.top.shelf = better;
    const auto sentences = pair.top.restart();
    REQUIRE(sentences.size() == 1);
    CHECK(sentences[0].find("table " + id + " no longer fits: this game is played with the box deus ") == 0);
    const Connection ada = pair.top.hello(pair.token(0));
    const Json table = pair.top.last(ada, "table");
    CHECK(table["state"] == "broken");
    CHECK(table["why"].get<std::string>().find("--box") != std::string::npos);
    for (const Json& request : {Json{{"do", "sit"}, {"name", "Ada"}}, Json{{"do", "leave"}},
                                Json{{"do", "settings"}, {"confirm", "never"}}, Json{{"do", "say"}, {"text", "hm"}}})
        CHECK(!pair.top.ask(ada, request).is_null());
    CHECK(error_of(pair.top.ask(ada, {{"do", "answer"}, {"number", 0}, {"hash", ""}, {"option", 0}})) == "not_allowed");
    CHECK(pair.top.http("GET", "/api/record", {}, pair.token(0)).status == 400);
    pair.top.pass(1'000);

    const std::string foreign = write_record(played_with(better[0], "random"), better);
    pair.top.shelf = printed_shelf();
    CHECK(pair.top.restart().empty());
    const Connection again = pair.top.hello(pair.token(0));
    CHECK(pair.top.last(again, "table")["state"] == "playing");
    CHECK(!pair.top.last(again, "position").is_null());
    const Json refused = pair.top.post("/api/import", {{"record", foreign}, {"as", "replay"}}, 400);
    CHECK(refused["error"].get<std::string>().find("the box here is " + printed_shelf()[0].label.name) !=
          std::string::npos);
}
