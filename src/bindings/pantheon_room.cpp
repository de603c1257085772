#include "bindings/pantheon_room.h"

#include "bindings/flat_json.hpp"
#include "bindings/handle.hpp"
#include "core/json_writer.hpp"
#include "players/seated_player.hpp"
#include "room/hint.hpp"
#include "room/saved_room.hpp"
#include "table/analyst.hpp"
#include "table/puzzle.hpp"

using namespace pantheon;

struct PantheonRoom {
    Shelf shelf;  // of its kind of game, unless the room has its own
    SeatedRoom seated;
    std::string text{};  // what was returned last
    std::array<std::optional<SeatedPlayer>, max_players> players{};
    std::unique_ptr<Analyst> analyst{};  // once it was asked

    Room& room() { return seated.room; }
    // Who answers for the asked seat, and has followed the game up to now.
    SeatedPlayer& player(const PlayerChoice& choice, std::uint64_t seed) {
        auto& here = players[static_cast<std::size_t>(place(room().asked()))];
        if (!here || here->choice().name != choice.name)
            here.emplace(choice, *room().beginning(), room().asked(), seed);
        here->follow(room().all_answers());
        return *here;
    }
    bool has_seat(int seat) const { return seat >= -1 && seat < seated.room.players(); }
    Confirm setting(Seat seat) const { return seated.confirm[static_cast<std::size_t>(place(seat))]; }
};

namespace {

constexpr PantheonRoom* no_room = nullptr;
constexpr const char* no_text = nullptr;

PantheonRoom* seat_all(Shelf shelf, Room room, std::vector<std::string> names) {
    room.deal();
    return new PantheonRoom{std::move(shelf), {std::move(room), std::move(names)}};
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        lines.emplace_back(line);
    }
    return lines;
}

std::string no_seat(int seat) { return "there is no seat " + std::to_string(seat); }

// 1, or 0 and the sentence.
int unless(const std::optional<Error>& error) { return error ? fail(error->sentence, 0) : 1; }

int confirm_if_it_must(PantheonRoom* room, Seat seat) {
    if (room->room().must_confirm(seat, room->setting(seat))) (void)room->room().confirm(seat);
    return 1;
}

int perform(PantheonRoom* room, int seat, std::optional<Error> (Room::*action)(Seat)) {
    if (seat < 0 || !room->has_seat(seat)) return fail(no_seat(seat), 0);
    return unless((room->room().*action)(seat_at(seat)));
}

}  // namespace

