#include "games/deus/card_file.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

#include "games/deus/lower.hpp"
#include "games/deus/prompts.hpp"
#include "table/french.hpp"
#include "words/parser.hpp"

namespace pantheon::deus {
namespace {

using words::Block;
using words::Line;
using words::Said;

constexpr std::array<std::string_view, 4> source_tags{"rulebook", "public", "inferred", "house"};

constexpr std::array<std::string_view, 2> egypt_lines{"once", "needs"};

// The facts of a face that have a source of their own; see `tagged_facts`.
struct Fact {
    std::string_view name;
    Sources FaceSources::* sources;
};
constexpr std::array<Fact, 5> facts{{{"effect", &FaceSources::effect},
                                     {"cost", &FaceSources::cost},
                                     {"copies", &FaceSources::copies},
                                     {"needs", &FaceSources::needs},
                                     {"once", &FaceSources::once}}};

bool is_standard_of_egypt(Colour colour, Edition edition) {
    return edition == Edition::egypt && colour != Colour::temple;
}

Error unknown(const Said& word, std::vector<std::string> expected) {
    return error_at(word.spot, words::unknown_word(word.text, std::move(expected)));
}

Result<int> read_copies(const Line& line) {
    const std::optional<int> copies = number_in(line.value.text);
    if (!copies || *copies < 1 || *copies > cards_per_colour) return misfit(line.value, "a number from 1 to 16");
    return *copies;
}

// "1 building"
Result<int> read_needs(const Line& line) {
    const std::vector<Said> said = line.words();
    const std::optional<int> number = number_in(said[0].text);
    if (!number || *number < 1 || *number > piece_types) return misfit(said[0], "a number from 1 to 5");
    if (said.size() != 2 || !said[1].text.starts_with("building"))
        return misfit(line.value, "a number and \"buildings\"");
    return *number;
}

std::uint8_t* amount_of(Cost& cost, std::string_view what) {
    if (const words::Word* resource = words::find_word(card_words(), Kind::resource, what))
        return &cost.resources[resource->meaning];
    return what == "gold" ? &cost.gold : nullptr;
}

// Each way to pay is an option of one question, beside the few answers that mean something else everywhere.
constexpr int most_ways = answer_wildcard;
constexpr int most_of_one = 20;

// "wood wheat", "2 gold", "2 wood stone"; in Egypt also "rank gold".
Result<Cost> read_cost(const Line& line, Edition edition) {
    Cost cost;
    std::vector<std::string> expected{"wood", "stone", "clay", "wheat", "gold"};
    if (edition == Edition::egypt) expected.emplace_back("rank");
    const std::vector<Said> said = line.words();
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (edition == Edition::egypt && said[i].text == "rank") {
            if (++i == said.size() || said[i].text != "gold") return misfit(said[i - 1], "\"rank gold\"");
            if (std::exchange(cost.gold_by_rank, true)) return misfit(said[i - 1], "\"rank gold\" once");
            continue;
        }
        const std::optional<int> number = number_in(said[i].text);
        if (number && (*number < 1 || *number > most_of_one)) return misfit(said[i], "a number from 1 to 20");
        if (number && ++i == said.size())
            return error_at(said.back().spot, "the cost stops too early; expected a resource or \"gold\"");
        std::uint8_t* amount = amount_of(cost, said[i].text);
        if (!amount) return unknown(said[i], expected);
        const int total = *amount + number.value_or(1);
        if (total > most_of_one)
            return error_at(said[i].spot, "this makes " + std::to_string(total) + " " + std::string(said[i].text) +
                                              " in all; expected at most 20");
        *amount = static_cast<std::uint8_t>(total);
    }
    if (cost.ways() > most_ways)
        return error_at(line.value.spot, "this can be paid in " + std::to_string(cost.ways()) +
                                             " ways, with gold for any of its resources; expected at most " +
                                             std::to_string(most_ways));
    return cost;
}

// The standard colour whose rules of Egypt an instruction needs: they are in play only with that colour's cards.
std::optional<Colour> home_of(const Instruction& step) {
    switch (step.op) {
        case Op::market_step:
        case Op::market_swap:
        case Op::sell_sets:
        case Op::sell_market:
        case Op::buy_market: return Colour::maritime;
        case Op::barque:
        case Op::fill_barque: return Colour::production;
        case Op::token:
        case Op::archers:
        case Op::barracks:
        case Op::camels:
        case Op::chariots:
        case Op::fortress:
        case Op::garrison: return Colour::military;
        default: break;
    }
    switch (step.count) {
        case Count::region_like_scribe:
        case Count::empty_beside_scribe:
        case Count::building_at_scribe: return Colour::civil;
        default: return std::nullopt;
    }
}

const char* step_out_of_place(const Instruction& step, const Face& face) {
    if (face.edition == Edition::base && (is_egypt(step.op) || is_egypt(step.count)))
        return "only cards of Egypt can do this; expected words of the base game";
    if (home_of(step).value_or(face.colour) != face.colour)
        return "only cards of another colour can do this; expected the market on maritime cards, barques on production "
               "cards, the scribe on civil cards, combat tokens on military cards";
    if (step.op == Op::buy && step.price != Thing::gold) return "resources are bought for gold; expected \"gold\"";
    const auto column = static_cast<Colour>(step.argument);
    if (step.op == Op::activate && (column == Colour::scientific || column == Colour::temple))
        return "this column cannot be activated; expected \"maritime\", \"production\", \"civil\" or \"military\"";
    return nullptr;
}

// A card that fires many others, which fire as many, would keep its player busy for ever.
const char* too_many_fired(const Program& program) {
    constexpr int most_fired = 2;
    int fired = 0, loop_end = 0;
    for (int at = 0; at < program.code.size(); ++at) {
        const Instruction& step = program.code[at];
        if (step.op == Op::each) loop_end = at + 1 + step.skip;
        if (!fires_card(step.op)) continue;
        if (at < loop_end) return "a card fires others once; expected no \"activate\" after \"each of your …:\"";
        if (++fired > most_fired) return "a card fires two others at most; expected \"activate\" no more than twice";
    }
    return nullptr;
}

// Nine temples may count for one offering of ten cards, and the number of cards must fit into a byte.
constexpr int most_offering_bonus = 20;

const char* lasting_out_of_place(const Lasting& lasting, const Face& face) {
    if (face.edition == Edition::base || face.colour != Colour::temple)
        return "only temples of Egypt last; expected no \"lasting\"";
    if (lasting.kind == LastingKind::offering_bonus && lasting.argument > most_offering_bonus)
        return "an offering cannot count so many cards; expected a number from 1 to 20";
    const auto colour = static_cast<Colour>(lasting.argument);
    if (lasting.kind == LastingKind::foreign_column && colour == Colour::temple)
        return "a temple lies in no other column; expected a card of another colour";
    return nullptr;
}

// What the language can say, but this card may not.
const char* out_of_place(const Program& program, const Face& face) {
    if (program.lasting.kind != LastingKind::none) return lasting_out_of_place(program.lasting, face);
    const bool temple = face.colour == Colour::temple;
    if (temple && !program.at_end && face.edition == Edition::egypt)
        return "a temple lasts, or counts when the game is over; expected \"…; lasting: …\" or \"at the end: …\"";
    if (temple && !program.at_end) return "a temple counts when the game is over; expected \"at the end: …\"";
    if (!temple && program.at_end) return "only temples count when the game is over; expected no \"at the end\"";
    for (const Instruction& step : program.code)
        if (const char* sentence = step_out_of_place(step, face)) return sentence;
    return too_many_fired(program);
}

std::optional<Error> read_effect(const Line& line, const Face& face, words::Phrase& effect, Program& program) {
    auto parsed = words::parse(card_words(), line.value.text);
    if (const auto* misreading = std::get_if<words::Misreading>(&parsed)) {
        Spot spot = line.value.spot;
        spot.column += misreading->column - 1;
        return error_at(spot, misreading->sentence);
    }
    effect = std::move(*std::get_if<words::Phrase>(&parsed));
    const Result<Program> lowered = lower(effect);
    if (!lowered) return error_at(line.value.spot, lowered.error());
    if (const char* sentence = out_of_place(*lowered, face)) return error_at(line.value.spot, sentence);
    program = *lowered;
    return std::nullopt;
}

// A standard card of Egypt also says where its "needs" come from, or that it has none; and its 1× effect, if any.
std::span<const Fact> tagged_facts(const Block& block, Colour colour, Edition edition) {
    const std::size_t count = !is_standard_of_egypt(colour, edition) ? 3 : block.find("once") ? 5 : 4;
    return std::span(facts).first(count);
}

// `"effect", "cost" and "copies"`
std::string names_of(std::span<const Fact> tagged) {
    std::string text;
    for (const Fact& fact : tagged)
        text += (text.empty() ? "\"" : &fact == &tagged.back() ? " and \"" : ", \"") + std::string(fact.name) + "\"";
    return text;
}

// "house" for all, or "effect rulebook public, cost house, copies inferred".
Result<FaceSources> read_face_sources(const Line& line, std::span<const Fact> tagged) {
    FaceSources sources;
    for (const std::vector<Said>& group : line.groups()) {
        const auto one = std::find_if(tagged.begin(), tagged.end(),
                                      [&](const Fact& fact) { return !group.empty() && group[0].text == fact.name; });
        const bool all = one == tagged.end();
        const Result<Sources> tags = read_sources(std::span(group).subspan(all ? 0 : 1), line.value.spot);
        if (!tags) return tags.failure();
        for (const Fact& fact : tagged)
            if (all || &fact == &*one) sources.*fact.sources = *tags;
    }
    for (const Fact& fact : tagged)
        if (!(sources.*fact.sources))
            return error_at(line.value.spot,
                            "a source is missing; expected one tag for all, or some for " + names_of(tagged));
    return sources;
}

std::optional<Error> read_egypt_lines(const Block& block, Face& face) {
    if (const Line* needs = block.find("needs")) {
        const Result<int> buildings = read_needs(*needs);
        if (!buildings) return buildings.failure();
        face.min_buildings = *buildings;
    }
    if (const Line* once = block.find("once")) return read_effect(*once, face, face.once, face.once_program);
    return std::nullopt;
}

// One temple stands in for a resource, so that a build uses it or does not.
using Resources = BitSet<Resource, resource_count>;
std::optional<Error> stands_in_again(const Block& block, const Face& face, Resources& stood_in) {
    const Lasting& lasting = face.program.lasting;
    if (lasting.kind != LastingKind::stand_in) return std::nullopt;
    const auto resource = static_cast<Resource>(lasting.argument);
    if (face.copies > 1) return misfit(block["copies"].value, "1 copy of a card that pays for a resource");
    if (stood_in.contains(resource))
        return error_at(block["effect"].value.spot,
                        "an earlier card pays for this resource already; expected one card for each");
    stood_in.add(resource);
    return std::nullopt;
}

Result<CardRow> read_card(const Block& block, Colour colour, Edition edition) {
    const std::size_t more = is_standard_of_egypt(colour, edition) ? egypt_lines.size() : 0;
    if (const auto error = words::wrong_lines(block, "card", {"fr", "copies", "cost", "effect", "source"},
                                              std::span(egypt_lines).first(more)))
        return *error;
    const Result<int> copies = read_copies(block["copies"]);
    if (!copies) return copies.failure();
    const Result<Cost> cost = read_cost(block["cost"], edition);
    if (!cost) return cost.failure();
    const Result<FaceSources> sources = read_face_sources(block["source"], tagged_facts(block, colour, edition));
    if (!sources) return sources.failure();

    const Said &name = block.head.value, &french = block["fr"].value;
    for (const Said& said : {name, french})
        if (const auto error = unsayable(said)) return *error;
    CardRow row{.face = {}, .name = name.spot, .french_name = french.spot};
    Face& face = row.face;
    face.id = words::id_of(name.text);
    face.name = {std::string(name.text), french_name(french.text)};
    face.edition = edition;
    face.colour = colour;
    face.copies = *copies;
    face.cost = *cost;
    face.sources = *sources;
    if (const auto error = read_effect(block["effect"], face, face.effect, face.program)) return *error;
    if (const auto error = read_egypt_lines(block, face)) return *error;
    return row;
}

}  // namespace

