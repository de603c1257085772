// The command as people use it: what it prints, and one sentence with status 1 for everything that is wrong.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "cli/commands.hpp"
#include "games/deus/card_text.hpp"
#include "games/deus/deus_game.hpp"
#include "service/json_reader.hpp"
#include "service/listings.hpp"
#include "source_folder.hpp"
#include "table/french.hpp"
#include "table/game.hpp"
#include "table/session.hpp"

using namespace pantheon;
namespace fs = std::filesystem;

namespace {

struct Outcome {
    int status = 0;
    std::string out, err;
};

// Puts texts in place of standard input, output and error for a while.
class Streams {
    std::istringstream in_;
    std::ostringstream out_, err_;
    std::streambuf* old_in_ = std::cin.rdbuf(in_.rdbuf());
    std::streambuf* old_out_ = std::cout.rdbuf(out_.rdbuf());
    std::streambuf* old_err_ = std::cerr.rdbuf(err_.rdbuf());

public:
    explicit Streams(const std::string& input) : in_(input) { std::cin.rdbuf(in_.rdbuf()); }
    ~Streams() {
        std::cin.rdbuf(old_in_);
        std::cin.clear();
        std::cout.rdbuf(old_out_);
        std::cerr.rdbuf(old_err_);
    }
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;
    std::string out() const { return out_.str(); }
    std::string err() const { return err_.str(); }
};

Outcome pantheon_says(std::vector<std::string> words, const std::string& input = "") {
    std::vector<const char*> pointers{"pantheon"};
    for (const std::string& word : words) pointers.push_back(word.c_str());
    const Streams streams{input};
    const int status = run_command(static_cast<int>(pointers.size()), pointers.data());
    return {status, streams.out(), streams.err()};
}

// A folder that is gone at the end.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("pantheon-cli-test-" + std::to_string(std::random_device{}()));

    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(path / name) << text;
        return (path / name).string();
    }
};

std::string read(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

std::string replaced(std::string text, const std::string& old, const std::string& now) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), now);
}

// The box of the tests with one change in one file.
std::string changed_box(const Folder& folder, const std::string& file, const std::string& old, const std::string& now) {
    fs::copy(fs::path(source_folder()) / "tests" / "box" / "deus", folder.path, fs::copy_options::recursive);
    folder.write(file, replaced(read(folder.path / file), old, now));
    return folder.path.string();
}

void check_one_sentence(const Outcome& outcome, const std::string& about) {
    INFO(outcome.err);
    CHECK(outcome.status == 1);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.starts_with("pantheon: "));
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
    CHECK(outcome.err.find(about) != std::string::npos);
}

}  // namespace

TEST_CASE("a card with an unknown word") {
    const Folder folder;
    const auto box = changed_box(folder, "maritime.cards", "effect  sell any wheat", "effect  juggle any wheat");
    check_one_sentence(pantheon_says({"--box", box, "cards", "deus"}), "maritime.cards:9:");
}

TEST_CASE("the cards of the base game and of Egypt make up the list that the protocol gives") {
    const auto listed = [](const std::string& game) {
        const Outcome outcome = pantheon_says({"cards", game, "--json"});
        REQUIRE(outcome.status == 0);
        return Json::parse(outcome.out)["cards"];
    };
    Json all = listed("deus");
    for (const Json& card : all) CHECK(card["edition"] == "base");
    for (const Json& card : listed("egypt")) {
        CHECK(card["edition"] == "egypt");
        all.push_back(card);
    }
    const Outcome protocol = pantheon_says({"engine"}, "{\"do\":\"cards\",\"game\":\"deus\"}\n");
    CHECK(Json::parse(protocol.out)["cards"] == all);
}

TEST_CASE("a box with 15 cards of a colour") {
    const Folder folder;
    const auto box = changed_box(folder, "military.cards", "copies  4", "copies  3");
    check_one_sentence(pantheon_says({"--box", box, "games"}), "15");
}

TEST_CASE("a box that is not there, or not whole") {
    const Folder folder;
    check_one_sentence(pantheon_says({"--box", (folder.path / "nowhere").string(), "games"}), "nowhere");
    check_one_sentence(pantheon_says({"--box", folder.path.string(), "games"}), "maritime.cards");
}

