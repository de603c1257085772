// The sub-commands of `pantheon`, one file each, and what they share.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "table/any_game.hpp"

namespace pantheon {

class Net;

// Reads the words that the program was called with, its own name first, and hands over to a sub-command. Returns the
// exit status: 1 after one sentence on standard error, if something is wrong.
int run_command(int count, const char* const* words);

// What every sub-command works with; filled before a sub-command runs, not yet while it is added.
struct Context {
    std::vector<GameKind> shelf;
};

// One sentence that says what is wrong and what to do. `run_command` prints it to standard error.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};
[[noreturn]] void fail(const std::string& sentence);

// The game of this name, or a failure that lists the games there are.
const GameKind& game_named(const Context& context, const std::string& name);

// A file as text, and text as a file that is there whole or not at all; failures name the file.
std::string read_text(const std::string& path);
void write_text(const std::string& path, const std::string& text);
// The same for what is too long to be held as one text.
void write_file(const std::string& path, const std::function<void(std::ostream&)>& write);

// The net in a file.
Net net_in(const std::string& path);

// "en" or "fr".
Language language_named(const std::string& name);

// `NAME=VALUE` words as options of a game; a failure names the word that is none.
GameOptions options_from(const std::vector<std::string>& words);

// The names of `A,B,...`.
std::vector<std::string> split_names(const std::string& list);

void add_games(CLI::App& app, Context& context);
void add_players(CLI::App& app, Context& context);
void add_play(CLI::App& app, Context& context);
void add_cards(CLI::App& app, Context& context);
void add_box(CLI::App& app, Context& context);
void add_engine(CLI::App& app, Context& context);
void add_replay(CLI::App& app, Context& context);
void add_review(CLI::App& app, Context& context);
void add_scene(CLI::App& app, Context& context);
void add_guide(CLI::App& app, Context& context);
void add_puzzles(CLI::App& app, Context& context);
void add_board(CLI::App& app, Context& context);
void add_perft(CLI::App& app, Context& context);
void add_bench(CLI::App& app, Context& context);
void add_match(CLI::App& app, Context& context);
void add_balance(CLI::App& app, Context& context);
void add_train(CLI::App& app, Context& context);
void add_serve(CLI::App& app, Context& context);
void add_backup(CLI::App& app, Context& context);

}  // namespace pantheon
