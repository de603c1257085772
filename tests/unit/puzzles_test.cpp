// Puzzles: made from games, made sure of, read from files, and the set that is shipped.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "is_slow.hpp"
#include "lab/puzzle_maker.hpp"
#include "room/puzzle_json.hpp"
#include "room/room.hpp"
#include "shelf/shelf.hpp"
#include "source_folder.hpp"
#include "table/material.hpp"

using namespace pantheon;

namespace {

const std::vector<GameKind>& puzzle_shelf() {
    static const std::vector<GameKind> all = terminal_shelf();
    return all;
}

struct PuzzleFile {
    std::string id, text;
};

std::vector<PuzzleFile> shipped(const std::string& game) {
    std::vector<PuzzleFile> files;
    for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/puzzles/" + game)) {
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files.push_back({entry.path().stem().string(), text.str()});
    }
    std::ranges::sort(files, {}, &PuzzleFile::id);
    return files;
}

// All of them, or some where everything takes long.
std::vector<PuzzleFile> some_shipped(const std::string& game, std::size_t most) {
    std::vector<PuzzleFile> all = shipped(game), some;
    const std::size_t step = std::max<std::size_t>(1, all.size() / most);
    for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
    return some;
}

Puzzle read(const PuzzleFile& file) {
    const auto puzzle = read_puzzle(file.id, file.text, puzzle_shelf());
    REQUIRE_MESSAGE(puzzle, (file.id + ": " + (puzzle ? "" : puzzle.error())));
    return *puzzle;
}

PuzzleCheck look_at(const Puzzle& puzzle, const PuzzleStandard& standard) {
    const auto position = replay(puzzle.record, puzzle_shelf());
    REQUIRE(position);
    const auto kind = kind_for(puzzle.record, puzzle_shelf());
    return check_puzzle(puzzle, **position, *(*kind)->analyst(**position), standard);
}

std::string with(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string complaint(const std::string& text) {
    const auto puzzle = read_puzzle("some", text, puzzle_shelf());
    REQUIRE(!puzzle);
    return puzzle.error();
}

}  // namespace

TEST_CASE("puzzles are found in a few games, hold when they are looked at again, and read back as they were written") {
    const GameKind& kind = *find_game(puzzle_shelf(), "machina");
    PuzzlePlan plan{.game = &kind, .puzzles = 2, .games = is_slow ? 4 : 16, .standard = {.worlds = is_slow ? 40 : 100}};
    const auto made = make_puzzles(plan);
    REQUIRE(made);
    REQUIRE(!made->empty());
    for (const Puzzle& puzzle : *made) {
        CHECK(puzzle.margin >= plan.standard.margin);
        CHECK(puzzle.best.reach > puzzle.tempting.reach);
        const PuzzleCheck again = look_at(puzzle, {.margin = 0.02, .worlds = 100, .seed = 77});
        CHECK_MESSAGE(again.doubt.empty(), (puzzle.id + ": " + again.doubt));
        const std::string text = write_puzzle(puzzle, puzzle_shelf());
        const Puzzle back = read({puzzle.id, text});
        CHECK(back.kind == puzzle.kind);
        CHECK(back.seat == puzzle.seat);
        CHECK(back.best == puzzle.best);
        CHECK(back.tempting == puzzle.tempting);
        CHECK(back.record == puzzle.record);
        CHECK(write_puzzle(back, puzzle_shelf()) == text);
    }
}

TEST_CASE("the same plan makes the same puzzles, whatever the number of threads") {
    const GameKind& kind = *find_game(puzzle_shelf(), "machina");
    PuzzlePlan plan{.game = &kind, .puzzles = 3, .games = is_slow ? 3 : 8, .standard = {.worlds = 20}};
    const auto one = make_puzzles(plan);
    plan.threads = 3;
    const auto three = make_puzzles(plan);
    REQUIRE(one);
    REQUIRE(three);
    REQUIRE(one->size() == three->size());
    for (std::size_t i = 0; i < one->size(); ++i)
        CHECK(write_puzzle((*one)[i], puzzle_shelf()) == write_puzzle((*three)[i], puzzle_shelf()));
}

