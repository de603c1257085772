#include "service/listings.hpp"

#include <algorithm>

#include "games/deus/card_text.hpp"
#include "games/deus/names.hpp"
#include "table/session.hpp"

namespace pantheon {

using deus::Face;
using deus::Source;
using deus::Sources;

namespace {

Json both(const Bilingual<std::string>& text) { return {{"en", text.en}, {"fr", text.fr}}; }

Json list_option(const OptionInfo& option) {
    Json values = Json::array();
    for (const OptionValue& value : option.values)
        values.push_back({{"value", value.value}, {"meaning", both(value.meaning)}});
    return {
        {"name", option.name}, {"meaning", both(option.meaning)}, {"standard", option.standard}, {"values", values}};
}

Json list_cost(const deus::Cost& cost) {
    Json list = Json::object();
    for (std::size_t r = 0; r < cost.resources.size(); ++r)
        if (cost.resources[r] > 0) list[std::string(deus::thing_names[r].en)] = cost.resources[r];
    if (cost.gold > 0) list["gold"] = cost.gold;
    if (cost.gold_by_rank) list["gold_by_rank"] = true;
    return list;
}

Json list_sources(const Sources& sources) {
    Json list = Json::array();
    for (const Source source : sources) list.push_back(deus::sources_text(Sources::of(source), Language::english));
    return list;
}

Bilingual<std::string> in_both(std::string (*text)(const Face&, Language), const Face& face) {
    return {text(face, Language::english), text(face, Language::french)};
}

// The 1× effect and the buildings it needs are named only where a card has them.
Json list_card(const Face& face) {
    Json card{{"id", face.id},
              {"edition", face.edition == deus::Edition::egypt ? "egypt" : "base"},
              {"name", both(face.name)},
              {"colour", deus::name_in(deus::colour_names, face.colour).en},
              {"copies", face.copies},
              {"cost", list_cost(face.cost)},
              {"text", both(in_both(deus::effect_text, face))},
              {"source",
               {{"effect", list_sources(face.sources.effect)},
                {"cost", list_sources(face.sources.cost)},
                {"copies", list_sources(face.sources.copies)}}}};
    if (const auto once = in_both(deus::once_text, face); !once.en.empty()) {
        card["once"] = both(once);
        card["source"]["once"] = list_sources(face.sources.once);
    }
    if (face.min_buildings > 0) {
        card["min_buildings"] = face.min_buildings;
        card["source"]["min_buildings"] = list_sources(face.sources.needs);
    }
    return card;
}

}  // namespace

bool is_house(const Face& face) {
    return (face.sources.effect | face.sources.cost | face.sources.once).contains(Source::house);
}

std::vector<const Face*> faces_named(const deus::Box& box, std::span<const std::string> words) {
    const auto named = [](const Face& face, const std::string& word) {
        const std::string wanted = lower_case(word);
        const auto holds = [&wanted](const std::string& text) {
            return lower_case(text).find(wanted) != std::string::npos;
        };
        return holds(face.name.en) || holds(face.name.fr) || holds(face.id);
    };
    std::vector<const Face*> found;
    for (const Face& face : box.faces)
        if (words.empty() || std::ranges::any_of(words, [&](const auto& word) { return named(face, word); }))
            found.push_back(&face);
    return found;
}

Json list_games(std::span<const GameKind> shelf) {
    Json games = Json::array();
    for (const GameKind& kind : shelf) {
        Json options = Json::array();
        for (const OptionInfo& option : kind.options) options.push_back(list_option(option));
        games.push_back({{"name", kind.name},
                         {"title", both(kind.title)},
                         {"rules_version", kind.rules_version},
                         {"box", {{"name", kind.label.name}, {"changes", kind.label.changes}}},
                         {"options", options}});
    }
    return games;
}

Json list_cards(std::span<const Face* const> faces) {
    Json cards = Json::array();
    for (const Face* face : faces) cards.push_back(list_card(*face));
    return cards;
}

std::string one_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace pantheon
