// `pantheon balance`: what the parts of a game are worth in strong games, as numbers and as a page for designers.
#include <algorithm>
#include <iostream>
#include <thread>

#include "cli/balance_json.hpp"
#include "cli/balance_page.hpp"
#include "cli/commands.hpp"
#include "core/text.hpp"
#include "players/planning.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

struct BalanceWish {
    std::string game, players = "2", with = "sage", parts = "games,without,swap,deals,variants", only, html, out, from;
    std::vector<std::string> options;
    int games = 1000, threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::uint64_t seed = 1;
    bool json = false;
};

PlayerChoice player_named(const GameKind& game, const std::string& name) {
    auto player = read_player(*game.tables, name);
    if (!player) fail(player.error());
    const auto settings = player->kind->settings;
    if (settings.size() != PlanSettings::count || settings[0].name != "width")
        fail("the player " + std::string(player->kind->name) + " does not plan, so it cannot do without things; " +
             "take a level, such as sage");
    return std::move(*player);
}

std::vector<std::string> parts_named(const std::string& list) {
    const auto parts = split_names(list);
    for (const std::string& part : parts)
        if (std::ranges::find(balance_parts, part) == std::end(balance_parts))
            fail("\"" + part + "\" cannot be measured; there are games, without, swap, deals and variants");
    return parts;
}

Json measure(const BalanceWish& wish, const GameKind& game) {
    if (!game.material) fail("the laboratory does not know what " + game.name + " is made of");
    BalancePlan plan{.game = &game,
                     .options = options_from(wish.options),
                     .with = player_named(game, wish.with),
                     .games = wish.games,
                     .seed = wish.seed,
                     .threads = wish.threads,
                     .only = wish.only.empty() ? std::vector<std::string>{} : split_names(wish.only)};
    if (plan.options.contains("players")) fail("say how many play by --players 2,3,4; leave players= out");
    const auto parts = parts_named(wish.parts);
    Json report{{"game", game.name},
                {"title", game.title.en},
                {"options", plan.options},
                {"with", plan.with.kind->title.en},
                {"seed", wish.seed}};
    for (const std::string& number : split_names(wish.players)) {
        plan.players = number_in(number).value_or(0);
        if (const auto game_of = first_game(plan); !game_of) fail(game_of.error());
        report["tables"].push_back(measure_balance(plan, parts));
    }
    return report;
}

std::vector<Json> measured_before(const std::string& files, const std::string& game) {
    std::vector<Json> reports;
    for (const std::string& file : split_names(files)) {
        Json report = Json::parse(read_text(file), nullptr, false);
        if (!report.is_object() || report.value("game", "") != game || !report.contains("tables"))
            fail("the file \"" + file + "\" holds no numbers of " + game + " that this command has measured");
        reports.push_back(std::move(report));
    }
    return reports;
}

void run(const BalanceWish& wish, const Context& context) {
    const GameKind& game = game_named(context, wish.game);
    std::vector<Json> reports = measured_before(wish.from, game.name);
    if (wish.from.empty()) reports.push_back(measure(wish, game));
    if (!wish.out.empty()) write_text(wish.out, reports[0].dump(1) + "\n");
    if (!wish.html.empty()) write_text(wish.html, balance_page(reports));
    if (wish.json || (wish.out.empty() && wish.html.empty())) std::cout << reports[0].dump(1) << '\n';
}

}  // namespace

void add_balance(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<BalanceWish>();
    Command command(app, "balance", "What the parts of a game are worth in strong games");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("options", wish->options, "NAME=VALUE",
                  "Options of the game as NAME=VALUE; `pantheon games` lists them");
    command.takes("--players", wish->players, "N,N,...", "Numbers of players");
    command.takes("--with", wish->with, "PLAYER", "Who plays; a level that plans");
    command.takes("--games", wish->games, 2, 100'000'000, "N",
                  "How many games of each sort: ordinary ones, without each card, for positions, against each level");
    command.takes(
        "--parts", wish->parts, "A,B,...",
        "What to measure. games: seats, length, points, what is used; without: who must do without something; "
        "swap: this card in hand instead of another; deals: luck and skill; variants: every option");
    command.takes("--only", wish->only, "NAME,...",
                  "Who does without something does so without these alone, one after the other: cards, colours");
    command.takes("--seed", wish->seed, "N", "The same number gives the same games");
    command.takes("--threads", wish->threads, 1, 1024, "N",
                  "How many games at the same time; as many as there are cores, if left out");
    command.takes("--html", wish->html, "FILE", "A page with plots and findings, in one file");
    command.takes("--out", wish->out, "FILE", "The numbers, for --from and for programs");
    command.takes("--from", wish->from, "FILE,...", "Measure nothing: the page of numbers that were measured before");
    command.flag("--json", wish->json, "The numbers on standard output; also without --html and --out");
    command.example(
        "Example: pantheon balance GAME --players 2,3,4 --games 1000 --html balance.html\n"
        "Example: pantheon balance GAME --players 2 --parts without --games 5000 --out a.json\n"
        "         pantheon balance GAME --from a.json,b.json --html balance.html");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