TEST_CASE("a position in which every turn is as good is no puzzle") {
    const GameKind& kind = *find_game(puzzle_shelf(), "machina");
    const auto file = shipped("machina").front();
    const Puzzle puzzle = read(file);
    // Asked for what every turn reaches.
    const auto position = replay(puzzle.record, puzzle_shelf());
    const auto analyst = kind.analyst(**position);
    CHECK(check_puzzle(**position, *puzzle.kind, 0, *analyst, {.worlds = 20}).doubt == "every turn is as good");
    // Asked for more than any does.
    CHECK_FALSE(check_puzzle(**position, *puzzle.kind, 1'000, *analyst, {.worlds = 20}).doubt.empty());
    // With a best turn that is not.
    Puzzle wrong = puzzle;
    wrong.best.answers = puzzle.tempting.answers;
    CHECK(look_at(wrong, {.worlds = 50}).doubt == "a better turn than its best is known");
}

TEST_CASE("a file with a mistake names its line") {
    const std::string good = shipped("deus").front().text;
    CHECK(complaint("") == "this puzzle has no record");
    CHECK(complaint("puzzle\n" + good) == "this is no puzzle: its first line must be \"pantheon puzzle\"");
    CHECK(complaint(with(good, "kind: ", "kind: not ")).starts_with("line 2: there are no puzzles of the kind"));
    CHECK(complaint(with(good, "asks: ", "asks: not ")).starts_with("line 3: after this record "));
    CHECK(complaint(with(good, "difficulty: ", "difficulty: 1")) == "line 4: difficulty is from 1 to 5");
    CHECK(complaint(with(good, "\nasks: ", "\nasked: x\nasks: ")).starts_with("line 3: a puzzle has no \"asked\""));
    CHECK(complaint(with(good, "best: ", "best: dance; ")).find("\"dance\" is not possible here") != std::string::npos);
    CHECK(complaint(with(good, "\nreaches: ", "\nreaches: 9")).find("this reaches ") != std::string::npos);
    CHECK(complaint(with(good, "margin: ", "margin: about ")).find("expected a share") != std::string::npos);
    // The record begins after the header: its lines are counted from the top.
    const auto record_at =
        static_cast<long>(std::count(good.begin(), good.begin() + static_cast<long>(good.find("\ndeal: ")), '\n'));
    CHECK(complaint(with(good, "\ndeal: ", "\ndeal: dance; ")).starts_with("line " + std::to_string(record_at + 2)));
    CHECK(complaint(good.substr(0, good.find("pantheon record"))) == "this puzzle has no record");
}

TEST_CASE(
    "every puzzle of the set can be read: its record, its best turn and what tempts are possible and reach that") {
    std::size_t all = 0;
    for (const GameKind& kind : puzzle_shelf()) {
        const auto& kinds = kind.material->puzzles.kinds;
        all += shipped(kind.name).size();
        for (const PuzzleFile& file : some_shipped(kind.name, is_slow ? 4 : 1'000)) {
            const Puzzle puzzle = read(file);
            CHECK(puzzle.record.game == kind.name);
            CHECK(puzzle.record.box.name == kind.label.name);
            CHECK(puzzle.margin >= PuzzleStandard{}.margin - 0.0005);
            CHECK(std::ranges::any_of(kinds, [&](const PuzzleKind& each) { return &each == puzzle.kind; }));
            CHECK(file.id.starts_with(puzzle.kind->key));
        }
    }
    CHECK(all >= 100);
}

// As many answers as a table takes until its line waits to be confirmed.
std::size_t answers_until_confirmed(const Puzzle& puzzle, const Attempt& attempt) {
    const GameKind& kind = *find_game(puzzle_shelf(), puzzle.record.game);
    auto room = Room::open({&kind, puzzle.record.options, 1, puzzle.record.answers});
    REQUIRE(room);
    std::size_t given = 0;
    while (given < attempt.answers.size() && !room->can_confirm(puzzle.seat))
        REQUIRE_FALSE(room->answer(puzzle.seat, attempt.answers[given++]));
    CHECK_MESSAGE(room->can_confirm(puzzle.seat), puzzle.id);
    return given;
}

TEST_CASE("the turns of a puzzle end where a table waits for them to be confirmed, also at a card from a deck of one") {
    for (const GameKind& kind : puzzle_shelf())
        for (const PuzzleFile& file : some_shipped(kind.name, is_slow ? 4 : 1'000)) {
            const Puzzle puzzle = read(file);
            for (const Attempt& attempt : {puzzle.best, puzzle.tempting})
                CHECK_MESSAGE(answers_until_confirmed(puzzle, attempt) == attempt.answers.size(), file.id);
        }
}

// All of them with many worlds: `pantheon puzzles GAME --check`.
TEST_CASE("some puzzles of the set hold when they are looked at again with other seeds") {
    for (const GameKind& kind : puzzle_shelf()) {
        if (is_slow && kind.name == "deus") continue;
        for (const PuzzleFile& file : some_shipped(kind.name, is_slow ? 1 : 3)) {
            const PuzzleCheck check =
                look_at(read(file), {.margin = 0.02, .worlds = is_slow ? 20 : 120, .seed = 4'711});
            CHECK_MESSAGE(check.doubt.empty(), (kind.name + ", " + file.id + ": " + check.doubt));
        }
    }
}

TEST_CASE("a puzzle shows what its seat may know, and nothing else") {
    for (const GameKind& kind : puzzle_shelf()) {
        for (const PuzzleFile& file : some_shipped(kind.name, is_slow ? 1 : 5)) {
            const Puzzle puzzle = read(file);
            const auto room = Room::open({&kind, puzzle.record.options, 1, puzzle.record.answers});
            REQUIRE(room);
            Rng other{5};
            CHECK(room->imagine(puzzle.seat, other).position_json(puzzle.seat, Language::english, 0) ==
                  room->position_json(puzzle.seat, Language::english, 0));
        }
    }
}
