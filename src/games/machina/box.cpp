#include "games/machina/box.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "games/machina/box_reader.hpp"
#include "games/machina/sentences.hpp"
#include "table/seat.hpp"
#include "words/block_file.hpp"

namespace pantheon {

// Generated from the folder boxes/machina by cmake/embed.cmake.
std::span<const NamedFile> machina_box_files();

}  // namespace pantheon

namespace pantheon::machina {

namespace {

using words::Block;
using words::Line;
using words::Said;
using Names = std::span<const std::string_view>;

constexpr std::string_view set_line[] = {"set"};

// The lines of a block, and where each of its facts comes from.
struct Shape {
    std::string_view head;
    std::initializer_list<std::string_view> lines;
    Names optional;
    std::initializer_list<std::string_view> facts;
};

// A file under way: its blocks become rows of a list, the numbers go into `box.cards`.
class Reader {
    Box& box_;

public:
    explicit Reader(Box& box) : box_(box) {}

    std::optional<Error> gods(const NamedFile& file) {
        const Shape shape{
            "god", {"fr", "start", "limit", "ability", "source"}, set_line, {"start", "limit", "ability"}};
        return each_row(file, shape, box_.gods, max_gods,
                        [&](const Block& block, Printed& row, std::size_t i) { return god(block, row, i); });
    }
    std::optional<Error> heroes(const NamedFile& file) {
        static constexpr std::string_view more[] = {"god", "set"};
        const Shape plain{"hero", {"fr", "strength", "birthplace", "source"}, more, {"strength", "birthplace"}};
        const Shape legendary{
            "hero", {"fr", "strength", "birthplace", "source"}, more, {"strength", "birthplace", "god"}};
        return each_row(
            file, [&](const Block& block) { return block.find("god") ? legendary : plain; }, box_.heroes, max_heroes,
            [&](const Block& block, Printed& row, std::size_t i) { return hero(block, row, i); });
    }
    std::optional<Error> quests(const NamedFile& file) {
        const Shape shape{"quest", {"fr", "area", "needs", "gp", "source"}, {}, {"area", "needs", "gp"}};
        return each_row(file, shape, box_.quests, max_quests,
                        [&](const Block& block, Printed&, std::size_t i) { return quest(block, i); });
    }
    std::optional<Error> interventions(const NamedFile& file) {
        const Shape shape{"intervention", {"fr", "copies", "effect", "source"}, set_line, {"effect", "copies"}};
        return each_row(file, shape, box_.interventions, max_interventions,
                        [&](const Block& block, Printed& row, std::size_t i) { return intervention(block, row, i); });
    }
    std::optional<Error> objectives(const NamedFile& file) {
        const Shape shape{"objective", {"fr", "needs", "source"}, set_line, {"needs"}};
        return each_row(file, shape, box_.objectives, max_objectives,
                        [&](const Block& block, Printed& row, std::size_t i) { return objective(block, row, i); });
    }
    std::optional<Error> board(const NamedFile& file);

private:
    // `read(block, row, i)` reads what the row `i` says; `shape` may depend on the block.
    template <class ShapeOf, class Read>
    static std::optional<Error> each_row(const NamedFile& file, ShapeOf&& shape_of, std::vector<Printed>& rows,
                                         int most, Read&& read) {
        const Result<std::vector<Block>> blocks = words::read_blocks(file);
        if (!blocks) return blocks.failure();
        for (const Block& block : *blocks) {
            const Shape shape = [&] {
                if constexpr (std::is_same_v<std::remove_cvref_t<ShapeOf>, Shape>) return shape_of;
                else return shape_of(block);
            }();
            if (const auto error = words::wrong_lines(block, shape.head, shape.lines, shape.optional)) return error;
            Result<Printed> row = read_printed(block, {shape.facts.begin(), shape.facts.size()});
            if (!row) return row.failure();
            if (const auto error = taken(block, *row, rows)) return error;
            if (static_cast<int>(rows.size()) == most)
                return error_at(block.head.key.spot, "this is one too many; expected at most " + std::to_string(most));
            const std::size_t i = rows.size();
            rows.push_back(*std::move(row));
            if (const auto error = read(block, rows.back(), i)) return error;
        }
        return std::nullopt;
    }
    // A player types names, and a record holds them.
    static std::optional<Error> taken(const Block& block, const Printed& row, const std::vector<Printed>& rows) {
        for (const Printed& other : rows) {
            if (other.id == row.id)
                return error_at(block.head.value.spot, "the name \"" + row.name.en + "\" is taken; expected another");
            if (other.name.fr == row.name.fr)
                return error_at(block["fr"].value.spot, "the name \"" + row.name.fr + "\" is taken; expected another");
        }
        return std::nullopt;
    }

