// `pantheon box`: does a box read, what differs in it from the printed one, and a box as files.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"
#include "games/deus/box_folder.hpp"
#include "games/deus/box_text.hpp"

namespace pantheon {

namespace fs = std::filesystem;

namespace {

struct Wish {
    std::string what, where;
};

std::string counts_of(const deus::Box& box) {
    const auto faces = [&](deus::Edition edition) {
        return std::to_string(std::ranges::count(box.faces, edition, &deus::Face::edition)) + " faces of ";
    };
    return faces(deus::Edition::base) + "the base game, " +
           (box.has_egypt() ? faces(deus::Edition::egypt) + "Egypt, " : "no Egypt, ") +
           std::to_string(box.sides.size()) + " tile sides, " + std::to_string(box.layouts.size()) + " layouts";
}

void check(const std::string& where) {
    const auto box = deus::load_box(where);
    if (!box) fail(box.error());
    const std::string changes = deus::changes_in(*box);
    std::cout << where << ": ok\n" << counts_of(*box) << "\nbox " << deus::box_name(*box) << '\n';
    if (!box->has_egypt()) std::cout << deus::no_egypt_in(where) << '\n';
    if (changes.empty()) std::cout << "It plays like the printed one.\n";
    else std::cout << "It differs from the printed one:\n\n" << changes;
}

// Whole files in a folder; or in one file what differs.
void write_box(const deus::Box& box, const std::string& where) {
    if (where.ends_with(deus::changes_ending)) return write_text(where, deus::changes_in(box));
    std::error_code error;
    if (fs::exists(where, error) && !fs::is_empty(where, error))
        fail("\"" + where + "\" is there already and not empty; name a new folder");
    for (const deus::BoxFile& file : deus::box_files(box)) {
        const fs::path path = fs::path(where) / file.name;
        fs::create_directories(path.parent_path(), error);
        if (error) fail("cannot make the folder \"" + path.parent_path().string() + "\": " + error.message());
        write_text(path.string(), file.text);
    }
}

void run(const Wish& wish, const Context& context) {
    if (wish.what == "check") return check(wish.where);
    if (wish.what != "export") fail("`pantheon box` can check or export, not \"" + wish.what + "\"");
    write_box(*context.box, wish.where);
    std::cout << wish.where << ": box " << deus::box_name(*context.box) << '\n';
}

}  // namespace

void add_box(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "box", "Check a box of your own, or write the one in play as files");
    command.needs("what", wish->what, "check|export",
                  "Whether the box there reads and what differs, or write one there");
    command.needs("where", wish->where, "DIR", "A folder of card files, or one file NAME.box with what differs");
    command.example(
        "Example: pantheon box check boxes/deus\n"
        "         pantheon box export mine; pantheon --box mine box export mine.box\n"
        "docs/boxes.md tells what lies in a box.");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
