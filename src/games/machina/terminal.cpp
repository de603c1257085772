#include "games/machina/terminal.hpp"

#include <memory>
#include <optional>

#include "core/text_file.hpp"
#include "games/machina/box_changes.hpp"
#include "games/machina/cards_json.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/material.hpp"
#include "games/machina/terminal_table.hpp"

namespace pantheon::machina {

namespace {

std::string picture_of(const AnyGame& game, Picture picture, Seat viewer, const Look& look) {
    const Setup& setup = setup_of(game);
    const Scenery scenery{box_of(game), setup, view(setup, state_of(game), viewer), look};
    switch (picture) {
        case Picture::board: return draw_board(scenery);
        case Picture::table: return draw_table(scenery);
        case Picture::question: return draw_for_question(scenery);
        case Picture::help: break;
    }
    return draw_help(scenery);
}

// ---- boxes --------------------------------------------------------------------------------------------------------

// A folder of files, or one file with what differs.
Result<Box> load_box(const std::string& folder) {
    if (folder.ends_with(".box")) {
        const std::optional<std::string> changes = text_in_file(folder);
        if (!changes) return Error{folder + ": this file cannot be read; expected what differs from the printed box"};
        return changed_box(*changes);
    }
    std::vector<std::string> texts;
    for (const std::string_view name : box_file_names) {
        std::optional<std::string> text = text_in_file(folder + "/" + std::string(name));
        if (!text)
            return Error{folder + "/" + std::string(name) + ": this file cannot be read; expected a part of the box"};
        texts.push_back(std::move(*text));
    }
    std::vector<NamedFile> files;
    for (std::size_t i = 0; i < texts.size(); ++i) files.push_back({box_file_names[i], texts[i]});
    return read_box(files);
}

BoxReport report_of(const GameKind& kind) {
    const Box& box = box_of(kind);
    const auto count = [](const std::vector<Printed>& list, const char* what) {
        return std::to_string(list.size()) + " " + what;
    };
    return {count(box.gods, "gods, ") + count(box.heroes, "heroes, ") + count(box.quests, "quests, ") +
                count(box.interventions, "interventions, ") + count(box.objectives, "objectives"),
            ""};
}

std::vector<BoxFile> files_of(const GameKind& kind) {
    std::vector<BoxFile> files;
    for (const auto& [name, text] : box_of(kind).files) files.push_back({name, text});
    return files;
}

GameKind with_terminal(GameKind kind) {
    kind.with_box_of = [](const std::string& folder) -> Result<GameKind> {
        auto read = load_box(folder);
        if (!read) return read.failure();
        return with_terminal(machina_kind(std::make_shared<const Box>(std::move(*read))));
    };
    kind.report_box = &report_of;
    kind.box_files = &files_of;
    kind.cards = [](const GameKind& of) { return card_entries(box_of(of)); };
    kind.picture = &picture_of;
    kind.material = &material();
    return kind;
}

}  // namespace

GameKind terminal_kind() { return terminal_kind(built_in_box()); }
GameKind terminal_kind(const Box& box) { return with_terminal(machina_kind(box)); }

}  // namespace pantheon::machina
