#include "room/upgrade_log.hpp"

#include "table/upgrade.hpp"

namespace pantheon {

namespace {

// The answers as they read today; none if one of them is no option.
std::optional<std::vector<Answer>> answered(AnyGame& game, Upgrade& upgrade, const std::vector<Answer>& old) {
    std::vector<Answer> now;
    for (const Answer answer : old) {
        if (!game.choice().options.contains(answer)) return {};
        answer_as_then(game, &upgrade, answer, now);
    }
    return now;
}

}  // namespace

Result<History> upgrade_log(const GameKind& kind, const GameOptions& options, int version, const History& old) {
    const auto upgrade = kind.upgrade_from ? kind.upgrade_from(version) : nullptr;
    if (!upgrade)
        return Error{"this game follows version " + std::to_string(version) + " of the rules of " + kind.name +
                     "; this program plays version " + std::to_string(kind.rules_version)};
    auto begun = kind.begin(kind, options, 0);
    if (!begun) return begun.failure();
    std::unique_ptr<AnyGame> game = std::move(*begun);
    const auto first = answered(*game, *upgrade, old.begins_with);
    if (!first) return Error{"the record that this game was begun from no longer fits"};
    History now{*first, {}, {}};
    std::vector<std::unique_ptr<AnyGame>> after;  // by the number of entries
    after.push_back(game->copy());
    for (const LogEntry& entry : old.log) {
        const std::string which = "entry " + std::to_string(now.log.size() + 1) + " of the log";
        if (entry.takeback && entry.to >= after.size()) return Error{which + " goes back to what never was"};
        if (entry.takeback) game = after[entry.to]->copy();
        auto answers = answered(*game, *upgrade, entry.answers);
        if (!answers) return Error{which + " no longer fits"};
        now.log.push_back({entry.takeback, std::move(*answers), entry.to});
        after.push_back(game->copy());
    }
    now.tentative = answered(*game, *upgrade, old.tentative).value_or(std::vector<Answer>{});
    return now;
}

}  // namespace pantheon
