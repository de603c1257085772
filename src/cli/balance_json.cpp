#include "cli/balance_json.hpp"

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/deals.hpp"
#include "lab/swap.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

Json as_json(const Mean& mean) { return {{"mean", mean.value}, {"error", mean.error}}; }
Json as_json(const Share& share) {
    return {{"rate", share.rate}, {"interval", {share.interval.low, share.interval.high}}, {"of", share.of}};
}
Json as_json(const UseCount& use) {
    return {{"winner", use.winner.value},
            {"others", use.others.value},
            {"seats", use.seats},
            {"winners", use.winners},
            {"wins_with", as_json(use.wins_with)}};
}
Json as_json(const std::map<int, int>& histogram) {
    Json json = Json::array();
    for (const auto& [value, games] : histogram) json.push_back({value, games});
    return json;
}

void write_item(Json& json, const Item& item) {
    json["id"] = item.id, json["name"] = item.name, json["copies"] = item.copies, json["house"] = item.house;
    json["facts"] = item.facts;
    for (const Label& family : item.families) json["families"][family.heading] = family.name;
}

void write_uses(Json& json, const OrdinaryGames& games, const std::vector<Item>& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].copies == 0 || items[i].only_held) continue;
        Json one = as_json(games.items[i]);
        write_item(one, items[i]);
        json["items"].push_back(one);
    }
    for (const auto& [family, use] : games.families) {
        Json one = as_json(use);
        one["name"] = family.name;
        one["part"] = std::ranges::none_of(
            items, [&](const Item& item) { return !item.families.empty() && item.families[0] == family; });
        json["families"][family.heading].push_back(one);
    }
}

// What tells one way to play from another at a glance.
Json course_of(const OrdinaryGames& games, const GameTables& tables) {
    Json json{{"games", games.games},
              {"turns_per_player", as_json(games.turns_per_player)},
              {"winner", as_json(games.winner)},
              {"others", as_json(games.others)}};
    for (const Share& seat : games.seats) json["seats"].push_back(as_json(seat));
    for (std::size_t e = 0; e < games.endings.size(); ++e)
        json["endings"][std::string(tables.endings[e])] = games.endings[e];
    return json;
}

Json as_json(const OrdinaryGames& games, const std::vector<Item>& items, const GameTables& tables) {
    Json json = course_of(games, tables);
    json["turns"] = as_json(games.turns);
    json["winning_scores"] = as_json(games.winning_scores);
    for (std::size_t s = 0; s < games.sources.size(); ++s)
        json["sources"].push_back(
            {{"name", tables.sources[s].en}, {"winner", games.sources[s].first}, {"others", games.sources[s].second}});
    write_uses(json, games, items);
    for (const auto& [label, share] : games.labels) {
        Json one = as_json(share);
        one["name"] = label.name;
        json["labels"][label.heading].push_back(one);
    }
    for (const auto& [label, trait] : games.traits)
        json["traits"][label.heading].push_back({{"name", label.name},
                                                 {"games", trait.games},
                                                 {"first_seat", as_json(trait.first_seat)},
                                                 {"winner", as_json(trait.winner)},
                                                 {"turns_per_player", as_json(trait.turns_per_player)}});
    return json;
}

class Survey {
    const BalancePlan& plan_;
    Json json_;

    const GameTables& tables() const { return *plan_.game->tables; }
    template <class Run>
    auto watched(int games, const std::string& what, Run&& run) const {
        return with_progress(games, std::to_string(plan_.players) + " players, " + what + ": ", run);
    }
    std::vector<Item> items() const {
        const auto game = first_game(plan_);
        if (!game) fail(game.error());
        return plan_.game->material->items(**game);
    }

    void measure_games() {
        const auto games = watched(plan_.games, "ordinary games",
                                   [&](const MatchProgress& played) { return play_ordinary(plan_, played); });
        if (!games) fail(games.error());
        json_["ordinary"] = as_json(*games, items(), tables());
    }

