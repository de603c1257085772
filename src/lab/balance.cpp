#include "lab/balance.hpp"

#include <algorithm>
#include <cmath>

namespace pantheon {

namespace {

MatchPlan match_of(const BalancePlan& plan) {
    return {.game = plan.game,
            .options = plan.options,
            .players = std::vector(static_cast<std::size_t>(plan.players), plan.with),
            .games = plan.games,
            .seed = plan.seed,
            .threads = plan.threads};
}

class UseSum {
    Sum winner_, others_;
    double wins_ = 0;
    int seats_ = 0, winners_ = 0;

public:
    void add(int times, double win) {
        (win > 0 ? winner_ : others_).add(times);
        if (times == 0) return;
        ++seats_, wins_ += win;
        winners_ += win > 0;
    }
    UseCount count() const {
        return {.winner = winner_.mean(),
                .others = others_.mean(),
                .seats = static_cast<double>(seats_) / std::max(1, winner_.of() + others_.of()),
                .wins_with = share_of(wins_, seats_),
                .winners = static_cast<double>(winners_) / std::max(1, winner_.of())};
    }
};

// Games are remembered in full for a while only.
constexpr int games_at_once = 4096;

// What each game adds to the report.
class OrdinarySums {
    struct Trait {
        double first_wins = 0;
        Sum winner, turns;
    };
    const std::vector<Item>& items_;
    const GameTables& tables_;
    OrdinaryGames made_;
    std::vector<double> seat_wins_;
    Sum turns_, winner_, others_;
    std::vector<std::pair<Sum, Sum>> sources_;
    std::vector<UseSum> uses_;
    std::map<Label, UseSum> families_;
    std::map<Label, std::pair<double, int>> labels_;
    std::map<Label, Trait> traits_;

    void add_seat(const GameResult& game, std::size_t p) {
        const double win = game.win[p];
        seat_wins_[static_cast<std::size_t>(game.order[p])] += win;
        (win > 0 ? winner_ : others_).add(game.score[p]);
        for (std::size_t s = 0; s < sources_.size(); ++s)
            (win > 0 ? sources_[s].first : sources_[s].second).add(game.points[p][s]);
        std::map<Label, int> in_family;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (items_[i].copies == 0) continue;
            uses_[i].add(game.used[p][i], win);
            for (const Label& family : items_[i].families) in_family[family] += game.used[p][i];
        }
        for (const auto& [family, times] : in_family) families_[family].add(times, win);
        for (const Label& label : game.labels[p]) {
            if (label.heading == "order") continue;
            labels_[label].first += win;
            ++labels_[label].second;
        }
    }

    void add_trait(const Label& label, double first_wins, int best, double turns) {
        Trait& trait = traits_[label];
        trait.first_wins += first_wins;
        trait.winner.add(best);
        trait.turns.add(turns);
    }

public:
    OrdinarySums(const std::vector<Item>& items, int players, const GameTables& tables)
        : items_(items),
          tables_(tables),
          seat_wins_(static_cast<std::size_t>(players)),
          sources_(tables.sources.size()),
          uses_(items.size()) {
        made_.endings.resize(tables.endings.size());
    }

    void add(const GameResult& game) {
        const std::size_t players = seat_wins_.size();
        const double turns = static_cast<double>(game.turns) / static_cast<double>(players);
        ++made_.games;
        ++made_.turns[static_cast<int>(std::ceil(turns))];
        turns_.add(turns);
        ++made_.endings[static_cast<std::size_t>(game.ending)];
        int best = 0;
        double first = 0;
        for (std::size_t p = 0; p < players; ++p) {
            add_seat(game, p);
            if (game.win[p] > 0) best = game.score[p];
            if (game.order[p] == 0) first = game.win[p];
        }
        ++made_.winning_scores[best];
        for (const Label& label : game.traits) add_trait(label, first, best, turns);
        add_trait({"ending", std::string(tables_.endings[static_cast<std::size_t>(game.ending)])}, first, best, turns);
    }

    OrdinaryGames report() {
        for (const double wins : seat_wins_) made_.seats.push_back(share_of(wins, made_.games));
        made_.turns_per_player = turns_.mean();
        made_.winner = winner_.mean();
        made_.others = others_.mean();
        for (const auto& [winner, others] : sources_)
            made_.sources.emplace_back(winner.mean().value, others.mean().value);
        for (const UseSum& use : uses_) made_.items.push_back(use.count());
        for (const auto& [family, use] : families_) made_.families[family] = use.count();
        for (const auto& [label, wins] : labels_) made_.labels[label] = share_of(wins.first, wins.second);
        for (const auto& [label, trait] : traits_)
            made_.traits[label] = {.games = trait.turns.of(),
                                   .first_seat = share_of(trait.first_wins, trait.turns.of()),
                                   .winner = trait.winner.mean(),
                                   .turns_per_player = trait.turns.mean()};
        return std::move(made_);
    }
};

}  // namespace

Result<std::unique_ptr<AnyGame>> first_game(const BalancePlan& plan) {
    GameOptions options = plan.options;
    options["players"] = std::to_string(plan.players);
    return plan.game->begin(*plan.game, options, plan.seed);
}

std::function<void()> counted(const MatchProgress& progress) {
    return [done = 0, progress]() mutable {
        if (++done; progress) progress(done);
    };
}

Result<OrdinaryGames> play_ordinary(const BalancePlan& plan, const MatchProgress& progress) {
    const auto first = first_game(plan);
    if (!first) return first.failure();
    MatchPlan match = match_of(plan);
    match.duplicates = false;  // among equals they would be the same game
    match.counts = true;
    const std::vector<Item> items = plan.game->material->items(**first);
    OrdinarySums sums(items, plan.players, *plan.game->tables);
    const auto played = counted(progress);
    for (int done = 0; done < plan.games; done += games_at_once) {
        match.seed = plan.seed + static_cast<std::uint64_t>(done) * 0x9e3779b97f4a7c15u;
        MatchGames games{match};
        games.play_until(std::min(games_at_once, plan.games - done), played);
        for (const GameResult& game : games.results()) sums.add(game);
    }
    return sums.report();
}

std::vector<Without> families_of(const BalancePlan& plan) {
    const auto first = first_game(plan);
    if (!first) return {};
    std::map<Label, Without> found;
    for (const Item& item : plan.game->material->items(**first)) {
        if (item.copies == 0 || item.only_held) continue;
        for (const Label& family : item.families) {
            if (!plan.only.empty() && std::ranges::find(plan.only, family.name) == plan.only.end()) continue;
            found[family].is_part = family != item.families[0];
            found[family].copies += item.copies;
            if (item.house) found[family].house += item.copies;
        }
    }
    std::vector<Without> families;
    for (auto& [family, without] : found) {
        without.family = family;
        families.push_back(without);
    }
    return families;
}

void play_without(const BalancePlan& plan, Without& family, const MatchProgress& progress) {
    const auto first = first_game(plan);
    if (!first) return;
    Items without;
    for (const Item& item : plan.game->material->items(**first))
        without.push_back(std::ranges::find(item.families, family.family) != item.families.end());
    MatchPlan match = match_of(plan);
    match.without = {without};
    match.games = std::max(1, plan.games / plan.players) * plan.players;
    MatchGames games{match};
    games.play_until(match.games, counted(progress));
    Sum boards;
    for (const double share : games.shares(0)) boards.add(share);
    family.wins = share_around(boards.mean(), match.games);
}

}  // namespace pantheon
