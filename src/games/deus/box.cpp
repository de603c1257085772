#include "games/deus/box.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

#include "games/deus/card_file.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/map_file.hpp"
#include "words/parser.hpp"

namespace pantheon {

// Generated from the folders boxes/deus and boxes/egypt by cmake/embed.cmake.
std::span<const NamedFile> deus_box_files();
std::span<const NamedFile> egypt_box_files();

}  // namespace pantheon

namespace pantheon::deus {
namespace {

constexpr std::string_view card_file_ending = ".cards";
constexpr std::string_view egypt_folder = "egypt/";
constexpr std::array<std::string_view, colour_count> file_stems{"maritime", "production", "scientific",
                                                                "civil",    "military",   "temple"};

std::string card_file_name(std::string_view colour, Edition edition) {
    std::string name(edition == Edition::egypt ? egypt_folder : "");
    return name.append(colour).append(card_file_ending);
}

Result<NamedFile> find_file(std::span<const NamedFile> files, std::string_view name) {
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const NamedFile& file) { return file.name == name; });
    if (found == files.end()) return Error{std::string(name) + ": this file is missing from the box"};
    return *found;
}

// A card file whose name is no colour would be overlooked.
std::optional<Error> stray_card_file(std::span<const NamedFile> files) {
    for (const NamedFile& file : files) {
        if (!file.name.ends_with(card_file_ending)) continue;
        std::string_view stem = file.name.substr(0, file.name.size() - card_file_ending.size());
        if (stem.starts_with(egypt_folder)) stem.remove_prefix(egypt_folder.size());
        if (std::find(file_stems.begin(), file_stems.end(), stem) == file_stems.end())
            return Error{std::string(file.name) + ": " +
                         words::unknown_word(stem, {file_stems.begin(), file_stems.end()})};
    }
    return std::nullopt;
}

// Names must differ in each language: a player types them, and a record holds them.
class Names {
    std::set<std::string> ids_, french_;

public:
    std::optional<Error> add(const CardRow& row) {
        if (!ids_.insert(row.face.id).second) return taken(row.name, row.face.name.en);
        if (!french_.insert(row.face.name.fr).second) return taken(row.french_name, row.face.name.fr);
        return std::nullopt;
    }

private:
    static Error taken(const Spot& spot, const std::string& name) {
        return error_at(spot, "the name \"" + name + "\" is taken by an earlier card; expected another");
    }
};

bool holds_egypt(std::span<const NamedFile> files) {
    return std::any_of(files.begin(), files.end(),
                       [](const NamedFile& file) { return file.name.starts_with(egypt_folder); });
}

std::optional<Error> read_faces(std::span<const NamedFile> files, Edition edition, Names& names,
                                std::vector<Face>& faces) {
    for (std::size_t colour = 0; colour < file_stems.size(); ++colour) {
        const Result<NamedFile> file = find_file(files, card_file_name(file_stems[colour], edition));
        if (!file) return file.failure();
        const Result<std::vector<CardRow>> rows = read_card_file(*file, static_cast<Colour>(colour), edition);
        if (!rows) return rows.failure();
        for (const CardRow& row : *rows) {
            if (const auto error = names.add(row)) return *error;
            faces.push_back(row.face);
        }
    }
    return std::nullopt;
}

Result<std::vector<Face>> read_faces(std::span<const NamedFile> files) {
    std::vector<Face> faces;
    Names names;
    if (const auto error = read_faces(files, Edition::base, names, faces)) return *error;
    if (!holds_egypt(files)) return faces;
    if (const auto error = read_faces(files, Edition::egypt, names, faces)) return *error;
    return faces;
}

// Appends the cards of one colour and edition.
void add_cards(Deck& deck, const std::vector<Face>& faces, Edition edition, Colour colour) {
    for (std::size_t f = 0; f < faces.size(); ++f) {
        const Face& face = faces[f];
        if (face.edition != edition || face.colour != colour) continue;
        const CardSet alike = CardSet::below(deck.size + face.copies) - deck.all();
        for (CardId card : alike) {
            const auto c = static_cast<std::size_t>(card);
            deck.cards[c] = {.colour = face.colour,
                             .face = static_cast<std::uint8_t>(f),
                             .min_buildings = static_cast<std::uint8_t>(face.min_buildings),
                             .cost = face.cost,
                             .alike = alike};
            if (edition == Edition::egypt) deck.egypt.add(card);
            deck.programs[c] = face.program;
            deck.one_time[c] = face.once_program;
        }
        deck.size += face.copies;
    }
}

