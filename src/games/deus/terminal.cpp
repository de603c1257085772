#include "games/deus/terminal.hpp"

#include <algorithm>

#include "games/deus/box_folder.hpp"
#include "games/deus/box_text.hpp"
#include "games/deus/card_json.hpp"
#include "games/deus/card_text.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/material.hpp"
#include "games/deus/names.hpp"
#include "games/deus/terminal_table.hpp"

namespace pantheon::deus {

namespace {

// ---- pictures -----------------------------------------------------------------------------------------------------

std::string board_picture(const AnyGame& game, const RegionSet& marked, const Look& look) {
    return draw_board(setup_of(game), state_of(game).open, marked, look);
}

std::string board_with_legend(const AnyGame& game, const RegionSet& marked, const Look& look) {
    const std::string legend = wrap("  " + board_legend(setup_of(game), look), look.columns, 2);
    return "\n" + board_picture(game, marked, look) + dim(legend, look) + "\n";
}

std::string table_picture(const AnyGame& game, Seat viewer, const Look& look) {
    const Setup& setup = setup_of(game);
    const Scenery scenery{box_of(game), setup, view(setup, state_of(game), viewer), look};
    return board_with_legend(game, {}, look) + "\n" + draw_header(scenery) + draw_players(scenery) + draw_hand(scenery);
}

RegionSet regions_asked_for(const Choice& choice) {
    RegionSet marked;
    for (const Answer option : choice.options)
        if (option < max_regions) marked.add(region_at(option));
    return marked;
}

// The board again only where it helps; everything at the beginning of a turn.
std::string question_picture(const AnyGame& game, Seat viewer, const Look& look) {
    const Prompt prompt = prompt_of(game.choice());
    if (prompt == Prompt::turn || prompt == Prompt::start_piece) return table_picture(game, viewer, look);
    if (option_kind(prompt) == OptionKind::region)
        return board_with_legend(game, regions_asked_for(game.choice()), look);
    return prompt == Prompt::offer_top || prompt == Prompt::god ? draw_gods(look) : "";
}

std::string picture_of(const AnyGame& game, Picture picture, Seat viewer, const Look& look) {
    switch (picture) {
        case Picture::board: return board_picture(game, {}, look);
        case Picture::table: return table_picture(game, viewer, look);
        case Picture::question: return question_picture(game, viewer, look);
        case Picture::help: break;
    }
    return look.say("An offering to a god gives:\n", "Une offrande à un dieu donne :\n") + draw_gods(look);
}

// ---- cards --------------------------------------------------------------------------------------------------------

template <class Text>
Bilingual<std::string> both(Text&& text) {
    return {text(Language::english), text(Language::french)};
}

std::string heading(const Face& face, Language language) {
    const std::string colour(name_in(colour_names, face.colour).in(language));
    if (face.edition == Edition::base) return colour;
    return colour + say(language, ", from Deus: Egypt", ", de Deus : Égypte");
}

std::string title(const Face& face, Language language) {
    const std::string copies = face.copies > 1 ? " × " + std::to_string(face.copies) : "";
    return face.name.in(language) + copies + say(language, " · cost: ", " · coût : ") + cost_text(face.cost, language);
}

std::vector<std::string> lines(const Face& face, Language language) {
    const auto said = [language](const char* english, const char* french) { return say(language, english, french); };
    const std::string once = once_text(face, language);
    std::vector<std::string> all{
        needs_text(face, language), once.empty() ? "" : said("1×: ", "1× : ") + once, effect_text(face, language),
        said("source: effect ", "source : effet ") + sources_text(face.sources.effect, language) +
            said("; cost ", " ; coût ") + sources_text(face.sources.cost, language) + said("; copies ", " ; nombre ") +
            sources_text(face.sources.copies, language)};
    std::erase(all, "");
    return all;
}

bool is_house(const Face& face) {
    return (face.sources.effect | face.sources.cost | face.sources.once).contains(Source::house);
}

std::vector<CardEntry> cards_of(const GameKind& kind) {
    std::vector<CardEntry> cards;
    for (const Face& face : box_of(kind).faces) {
        const Face* const one = &face;
        cards.push_back({.id = face.id,
                         .edition = face.edition == Edition::egypt ? "egypt" : kind.name,
                         .name = face.name,
                         .heading = both([&](Language language) { return heading(face, language); }),
                         .title = both([&](Language language) { return title(face, language); }),
                         .lines = {lines(face, Language::english), lines(face, Language::french)},
                         .house = is_house(face),
                         .json = card_json(*one)});
    }
    return cards;
}

// ---- boxes --------------------------------------------------------------------------------------------------------

BoxReport report_of(const GameKind& kind) {
    const Box& box = box_of(kind);
    const auto faces = [&](Edition edition) {
        return std::to_string(std::ranges::count(box.faces, edition, &Face::edition)) + " faces of ";
    };
    return {faces(Edition::base) + "the base game, " +
                (box.has_egypt() ? faces(Edition::egypt) + "Egypt, " : "no Egypt, ") +
                std::to_string(box.sides.size()) + " tile sides, " + std::to_string(box.layouts.size()) + " layouts",
            box.has_egypt() ? "" : "it is without Egypt: its cards lie neither in a folder egypt inside nor beside it"};
}

GameKind with_terminal(GameKind kind) {
    kind.with_box_of = [](const std::string& folder) -> Result<GameKind> {
        auto read = load_box(folder);
        if (!read) return read.failure();
        return with_terminal(deus_kind(std::make_shared<const Box>(std::move(*read))));
    };
    kind.report_box = &report_of;
    kind.box_files = [](const GameKind& of) { return box_files(box_of(of)); };
    kind.cards = &cards_of;
    kind.picture = &picture_of;
    kind.material = &material();
    return kind;
}

}  // namespace

GameKind terminal_kind() { return terminal_kind(built_in_box()); }
GameKind terminal_kind(const Box& box) { return with_terminal(deus_kind(box)); }

}  // namespace pantheon::deus