extern "C" {

PantheonRoom* pantheon_room_new(const char* game, const char* options, std::uint64_t seed, const char* names) {
    const Shelf shelf = bound_shelf();
    const GameKind* kind = find_game(*shelf, view_of(game));
    if (!kind) return fail("there is no game \"" + std::string(view_of(game)) + "\"", no_room);
    const auto wanted = read_options(view_of(options));
    if (!wanted) return fail(wanted.error(), no_room);
    auto room = Room::open({kind, *wanted, seed, {}});
    if (!room) return fail(room.error(), no_room);
    std::vector<std::string> seats = lines_of(view_of(names));
    if (!seats.empty() && static_cast<int>(seats.size()) != room->players())
        return fail("the names must be those of " + std::to_string(room->players()) + " players", no_room);
    return seat_all(shelf, std::move(*room), std::move(seats));
}

PantheonRoom* pantheon_room_load(const char* text, int answers, std::uint64_t seed) {
    const Shelf shelf = bound_shelf();
    auto record = read_record(view_of(text), *shelf);
    if (!record) return fail(record.error(), no_room);
    const int all = static_cast<int>(record->answers.size());
    if (answers < -1 || answers > all)
        return fail("the record has " + std::to_string(all) + " answers to begin with", no_room);
    if (answers >= 0) record->answers.resize(static_cast<std::size_t>(answers));
    const auto kind = kind_for(*record, *shelf);
    if (!kind) return fail(kind.error(), no_room);
    RoomPlan plan{kind->get(), record->options, seed, record->answers, *kind};
    for (const std::size_t hint : record->hints)
        if (hint < record->answers.size()) plan.hints.push_back(hint);
    auto room = Room::open(std::move(plan));
    if (!room) return fail(room.error(), no_room);
    return seat_all(shelf, std::move(*room), std::move(record->players));
}

PantheonRoom* pantheon_room_think(PantheonRoom* room, int seat, std::uint64_t seed) {
    if (seat < 0 || !room->has_seat(seat)) return fail(no_seat(seat), no_room);
    auto private_room = room->room().to_think({seat_at(seat), seed});
    if (!private_room) return fail(private_room.error(), no_room);
    return seat_all(room->shelf, std::move(*private_room), room->seated.names);
}

PantheonRoom* pantheon_room_resume(const char* saved) {
    const Shelf shelf = bound_shelf();
    auto seated = read_room(view_of(saved), *shelf);
    if (!seated) return fail(seated.error(), no_room);
    return new PantheonRoom{shelf, std::move(*seated)};
}

void pantheon_room_free(PantheonRoom* room) { delete room; }

const char* pantheon_room_cards(PantheonRoom* room) {
    const GameKind& kind = *room->room().plan().kind;
    return keep(room->text, std::string("{\"printed\":") + (kind.label.changes.empty() ? "true" : "false") +
                                ",\"cards\":" + kind.cards_json(kind) + "}");
}

int pantheon_room_asked(PantheonRoom* room) {
    return is_player(room->room().asked()) ? place(room->room().asked()) : -1;
}

int pantheon_room_answers(PantheonRoom* room) { return static_cast<int>(room->room().answers()); }

const char* pantheon_room_position(PantheonRoom* room, int seat, const char* language, int since) {
    if (!room->has_seat(seat)) return fail(no_seat(seat), no_text);
    const auto from = static_cast<std::size_t>(std::max(since, 0));
    return keep(room->text, room->room().position_json(viewer_of(seat), language_of(language), from));
}

const char* pantheon_room_look(PantheonRoom* room, int answers, int seat, const char* language) {
    if (!room->has_seat(seat)) return fail(no_seat(seat), no_text);
    if (answers < 0) return fail("a game has no fewer than 0 answers", no_text);
    const auto look = room->room().look_json(static_cast<std::size_t>(answers), viewer_of(seat), language_of(language));
    return look ? keep(room->text, *look) : fail(look.error(), no_text);
}

int pantheon_room_setting(PantheonRoom* room, int seat, const char* confirm) {
    if (seat < 0 || !room->has_seat(seat)) return fail(no_seat(seat), 0);
    const auto setting = confirm_named(view_of(confirm));
    if (!setting) return fail("the setting is \"always\", \"turn\" or \"never\"", 0);
    room->seated.confirm[static_cast<std::size_t>(seat)] = *setting;
    return confirm_if_it_must(room, seat_at(seat));
}

int pantheon_room_answer(PantheonRoom* room, int seat, int option) {
    if (seat < 0 || !room->has_seat(seat)) return fail(no_seat(seat), 0);
    if (const auto error = room->room().answer(seat_at(seat), option)) return fail(error->sentence, 0);
    return confirm_if_it_must(room, seat_at(seat));
}

int pantheon_room_undo(PantheonRoom* room, int seat) { return perform(room, seat, &Room::undo); }

int pantheon_room_redo(PantheonRoom* room, int seat) {
    return perform(room, seat, &Room::redo) && confirm_if_it_must(room, seat_at(seat));
}

int pantheon_room_restart(PantheonRoom* room, int seat) { return perform(room, seat, &Room::restart); }

int pantheon_room_confirm(PantheonRoom* room, int seat) {
    if (seat < 0 || !room->has_seat(seat)) return fail(no_seat(seat), 0);
    const auto entry = room->room().confirm(seat_at(seat));
    return entry ? 1 : fail(entry.error(), 0);
}

int pantheon_room_take_back(PantheonRoom* room, int entries) {
    if (entries < 0) return fail("there is nothing to take back to " + std::to_string(entries), 0);
    const auto entry = room->room().take_back(static_cast<std::size_t>(entries));
    return entry ? 1 : fail(entry.error(), 0);
}

int pantheon_room_bot(PantheonRoom* room, const char* player, std::uint64_t seed, int milliseconds) {
    const auto choice = read_player(room->room().game().tables(), view_of(player));
    if (!choice) return fail(choice.error(), -1);
    const Seat seat = room->room().asked();
    if (!is_player(seat)) return fail("the game is over; nothing is asked", -1);
    if (room->room().can_confirm(seat)) return fail("the answers of this seat wait to be confirmed", -1);
    const auto scripted = room->room().scripted();
    const Answer option =
        scripted ? *scripted
                 : room->player(*choice, seed)
                       .think(room->room().game(), {.seed = seed, .milliseconds = std::max(milliseconds, 0)})
                       .answer;
    if (const auto error = room->room().answer(seat, option)) return fail(error->sentence, -1);
    if (room->room().can_confirm(seat)) (void)room->room().confirm(seat);
    return option;
}

const char* pantheon_room_hopes(PantheonRoom* room) {
    const GameKind& kind = *room->room().plan().kind;
    if (!kind.analyst) return fail("nobody can judge games of " + kind.name + " yet", no_text);
    if (!room->analyst) room->analyst = kind.analyst(room->room().game());
    const Hopes hopes = room->analyst->hopes(room->room().game());
    JsonWriter json;
    const auto by_seat = [&](std::string_view name, double Hope::* number) {
        json.key(name).array([&] {
            for (int p = 0; p < room->room().players(); ++p) json.value(hopes[static_cast<std::size_t>(p)].*number);
        });
    };
    json.object([&] { by_seat("win", &Hope::win), by_seat("points", &Hope::points); });
    return keep(room->text, json.text());
}

const char* pantheon_room_hint(PantheonRoom* room, int seat, const char* language, std::uint64_t seed,
                               int milliseconds) {
    if (seat < 0 || !room->has_seat(seat)) return fail(no_seat(seat), no_text);
    Room& here = room->room();
    if (!room->seated.hints) return fail(no_hints_here, no_text);
    const HintPlan plan{.seed = seed, .milliseconds = std::max(milliseconds, 0)};
    const auto question = hint_question(here, seat_at(seat), language_of(language));
    if (!question) return fail(question.error(), no_text);
    here.note_hint(here.hint_now());
    return keep(room->text, hint_json(*question, plan));
}

int pantheon_room_hints(PantheonRoom* room, int on) {
    room->seated.hints = on != 0;
    return 1;
}

int pantheon_room_reach(PantheonRoom* room, const char* goal) {
    const auto wanted = goal_named(view_of(goal), room->room().game().tables());
    if (!wanted) return fail("there is no goal \"" + std::string(view_of(goal)) + "\"", 0);
    // From the position before the tentative answers on.
    const auto game = room->room().beginning();
    for (const Answer answer : room->room().all_answers()) game->apply(answer);
    TurnOf turn(*game);
    turn.answer(room->room().tentative());
    return turn.reach(*wanted);
}

const char* pantheon_room_record(PantheonRoom* room) {
    const auto record = room->room().record(room->seated.names);
    return record ? keep(room->text, write_record(*record, *room->shelf)) : fail(record.error(), no_text);
}

const char* pantheon_room_log(PantheonRoom* room, int seat, const char* language) {
    if (!room->has_seat(seat)) return fail(no_seat(seat), no_text);
    return keep(room->text, room->room().log_text(viewer_of(seat), language_of(language), room->seated.names));
}

const char* pantheon_room_save(PantheonRoom* room) { return keep(room->text, write_room(room->seated)); }
}
