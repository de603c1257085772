#include "room/puzzle_json.hpp"

#include "core/json_writer.hpp"
#include "room/saved_room.hpp"
#include "table/french.hpp"
#include "table/material.hpp"

namespace pantheon {

namespace {

void write_both(JsonWriter& out, std::string_view key, const Bilingual<std::string_view>& text) {
    out.key(key).object([&] {
        out.member("en", text.en);
        out.member("fr", french_text(text.fr));
    });
}

std::string room_of(const Puzzle& puzzle, std::span<const GameKind> shelf) {
    const auto kind = kind_for(puzzle.record, shelf);
    if (!kind) return "";
    auto room = Room::open({kind->get(), puzzle.record.options, 1, puzzle.record.answers, *kind});
    return room ? write_room({std::move(*room), {}}) : "";
}

}  // namespace

std::string puzzles_json(const GameKind& kind, std::span<const Puzzle> puzzles, std::span<const GameKind> shelf) {
    JsonWriter out;
    out.object([&] {
        out.member("game", kind.name);
        out.key("kinds").array([&] {
            for (const PuzzleKind& each : kind.material->puzzles.kinds)
                out.object([&] {
                    out.member("key", each.key);
                    out.member("goal", name_of(each.goal, *kind.tables));
                    write_both(out, "title", each.title);
                    write_both(out, "task", each.task);
                });
        });
        out.key("puzzles").array([&] {
            for (const Puzzle& each : puzzles)
                out.object([&] {
                    out.member("id", each.id);
                    out.member("kind", each.kind->key);
                    out.member("difficulty", each.difficulty);
                    out.member("seat", place(each.seat));
                    out.member("reach", each.best.reach);
                    out.key("best").array([&] {
                        for (const Answer answer : each.best.answers) out.value(static_cast<int>(answer));
                    });
                    out.member("room", room_of(each, shelf));
                });
        });
    });
    return out.text();
}

}  // namespace pantheon
