// `pantheon board`: a board with the names of its regions.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/terminal_board.hpp"
#include "games/deus/deus_game.hpp"

namespace pantheon {

namespace {

struct Wish {
    std::string game;
    std::vector<std::string> options;
    std::uint64_t seed = 1;
    std::string language = "en";
    bool colour = false;
};

// The options that lay this board again, for scenes and for a new game.
void print_options(const AnyGame& game) {
    const GameOptions options = game.options();
    for (const char* name : {"players", "layout", "board"})
        std::cout << "with " << name << ": " << options.find(name)->second << '\n';
}

void run(const Wish& wish, const Context& context) {
    const GameKind& kind = game_named(context, wish.game);
    const auto game = kind.begin(kind, options_from(wish.options), wish.seed);
    if (!game) fail(game.error());
    const Look look{wish.colour, language_named(wish.language)};
    std::cout << draw_board(deus::setup_of(**game), deus::state_of(**game).open, {}, look) << '\n';
    print_options(**game);
}

}  // namespace

void add_board(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "board", "Draw a board with the names of its regions");
    command.needs("game", wish->game, "GAME", "The game, such as deus");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--seed", wish->seed, "N", "Decides what the options leave to chance");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--colour", wish->colour, "With colours and block characters");
    command.example(
        "Example: pantheon board deus players=3 layout=ring --seed 7\n"
        "The last lines are for a scene (docs/scenes.md) that is to be played on this board.");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