TEST_CASE("the box of the README has Egypt in it, and a box without says so") {
    const Outcome both = pantheon_says({"--box", source_folder() + "/boxes/deus", "games"});
    CHECK(both.err.empty());
    CHECK(both.out.find("maritime,civil") != std::string::npos);
    const Folder folder;
    const auto box = changed_box(folder, "military.cards", "copies  4", "copies  4");
    const Outcome alone = pantheon_says({"--box", box, "games"});
    CHECK(alone.status == 0);
    CHECK(alone.out.find("maritime,civil") == std::string::npos);
    CHECK(alone.err == "pantheon: the box " + box +
                           ": it is without Egypt: its cards lie neither in a folder egypt inside nor beside it\n");
    // What is learnt with it is tried at the tables that it has.
    const Outcome learnt =
        pantheon_says({"--box", box, "train", "deus", "--from", source_folder() + "/nets/deus.net", "--out",
                       folder.path.string(), "--minutes", "0", "--round", "4", "--gate-games", "2"});
    CHECK(learnt.status == 0);
    CHECK(learnt.out.find("gate players=4: ") != std::string::npos);
    CHECK(learnt.out.find("egypt") == std::string::npos);
}

TEST_CASE("a box is checked, and the one in play is written as files that read back") {
    const std::string printed = source_folder() + "/boxes/deus";
    const Outcome same = pantheon_says({"box", "check", printed});
    CHECK(same.out.starts_with(printed + ": ok\n"));
    CHECK(same.out.ends_with("It plays like the printed one.\n"));
    const Folder folder, export_folder;
    const auto box = changed_box(folder, "maritime.cards", "buy up to 3", "buy up to 7");
    const Outcome changed = pantheon_says({"box", "check", box});
    CHECK(changed.status == 0);
    CHECK(changed.out.find("no Egypt") != std::string::npos);
    CHECK(changed.out.find("It differs from the printed one:\n\nin maritime.cards\ncard Galley\n") !=
          std::string::npos);
    CHECK(changed.out.ends_with("without egypt\n"));
    const auto name = [](const Outcome& outcome) { return outcome.out.substr(outcome.out.find("box deus "), 25); };
    for (const char* where : {"out", "out.box"}) {
        const std::string path = (export_folder.path / where).string();
        CHECK(name(pantheon_says({"--box", box, "box", "export", path})) == name(changed));
        CHECK(name(pantheon_says({"box", "check", path})) == name(changed));
    }
    const std::string whole = (export_folder.path / "whole").string();
    CHECK(name(pantheon_says({"box", "export", whole})) == name(same));
    CHECK(fs::exists(fs::path(whole) / "egypt" / "temple.cards"));
    CHECK(name(pantheon_says({"box", "check", whole})) == name(same));
    check_one_sentence(pantheon_says({"box", "export", whole}), "not empty");
    check_one_sentence(pantheon_says({"box", "fold", whole}), "fold");
    check_one_sentence(pantheon_says({"box", "check", whole + "/none.box"}), "none.box");
    folder.write("maritime.cards", replaced(read(folder.path / "maritime.cards"), "buy up to 7", "buy up two 7"));
    check_one_sentence(pantheon_says({"box", "check", box}), "maritime.cards:");
}

TEST_CASE("a board with touching villages") {
    check_one_sentence(pantheon_says({"play", "deus", "board=1A0 2A3 3A0 4A0"}), "villages");
}

TEST_CASE("a board is drawn with the names of its regions, and says how to lay it again") {
    const Outcome drawn = pantheon_says({"board", "deus", "players=3", "layout=ring", "--seed", "7"});
    CHECK(drawn.status == 0);
    for (const char* name : {"a1", "b3", "c2"}) CHECK(drawn.out.find(name) != std::string::npos);
    const auto at = drawn.out.find("with board: ");
    REQUIRE(at != std::string::npos);
    for (const char* line : {"with players: 3\n", "with layout: ring\n"})
        CHECK(drawn.out.find(line) != std::string::npos);
    const std::string board = drawn.out.substr(at + 12, drawn.out.find('\n', at) - at - 12);
    CHECK(pantheon_says({"board", "deus", "players=3", "layout=ring", "board=" + board}).out == drawn.out);
    check_one_sentence(pantheon_says({"board", "deus", "layout=square"}), "layout");
}

