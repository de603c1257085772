// `pantheon box`: does a box read, what differs in it from the printed one, and a box as files.
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"

namespace pantheon {

namespace fs = std::filesystem;

namespace {

// A file of this ending holds what differs, not a whole box.
constexpr std::string_view changes_ending = ".box";

struct BoxWish {
    std::string what, where, game;
};

const GameKind& kind_of(const BoxWish& wish, const Context& context) {
    const GameKind& kind = wish.game.empty() ? context.shelf.front() : game_named(context, wish.game);
    if (!kind.with_box_of) fail(kind.name + " has no boxes of one's own");
    return kind;
}

void check(const GameKind& game, const std::string& where) {
    const auto kind = game.with_box_of(where);
    if (!kind) fail(kind.error());
    const BoxReport report = kind->report_box(*kind);
    std::cout << where << ": ok\n" << report.counts << "\nbox " << kind->label.name << '\n';
    if (!report.warning.empty()) std::cout << where << ": " << report.warning << '\n';
    if (kind->label.changes.empty()) std::cout << "It plays like the printed one.\n";
    else std::cout << "It differs from the printed one:\n\n" << kind->label.changes;
}

// Whole files in a folder; or in one file what differs.
void write_box(const GameKind& kind, const std::string& where) {
    if (where.ends_with(changes_ending)) return write_text(where, kind.label.changes);
    std::error_code error;
    if (fs::exists(where, error) && !fs::is_empty(where, error))
        fail("\"" + where + "\" is there already and not empty; name a new folder");
    for (const BoxFile& file : kind.box_files(kind)) {
        const fs::path path = fs::path(where) / file.name;
        fs::create_directories(path.parent_path(), error);
        if (error) fail("cannot make the folder \"" + path.parent_path().string() + "\": " + error.message());
        write_text(path.string(), file.text);
    }
}

void run(const BoxWish& wish, const Context& context) {
    const GameKind& kind = kind_of(wish, context);
    if (wish.what == "check") return check(kind, wish.where);
    if (wish.what != "export") fail("`pantheon box` can check or export, not \"" + wish.what + "\"");
    write_box(kind, wish.where);
    std::cout << wish.where << ": box " << kind.label.name << '\n';
}

}  // namespace

void add_box(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<BoxWish>();
    Command command(app, "box", "Check a box of your own, or write the one in play as files");
    command.needs("what", wish->what, "check|export",
                  "Whether the box there reads and what differs, or write one there");
    command.needs("where", wish->where, "DIR", "A folder of card files, or one file NAME.box with what differs");
    command.takes("game", wish->game, "GAME", "The game it is a box of; nothing said: the first");
    command.example(
        "Example: pantheon box export mine; pantheon --box mine box export mine.box\n"
        "docs/boxes.md tells what lies in a box.");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
