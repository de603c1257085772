#include "lab/gate.hpp"

#include <algorithm>
#include <cstdio>

#include "core/text.hpp"
#include "players/nets.hpp"

namespace pantheon {

namespace {

Result<PlayerChoice> player_with(const GameKind& game, int net) {
    return read_player(*game.tables, "sage:net=" + std::to_string(net));
}

std::string percent(double rate) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f %%", 100 * rate);
    return text;
}

}  // namespace

Result<int> number_of(const School& school, const Net* net) {
    if (!net) return -1;
    if (net->label.game != school.label().game || net->label.layout != school.label().layout)
        return Error{"this net is for another game, or sees other rows than today's"};
    int number = 0;
    while (net_at_hand(net->label.game, net->label.layout, number)) ++number;
    if (auto error = give_net(net->file())) return *error;
    return number;
}

double GateReport::strength() const {
    double sum = 0;
    for (const GateRung& rung : rungs) sum += rung.rate / rung.fair;
    return rungs.empty() ? 0 : sum / static_cast<double>(rungs.size());
}

bool GateReport::passes() const { return strength() >= 1 && std::ranges::none_of(rungs, &GateRung::is_weaker); }

std::string GateReport::text() const {
    std::string said;
    for (const GateRung& rung : rungs) {
        said += "gate";
        for (const auto& [name, value] : rung.table) said += " " + name + "=" + value;
        said += ": the new net won " + percent(rung.rate) + " (" + percent(rung.interval.low) + " to " +
                percent(rung.interval.high) + "; fair: " + percent(rung.fair) + ") of " + std::to_string(rung.games) +
                (rung.is_weaker() ? " games: weaker\n" : " games\n");
    }
    return said + "gate: " + (passes() ? "passed" : "refused") + ", on the whole it won " + percent(strength()) +
           " of what is fair\n";
}

Result<GateReport> run_gate(const GatePlan& plan, const MatchProgress& played) {
    const auto old_number = number_of(*plan.school, plan.old_net), new_number = number_of(*plan.school, plan.new_net);
    if (!old_number) return old_number.failure();
    if (!new_number) return new_number.failure();
    const auto old_player = player_with(*plan.game, *old_number), new_player = player_with(*plan.game, *new_number);
    if (!old_player) return old_player.failure();
    if (!new_player) return new_player.failure();
    GateReport report;
    int before = 0;
    for (const GameOptions& table : plan.school->ladder()) {
        MatchPlan match{.game = plan.game, .options = table, .seed = plan.seed, .threads = plan.threads};
        const int players = number_in(table.at("players")).value_or(2);
        match.options.erase("players");
        match.players.assign(static_cast<std::size_t>(players), *old_player);
        match.players[0] = *new_player;
        match.games = (plan.games + players - 1) / players * players;  // whole sets of duplicates
        const auto found = run_match(match, [&](int done) {
            if (played) played(before + done);
        });
        if (!found) return found.failure();
        const MatchPlayer& first = found->players[0];
        report.rungs.push_back({table, found->games, 1.0 / players, first.win_rate, first.interval});
        before += found->games;
    }
    return report;
}

}  // namespace pantheon
