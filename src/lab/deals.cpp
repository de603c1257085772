#include "lab/deals.hpp"

#include <algorithm>
#include <cmath>

namespace pantheon {

DealShares deal_shares(std::span<const GameResult> games, int players) {
    const auto n = static_cast<std::size_t>(players);
    const double fair = 1.0 / players;
    DealShares made{.boards = static_cast<int>(games.size() / n)};
    made.won_of_board.resize(n + 1);
    Sum better, total, same_seat;
    for (std::size_t first = 0; first + n <= games.size(); first += n) {
        double won = 0, squares = 0, products = 0;
        for (std::size_t seat = 0; seat < n; ++seat) {
            double sum = 0, own = 0;
            for (std::size_t g = 0; g < n; ++g) {
                const double result = games[first + g].win[(seat + g) % n] - fair;
                sum += result, own += result * result;
            }
            squares += own;
            products += sum * sum - own;  // all pairs of different games, both ways
        }
        for (std::size_t g = 0; g < n; ++g) won += games[first + g].win[0];
        better.add(won / players);
        total.add(squares / (players * players));
        same_seat.add(products / (players * players * (players - 1)));
        ++made.won_of_board[std::min(n, static_cast<std::size_t>(std::lround(won)))];
    }
    const Mean wins = better.mean();
    made.wins = share_around(wins, static_cast<int>(games.size()));
    const double variance = total.mean().value;
    if (variance <= 0) return made;
    // The better player's share is p; the others have (1 - p) : (n - 1) each.
    const double lead = wins.value - fair;
    const double who = lead * lead / (players - 1), who_error = 2 * std::abs(lead) * wins.error / (players - 1);
    // Different players at one seat: on average their leads take away what they have in common.
    const double deal = same_seat.mean().value + who / (players - 1);
    made.who = {who / variance, who_error / variance, made.boards};
    made.deal = {deal / variance, (same_seat.mean().error + who_error / (players - 1)) / variance, made.boards};
    return made;
}

Result<DealShares> play_deals(const BalancePlan& plan, const PlayerChoice& weaker, const MatchProgress& progress) {
    MatchPlan match{.game = plan.game,
                    .options = plan.options,
                    .players = std::vector(static_cast<std::size_t>(plan.players), weaker),
                    .games = std::max(1, plan.games / plan.players) * plan.players,
                    .seed = plan.seed,
                    .threads = plan.threads};
    match.players[0] = plan.with;
    MatchGames games{match};
    if (const auto error = games.refused()) return *error;
    games.play_until(match.games, counted(progress));
    return deal_shares(games.results(), plan.players);
}

}  // namespace pantheon