    void measure_without() {
        auto families = families_of(plan_);
        for (const std::string& name : plan_.only)
            if (std::ranges::none_of(families, [&](const Without& each) { return each.family.name == name; }))
                fail("nothing in this game is called \"" + name + "\"");
        watched(plan_.games * static_cast<int>(families.size()), "doing without", [&](const MatchProgress& played) {
            int before = 0;
            for (Without& family : families) {
                play_without(plan_, family, [&](int done) { played(before + done); });
                before += family.wins.of;
            }
            return before;
        });
        for (const Without& family : families) {
            Json one = as_json(family.wins);
            one["name"] = family.family.name, one["copies"] = family.copies, one["house"] = family.house;
            one["part"] = family.is_part;
            json_["without"][family.family.heading].push_back(one);
        }
    }

    void measure_swaps() {
        const std::vector<Item> all = items();
        const auto swaps = watched(plan_.games, "swapped positions",
                                   [&](const MatchProgress& played) { return swap_items(plan_, played); });
        for (const Swap& swap : swaps) {
            Json one{{"chance", as_json(swap.chance)}, {"points", as_json(swap.points)}, {"of", swap.chance.of}};
            write_item(one, all[swap.item]);
            json_["swaps"].push_back(one);
        }
    }

    // Against every level that is rated below.
    void measure_deals() {
        for (const PlayerKind& kind : tables().players) {
            if (!kind.rating || !plan_.with.kind->rating || *kind.rating >= *plan_.with.kind->rating) continue;
            const auto weaker = read_player(tables(), kind.name);
            const auto deals = watched(plan_.games, "against " + std::string(kind.name),
                                       [&](const MatchProgress& played) { return play_deals(plan_, *weaker, played); });
            if (!deals) fail(deals.error());
            json_["deals"].push_back({{"weaker", kind.title.en},
                                      {"boards", deals->boards},
                                      {"wins", as_json(deals->wins)},
                                      {"won_of_board", deals->won_of_board},
                                      {"who", as_json(deals->who)},
                                      {"deal", as_json(deals->deal)}});
        }
    }

    // Every value of every option, one at a time; those that change no game are left out.
    void measure_variants() {
        BalancePlan plan = plan_;
        const auto usual = play_ordinary(plan);
        if (!usual) fail(usual.error());
        json_["variants"].push_back({{"option", ""}, {"value", ""}, {"course", course_of(*usual, tables())}});
        for (const OptionInfo& option : plan_.game->options) {
            if (option.name == "players" || option.lays_board) continue;
            for (const OptionValue& value : option.values) {
                plan.options = plan_.options;
                plan.options[option.name] = value.value;
                if (plan.options == plan_.options || !first_game(plan)) continue;
                const auto games = watched(plan_.games, option.name + "=" + value.value,
                                           [&](const MatchProgress& played) { return play_ordinary(plan, played); });
                if (!games || course_of(*games, tables()) == course_of(*usual, tables())) continue;
                json_["variants"].push_back({{"option", option.name},
                                             {"value", value.value},
                                             {"meaning", value.meaning.en},
                                             {"course", course_of(*games, tables())}});
            }
        }
    }

public:
    explicit Survey(const BalancePlan& plan) : plan_(plan) { json_["players"] = plan.players; }

    Json measure(const std::vector<std::string>& parts) {
        const auto wants = [&](const char* part) { return std::ranges::find(parts, part) != parts.end(); };
        if (wants("games")) measure_games();
        if (wants("without")) measure_without();
        if (wants("swap")) measure_swaps();
        if (wants("deals")) measure_deals();
        if (wants("variants")) measure_variants();
        return json_;
    }
};

}  // namespace

Json measure_balance(const BalancePlan& plan, const std::vector<std::string>& parts) {
    return Survey(plan).measure(parts);
}

}  // namespace pantheon
