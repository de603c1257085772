#include "games/machina/box_reader.hpp"

#include <algorithm>

#include "table/french.hpp"

namespace pantheon::machina {

namespace {

using words::Line;
using words::Said;

constexpr std::string_view source_names[] = {"rulebook", "public", "inferred", "house"};

template <class List, class Name>
std::string one_of(const List& list, Name&& name) {
    std::string text;
    const std::size_t count = std::size(list);
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "\"" : i + 1 == count ? " or \"" : ", \"") + std::string(name(list[i])) + "\"";
    return text;
}
constexpr auto itself = [](std::string_view name) { return name; };

Result<Sources> read_tags(std::span<const Said> tags, const Said& where) {
    Sources sources;
    for (const Said& tag : tags) {
        const auto found = std::find(std::begin(source_names), std::end(source_names), tag.text);
        if (found == std::end(source_names)) return words::misfit(tag, one_of(source_names, itself));
        sources.add(static_cast<Source>(found - std::begin(source_names)));
    }
    if (!sources) return error_at(where.spot, "a source is missing; expected " + one_of(source_names, itself));
    return sources;
}

}  // namespace

Result<Facts> read_facts(const Line& line, std::span<const std::string_view> names) {
    Facts facts;
    for (const std::string_view name : names) facts.emplace_back(name, Sources{});
    for (const std::vector<Said>& group : line.groups()) {
        const auto named = std::find_if(facts.begin(), facts.end(), [&](const auto& fact) {
            return !group.empty() && group[0].text == fact.first;
        });
        const bool all = named == facts.end();
        const Result<Sources> tags = read_tags(std::span(group).subspan(all ? 0 : 1), line.value);
        if (!tags) return tags.failure();
        for (auto& fact : facts)
            if (all || &fact == &*named) fact.second = *tags;
    }
    for (const auto& fact : facts)
        if (!fact.second)
            return error_at(line.value.spot,
                            "the source of \"" + std::string(fact.first) + "\" is missing; expected one for each fact");
    return facts;
}

Result<Printed> read_printed(const words::Block& block, std::span<const std::string_view> facts) {
    const Said &name = block.head.value, &french = block["fr"].value;
    for (const Said& said : {name, french})
        if (const auto error = unsayable(said)) return *error;
    Printed printed{
        .id = words::id_of(name.text), .name = {std::string(name.text), french_name(french.text)}, .facts = {}};
    if (const Line* set = block.find("set")) {
        if (set->value.text != "mini") return words::misfit(set->value, "\"mini\"");
        printed.mini = true;
    }
    auto sources = read_facts(block["source"], facts);
    if (!sources) return sources.failure();
    printed.facts = *std::move(sources);
    return printed;
}

Result<int> read_number(const Said& said, int least, int most) {
    const std::optional<int> number = number_in(said.text);
    if (!number || *number < least || *number > most)
        return words::misfit(said, "a number from " + std::to_string(least) + " to " + std::to_string(most));
    return *number;
}

Result<std::vector<int>> read_amounts(const Line& line, std::span<const Counted> words) {
    std::vector<int> amounts(words.size(), 0);
    const auto expected = [&] { return one_of(words, [](const Counted& each) { return each.word; }); };
    for (const std::vector<Said>& group : line.groups()) {
        if (group.empty()) return error_at(line.value.spot, "an amount is missing; expected one between two commas");
        const Said& word = group.back();
        const bool many = word.text.ends_with('s');
        const auto found = std::find_if(words.begin(), words.end(), [&](const Counted& each) {
            return word.text == each.word || (many && word.text.substr(0, word.text.size() - 1) == each.word);
        });
        if (found == words.end()) return words::misfit(word, expected());
        if (group.size() > 2 || (group.size() == 1) != found->alone)
            return words::misfit(group[0],
                                 found->alone ? "\"" + std::string(found->word) + "\" alone" : "a number and a word");
        int& amount = amounts[static_cast<std::size_t>(found - words.begin())];
        if (amount != 0)
            return error_at(word.spot, "\"" + std::string(word.text) + "\" is said twice; expected it once");
        amount = 1;
        if (found->alone) continue;
        const Result<int> number = read_number(group[0], 0, found->most);
        if (!number) return number.failure();
        amount = *number;
    }
    return amounts;
}

Result<Colour> read_colour(const Said& said) {
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        if (said.text == colour_names[colour].en) return static_cast<Colour>(colour);
    return words::misfit(said, one_of(colour_names, [](const auto& name) { return name.en; }));
}

}  // namespace pantheon::machina