    std::optional<Error> god(const Block& block, const Printed& row, std::size_t i) {
        GodMat& mat = box_.cards.gods[i];
        const Counted amounts[] = {{"might", track_end}, {"cunning", track_end}, {"intervention", largest_hand - 1}};
        const auto start = read_amounts(block["start"], amounts);
        if (!start) return start.failure();
        const auto limit = read_number(block["limit"].value, 1, largest_hand - 1);
        if (!limit) return limit.failure();
        if ((*start)[2] > *limit) return words::misfit(block["start"].value, "no more interventions than the limit");
        const auto ability = read_sentence(block["ability"], Doer::ability);
        if (!ability) return ability.failure();
        // Two heroes always lie on the track; who closes or reserves one is alone in doing so (D9).
        for (std::size_t other = 0; other < i; ++other)
            if (box_.cards.gods[other].ability.op == ability->op)
                return error_at(block["ability"].value.spot, "another god has this ability; expected one for each");
        mat = {static_cast<std::uint8_t>((*start)[0]),
               static_cast<std::uint8_t>((*start)[1]),
               static_cast<std::uint8_t>((*start)[2]),
               static_cast<std::uint8_t>(*limit),
               *ability,
               no_hero};
        (row.mini ? box_.cards.gods_of_mini : box_.cards.gods_of_base).add(static_cast<God>(i));
        return std::nullopt;
    }

    std::optional<Error> hero(const Block& block, const Printed& row, std::size_t i) {
        const Counted amounts[] = {{"might", 12}, {"cunning", 12}};
        const auto strength = read_amounts(block["strength"], amounts);
        if (!strength) return strength.failure();
        const auto birthplace = read_colour(block["birthplace"].value);
        if (!birthplace) return birthplace.failure();
        HeroCard& hero = box_.cards.heroes[i];
        hero = {static_cast<std::uint8_t>((*strength)[0]), static_cast<std::uint8_t>((*strength)[1]), *birthplace,
                no_god};
        const Line* patron = block.find("god");
        if (!patron) {
            if (row.mini)
                return error_at(block["set"].key.spot,
                                "only a god's hero is part of the mini expansion; expected a line \"god\"");
            box_.cards.heroes_without_god.add(static_cast<Hero>(i));
            return std::nullopt;
        }
        for (std::size_t g = 0; g < box_.gods.size(); ++g) {
            if (box_.gods[g].name.en != patron->value.text) continue;
            GodMat& mat = box_.cards.gods[g];
            if (mat.hero != no_hero)
                return error_at(patron->value.spot, "this god has a hero already; expected another");
            if (box_.gods[g].mini != row.mini)
                return error_at(patron->value.spot, "a god and his hero belong to one set; expected the same");
            hero.god = static_cast<God>(g);
            mat.hero = static_cast<Hero>(i);
            return std::nullopt;
        }
        return words::misfit(patron->value, "the name of a god");
    }

