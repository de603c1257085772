// What the engine does today is what it did before: recorded games, counted positions, the signature.
// PANTHEON_WRITE_GOLDEN=1 writes the files anew, except for records; then say in the commit why they changed.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <sstream>

#include "games/deus/box_folder.hpp"
#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/options.hpp"
#include "games/deus/prompts.hpp"
#include "games/machina/greedy.hpp"
#include "games/machina/lab.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/terminal.hpp"
#include "is_slow.hpp"
#include "lab/perft.hpp"
#include "shelf/shelf.hpp"
#include "table/record.hpp"
#include "unit/golden.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

// The box that the goldens were written with: correcting a card of boxes/ makes no old game a different one.
const deus::Box& box() {
    static const Result<deus::Box> frozen = deus::load_box(source_folder() + "/tests/box/deus");
    if (!frozen) FAIL(frozen.error());
    return *frozen;
}
GameKind frozen_machina() {
    auto kind = machina::terminal_kind().with_box_of(source_folder() + "/tests/box/machina");
    if (!kind) FAIL(kind.error());
    return *kind;
}
std::span<const GameKind> shelf() {
    static const GameKind kinds[] = {deus::deus_kind(box()), frozen_machina()};
    return kinds;
}
const GameKind& kind_named(std::string_view name) { return shelf()[name == "machina" ? 1 : 0]; }

// A record without its header: options that came later must not make an old game a different one.
std::string turns_of(const std::string& record) { return record.substr(std::min(record.find("\n\n"), record.size())); }

// Writes the record if it is missing; one that is there is kept for ever.
std::string difference_from_record(const std::string& name, const std::string& text) {
    const auto path = golden_folder() / "records" / name;
    if (std::getenv("PANTHEON_WRITE_GOLDEN") && !std::filesystem::exists(path))
        std::ofstream(path, std::ios::binary) << text;
    if (!std::filesystem::exists(path)) return name + " is missing; PANTHEON_WRITE_GOLDEN=1 writes it";
    const std::string difference = first_difference(turns_of(text_of(path)), turns_of(text));
    return difference.empty() ? "" : name + ", after its header, " + difference;
}

// Records are as old as players that drew all their numbers from one source.
Answer answer_of(std::string_view player, const AnyGame& game, Rng& thoughts) {
    if (player == "random") return random_option(game.choice().options, thoughts);
    if (game.name() == "machina") {
        const machina::Setup& setup = machina::setup_of(game);
        return machina::greedy_answer(setup, machina::view(setup, machina::state_of(game), game.choice().seat),
                                      thoughts);
    }
    const deus::Setup& setup = deus::setup_of(game);
    return deus::greedy_answer(setup, deus::view(setup, deus::state_of(game), game.choice().seat), thoughts);
}

// A whole game in which every seat is held by the same kind of player.
Record played(const GameKind& kind, const GameOptions& options, std::uint64_t seed, std::string_view player) {
    auto game = kind.begin(kind, options, seed);
    REQUIRE(game.ok());
    Record record = record_of(kind, (*game)->options());
    for (int p = 0; p < (*game)->players(); ++p) record.players.emplace_back(player);
    Rng luck{seed}, thoughts{seed + 1};
    while (!(*game)->is_over()) {
        const Choice& choice = (*game)->choice();
        const Answer answer =
            choice.seat == Seat::luck ? random_option(choice.options, luck) : answer_of(player, **game, thoughts);
        record.answers.push_back(answer);
        (*game)->apply(answer);
    }
    return record;
}

std::string hex(std::uint64_t number) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

// The position after so many random answers, or the next one in which somebody begins a turn.
deus::State somewhere(const deus::Setup& setup, std::uint64_t seed, int answers) {
    Rng rng{seed};
    Silent silent;
    deus::State state = Deus::begin(setup);
    settle<Deus>(setup, state, silent);
    while (!Deus::is_over(state) && (answers-- > 0 || Deus::choice(state).prompt != Prompt::turn))
        answer<Deus>(setup, state, random_option(Deus::choice(state).options, rng), silent);
    return state;
}

