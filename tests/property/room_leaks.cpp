// Nothing that a seat cannot know reaches it: rooms are compared with rooms that look the same to the seat.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "games/deus/deus_game.hpp"
#include "games/machina/machina_game.hpp"
#include "property/deus_drifter.hpp"
#include "property/deus_setups.hpp"
#include "property/machina_setups.hpp"
#include "room/room.hpp"

using namespace pantheon;
using Json = nlohmann::json;

namespace {

// Games of one kind, with any options, and those who play them.
struct Games {
    GameKind kind;
    GameOptions (*options)(Rng& rng);
    battery::Drifter drifter;
};

Seat viewer(int p) { return p < 0 ? Seat::nobody : seat_at(p); }

std::string first_difference(const std::string& a, const std::string& b) {
    std::size_t at = 0;
    while (at < std::min(a.size(), b.size()) && a[at] == b[at]) ++at;
    const std::size_t from = at < 60 ? 0 : at - 60;
    return "…" + a.substr(from, 120) + "…\nand …" + b.substr(from, 120) + "…";
}

// Every seat is told the same in a room where everything that it cannot see is different.
std::string check_secrets(const Room& room, Rng& rng) {
    for (int p = -1; p < room.players(); ++p) {
        const Room other = room.imagine(viewer(p), rng);
        const std::size_t since = room.log().size() < 5 ? 0 : room.log().size() - 5;
        const std::string here = room.position_json(viewer(p), Language::english, since);
        const std::string there = other.position_json(viewer(p), Language::english, since);
        if (here != there) return "seat " + std::to_string(p) + " is told secrets: " + first_difference(here, there);
        if (room.log_text(viewer(p), Language::english, {}) != other.log_text(viewer(p), Language::english, {}))
            return "the log of seat " + std::to_string(p) + " tells secrets";
        if (room.hash(viewer(p)) != other.hash(viewer(p))) return "a hash tells secrets";
    }
    return {};
}

std::string check_resume(const Room& room) {
    const auto again = Room::resume(room.plan(), room.log(), room.tentative());
    if (!again) return again.error();
    for (int p = -1; p < room.players(); ++p)
        if (room.position_json(viewer(p), Language::french, 0) != again->position_json(viewer(p), Language::french, 0))
            return "a room that came back tells seat " + std::to_string(p) + " something else";
    return {};
}

// Undoing as far as it goes ends where the seat was asked: at the last confirmed position.
std::string check_undo(Room& room) {
    const Seat seat = room.asked();
    const auto firm = Room::resume(room.plan(), room.log(), {});
    if (!firm) return firm.error();
    std::size_t undone = 0;
    while (room.can_undo(seat)) {
        if (room.undo(seat)) return "what can be undone is not";
        ++undone;
    }
    if (!room.undo(seat) || !room.restart(seat)) return "undo goes too far";
    if (room.hash(seat) != firm->hash(seat)) return "undo does not end at the confirmed position";
    while (undone-- > 0)
        if (room.redo(seat)) return "what was undone cannot be done again";
    return {};
}

// What was tried is what happens: nobody is shown a turn that comes out otherwise. That somebody else comes next is
// only assumed: a secret may end the game before that.
std::string confirm(Room& room, Seat seat) {
    const Json tried = Json::parse(room.position_json(seat, Language::english, room.log().size()));
    const std::size_t answers = room.tentative().size();
    const auto entry = room.confirm(seat);
    if (!entry) return "a pause cannot be confirmed: " + entry.error();
    const Json firm = Json::parse(room.position_json(seat, Language::english, room.log().size() - 1));
    const Json& told = firm["events"];
    Json expected = tried["events"];
    if (room.is_over() && !expected.empty() && expected.back().contains("begins_turn") &&
        expected.back()["seat"] != place(seat))
        expected.erase(expected.size() - 1);
    if (told.size() < expected.size() || !std::equal(expected.begin(), expected.end(), told.begin()))
        return "the events of a turn came out otherwise: " + expected.dump() + " " + told.dump();
    const bool all = told.size() == expected.size() && entry->answers.size() == answers;
    if (all && firm["asked"] != tried["asked"] && firm["view"] != tried["view"] &&
        room.game().prompt().joins == Joins::line)
        return "a turn came out otherwise: " + first_difference(tried["view"].dump(), firm["view"].dump());
    return {};
}

// One answer, sometimes with a look at everything.
std::string step(Room& room, const battery::Drifter& drifter, Rng& rng) {
    const Seat seat = room.asked();
    if (room.answer(seat, drifter.answer(room.game().choice(), rng))) return "an option is refused";
    std::string wrong;
    if (rng.below(20) == 0) {
        wrong = check_secrets(room, rng);
        if (wrong.empty()) wrong = check_undo(room);
        if (wrong.empty() && rng.below(8) == 0) wrong = check_resume(room);
    }
    if (wrong.empty() && room.can_confirm(seat)) wrong = confirm(room, seat);
    if (wrong.empty() && room.log().size() > 8 && rng.below(200) == 0 &&
        !room.take_back(room.log().size() - 1 - rng.below(5)))
        return "a game cannot go back";
    return wrong;
}

void play_many(int games, const Games& of, std::uint64_t first_seed) {
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        Rng rng{seed};
        auto room = Room::open({&of.kind, of.options(rng), seed, {}});
        REQUIRE_MESSAGE(room.ok(), room.error());
        room->deal();
        for (int answers = 0; answers < 3000 && !room->is_over(); ++answers)
            if (const std::string wrong = step(*room, of.drifter, rng); !wrong.empty())
                FAIL("seed " << seed << ": " << wrong);
        if (const std::string wrong = check_secrets(*room, rng); !wrong.empty()) FAIL("seed " << seed << ": " << wrong);
    }
}

}  // namespace

TEST_CASE("no seat is told what it cannot know, in random games of Deus") {
    play_many(battery::games(60),
              {deus::deus_kind(deus::built_in_box()),
               [](Rng& rng) { return deus::random_options(deus::built_in_box(), rng); }, deus::drifter()},
              81'000'000);
}

TEST_CASE("no seat is told what it cannot know, in random games with Egypt") {
    play_many(battery::games(60),
              {deus::deus_kind(deus::built_in_box()),
               [](Rng& rng) { return deus::random_egypt_options(deus::built_in_box(), rng); }, deus::drifter()},
              82'000'000);
}

TEST_CASE("no seat is told what it cannot know, in random games of Deus Ex Machina") {
    play_many(battery::games(60),
              {machina::machina_kind(machina::built_in_box()),
               [](Rng& rng) { return machina::options_of(machina::random_setup(machina::built_in_box(), rng)); },
               machina::drifter(true)},
              83'000'000);
}
