// `pantheon balance`: what the parts of a game are worth in strong games.
#include "lab/balance.hpp"

#include <algorithm>
#include <iostream>
#include <thread>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "core/text.hpp"
#include "service/listings.hpp"

namespace pantheon {

namespace {

struct Wish {
    std::string game, players = "2", with = "sage", parts = "games,without", out;
    std::vector<std::string> options;
    int games = 1000, threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::uint64_t seed = 1;
};

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

void write_items(Json& json, const OrdinaryGames& games, const std::vector<Item>& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        if (item.copies == 0) continue;
        Json one = as_json(games.items[i]);
        one["id"] = item.id, one["name"] = item.name, one["copies"] = item.copies, one["house"] = item.house;
        one["facts"] = item.facts;
        for (const Label& family : item.families) one["families"][family.heading] = family.name;
        json["items"].push_back(one);
    }
    for (const auto& [family, use] : games.families) {
        Json one = as_json(use);
        one["name"] = family.name;
        json["families"][family.heading].push_back(one);
    }
}

Json as_json(const OrdinaryGames& games, const std::vector<Item>& items, const GameTables& tables) {
    Json json{{"games", games.games},
              {"turns_per_player", as_json(games.turns_per_player)},
              {"turns", as_json(games.turns)},
              {"winning_scores", as_json(games.winning_scores)},
              {"winner", as_json(games.winner)},
              {"others", as_json(games.others)}};
    for (const Share& seat : games.seats) json["seats"].push_back(as_json(seat));
    for (std::size_t s = 0; s < games.sources.size(); ++s)
        json["sources"].push_back(
            {{"name", tables.sources[s].en}, {"winner", games.sources[s].first}, {"others", games.sources[s].second}});
    for (std::size_t e = 0; e < games.endings.size(); ++e)
        json["endings"][std::string(tables.endings[e])] = games.endings[e];
    write_items(json, games, items);
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

std::vector<Item> items_of(const BalancePlan& plan) {
    GameOptions options = plan.options;
    options["players"] = std::to_string(plan.players);
    const auto game = plan.game->begin(*plan.game, options, plan.seed);
    if (!game) fail(game.error());
    return plan.game->material->items(**game);
}

// Measures the parts that are wanted, with one number of players.
class Survey {
    const BalancePlan plan_;
    const std::vector<std::string> parts_;
    Json json_;

    bool wants(std::string_view part) const { return std::ranges::find(parts_, part) != parts_.end(); }
    auto told(const std::string& what) const { return std::to_string(plan_.players) + " players, " + what + ": "; }

    void measure_games() {
        const auto games = with_progress(plan_.games, told("ordinary games"),
                                         [&](const MatchProgress& played) { return play_ordinary(plan_, played); });
        if (!games) fail(games.error());
        json_["ordinary"] = as_json(*games, items_of(plan_), *plan_.game->tables);
    }
    void measure_without() {
        auto families = families_of(plan_);
        const int all = plan_.games * static_cast<int>(families.size());
        with_progress(all, told("without"), [&](const MatchProgress& played) {
            int before = 0;
            for (Without& family : families) {
                play_without(plan_, family, [&](int done) { played(before + done); });
                before += family.wins.of;
            }
            return 0;
        });
        for (const Without& family : families) {
            Json one = as_json(family.wins);
            one["name"] = family.family.name, one["copies"] = family.copies;
            json_["without"][family.family.heading].push_back(one);
        }
    }

public:
    Survey(BalancePlan plan, std::vector<std::string> parts) : plan_(std::move(plan)), parts_(std::move(parts)) {
        json_["players"] = plan_.players;
        if (wants("games")) measure_games();
        if (wants("without")) measure_without();
    }
    const Json& json() const { return json_; }
};

void run(const Wish& wish, const Context& context) {
    const GameKind& game = game_named(context, wish.game);
    if (!game.material) fail("the laboratory does not know what " + game.name + " is made of");
    const auto with = read_player(*game.tables, wish.with);
    if (!with) fail(with.error());
    BalancePlan plan{.game = &game,
                     .options = options_from(wish.options),
                     .with = *with,
                     .games = wish.games,
                     .seed = wish.seed,
                     .threads = wish.threads};
    Json report{{"game", game.name}, {"options", plan.options}, {"with", wish.with}, {"seed", wish.seed}};
    for (const std::string& number : split_names(wish.players)) {
        plan.players = number_in(number).value_or(0);
        report["tables"].push_back(Survey(plan, split_names(wish.parts)).json());
    }
    const std::string text = report.dump(1) + "\n";
    if (wish.out.empty()) std::cout << text;
    else write_text(wish.out, text);
}

}  // namespace

void add_balance(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "balance", "What the parts of a game are worth in strong games");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--players", wish->players, "N,N,...", "Numbers of players");
    command.takes("--with", wish->with, "PLAYER", "Who plays; a level that plans");
    command.takes("--games", wish->games, 2, 100'000'000, "N", "How many games of each sort");
    command.takes("--parts", wish->parts, "A,B,...", "What to measure: games, without");
    command.takes("--seed", wish->seed, "N", "The same number gives the same games");
    command.takes("--threads", wish->threads, 1, 1024, "N",
                  "How many games at the same time; as many as there are cores, if left out");
    command.takes("--out", wish->out, "FILE", "The numbers go to this file");
    command.example("Example: pantheon balance GAME --players 2,3,4 --games 1000 --out numbers.json");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
