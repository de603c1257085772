// `pantheon puzzles`: positions in which one turn is clearly best: makes them, makes sure of them, lists them.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <thread>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/puzzle_maker.hpp"
#include "lab/side_by_side.hpp"
#include "room/puzzle_json.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

constexpr const char* ending = ".puzzle";
// Half of what a puzzle is made with: those that were found with other worlds had some luck.
constexpr double still = PuzzleStandard{}.margin / 2;

struct PuzzleWish {
    std::string game;
    std::vector<std::string> files;
    int make = 0;
    bool check = false;
    std::string folder;
    std::uint64_t seed = 1;
    int worlds = PuzzleStandard{}.worlds;
    int games = PuzzlePlan{}.games;
    int threads = 0;
    bool json = false;
};

std::vector<std::string> files_in(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none))
        if (entry.path().extension() == ending) files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

std::string percent_text(double share) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
    return text;
}

std::vector<Puzzle> read_all(const PuzzleWish& wish, const Context& context) {
    std::vector<Puzzle> puzzles;
    for (const std::string& file : wish.files.empty() ? files_in(wish.folder) : wish.files) {
        auto puzzle = read_puzzle(std::filesystem::path(file).stem().string(), read_text(file), context.shelf);
        if (!puzzle) fail(file + ": " + puzzle.error());
        if (puzzle->record.game != wish.game) fail(file + ": this is a puzzle of " + puzzle->record.game);
        puzzles.push_back(std::move(*puzzle));
    }
    if (puzzles.empty()) fail("there are no puzzles in \"" + wish.folder + "\"; --make N makes some");
    return puzzles;
}

void tell(const Puzzle& puzzle) {
    std::cout << puzzle.id << ": difficulty " << puzzle.difficulty << ", reaches " << puzzle.best.reach << ", not "
              << puzzle.tempting.reach << ", margin " << percent_text(puzzle.margin) << '\n';
}

// The set of a folder is what was made last.
void make(const PuzzleWish& wish, const GameKind& kind, const Context& context) {
    const Progress line;
    PuzzlePlan plan{.game = &kind,
                    .puzzles = wish.make,
                    .games = wish.games,
                    .seed = wish.seed,
                    .threads = wish.threads,
                    .standard = {.worlds = wish.worlds, .seed = wish.seed}};
    plan.told = [&](int games, int found) {
        line.say(std::to_string(found) + " of " + std::to_string(wish.make) + " puzzles, " + std::to_string(games) +
                 " games");
    };
    const auto made = make_puzzles(plan);
    if (!made) fail(made.error());
    line.say("");
    std::filesystem::create_directories(wish.folder);
    for (const std::string& old : files_in(wish.folder)) std::filesystem::remove(old);
    for (const Puzzle& puzzle : *made) {
        write_text(wish.folder + "/" + puzzle.id + ending, write_puzzle(puzzle, context.shelf));
        tell(puzzle);
    }
    std::cout << made->size() << " puzzles in " << wish.folder << '\n';
}

struct Checked {
    double margin = 0;  // the smaller of both
    std::string doubt;
};

Checked check_twice(const Puzzle& puzzle, const PuzzleWish& wish, const Context& context) {
    const auto position = replay(puzzle.record, context.shelf);
    const auto kind = kind_for(puzzle.record, context.shelf);
    const auto analyst = (*kind)->analyst(**position);
    Checked checked{.margin = 1, .doubt = ""};
    for (const std::uint64_t seed : {wish.seed + 1'000, wish.seed + 2'000}) {  // others than those it was made with
        const PuzzleCheck check =
            check_puzzle(puzzle, **position, *analyst, {.margin = still, .worlds = wish.worlds, .seed = seed});
        checked.margin = std::min(checked.margin, check.margin);
        if (checked.doubt.empty()) checked.doubt = check.doubt;
    }
    return checked;
}

void check(const PuzzleWish& wish, const std::vector<Puzzle>& puzzles, const Context& context) {
    const Progress line;
    std::vector<Checked> checked(puzzles.size());
    int done = 0;
    side_by_side(
        wish.threads, 0, static_cast<int>(puzzles.size()),
        [&](int n) {
            checked[static_cast<std::size_t>(n)] = check_twice(puzzles[static_cast<std::size_t>(n)], wish, context);
        },
        [&] { line.say(std::to_string(++done) + " of " + std::to_string(puzzles.size()) + " puzzles"); });
    line.say("");
    Json list = Json::array();
    int doubtful = 0;
    double least = 1;
    for (std::size_t n = 0; n < puzzles.size(); ++n) {
        const Checked& one = checked[n];
        list.push_back(
            {{"id", puzzles[n].id}, {"margin", one.margin}, {"holds", one.doubt.empty()}, {"doubt", one.doubt}});
        least = std::min(least, one.margin);
        doubtful += !one.doubt.empty();
        if (!one.doubt.empty() && !wish.json)
            std::cout << puzzles[n].id << ": " << one.doubt << " (margin " << percent_text(one.margin) << ")\n";
    }
    if (wish.json) std::cout << Json{{"puzzles", list}}.dump(1) << '\n';
    else
        std::cout << puzzles.size() - static_cast<std::size_t>(doubtful) << " of " << puzzles.size()
                  << " puzzles hold with both seeds; the smallest margin is " << percent_text(least) << '\n';
    if (doubtful > 0) fail(std::to_string(doubtful) + " puzzles do not hold: make them anew");
}

void run(PuzzleWish wish, const Context& context) {
    const GameKind& kind = game_named(context, wish.game);
    if (wish.folder.empty()) wish.folder = "puzzles/" + kind.name;
    if (wish.threads == 0) wish.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    if (wish.make > 0) make(wish, kind, context);
    if (wish.make > 0 && !wish.check) return;
    const std::vector<Puzzle> puzzles = read_all(wish, context);
    if (wish.check) check(wish, puzzles, context);
    else if (wish.json) std::cout << puzzles_json(kind, puzzles, context.shelf) << '\n';
    else
        for (const Puzzle& puzzle : puzzles) tell(puzzle);
}

}  // namespace

void add_puzzles(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<PuzzleWish>();
    Command command(app, "puzzles", "Positions in which one turn is clearly best: make, check and list them");
    command.needs("game", wish->game, "GAME", "Name of the game");
    command.takes("files", wish->files, "FILE", "Files with a puzzle each; those of the folder if none is named");
    command.takes("--make", wish->make, 0, 10'000, "N", "Make so many, in the place of those in the folder");
    command.flag("--check", wish->check, "Look at each again, twice, with different seeds");
    command.takes("--folder", wish->folder, "DIR", "Where they lie; puzzles/GAME if nothing is said");
    command.takes("--seed", wish->seed, "N", "The same number makes the same puzzles");
    command.takes("--worlds", wish->worlds, 10, 1'000'000, "N", "Worlds in which turns are compared");
    command.takes("--games", wish->games, 1, 1'000'000, "N", "Games in which they are looked for, at most");
    command.takes("--threads", wish->threads, 0, 1'000, "N", "0: as many as there are");
    command.flag("--json", wish->json, "For programs: what the page shows, or what the check has found");
    command.example("Example: pantheon puzzles GAME --check\ndocs/puzzles.md describes what a puzzle is.");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
