#include "games/deus/map_file.hpp"

#include <algorithm>

#include "games/deus/card_file.hpp"
#include "table/french.hpp"
#include "words/parser.hpp"

namespace pantheon::deus {
namespace {

using words::Block;
using words::Line;
using words::Said;

constexpr std::array<std::string_view, 6> terrain_names{"field", "forest", "swamp", "mountain", "sea", "village"};
constexpr std::array<int, 6> regions_of_terrain{1, 1, 1, 1, 2, 1};

// ---- Tiles ----------------------------------------------------------------------------------------------------------

std::string side_name(std::size_t index) { return std::to_string(index / 2 + 1) + (index % 2 == 0 ? "A" : "B"); }

std::optional<Error> wrong_composition(const TileSide& side, const Spot& spot) {
    for (std::size_t t = 0; t < terrain_names.size(); ++t) {
        const auto there = std::count(side.terrain.begin(), side.terrain.end(), static_cast<Terrain>(t));
        if (there != regions_of_terrain[t])
            return error_at(spot, "side " + side.name + " has " + std::to_string(there) + " " +
                                      std::string(terrain_names[t]) + ", expected " +
                                      std::to_string(regions_of_terrain[t]));
    }
    return std::nullopt;
}

Result<TileSide> read_side(const Block& block, std::size_t index) {
    const Said& name = block.head.key;
    if (name.text != side_name(index)) return misfit(name, "side \"" + side_name(index) + "\"");
    if (!block.lines.empty()) return misfit(block.lines[0].key, "one line for a side");

    TileSide side{.name = std::string(name.text), .terrain = {}, .source = {}};
    const std::vector<Said> said = block.head.words();
    if (said.size() < side.terrain.size())
        return error_at(name.spot,
                        "side " + side.name + " has " + std::to_string(said.size()) + " regions, expected 7");
    for (std::size_t place = 0; place < side.terrain.size(); ++place) {
        const auto found = std::find(terrain_names.begin(), terrain_names.end(), said[place].text);
        if (found == terrain_names.end())
            return error_at(said[place].spot,
                            words::unknown_word(said[place].text, {terrain_names.begin(), terrain_names.end()}));
        side.terrain[place] = static_cast<Terrain>(found - terrain_names.begin());
    }
    if (const auto error = wrong_composition(side, name.spot)) return *error;
    const Result<Sources> source = read_sources(std::span(said).subspan(side.terrain.size()), name.spot);
    if (!source) return source.failure();
    side.source = *source;
    return side;
}

// ---- Layouts --------------------------------------------------------------------------------------------------------

// "(1,-1)"
std::optional<TilePlace> place_in(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == text.npos || !text.starts_with('(') || !text.ends_with(')')) return std::nullopt;
    const auto i = number_in(text.substr(1, comma - 1));
    const auto j = number_in(text.substr(comma + 1, text.size() - comma - 2));
    const auto is_near = [](const std::optional<int>& n) { return n && *n >= -9 && *n <= 9; };
    if (!is_near(i) || !is_near(j)) return std::nullopt;
    return TilePlace{static_cast<std::int8_t>(*i), static_cast<std::int8_t>(*j)};
}

Result<std::vector<TilePlace>> read_places(const Line& line) {
    std::vector<TilePlace> places;
    for (const Said& word : line.words()) {
        const auto place = place_in(word.text);
        if (!place)
            return error_at(word.spot,
                            "\"" + std::string(word.text) + "\" is no place for a tile; expected one like \"(1,-1)\"");
        if (std::find(places.begin(), places.end(), *place) != places.end())
            return error_at(word.spot, "two tiles lie at " + std::string(word.text) + "; expected one at each place");
        places.push_back(*place);
    }
    return places;
}

std::optional<Error> wrong_shape(const Layout& layout, const Spot& spot) {
    const int wanted = tiles_for(layout.players), there = static_cast<int>(layout.tiles.size());
    if (there != wanted)
        return error_at(spot, std::to_string(there) + " tiles, expected " + std::to_string(wanted) + " for " +
                                  std::to_string(layout.players) + " players");
    if (!is_connected(layout.tiles))
        return error_at(
            spot,
            "these tiles lie apart; expected each to touch another: (i,j) touches (i+1,j), (i,j+1) and (i-1,j+1)");
    return std::nullopt;
}

Result<Layout> read_layout(const Block& block) {
    if (const auto error = words::wrong_lines(block, "layout", {"fr", "players", "tiles", "source"})) return *error;
    const Line &players = block["players"], &tiles = block["tiles"], &source = block["source"];
    const std::optional<int> count = number_in(players.value.text);
    if (!count || *count < 2 || *count > 4) return misfit(players.value, "2, 3 or 4");
    const Result<std::vector<TilePlace>> places = read_places(tiles);
    if (!places) return places.failure();
    const Result<Sources> sources = read_sources(source.words(), source.value.spot);
    if (!sources) return sources.failure();

    const std::string_view title = block.head.value.text;
    Layout layout{
        words::id_of(title), {std::string(title), french_name(block["fr"].value.text)}, *count, *places, *sources};
    if (const auto error = wrong_shape(layout, tiles.value.spot)) return *error;
    return layout;
}

std::optional<Error> taken_name(const std::vector<Layout>& earlier, const Layout& layout, const Block& block) {
    const auto taken = [](const Said& name) {
        return error_at(name.spot,
                        "the name \"" + std::string(name.text) + "\" is taken by an earlier layout; expected another");
    };
    for (const Layout& other : earlier) {
        if (other.name == layout.name) return taken(block.head.value);
        if (other.title.fr == layout.title.fr) return taken(block["fr"].value);
    }
    return std::nullopt;
}

}  // namespace

Result<std::vector<TileSide>> read_tile_file(const NamedFile& file) {
    const Result<std::vector<Block>> blocks = words::read_blocks(file);
    if (!blocks) return blocks.failure();
    if (blocks->size() != side_count)
        return Error{std::string(file.name) + ": " + std::to_string(blocks->size()) + " sides, expected 14"};
    std::vector<TileSide> sides;
    for (const Block& block : *blocks) {
        const Result<TileSide> side = read_side(block, sides.size());
        if (!side) return side.failure();
        sides.push_back(*side);
    }
    return sides;
}

Result<std::vector<Layout>> read_layout_file(const NamedFile& file) {
    const Result<std::vector<Block>> blocks = words::read_blocks(file);
    if (!blocks) return blocks.failure();
    std::vector<Layout> layouts;
    for (const Block& block : *blocks) {
        const Result<Layout> layout = read_layout(block);
        if (!layout) return layout.failure();
        if (const auto error = taken_name(layouts, *layout, block)) return *error;
        layouts.push_back(*layout);
    }
    for (int players = 2; players <= 4; ++players) {
        const auto serves = [&](const Layout& layout) { return layout.players == players; };
        if (std::none_of(layouts.begin(), layouts.end(), serves))
            return Error{std::string(file.name) + ": no layout for " + std::to_string(players) +
                         " players; expected one"};
    }
    return layouts;
}

}  // namespace pantheon::deus