TEST_CASE("a record with an illegal move, half a record, no record") {
    const Folder folder;
    const std::string start = "pantheon record\ngame: deus\nrules: 1\noption board: 7B5 5B1 6B4 4A2\n";
    const auto file = folder.write("game.pantheon", start + "blue: build Atlantis\n");
    check_one_sentence(pantheon_says({"replay", file}), "line 5");
    check_one_sentence(pantheon_says({"play", "--load", file}), "line 5");
    check_one_sentence(pantheon_says({"replay", folder.write("text", "Dear diary,\n")}), "record");
    check_one_sentence(pantheon_says({"replay", folder.write("empty", "")}), "record");
    check_one_sentence(pantheon_says({"replay", folder.write("binary", std::string("\0\xff\x01pantheon", 11))}),
                       "record");
}

TEST_CASE("a file that is not there") {
    check_one_sentence(pantheon_says({"replay", "no-such-file.pantheon"}), "no-such-file.pantheon");
    check_one_sentence(pantheon_says({"play", "--load", "no-such-file.pantheon"}), "no-such-file.pantheon");
    check_one_sentence(pantheon_says({"replay", fs::temp_directory_path().string()}), "folder");
}

TEST_CASE("words that mean nothing") {
    check_one_sentence(pantheon_says({"juggle"}), "juggle");
    check_one_sentence(pantheon_says({}), "subcommand");
    check_one_sentence(pantheon_says({"play", "chess"}), "chess");
    check_one_sentence(pantheon_says({"play"}), "play deus");
    check_one_sentence(pantheon_says({"play", "deus", "--seats", "human,zeus"}), "zeus");
    check_one_sentence(pantheon_says({"play", "deus", "--players", "5"}), "players");
    check_one_sentence(pantheon_says({"play", "deus", "--players", "3", "--seats", "human,human"}), "3");
    check_one_sentence(pantheon_says({"play", "deus", "--seed", "many"}), "--seed");
    check_one_sentence(pantheon_says({"play", "deus", "wings=two"}), "wings");
    check_one_sentence(pantheon_says({"play", "deus", "wings"}), "NAME=VALUE");
    check_one_sentence(pantheon_says({"cards", "deus", "atlantis"}), "card");
    check_one_sentence(pantheon_says({"games", "--lang", "tlh"}), "tlh");
    check_one_sentence(pantheon_says({"games", "--loud"}), "--loud");
}

TEST_CASE("JSON that is not JSON gets an answer, and the engine goes on") {
    const Outcome outcome =
        pantheon_says({"engine"}, "hello\n\n{\"do\":\"games\"}\n{\"do\":\"quit\"}\n{\"do\":\"games\"}\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.out.starts_with("{\"ok\":false,\"error\":"));
    CHECK(std::ranges::count(outcome.out, '\n') == 3);
}

TEST_CASE("every command explains itself with an example") {
    for (const char* command : {"games", "players", "play", "cards", "box", "engine", "replay", "scene", "board",
                                "perft", "bench", "match", "train", "serve"}) {
        const Outcome outcome = pantheon_says({command, "--help"});
        INFO(command);
        CHECK(outcome.status == 0);
        CHECK(outcome.out.find("Example") != std::string::npos);
        CHECK(outcome.out.find(std::string("pantheon ") + command) != std::string::npos);
    }
    CHECK(pantheon_says({"--version"}).out.starts_with("pantheon "));
}

TEST_CASE("a match uses every core unless it is told otherwise") {
    const std::string cores = std::to_string(std::max(1U, std::thread::hardware_concurrency()));
    CHECK(pantheon_says({"match", "--help"}).out.find("--threads N=" + cores + " ") != std::string::npos);
}