void fill_deck(Deck& deck, const std::vector<Face>& faces, Colours modules, bool temple_mix) {
    for (Colour colour : Colours::below(colour_count)) {
        const bool mixed = temple_mix && colour == Colour::temple;
        if (mixed || !modules.contains(colour)) add_cards(deck, faces, Edition::base, colour);
        if (mixed || modules.contains(colour)) add_cards(deck, faces, Edition::egypt, colour);
    }
    deck.find_copies();
}

Deck base_deck(const std::vector<Face>& faces) {
    Deck deck;
    fill_deck(deck, faces, {}, false);
    return deck;
}

// In the order of `Box::deck_for`: the colours from Egypt are the bits of the number, the mixed temples one bit more.
// Decks are filled where they lie: a copy of one is a third of the stack of a WebAssembly module.
std::vector<Deck> egypt_decks(const std::vector<Face>& faces) {
    constexpr unsigned all_modules = 1U << colour_count;
    std::vector<Deck> decks(2 * all_modules - 1);
    for (unsigned which = 1; which < 2 * all_modules; ++which)
        fill_deck(decks[which - 1], faces, Colours::from_word(which % all_modules), which >= all_modules);
    return decks;
}

Result<Box> built_in() {
    const auto base = deus_box_files(), egypt = egypt_box_files();
    std::vector<NamedFile> files(base.begin(), base.end());
    files.insert(files.end(), egypt.begin(), egypt.end());
    Result<Box> box = read_box(files);
    if (!box) {
        std::fputs(("The built-in box of Deus is broken: " + box.error() + "\n").c_str(), stderr);
        std::abort();
    }
    return box;
}

}  // namespace

const Face* Box::find_face(std::string_view id) const {
    const auto found = std::find_if(faces.begin(), faces.end(), [&](const Face& face) { return face.id == id; });
    return found == faces.end() ? nullptr : &*found;
}

const Layout* Box::find_layout(std::string_view name) const {
    const auto found =
        std::find_if(layouts.begin(), layouts.end(), [&](const Layout& layout) { return layout.name == name; });
    return found == layouts.end() ? nullptr : &*found;
}

const Layout& Box::standard_layout(int players) const {
    return *std::find_if(layouts.begin(), layouts.end(),
                         [&](const Layout& layout) { return layout.players == players; });
}

std::vector<std::string> box_file_names() {
    std::vector<std::string> names;
    for (std::string_view colour : file_stems) names.push_back(card_file_name(colour, Edition::base));
    names.insert(names.end(), {"tiles", "layouts"});
    return names;
}

std::vector<std::string> egypt_file_names() {
    std::vector<std::string> names;
    for (std::string_view colour : file_stems) names.push_back(card_file_name(colour, Edition::egypt));
    return names;
}

Result<Box> read_box(std::span<const NamedFile> files) {
    if (const auto error = stray_card_file(files)) return *error;
    const Result<std::vector<Face>> faces = read_faces(files);
    if (!faces) return faces.failure();
    const Result<NamedFile> tiles = find_file(files, "tiles"), layout_file = find_file(files, "layouts");
    if (!tiles) return tiles.failure();
    if (!layout_file) return layout_file.failure();
    const Result<std::vector<TileSide>> sides = read_tile_file(*tiles);
    if (!sides) return sides.failure();
    const Result<std::vector<Layout>> layouts = read_layout_file(*layout_file);
    if (!layouts) return layouts.failure();

    return Box{.faces = *faces,
               .deck = base_deck(*faces),
               .decks = holds_egypt(files) ? egypt_decks(*faces) : std::vector<Deck>{},
               .sides = *sides,
               .layouts = *layouts};
}

const Box& built_in_box() {
    static const Result<Box> box = built_in();
    return *box;
}

}  // namespace pantheon::deus
