#include "games/machina/worth.hpp"

#include <algorithm>

#include "games/machina/claim.hpp"

namespace pantheon::machina {

namespace {

class Judge {
    const Setup& setup_;
    const Cards& cards_;
    const State& state_;
    const Weights& w_;

    const Player& player(Seat seat) const { return state_.open.players[static_cast<std::size_t>(seat)]; }

    int points_on(int track) const {
        int total = 0;
        for (int n = 0; n < track; ++n) total += w_.point[static_cast<std::size_t>(n)];
        return total;
    }
    int areas_done(const Player& who) const {
        int count = 0;
        for (const QuestSet& colour : cards_.of_colour) count += who.done.meets(colour);
        return count;
    }
    // What everybody can see of a player.
    int open_worth(Seat seat, int needed_gp) const {
        const Player& who = player(seat);
        const int spare = std::max(0, who.gp - needed_gp);
        return w_.gp * (who.gp - spare) + w_.spare_gp * spare + w_.secret * (secret_quests - who.secrets) +
               w_.area * areas_done(who) + points_on(who.might) + points_on(who.cunning) +
               (who.charged ? w_.charge : 0) + w_.intervention * who.hand_size +
               (state_.open.token == seat ? w_.first_player : 0);
    }

    // Quests done that the objective asks for, each at most as often as it does.
    int demanded_done(const ObjectiveTile& tile, const Player& who) const {
        int count = 0, spare_legends = 0;
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const QuestSet done = who.done & cards_.of_colour[colour];
            const int asked = tile.of_colour[colour], have = done.size();
            count += std::min(asked, have);
            spare_legends += std::min(std::max(0, have - asked), (done & cards_.legendary).size());
        }
        return count + std::min<int>(tile.legendary, spare_legends);
    }

    // Points of strength that the best hero of the track would lack for a quest, with all that is on the mat.
    int lacking(const QuestCard& quest, const Player& who) const {
        int least = 99;
        for (std::size_t space = 0; space < hero_spaces; ++space) {
            if (state_.open.heroes[space] == no_hero) continue;
            const HeroCard& hero = cards_[state_.open.heroes[space]];
            const int might = std::max(0, quest.might - hero.might - who.might);
            const int cunning = std::max(0, quest.cunning - hero.cunning - who.cunning);
            const int bonus = cards_.hero_bonus[space] + (hero.birthplace == quest.colour);
            least = std::min(least, std::max(0, might + cunning - bonus));
        }
        return least;
    }
    int secrets_to_come(Seat seat, const ObjectiveTile& tile) const {
        const Player& who = player(seat);
        int total = 0;
        for (const Quest id : state_.hidden.secrets[static_cast<std::size_t>(seat)]) {
            const QuestCard& quest = cards_[id];
            const auto colour = static_cast<std::size_t>(quest.colour);
            const QuestSet same = who.done & cards_.of_colour[colour];
            total += quest.gp * w_.gp * w_.secret_gp / 100;
            total -= w_.hard * std::max(0, quest.might + quest.cunning - w_.easy);
            total -= w_.missing * lacking(quest, who);
            if (same.size() < tile.of_colour[colour]) total += w_.demanded / 2;
            if (!same) total += w_.area / 2;
        }
        return total;
    }

public:
    Judge(const Setup& setup, const State& state, const Weights& weights)
        : setup_(setup), cards_(*setup.cards), state_(state), w_(weights) {}

    int own(Seat seat) const {
        const Player& who = player(seat);
        const Objective objective = state_.hidden.objectives[static_cast<std::size_t>(seat)];
        if (objective == no_objective) return open_worth(seat, 0);
        const ObjectiveTile& tile = cards_[objective];
        int total = open_worth(seat, tile.gp) + w_.demanded * demanded_done(tile, who) + secrets_to_come(seat, tile);
        if (who.secrets == 0 && (has_six_areas(cards_, who) || is_fulfilled(cards_, tile, who))) total += w_.claim;
        return total;
    }
    // The best opponent and all of them together count half each.
    int others(Seat seat) const {
        int best = 0, sum = 0;
        for (int p = 0; p < setup_.players; ++p) {
            if (seat_at(p) == seat) continue;
            const int here = open_worth(seat_at(p), 38);
            best = std::max(best, here);
            sum += here;
        }
        return (best + sum / (setup_.players - 1)) / 2;
    }
};

}  // namespace

int worth(const Setup& setup, const State& state, Seat seat, const Weights& weights) {
    const Judge judge(setup, state, weights);
    const int value = judge.own(seat) - judge.others(seat) * weights.rivals / 100;
    if (!state.open.over) return value;
    return value + (state.open.rank[static_cast<std::size_t>(seat)] == 1 ? weights.win : -weights.win);
}

}  // namespace pantheon::machina
