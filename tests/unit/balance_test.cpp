// The laboratory on what a game is made of: restricted play, counts, and what they add up to.
#include "lab/balance.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "games/deus/box.hpp"
#include "games/deus/terminal.hpp"
#include "games/machina/terminal.hpp"

using namespace pantheon;

namespace {

BalancePlan plan_for(const GameKind& kind, int players, int games) {
    return {.game = &kind, .players = players, .with = *read_player(*kind.tables, "sage"), .games = games, .seed = 7};
}

// How often the first player, who must do without a family, put something of it to use, and how often others did.
std::pair<int, int> uses_of_family(const GameKind& kind, const GameOptions& options, const Label& family) {
    const auto game = kind.begin(kind, options, 1);
    REQUIRE(game);
    Items without;
    for (const Item& item : kind.material->items(**game))
        without.push_back(std::ranges::find(item.families, family) != item.families.end());
    MatchPlan plan{.game = &kind, .players = std::vector(2, *read_player(*kind.tables, "sage")), .games = 12};
    plan.options = options;
    plan.without = {without};
    plan.counts = true;
    MatchGames match{plan};
    match.play_until(plan.games, {});
    std::pair<int, int> uses{};
    for (const GameResult& result : match.results())
        for (std::size_t i = 0; i < without.size(); ++i)
            if (without[i]) uses.first += result.used[0][i], uses.second += result.used[1][i];
    return uses;
}

}  // namespace

TEST_CASE("who must do without something never uses it, and the others do") {
    const GameKind deus = deus::terminal_kind(), machina = machina::terminal_kind();
    for (const Label& family : {Label{"card", "Guild"}, Label{"colour", "military"}, Label{"colour", "temple"}}) {
        const auto [own, other] = uses_of_family(deus, {}, family);
        CHECK(own == 0);
        CHECK(other > 0);
    }
    for (const Label& family : {Label{"intervention", "Charade"}, Label{"kind of quest", "legendary quests"}}) {
        const auto [own, other] = uses_of_family(machina, {}, family);
        CHECK(own == 0);
        CHECK(other > 0);
    }
}