TEST_CASE("a net learns on, is tried at every table, and its log is kept") {
    const Folder folder;
    const std::string out = folder.path.string(), net = source_folder() + "/nets/machina.net";
    const std::vector<std::string> train{"train",     "machina", "--from",  net, "--out",        out, "--minutes", "0",
                                         "--threads", "1",       "--round", "4", "--gate-games", "2"};
    const Outcome told = pantheon_says(train);
    CHECK(told.status == 0);
    CHECK(told.err == "");
    CHECK(told.out == read_text(out + "/machina.log"));
    for (const char* words :
         {"machina: ", " min part 1.000 games 4 ", "done: 4 games", "gate mini=on players=2: ", "passed"}) {
        CAPTURE(words);
        CHECK(told.out.find(words) != std::string::npos);  // nothing was learnt yet: it is as strong as it was
    }
    const std::string learnt = read_text(out + "/machina.net");
    CHECK(learnt.find("by pantheon train: ") != std::string::npos);
    CHECK(!fs::exists(out + "/machina.new.net"));
    // Once more from where it stopped.
    std::vector<std::string> on = train;
    on.push_back("--resume");
    CHECK(pantheon_says(on).out.find(" games 8 ") != std::string::npos);
    CHECK(read_text(out + "/machina.log").starts_with(told.out));

    check_one_sentence(pantheon_says({"train", "deus", "--from", net, "--out", out}), "another game");
    check_one_sentence(pantheon_says({"train", "deus", "--out", out, "--resume"}), "no training to go on with");
    check_one_sentence(pantheon_says({"train", "machina", "--gate", out + "/machina.log"}), "this is no net");
}

TEST_CASE("games of so many alone are learnt from, in steps of the size that was said") {
    const Folder folder;
    const std::string out = folder.path.string();
    const auto told = [&](const std::vector<std::string>& wishes) {
        std::vector<std::string> train{"train",     "machina", "--out",   out, "--minutes",    "0",
                                       "--threads", "1",       "--round", "4", "--gate-games", "2"};
        train.insert(train.end(), wishes.begin(), wishes.end());
        return pantheon_says(train).out;
    };
    const auto samples = [](const std::string& log) { return std::stoi(log.substr(log.find("samples ") + 8)); };
    const std::string two = told({"--players", "2", "--expansion", "0", "--rate", "0.003"});
    CHECK(two.find(" rate 2.5e-07 ") != std::string::npos);  // the first of 300 steps that warm up, of the last size
    CHECK(told({"--players", "2", "--expansion", "0", "--rate", "0.006"}).find(" rate 5e-07 ") != std::string::npos);
    CHECK(samples(told({"--players", "4", "--expansion", "0"})) > samples(two));
    CHECK(samples(told({"--players", "2", "--expansion", "1"})) != samples(two));
    check_one_sentence(pantheon_says({"train", "machina", "--players", "1"}), "nobody plays alone");
}

TEST_CASE("matches and ratings are told to people and to programs") {
    const Outcome told = pantheon_says({"match", "deus", "--seats", "random,greedy:budget=1", "--games", "4"});
    CHECK(told.status == 0);
    CHECK(told.out.find("greedy:budget=1") != std::string::npos);
    const Json rated =
        Json::parse(pantheon_says({"match", "deus", "--rate", "random,greedy:budget=1", "--games", "4", "--json"}).out);
    CHECK(rated["players"][1]["rating"] > rated["players"][0]["rating"]);
    CHECK(rated["pairs"][0]["games"] == 4);
    check_one_sentence(pantheon_says({"match", "deus"}), "--seats");
    check_one_sentence(pantheon_says({"match", "deus", "--seats", "random,random", "--rate", "random,random"}),
                       "--rate");
    check_one_sentence(pantheon_says({"match", "deus", "--seats", "random,greedy:sight=3"}), "budget");
    check_one_sentence(pantheon_says({"match", "deus", "--rate", "random"}), "two players");
}

TEST_CASE("games, players and cards are data for programs") {
    const Json games = Json::parse(pantheon_says({"games", "--json"}).out);
    CHECK(games["games"][0]["name"] == "deus");
    for (const char* game : {"deus", "machina"}) {
        const Json players = Json::parse(pantheon_says({"players", game, "--json"}).out)["players"];
        REQUIRE(players.size() >= 2);
        CHECK(players[0]["name"] == "random");
        for (const Json& player : players) {
            CHECK(!player["about"]["fr"].get<std::string>().empty());
            CHECK(pantheon_says({"players", game}).out.find(player["title"]["en"].get<std::string>()) !=
                  std::string::npos);
            CHECK((player["rating"].is_null() || player["rating"].is_number_integer()));
            CHECK(player["ms_per_turn"].is_number_integer());
        }
    }
    const Json cards = Json::parse(pantheon_says({"cards", "deus", "--json"}).out);
    int copies = 0;
    for (const Json& card : cards["cards"]) {
        if (card["edition"] == "base") copies += card["copies"].get<int>();
        CHECK(!card["text"]["en"].empty());
        CHECK(!card["text"]["fr"].empty());
        CHECK(!card["source"]["effect"].empty());
    }
    CHECK(copies == 96);
    CHECK(pantheon_says({"cards", "deus", "galley", "--lang", "fr"}).out.find("Galère") != std::string::npos);
}