    std::optional<Error> quest(const Block& block, std::size_t i) {
        const auto colour = read_colour(block["area"].value);
        if (!colour) return colour.failure();
        const Counted amounts[] = {{"might", 20}, {"cunning", 20}};
        const auto needs = read_amounts(block["needs"], amounts);
        if (!needs) return needs.failure();
        const Line& gp = block["gp"];
        const std::vector<Said> said = gp.words();
        std::string_view number = said[0].text;
        const bool legendary = said.size() == 2 && number.ends_with(',') && said[1].text == "legendary";
        if (said.size() != 1 && !legendary) return words::misfit(gp.value, "a number, or a number and \", legendary\"");
        if (legendary) number.remove_suffix(1);
        const auto points = read_number({number, said[0].spot}, 1, 30);
        if (!points) return points.failure();

        Cards& cards = box_.cards;
        const auto id = static_cast<Quest>(i);
        cards.quests[i] = {static_cast<std::uint8_t>((*needs)[0]), static_cast<std::uint8_t>((*needs)[1]),
                           static_cast<std::uint8_t>(*points), *colour, legendary};
        cards.all_quests.add(id);
        if (*points == four_player_gp) cards.small_quests.add(id);
        if (legendary) cards.legendary.add(id);
        cards.of_colour[static_cast<std::size_t>(*colour)].add(id);
        return std::nullopt;
    }

    std::optional<Error> intervention(const Block& block, const Printed& row, std::size_t i) {
        Cards& cards = box_.cards;
        const int before = i == 0 ? 0 : cards.interventions[i - 1].first_copy + cards.interventions[i - 1].copies;
        const auto copies = read_number(block["copies"].value, 1, max_copies - before);
        if (!copies) return copies.failure();
        const auto effect = read_sentence(block["effect"], Doer::intervention);
        if (!effect) return effect.failure();
        const auto face = static_cast<Intervention>(i);
        cards.interventions[i] = {static_cast<std::uint8_t>(*copies), static_cast<std::uint8_t>(before), *effect};
        for (int copy = before; copy < before + *copies; ++copy)
            cards.face_of_copy[static_cast<std::size_t>(copy)] = face;
        if (row.mini) cards.interventions_of_mini.add(face);
        cards.intervention_count = static_cast<int>(i) + 1;
        return std::nullopt;
    }

    std::optional<Error> objective(const Block& block, const Printed& row, std::size_t i) {
        std::vector<Counted> amounts{{"gp", 100}, {"legendary", 5}};
        for (const auto& colour : colour_names) amounts.push_back({colour.en, 5});
        const auto needs = read_amounts(block["needs"], amounts);
        if (!needs) return needs.failure();
        ObjectiveTile& tile = box_.cards.objectives[i];
        tile.gp = static_cast<std::uint8_t>((*needs)[0]);
        tile.legendary = static_cast<std::uint8_t>((*needs)[1]);
        for (std::size_t c = 0; c < colour_count; ++c) tile.of_colour[c] = static_cast<std::uint8_t>((*needs)[c + 2]);
        (row.mini ? box_.cards.objectives_of_mini : box_.cards.objectives_of_base).add(static_cast<Objective>(i));
        return std::nullopt;
    }
};

// The board has blocks of five sorts: areas, the temple, the altar, and the spaces of both tracks.
class BoardReader {
    Box& box_;
    int hero_spaces_ = 0, quest_spaces_ = 0;

public:
    explicit BoardReader(Box& box) : box_(box) { box_.spaces.resize(space_count); }