struct Count {
    const char* options;
    int answers, depth;
};
constexpr Count counts[] = {
    {"players=2", 0, 2},
    {"players=2", 0, 5},
    {"players=2", 60, 5},
    {"players=2", 200, 5},
    {"players=3", 40, 5},
    {"players=3 layout=ring", 300, 5},
    {"players=4", 80, 5},
    {"players=4 start=10 wildcard=on", 60, 4},
    {"players=4 wildcard=on", 400, 4},
    {"players=2 start=8,10 wildcard=on empty-deck=trigger", 150, 5},
    {"players=2 egypt=all", 0, 5},
    {"players=2 egypt=all", 250, 4},
    {"players=3 egypt=all", 200, 4},
    {"players=4 egypt=all temples=mix", 300, 4},
    {"players=2 egypt=maritime,military", 200, 4},
    {"players=3 egypt=production,scientific", 250, 4},
    {"players=4 egypt=civil,temple wildcard=on horus=itself", 350, 4},
};

// Deus Ex Machina: from the setup on, and from the first real question after so many random answers.
constexpr Count machina_counts[] = {
    {"players=2 gods=luck", 0, 4},
    {"players=2", 40, 5},
    {"players=2 mini=on", 150, 5},
    {"players=3", 60, 5},
    {"players=3 mini=on reduction=track tribute=user", 120, 5},
    {"players=4", 80, 5},
    {"players=4 mini=on", 200, 5},
};

GameOptions options_in(std::string_view text) {
    GameOptions options;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) options[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
    return options;
}

}  // namespace

TEST_CASE("one seeded game for each number of players, mix of modules and kind of player goes as it went before") {
    struct Game {
        const char *name, *options, *kind = "deus";
    };
    constexpr Game games[] = {
        {"deus-2", "players=2"},
        {"deus-3", "players=3"},
        {"deus-4", "players=4"},
        {"egypt-2-all", "players=2 egypt=all"},
        {"egypt-3-all", "players=3 egypt=all"},
        {"egypt-4-all", "players=4 egypt=all"},
        {"egypt-2-mix", "players=2 egypt=maritime,military,temple"},
        {"egypt-3-mix", "players=3 egypt=production,scientific,civil stand-in=always"},
        {"egypt-4-mix", "players=4 egypt=scientific,military temples=mix horus=itself wildcard=on"},
        {"machina-2", "players=2", "machina"},
        {"machina-3-mini", "players=3 mini=on gods=luck", "machina"},
        {"machina-4-mini", "players=4 mini=on reduction=track tribute=user", "machina"},
    };
    for (const char* player : {"random", "greedy"})
        for (const Game& game : games) {
            // The greedy player tries every answer: with sanitizers, plain games of two are enough.
            const GameOptions options = options_in(game.options);
            if (is_slow && player == std::string_view("greedy") && options != options_in("players=2")) continue;
            const GameKind& kind = kind_named(game.kind);
            // Records of an older version stay, and go on being replayed below.
            const std::string since = "-rules" + std::to_string(kind.rules_version);
            const Record record = played(kind, options, 2014, player);
            const std::string name = std::string(game.name) + "-" + player + since + ".pantheon";
            CHECK(difference_from_record(name, write_record(record, shelf())) == "");
        }
}

TEST_CASE("all old records are read and replayed to the result they tell") {
    std::vector<std::filesystem::path> paths;
    for (const auto& file : std::filesystem::directory_iterator(golden_folder() / "records"))
        if (file.path().extension() == ".pantheon") paths.push_back(file.path());
    std::sort(paths.begin(), paths.end());
    REQUIRE(paths.size() >= 42);
    for (const auto& path : paths) {
        INFO(path.filename().string());
        const std::string text = text_of(path);
        const auto record = read_record(text, shelf());
        REQUIRE_MESSAGE(record.ok(), (record ? "" : record.error()));
        const auto game = replay(*record, shelf());
        REQUIRE(game.ok());
        CHECK((*game)->is_over());
        CHECK(text.find("\nresult: ") != std::string::npos);  // the reader compares it with the scores
        const auto again = read_record(write_record(*record, shelf()), shelf());
        REQUIRE(again.ok());
        CHECK(*again == *record);
    }
}

