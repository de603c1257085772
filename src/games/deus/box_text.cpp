#include "games/deus/box_text.hpp"

#include <algorithm>

#include "core/digest.hpp"
#include "games/deus/card_text.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/names.hpp"

namespace pantheon::deus {
namespace {

// ---- writing --------------------------------------------------------------------------------------------------------

// What the rules read, or all that stands in a file.
enum class Facts { played, all };

std::string line(std::string_view key, const std::string& value) {
    return "    " + std::string(key) + std::string(8 - key.size(), ' ') + value + "\n";
}

std::string sources_in_file(Sources sources) {
    std::string text;
    for (const Source source : sources)
        text += (text.empty() ? "" : " ") + sources_text(Sources::of(source), Language::english);
    return text;
}

std::string cost_in_file(const Cost& cost) {
    std::string text;
    const auto add = [&](int number, std::string_view what) {
        if (number == 0) return;
        if (!text.empty()) text += ' ';
        if (number > 1) text += std::to_string(number) + " ";
        text += what;
    };
    for (std::size_t r = 0; r < cost.resources.size(); ++r) add(cost.resources[r], thing_names[r].en);
    add(cost.gold, "gold");
    add(cost.gold_by_rank, "rank gold");
    return text;
}

std::string card_block(const Face& face, Facts facts) {
    const bool all = facts == Facts::all;
    std::string text = "card " + face.name.en + "\n";
    if (all) text += line("fr", face.name.fr);
    text += line("copies", std::to_string(face.copies)) + line("cost", cost_in_file(face.cost));
    if (face.min_buildings > 0)
        text +=
            line("needs", std::to_string(face.min_buildings) + (face.min_buildings > 1 ? " buildings" : " building"));
    const auto sentence = [&](const words::Phrase& phrase) {
        return all ? words::print(card_words(), phrase, Language::english)
                   : words::print_first_words(card_words(), phrase);
    };
    if (face.once.word) text += line("once", sentence(face.once));
    text += line("effect", sentence(face.effect));
    if (!all) return text;
    std::string sources = "effect " + sources_in_file(face.sources.effect) + ", cost " +
                          sources_in_file(face.sources.cost) + ", copies " + sources_in_file(face.sources.copies);
    if (face.sources.needs) sources += ", needs " + sources_in_file(face.sources.needs);
    if (face.sources.once) sources += ", once " + sources_in_file(face.sources.once);
    return text + line("source", sources);
}

std::string tile_block(const TileSide& side, Facts facts) {
    std::string text = side.name;
    for (const Terrain terrain : side.terrain) text += " " + std::string(name_in(terrain_names, terrain).en);
    return text + (facts == Facts::all ? " " + sources_in_file(side.source) : "") + "\n";
}

std::string layout_block(const Layout& layout, Facts facts) {
    const bool all = facts == Facts::all;
    std::string tiles;
    for (const TilePlace place : layout.tiles)
        tiles += (tiles.empty() ? "(" : " (") + std::to_string(place.i) + "," + std::to_string(place.j) + ")";
    return "layout " + layout.title.en + "\n" + (all ? line("fr", layout.title.fr) : "") +
           line("players", std::to_string(layout.players)) + line("tiles", tiles) +
           (all ? line("source", sources_in_file(layout.source)) : "");
}

std::vector<BoxFile> write_files(const Box& box, Facts facts) {
    std::vector<BoxFile> files;
    for (const Edition edition : {Edition::base, Edition::egypt}) {
        const auto names = edition == Edition::base ? box_file_names() : egypt_file_names();
        for (int colour = 0; colour < colour_count && (edition == Edition::base || box.has_egypt()); ++colour) {
            BoxFile& file = files.emplace_back(BoxFile{names[static_cast<std::size_t>(colour)], {}});
            for (const Face& face : box.faces)
                if (face.edition == edition && index(face.colour) == colour)
                    file.text += (file.text.empty() ? "" : "\n") + card_block(face, facts);
        }
    }
    BoxFile tiles{"tiles", {}}, layouts{"layouts", {}};
    for (const TileSide& side : box.sides) tiles.text += tile_block(side, facts);
    for (const Layout& layout : box.layouts)
        layouts.text += (layouts.text.empty() ? "" : "\n") + layout_block(layout, facts);
    files.push_back(std::move(tiles));
    files.push_back(std::move(layouts));
    return files;
}

// ---- what differs ---------------------------------------------------------------------------------------------------

struct NamedBlock {
    std::string_view name, text;  // "card Galley" and all its lines; "1A" and its line
};

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

std::string_view trimmed(std::string_view line) { return line.substr(0, line.find_last_not_of(" \t\r") + 1); }

// Of a block, not a comment.
bool is_at_margin(std::string_view line) {
    return !trimmed(line).empty() && line[0] != ' ' && line[0] != '\t' && line[0] != '#';
}

std::string_view name_of_block(std::string_view head) {
    return head.starts_with("card ") || head.starts_with("layout ") ? head : head.substr(0, head.find(' '));
}

// Lines before the first one at the margin belong to nothing and are left out.
std::vector<NamedBlock> blocks_in(std::string_view text) {
    std::vector<NamedBlock> blocks;
    while (!text.empty()) {
        const std::string_view line = first_line(text);
        if (is_at_margin(line)) blocks.push_back({name_of_block(trimmed(line)), text.substr(0, 0)});
        const std::size_t length = std::min(line.size() + 1, text.size());
        if (!blocks.empty() && !trimmed(line).empty())
            blocks.back().text = {blocks.back().text.data(),
                                  static_cast<std::size_t>(text.data() + length - blocks.back().text.data())};
        text.remove_prefix(length);
    }
    return blocks;
}

std::string changes_of(const BoxFile& was, const BoxFile& is) {
    if (was.text == is.text) return "";
    const std::vector<NamedBlock> old = blocks_in(was.text), now = blocks_in(is.text);
    const bool same_names = std::equal(old.begin(), old.end(), now.begin(), now.end(),
                                       [](const NamedBlock& a, const NamedBlock& b) { return a.name == b.name; });
    std::string text = (same_names ? "in " : "file ") + is.name + "\n";
    for (std::size_t b = 0; b < now.size(); ++b)
        if (!same_names || old[b].text != now[b].text) text += now[b].text;
    return text;
}

// ---- reading changes ------------------------------------------------------------------------------------------------

BoxFile* find(std::vector<BoxFile>& files, std::string_view name) {
    const auto found = std::find_if(files.begin(), files.end(), [&](const BoxFile& file) { return file.name == name; });
    return found == files.end() ? nullptr : &*found;
}

// "deus/maritime.cards" is a maritime.cards, "mine/egypt/maritime.cards" one of Egypt.
std::string name_in_box(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos) return std::string(path);
    const std::string_view folder = path.substr(0, slash), name = path.substr(slash + 1);
    const bool egypt = folder == "egypt" || folder.ends_with("/egypt");
    return (egypt ? "egypt/" : "") + std::string(name);
}

Error no_part(std::string_view name) {
    return {"\"" + std::string(name) + "\" is no file of a box; expected COLOUR.cards, egypt/COLOUR.cards, tiles, " +
            "layouts, or a file that ends in " + std::string(changes_ending)};
}

// Puts the blocks in the place of those of the same name.
std::optional<Error> replace_blocks(BoxFile& file, std::string_view changes) {
    std::vector<BoxFile> blocks;
    for (const NamedBlock& block : blocks_in(file.text))
        blocks.push_back({std::string(block.name), std::string(block.text)});
    for (const NamedBlock& block : blocks_in(changes)) {
        BoxFile* old = find(blocks, block.name);
        if (!old)
            return Error{file.name + " of the box has no \"" + std::string(block.name) + "\" to replace; \"file " +
                         file.name + "\" gives a whole file"};
        old->text = block.text;
    }
    file.text.clear();
    for (const BoxFile& block : blocks) file.text += block.text + (block.text.ends_with('\n') ? "" : "\n");
    return {};
}

std::optional<Error> apply_section(std::vector<BoxFile>& files, std::string_view head, std::string_view body) {
    if (head == "without egypt") {
        std::erase_if(files, [](const BoxFile& file) { return file.name.starts_with("egypt/"); });
        return {};
    }
    const bool whole = head.starts_with("file ");
    const std::string_view name = head.substr(std::min(head.size(), head.find(' ')) + 1);
    BoxFile* file = find(files, name_in_box(name));
    if (!file) return no_part(name);
    if (!whole) return replace_blocks(*file, body);
    file->text = body;
    return {};
}

std::optional<Error> apply_changes(std::vector<BoxFile>& files, std::string_view text) {
    const auto opens = [](std::string_view line) {
        return line.starts_with("in ") || line.starts_with("file ") || line == "without egypt";
    };
    std::string_view head;
    const char* body = nullptr;
    const auto close = [&](const char* end) -> std::optional<Error> {
        if (!body) return {};
        return apply_section(files, head, {body, static_cast<std::size_t>(end - body)});
    };
    while (!text.empty()) {
        const std::string_view line = first_line(text);
        if (opens(trimmed(line))) {
            if (auto error = close(line.data())) return error;
            head = trimmed(line);
            body = line.data() + std::min(line.size() + 1, text.size());
        } else if (!body && is_at_margin(line)) {
            return Error{"\"" + std::string(line.substr(0, 40)) +
                         "\" does not fit here; expected \"in FILE\", \"file FILE\" or \"without egypt\" first"};
        }
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return close(text.data());
}

}  // namespace

std::vector<BoxFile> box_files(const Box& box) { return write_files(box, Facts::all); }

std::string box_name(const Box& box) {
    std::string text;
    for (const BoxFile& file : write_files(box, Facts::played)) text += file.name + "\n" + file.text;
    return "deus " + digest(text);
}

std::string changes_in(const Box& box) {
    if (box_name(box) == box_name(built_in_box())) return "";
    std::string text;
    std::vector<BoxFile> files = box_files(box);
    for (const BoxFile& printed : box_files(built_in_box()))
        if (const BoxFile* here = find(files, printed.name)) text += changes_of(printed, *here);
    return text + (box.has_egypt() ? "" : "without egypt\n");
}

Result<Box> changed_box(std::span<const NamedFile> changed) {
    std::vector<BoxFile> files = box_files(built_in_box());
    for (const NamedFile& file : changed) {
        const std::string name = name_in_box(file.name);
        BoxFile* old = find(files, name);
        if (name.ends_with(changes_ending)) {
            if (const auto error = apply_changes(files, file.text)) return Error{name + ": " + error->sentence};
        } else if (old) old->text = file.text;
        else return no_part(file.name);
    }
    std::vector<NamedFile> views;
    for (const BoxFile& file : files) views.push_back({file.name, file.text});
    return read_box(views);
}

}  // namespace pantheon::deus