TEST_CASE("French is printed with curved apostrophes, and understood as people type it") {
    for (const char* typed : {"temple de l'argile", "temple de l’argile"})
        CHECK(pantheon_says({"cards", "deus", typed, "--lang", "fr"}).out.find("Temple de l’argile") !=
              std::string::npos);

    const auto deus = deus::deus_kind(deus::built_in_box());
    auto begun = deus.begin(deus, {{"players", "2"}, {"egypt", "all"}}, 7);
    REQUIRE(begun.ok());
    AnyGame& game = **begun;
    Rng rng{7};
    int curved = 0;
    while (!game.is_over()) {
        const Choice choice = game.choice();
        if (is_player(choice.seat))
            for (const Answer option : choice.options) {
                const std::string words = game.describe(option, Language::french);
                if (words == as_typed(words)) continue;
                ++curved;
                CHECK(*option_named(game, words) == option);
                CHECK(*option_named(game, as_typed(words)) == option);
            }
        game.apply(random_option(choice.options, rng));
    }
    CHECK(curved > 0);
}

TEST_CASE("a game in the terminal: answers, commands, the end of the input") {
    const Folder folder;
    const std::string file = (folder.path / "game.pantheon").string();
    const Outcome outcome = pantheon_says(
        {"play", "deus", "--seed", "7"},
        "help\nhelp galley\nlog\nboard\nundo\nredo\n99\nfly\n\noffer\nundo\noffer\n1\nsave " + file + "\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out.find("\033") == std::string::npos);  // not a terminal: no colours
    CHECK(outcome.out.find("There is nothing to take back.") != std::string::npos);
    CHECK(outcome.out.find("Taken back.") != std::string::npos);
    CHECK(outcome.out.find(deus::effect_text(*deus::built_in_box().find_face("galley"), Language::english)) !=
          std::string::npos);
    CHECK(outcome.out.ends_with("Goodbye.\n"));

    const Outcome again = pantheon_says({"play", "--load", file}, "quit\n");
    CHECK(again.status == 0);
    CHECK(again.out.find("Which card joins the offering?") != std::string::npos);
    const Outcome replayed = pantheon_says({"replay", file});
    CHECK(replayed.status == 0);
    CHECK(replayed.out.find("blue: human") != std::string::npos);
    CHECK(pantheon_says({"replay", file, "--turn", "0"}).status == 0);
    check_one_sentence(pantheon_says({"replay", file, "--turn", "50"}), "turns");
}

TEST_CASE("undo does not go past a drawn card, unless the game is casual") {
    // An offering to Minerva draws cards; then the other player takes a turn.
    const std::string input = "offer\nscriptorium\nno more\nundo\n";
    std::vector<std::string> words{"play", "deus", "--seats", "human,random", "--seed", "7"};
    CHECK(pantheon_says(words, input).out.find("so it stands") != std::string::npos);
    words.emplace_back("--casual");
    CHECK(pantheon_says(words, input).out.find("Taken back.") != std::string::npos);
}

TEST_CASE("whole games in the terminal end with the score by source") {
    std::string ones;
    for (int i = 0; i < 4000; ++i) ones += "1\n";
    const Outcome outcome = pantheon_says(
        {"play", "deus", "--players", "3", "--seed", "3", "--lang", "fr", "--seats", "human,random,random"}, ones);
    CHECK(outcome.status == 0);
    CHECK(outcome.out.find("majorités") != std::string::npos);
    CHECK(outcome.out.find("total") != std::string::npos);
}

TEST_CASE("two people at one screen see only their own hands") {
    const Outcome outcome = pantheon_says({"play", "deus", "--seats", "human,human", "--seed", "7"}, "\n");
    CHECK(outcome.out.find("the screen is yours") != std::string::npos);
    const Outcome nothing = pantheon_says({"play", "deus", "--seats", "human,human", "--seed", "7"}, "");
    CHECK(nothing.out.find("Your hand") == std::string::npos);
}
