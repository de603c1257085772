#include "lab/swap.hpp"

#include <algorithm>
#include <optional>

#include "lab/duplicate_luck.hpp"
#include "lab/side_by_side.hpp"

namespace pantheon {

namespace {

constexpr std::uint32_t turns_for_a_position = 12;  // so many turns go by for one that is looked at

struct Worth {
    double chance = 0, points = 0;
};
struct Found {
    std::size_t item;
    Worth worth;
};

// Things of one sort take each other's place: those whose first families have the same heading.
std::string_view sort_of(const Item& item) {
    return item.families.empty() ? std::string_view{} : std::string_view(item.families[0].heading);
}

class Sampler {
    const BalancePlan& plan_;
    const std::vector<Item>& items_;

    std::optional<Worth> worth_of(const AnyGame& game, int item, int which) const {
        const auto other = plan_.game->material->exchanged(game, item, which);
        if (!other) return {};
        const Seat seat = other->choice().seat;
        const Thought thought = plan_.with.sit_at(*other, seat, 1)->think(*other, {});
        if (!thought.expects) return {};
        return Worth{thought.expects->win / 65536.0, thought.expects->lead / 10.0};
    }

    // All things that could be held here, each compared with the mean of its sort by copies.
    void look_at(const AnyGame& game, int which, std::vector<Found>& found) const {
        std::map<std::string_view, std::vector<Found>> sorts;
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (items_[i].copies > 0)
                if (const auto worth = worth_of(game, static_cast<int>(i), which))
                    sorts[sort_of(items_[i])].push_back({i, *worth});
        for (const auto& [sort, here] : sorts) {
            Worth sum;
            double copies = 0;
            for (const Found& each : here) {
                const double weight = items_[each.item].copies;
                sum.chance += weight * each.worth.chance, sum.points += weight * each.worth.points, copies += weight;
            }
            for (const Found& each : here)
                found.push_back(
                    {each.item, {each.worth.chance - sum.chance / copies, each.worth.points - sum.points / copies}});
        }
    }

public:
    Sampler(const BalancePlan& plan, const std::vector<Item>& items) : plan_(plan), items_(items) {}

    std::vector<Found> play(AnyGame& table, Rng rng) const {
        DuplicateLuck luck{rng.next()};
        std::vector<std::unique_ptr<Player>> players;
        for (int p = 0; p < table.players(); ++p) players.push_back(plan_.with.sit_at(table, seat_at(p), rng.next()));
        std::vector<Found> found;
        std::vector<Event> events;
        bool begins = false;
        while (!table.is_over()) {
            const Seat asked = table.choice().seat;
            if (is_player(asked) && begins) {
                begins = false;
                if (rng.below(turns_for_a_position) == 0) look_at(table, static_cast<int>(rng.below(1 << 16)), found);
            }
            const Answer answer =
                is_player(asked) ? players[static_cast<std::size_t>(asked)]->think(table, {.seed = rng.next()}).answer
                                 : luck.answer(table.choice(), table.active());
            events.clear();
            table.apply(answer, &events);
            for (const Event& event : events) begins = begins || table.row_of(event).telling == Telling::turn_begins;
            for (const auto& player : players) player->see(table, events);
        }
        return found;
    }
};

}  // namespace

std::vector<Swap> swap_items(const BalancePlan& plan, const MatchProgress& progress) {
    GameOptions options = plan.options;
    options["players"] = std::to_string(plan.players);
    const auto begin = [&](int game) {
        return plan.game->begin(*plan.game, options, Rng{plan.seed + static_cast<std::uint64_t>(game)}.next());
    };
    const auto first = begin(0);
    if (!first) return {};
    const std::vector<Item> items = plan.game->material->items(**first);
    const Sampler sampler(plan, items);
    std::vector<std::vector<Found>> found(static_cast<std::size_t>(plan.games));
    side_by_side(
        plan.threads, 0, plan.games,
        [&](int game) {
            auto table = begin(game);
            found[static_cast<std::size_t>(game)] =
                sampler.play(**table, Rng{plan.seed ^ static_cast<std::uint64_t>(game) << 20});
        },
        counted(progress));
    std::vector<std::pair<Sum, Sum>> sums(items.size());
    for (const auto& game : found)
        for (const Found& each : game) {
            sums[each.item].first.add(each.worth.chance);
            sums[each.item].second.add(each.worth.points);
        }
    std::vector<Swap> swaps;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (sums[i].first.of() > 0) swaps.push_back({i, sums[i].first.mean(), sums[i].second.mean()});
    return swaps;
}

}  // namespace pantheon