    std::optional<Error> read(const Block& block) {
        const std::string_view head = block.head.key.text;
        if (head == "area") return area(block);
        if (head == "temple") return site(block, "temple", Space::olympus, "intervention");
        if (head == "altar") return site(block, "altar", Space::altar, "point");
        if (head == "hero-space") return hero_space(block);
        if (head == "quest-space") return quest_space(block);
        return words::misfit(block.head.key, "\"area\", \"temple\", \"altar\", \"hero-space\" or \"quest-space\"");
    }
    std::optional<Error> missing(const NamedFile& file) const {
        const auto lacks = [&](const std::string& what) { return Error{std::string(file.name) + ": " + what}; };
        for (std::size_t space = 0; space < box_.spaces.size(); ++space)
            if (box_.spaces[space].id.empty())
                return lacks(space < colour_count
                                 ? "there is no " + std::string(colour_names[space].en) + " area; expected one"
                             : space == colour_count ? "there is no temple; expected one"
                                                     : "there is no altar; expected one");
        if (hero_spaces_ != hero_spaces) return lacks("there are too few hero spaces; expected 3");
        if (quest_spaces_ != quest_spaces) return lacks("there are too few quest spaces; expected 4");
        return std::nullopt;
    }

private:
    std::optional<Error> keep(const Block& block, Space space, std::initializer_list<std::string_view> facts) {
        Result<Printed> row = read_printed(block, {facts.begin(), facts.size()});
        if (!row) return row.failure();
        Printed& place = box_.spaces[static_cast<std::size_t>(space)];
        if (!place.id.empty()) return error_at(block.head.key.spot, "this space is there already; expected it once");
        place = *std::move(row);
        return std::nullopt;
    }
    std::optional<Error> area(const Block& block) {
        if (const auto error = words::wrong_lines(block, "area", {"fr", "colour", "points", "source"})) return error;
        const auto colour = read_colour(block["colour"].value);
        if (!colour) return colour.failure();
        const Counted amounts[] = {{"might", track_end}, {"cunning", track_end}};
        const auto points = read_amounts(block["points"], amounts);
        if (!points) return points.failure();
        box_.cards.areas[static_cast<std::size_t>(*colour)] = {static_cast<std::uint8_t>((*points)[0]),
                                                               static_cast<std::uint8_t>((*points)[1])};
        return keep(block, area_of(*colour), {"name", "points"});
    }
    std::optional<Error> site(const Block& block, std::string_view head, Space space, std::string_view gift) {
        if (const auto error = words::wrong_lines(block, head, {"fr", "gives", "source"})) return error;
        const Counted amounts[] = {{gift, space == Space::altar ? track_end : 1}};
        const auto gives = read_amounts(block["gives"], amounts);
        if (!gives) return gives.failure();
        if (space == Space::altar) box_.cards.altar_points = static_cast<std::uint8_t>((*gives)[0]);
        else if ((*gives)[0] != 1) return words::misfit(block["gives"].value, "\"1 intervention\"");
        return keep(block, space, {"gives"});
    }
    // Spaces are counted from the top, in order.
    static std::optional<Error> next(const Block& block, int& count, int most) {
        const auto number = read_number(block.head.value, 1, most);
        if (!number) return number.failure();
        if (*number != count + 1) return words::misfit(block.head.value, std::to_string(count + 1));
        ++count;
        constexpr std::string_view facts[] = {"numbers"};
        const auto sources = read_facts(block["source"], facts);
        if (!sources) return sources.failure();
        return std::nullopt;
    }
    std::optional<Error> hero_space(const Block& block) {
        if (const auto error = words::wrong_lines(block, "hero-space", {"bonus", "source"})) return error;
        const auto at = static_cast<std::size_t>(hero_spaces_);
        if (const auto error = next(block, hero_spaces_, hero_spaces)) return error;
        const auto bonus = read_number(block["bonus"].value, 0, 9);
        if (!bonus) return bonus.failure();
        box_.cards.hero_bonus[at] = static_cast<std::uint8_t>(*bonus);
        return std::nullopt;
    }
    std::optional<Error> quest_space(const Block& block) {
        if (const auto error = words::wrong_lines(block, "quest-space", {"gains", "takes", "source"})) return error;
        const auto at = static_cast<std::size_t>(quest_spaces_);
        if (const auto error = next(block, quest_spaces_, quest_spaces)) return error;
        const Counted amounts[] = {{"gp", 20}};
        const auto gains = read_amounts(block["gains"], amounts), takes = read_amounts(block["takes"], amounts);
        if (!gains) return gains.failure();
        if (!takes) return takes.failure();
        box_.cards.quest_gain[at] = static_cast<std::uint8_t>((*gains)[0]);
        box_.cards.quest_loss[at] = static_cast<std::uint8_t>((*takes)[0]);
        return std::nullopt;
    }
};

std::optional<Error> Reader::board(const NamedFile& file) {
    const Result<std::vector<Block>> blocks = words::read_blocks(file);
    if (!blocks) return blocks.failure();
    BoardReader reader(box_);
    for (const Block& block : *blocks)
        if (const auto error = reader.read(block)) return error;
    return reader.missing(file);
}

// What every game needs, whatever is changed in a box.
std::optional<Error> too_few(const Box& box) {
    const Cards& cards = box.cards;
    for (std::size_t g = 0; g < box.gods.size(); ++g)
        if (cards.gods[g].hero == no_hero)
            return Error{"heroes.cards: " + box.gods[g].name.en + " has no hero; expected one for each god"};
    if (cards.gods_of_base.size() < max_players)
        return Error{"gods.cards: there are too few gods; expected 4 without the mini expansion"};
    if (cards.heroes_without_god.size() < 4)
        return Error{"heroes.cards: there are too few heroes without a god; expected 4"};
    if (cards.objectives_of_base.size() < max_players)
        return Error{"objectives.cards: there are too few objectives; expected 4 without the mini expansion"};
    if ((cards.all_quests - cards.small_quests).size() < 3 * quests_to_choose ||
        cards.all_quests.size() < 4 * quests_to_choose)
        return Error{"quests.cards: there are too few quests; expected 9 of 3 gp or more, and 12 in all"};
    // C9: the deck of interventions can always be rebuilt.
    std::vector<int> limits;
    for (std::size_t g = 0; g < box.gods.size(); ++g) limits.push_back(cards.gods[g].limit);
    std::sort(limits.rbegin(), limits.rend());
    int held = 0, copies = 0;
    for (std::size_t p = 0; p < max_players; ++p) held += limits[p];
    for (std::size_t i = 0; i < box.interventions.size(); ++i)
        if (!box.interventions[i].mini) copies += cards.interventions[i].copies;
    if (copies <= held)
        return Error{"interventions.cards: there are " + std::to_string(copies) +
                     " copies without the mini expansion; expected " + std::to_string(held + 1) +
                     " or more, because players may hold " + std::to_string(held)};
    return std::nullopt;
}

Result<Box> built_in() {
    Result<Box> box = read_box(machina_box_files());
    if (!box) {
        std::fputs(("The built-in box of Deus Ex Machina is broken: " + box.error() + "\n").c_str(), stderr);
        std::abort();
    }
    return box;
}

}  // namespace

Result<Box> read_box(std::span<const NamedFile> files) {
    Box box;
    Reader reader(box);
    using Read = std::optional<Error> (Reader::*)(const NamedFile&);
    constexpr Read reads[] = {&Reader::gods,          &Reader::heroes,     &Reader::quests,
                              &Reader::interventions, &Reader::objectives, &Reader::board};
    for (std::size_t i = 0; i < std::size(reads); ++i) {
        const auto file = std::find_if(files.begin(), files.end(),
                                       [&](const NamedFile& each) { return each.name == box_file_names[i]; });
        if (file == files.end()) return Error{std::string(box_file_names[i]) + ": this file is missing from the box"};
        if (const auto error = (reader.*reads[i])(*file)) return *error;
        box.files.emplace_back(file->name, file->text);
    }
    if (const auto error = too_few(box)) return *error;
    return box;
}

const Box& built_in_box() {
    static const Result<Box> box = built_in();
    return *box;
}

}  // namespace pantheon::machina
