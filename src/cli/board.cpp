// `pantheon board`: a board with the names of its regions.
#include <iostream>

#include "cli/commands.hpp"
#include "table/look.hpp"

namespace pantheon {

namespace {

struct BoardWish {
    std::string game;
    std::vector<std::string> options;
    std::uint64_t seed = 1;
    std::string language = "en";
    bool colour = false;
};

// The options that lay this board again, for scenes and for a new game.
void print_options(const AnyGame& game) {
    for (const auto& [name, value] : game.options()) std::cout << "with " << name << ": " << value << '\n';
}

void run(const BoardWish& wish, const Context& context) {
    const GameKind& kind = game_named(context, wish.game);
    const auto game = kind.begin(kind, options_from(wish.options), wish.seed);
    if (!game) fail(game.error());
    const Look look{wish.colour, language_named(wish.language)};
    std::cout << kind.picture(**game, Picture::board, Seat::nobody, look) << '\n';
    print_options(**game);
}

}  // namespace

void add_board(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<BoardWish>();
    Command command(app, "board", "Draw a board with the names of its regions");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--seed", wish->seed, "N", "Decides what the options leave to chance");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--colour", wish->colour, "With colours and block characters");
    command.example(
        "Example: pantheon board GAME players=3 --seed 7\n"
        "The last lines are for a scene (docs/scenes.md) that is to be played on this board.");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