// With what people have today, and not with the box of these tests.
TEST_CASE("records that name no box are read with the one of their time") {
    const std::vector<GameKind> today = built_in_shelf();
    for (const char* name : {"deus-2-greedy", "deus-4-random"}) {
        CAPTURE(name);
        std::string text = text_of(golden_folder() / "records" / (std::string(name) + ".pantheon"));
        REQUIRE(text.find("\nbox: ") == std::string::npos);
        const auto record = read_record(text, today);
        REQUIRE_MESSAGE(record.ok(), (record ? "" : record.error()));
        CHECK(record->box.name != find_game(today, "deus")->label.name);
        CHECK((*replay(*record, today))->is_over());
        CHECK(read_record(write_record(*record, today), today).ok());
        // What fits no box is told as if there were only today's.
        text.replace(text.find("build "), 6, "dance ");
        const auto wrong = read_record(text, today);
        REQUIRE(!wrong.ok());
        CHECK(wrong.error().find("is not possible here") != std::string::npos);
    }
}

TEST_CASE("the positions that can be reached are as many as before") {
    std::string text = "# Ways to answer the next questions (perft) from a turn after so many seeded random answers.\n";
    for (const Count& count : counts) {
        const auto setup = deus::make_setup(box(), options_in(count.options), 5);
        REQUIRE(setup.ok());
        const deus::State state = somewhere(*setup, 7, count.answers);
        text += std::string(count.options) + ", after " + std::to_string(count.answers) + ", depth " +
                std::to_string(count.depth) + ": " + std::to_string(perft<Deus>(*setup, state, count.depth)) + "\n";
    }
    CHECK(difference_from_golden("perft.txt", text) == "");
}

TEST_CASE("so are those of Deus Ex Machina") {
    const GameKind& kind = kind_named("machina");
    std::string text =
        "# Ways to answer the next questions (perft) from a question after so many seeded random answers.\n";
    for (const Count& count : machina_counts) {
        auto game = kind.begin(kind, options_in(count.options), 0);
        REQUIRE(game.ok());
        Rng rng{7};
        for (int answers = 0; answers < count.answers || (*game)->choice().seat == Seat::luck; ++answers) {
            REQUIRE(!(*game)->is_over());
            (*game)->apply(random_option((*game)->choice().options, rng));
        }
        text += std::string(count.options) + ", after " + std::to_string(count.answers) + ", depth " +
                std::to_string(count.depth) + ": " + std::to_string(kind.perft(**game, count.depth)) + "\n";
    }
    CHECK(difference_from_golden("machina_perft.txt", text) == "");
}

TEST_CASE("the signature is the same with every compiler") {
    CHECK(difference_from_golden("signature.txt", hex(signature(deus::built_in_box())) + "\n") == "");
    CHECK(difference_from_golden("machina_signature.txt", hex(machina::signature(machina::built_in_box())) + "\n") ==
          "");
}

TEST_CASE("a golden text that differs is told by its first difference") {
    CHECK(first_difference("a\nb\n", "a\nb\n") == "");
    CHECK(first_difference("a\nb\nc\n", "a\nx\nc\n") == "line 2: expected \"b\", found \"x\"");
    CHECK(first_difference("a\n", "a\nb\n") == "line 2: expected the end, found \"b\"");
    CHECK(first_difference("", "a") == "line 1: expected the end, found \"a\"");
    const std::string long_line(100'000, 'a');
    CHECK(first_difference(long_line + "b" + long_line, long_line + "c" + long_line).size() < 400);
}
