#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/commands.hpp"
#include "games/deus/box_folder.hpp"
#include "games/deus/deus_game.hpp"

namespace pantheon {

namespace {

constexpr const char* version = "pantheon 0.1";

// What can be played: with the box of the program, or with one from a folder.
struct Shelf {
    std::string folder;
    deus::Box own_box;
    Context context;

    void open() {
        context.box = &own_box;
        if (folder.empty()) context.box = &deus::built_in_box();
        else if (auto box = deus::load_box(folder)) own_box = std::move(*box);
        else fail(box.error());
        if (!context.box->has_egypt()) std::cerr << "pantheon: " << deus::no_egypt_in(folder) << '\n';
        context.shelf = {deus::deus_kind_with_folders(*context.box)};
    }
};

void add_commands(CLI::App& app, Context& context) {
    add_games(app, context);
    add_play(app, context);
    add_cards(app, context);
    add_box(app, context);
    add_engine(app, context);
    add_replay(app, context);
    add_scene(app, context);
    add_board(app, context);
    add_perft(app, context);
    add_bench(app, context);
    add_match(app, context);
    add_serve(app, context);
    add_backup(app, context);
}

int run(int count, const char* const* words) {
    CLI::App app{"Games of gods and civilisations: play them, study them, measure them.", "pantheon"};
    Shelf shelf;
    app.add_option("--box", shelf.folder,
                   "Use the cards, tiles and layouts of this folder, or file NAME.box, instead of the program's own")
        ->type_name("DIR");
    app.set_version_flag("--version", version);
    app.require_subcommand(1);
    app.fallthrough();
    app.footer("`pantheon COMMAND --help` explains a command. Example: pantheon play deus");
    app.parse_complete_callback([&shelf] { shelf.open(); });
    add_commands(app, shelf.context);
    try {
        app.parse(count, words);
        return 0;
    } catch (const CLI::Success& asked) {  // help or version
        return app.exit(asked);
    } catch (const CLI::RequiredError&) {
        const bool said = count > 1 && app.get_subcommands().empty() && words[1][0] != '-';
        if (said) fail(std::string("there is no command \"") + words[1] + "\"; `pantheon --help` lists them");
        throw;
    }
}

}  // namespace

int run_command(int count, const char* const* words) {
    try {
        return run(count, words);
    } catch (const CLI::ParseError& error) {
        std::cerr << "pantheon: " << error.what() << "; `pantheon --help` says what can be asked\n";
        return 1;
    } catch (const std::exception& error) {
        std::cerr << "pantheon: " << error.what() << '\n';
        return 1;
    }
}

}  // namespace pantheon
