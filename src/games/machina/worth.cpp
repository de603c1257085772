#include "games/machina/worth.hpp"

#include <algorithm>

#include "games/machina/claim.hpp"

namespace pantheon::machina {

namespace {

struct Needs {
    int might = 0, cunning = 0;
};
constexpr int out_of_reach = 99;

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

    // Fewest points of the mat with which the hero on a space completes a quest; more than a mat holds if he cannot.
    // The track's bonus goes to one value as a whole.
    int points_for(std::size_t space, const QuestCard& quest, const Needs& needs, const Player& who) const {
        const HeroCard& hero = cards_[state_.open.heroes[space]];
        const int might = needs.might - hero.might, cunning = needs.cunning - hero.cunning;
        const int bonus = cards_.hero_bonus[space], home = hero.birthplace == quest.colour;
        int fewest = out_of_reach;
        for (const bool bonus_to_might : {true, false})
            for (const bool home_to_might : {true, false}) {
                const int to_might = bonus * bonus_to_might + home * home_to_might;
                const int paid_might = std::max(0, might - to_might);
                const int paid_cunning = std::max(0, cunning - (bonus + home - to_might));
                if (paid_might <= who.might && paid_cunning <= who.cunning)
                    fewest = std::min(fewest, paid_might + paid_cunning);
            }
        return fewest;
    }
    // When a seat comes next: how many are before it, and whether all tokens are back by then.
    struct NextTime {
        int before = 0;
        bool new_turn = false;
    };
    NextTime next_time(Seat seat) const {
        const int n = setup_.players;
        const auto from = [&](Seat start, Seat to) { return (place(to) - place(start) + n) % n; };
        const Public& open = state_.open;
        const bool has_placed = from(open.first, seat) < from(open.first, open.active);
        return {from(open.active, seat), has_placed && open.round + 1 >= setup_.rounds()};
    }
    // The best quest of the track that the seat could complete in its next placement, as far as everybody sees.
    int prospect(Seat seat, const ObjectiveTile* tile) const {
        const Public& open = state_.open;
        const Player& who = player(seat);
        const Effect& ability = cards_[who.god].ability;
        const NextTime next = next_time(seat);
        int best = 0;
        for (std::size_t place = 0; place < quest_spaces; ++place) {
            if (open.quests[place].quest == no_quest) continue;
            const QuestCard& quest = cards_[open.quests[place].quest];
            const auto colour = static_cast<std::size_t>(quest.colour);
            if (!next.new_turn && open.map[colour] != Seat::nobody) continue;
            const QuestSet same = who.done & cards_.of_colour[colour];
            int gain = w_.gp * (quest.gp + cards_.quest_gain[place]);
            if (!same) gain += w_.area;
            if (tile && same.size() < tile->of_colour[colour]) gain += w_.demanded;
            Needs needs{quest.might, quest.cunning};
            if (who.charged && ability.op == Op::lower_might) needs.might -= ability.n;
            if (who.charged && ability.op == Op::lower_cunning) needs.cunning -= ability.n;
            for (std::size_t space = 0; space < hero_spaces; ++space) {
                const Hero hero = open.heroes[space];
                const bool reserved = hero == open.reserved;
                if (hero == no_hero || (reserved && open.reserver != seat)) continue;
                const int paid = points_for(space, quest, needs, who);
                if (paid == out_of_reach) continue;
                int value = gain - w_.spent * paid;
                for (int p = 0; p < next.before; ++p)
                    value = value * w_.quest_stays / 100 * (reserved ? 100 : w_.hero_stays) / 100;
                best = std::max(best, value);
            }
        }
        return best * w_.prospect / 100;
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
        if (w_.prospect > 0) total += prospect(seat, &tile);
        if (who.secrets == 0 && (has_six_areas(cards_, who) || is_fulfilled(cards_, tile, who))) total += w_.claim;
        return total;
    }
    // The best opponent and all of them together count half each.
    int others(Seat seat) const {
        int best = 0, sum = 0;
        for (int p = 0; p < setup_.players; ++p) {
            if (seat_at(p) == seat) continue;
            const int here = open_worth(seat_at(p), 38) + (w_.prospect > 0 ? prospect(seat_at(p), nullptr) : 0);
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