Result<Sources> read_sources(std::span<const Said> tags, const Spot& spot) {
    Sources sources;
    for (const Said& tag : tags) {
        const auto found = std::find(source_tags.begin(), source_tags.end(), tag.text);
        if (found == source_tags.end()) return unknown(tag, {source_tags.begin(), source_tags.end()});
        sources.add(static_cast<Source>(found - source_tags.begin()));
    }
    if (!sources)
        return error_at(spot, "a source is missing; expected \"rulebook\", \"public\", \"inferred\" or \"house\"");
    return sources;
}

Result<std::vector<CardRow>> read_card_file(const NamedFile& file, Colour colour, Edition edition) {
    const Result<std::vector<Block>> blocks = words::read_blocks(file);
    if (!blocks) return blocks.failure();
    std::vector<CardRow> rows;
    Resources stood_in;
    int cards = 0;
    for (const Block& block : *blocks) {
        Result<CardRow> row = read_card(block, colour, edition);
        if (!row) return row.failure();
        if (const auto error = stands_in_again(block, row->face, stood_in)) return *error;
        row->face.first_card = card_at(index(colour) * cards_per_colour + cards);
        cards += row->face.copies;
        rows.push_back(*std::move(row));
    }
    if (cards != cards_per_colour)
        return Error{std::string(file.name) + ": " + std::to_string(cards) + " cards, expected 16"};
    return rows;
}

}  // namespace pantheon::deus
