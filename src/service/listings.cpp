#include "service/listings.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "service/json_reader.hpp"
#include "table/french.hpp"

namespace pantheon {

namespace {

template <class Text>
Json both(const Bilingual<Text>& text) {
    return {{"en", text.en}, {"fr", text.fr}};
}

Json list_option(const OptionInfo& option) {
    Json values = Json::array();
    for (const OptionValue& value : option.values)
        values.push_back({{"value", value.value}, {"meaning", both(value.meaning)}});
    return {
        {"name", option.name}, {"meaning", both(option.meaning)}, {"standard", option.standard}, {"values", values}};
}

}  // namespace

bool is_named(const CardEntry& card, std::span<const std::string> words) {
    const auto named = [&](const std::string& word) {
        const std::string wanted = as_typed(lower_case(word));
        const auto holds = [&wanted](const std::string& text) {
            return as_typed(lower_case(text)).find(wanted) != std::string::npos;
        };
        return holds(card.name.en) || holds(card.name.fr) || holds(card.id);
    };
    return words.empty() || std::ranges::any_of(words, named);
}

Json list_players(const GameTables& tables) {
    Json players = Json::array();
    for (const PlayerKind& kind : tables.players)
        players.push_back({{"name", kind.name},
                           {"title", both(kind.title)},
                           {"about", both(kind.about)},
                           {"rating", kind.rating ? Json(*kind.rating) : Json()},
                           {"ms_per_turn", kind.milliseconds}});
    return players;
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

Json list_cards(std::span<const CardEntry> cards) {
    Json list = Json::array();
    for (const CardEntry& card : cards) list.push_back(Json::parse(card.json));
    return list;
}

std::string one_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace pantheon
