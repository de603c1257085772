#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "cli/commands.hpp"
#include "shelf/shelf.hpp"

namespace pantheon {

namespace {

constexpr const char* version = "pantheon 0.1";

// What can be played: with the boxes of the program, or with one from a folder.
struct Shelf {
    std::string box;  // "DIR", or "GAME=DIR"
    Context context;

    void open() {
        context.shelf = terminal_shelf();
        if (!box.empty()) use_box();
    }

private:
    void use_box() {
        const auto equals = box.find('=');
        const std::string folder = box.substr(equals == box.npos ? 0 : equals + 1);
        const std::string game = equals == box.npos ? context.shelf.front().name : box.substr(0, equals);
        game_named(context, game);  // there is one
        GameKind& kind = *std::ranges::find(context.shelf, game, &GameKind::name);
        if (!kind.with_box_of) fail(kind.name + " has no boxes of one's own");
        auto own = kind.with_box_of(folder);
        if (!own) fail(own.error());
        kind = std::move(*own);
        if (const auto report = kind.report_box(kind); !report.warning.empty())
            std::cerr << "pantheon: the box " << folder << ": " << report.warning << '\n';
    }
};

void add_commands(CLI::App& app, Context& context) {
    add_games(app, context);
    add_players(app, context);
    add_play(app, context);
    add_cards(app, context);
    add_box(app, context);
    add_engine(app, context);
    add_replay(app, context);
    add_review(app, context);
    add_scene(app, context);
    add_guide(app, context);
    add_puzzles(app, context);
    add_board(app, context);
    add_perft(app, context);
    add_bench(app, context);
    add_match(app, context);
    add_balance(app, context);
    add_train(app, context);
    add_serve(app, context);
    add_backup(app, context);
}

int run(int count, const char* const* words) {
    CLI::App app{"Board games: play them, study them, measure them.", "pantheon"};
    Shelf shelf;
    app.add_option("--box", shelf.box,
                   "Use what lies in this folder, or file NAME.box, instead of the program's own box; for another game "
                   "than the first: GAME=DIR")
        ->type_name("DIR");
    app.set_version_flag("--version", version);
    app.require_subcommand(1);
    app.fallthrough();
    app.footer("`pantheon COMMAND --help` explains a command. `pantheon games` lists what can be played.");
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
