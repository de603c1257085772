#include "games/deus/worth.hpp"

#include <algorithm>

#include "games/deus/rulebook.hpp"

namespace pantheon::deus {

namespace {

constexpr int point = 100;

// The first `count` entries of a list of falling prices; what goes beyond it counts like the last.
constexpr int sum(const std::array<int, 6>& prices, int count) {
    int total = 0;
    for (int n = 0; n < count; ++n) total += prices[static_cast<std::size_t>(std::min(n, 5))];
    return total;
}

class Judge {
    Quiet g_;
    const Weights& w_;
    int turns_left_;

public:
    Judge(const Setup& setup, State& state, const Weights& weights)
        : g_{setup, state}, w_(weights), turns_left_(turns_left()) {}

    // `hand`: the cards of the seat that are known.
    int of(Seat seat, const CardSet& hand) {
        g_.open().active = seat;
        const Player& player = g_.player(seat);
        const int lasting = point * player.vp + temples(seat) + villages(seat) + majorities(seat);
        const int passing =
            goods(player) + pending() + columns(player) + cards(player, hand) + w_.region * player.regions().size();
        return lasting + passing * std::min(turns_left_, w_.turns_for_all) / w_.turns_for_all;
    }

private:
    int turns_left() const {
        const Public& open = g_.state.open;
        if (open.last_round != 0) return open.last_round - open.round;
        const int villages = g_.setup.board.tiles - open.fallen.size();
        const int by_board = w_.turns * std::min<int>(open.temples_left, villages) / g_.setup.board.tiles;
        return w_.least_turns + std::min(by_board, std::max(0, w_.turns - open.round));
    }

    int goods(const Player& player) const {
        int total = w_.gold * std::min<int>(player.gold, w_.much_gold) +
                    w_.spare_gold * std::max(0, player.gold - w_.much_gold);
        for (const auto count : player.resources) total += sum(w_.resource, count);
        for (const auto count : player.stock) total += sum(w_.piece, count);
        return total;
    }
    // Gifts that the open question is part of.
    int pending() {
        int total = 0;
        for (const Frame& frame : g_.open().tasks) {
            if (frame.task == Task::resources) total += frame.resources.left * w_.resource[1];
            if (frame.task == Task::pieces) total += frame.pieces.left * w_.piece[1];
            if (frame.task == Task::draw) total += frame.draw.cards * w_.card[3];
        }
        return total;
    }

    int temples(Seat seat) {
        int total = 0;
        for (CardId card : g_.player(seat).column(Colour::temple)) total += temple(seat, card);
        return total;
    }
    // What a temple card will bring at the end.
    int temple(Seat seat, CardId card) {
        const int now = temple_worth(g_, seat, card);
        return point * now + (g_.deck().program(card).cap - now) * w_.temple_growth * turns_left_ / 10;
    }

    int villages(Seat seat) {
        int total = 0;
        const RegionSet occupied = g_.occupied();
        for (Region village : g_.board().of[index(Terrain::village)] - g_.open().fallen) {
            const RegionSet ring = g_.board().beside(village);
            const int empty = std::max(1, (ring - occupied).size());
            const int vp = g_.open().village_vp[static_cast<std::size_t>(Board::tile_of(village))];
            if (is_strongest(seat, ring)) total += vp * w_.village[static_cast<std::size_t>(empty)];
        }
        return total;
    }
    bool is_strongest(Seat seat, const RegionSet& ring) const {
        const auto strength = [&](const Player& player) {
            int buildings = 0;
            for (const RegionSet& type : player.on) buildings += (type & ring).size();
            return 64 * (player.standing(army) & ring).size() + buildings;
        };
        const int mine = strength(g_.player(seat));
        if (mine < 64) return false;
        for (int p = 0; p < g_.setup.players; ++p)
            if (seat_at(p) != seat && strength(g_.player(seat_at(p))) >= mine) return false;
        return true;
    }

    int majorities(Seat seat) const {
        int total = 0;
        const int prize = turns_left_ == 0 ? point * majority_vp : w_.majority;
        for (int thing = 0; thing <= resource_count; ++thing) {
            const auto owned = [&](int p) -> int {
                const Player& player = g_.player(seat_at(p));
                return thing == resource_count ? player.gold : player.resources[static_cast<std::size_t>(thing)];
            };
            int most = 1;
            for (int p = 0; p < g_.setup.players; ++p) most = std::max(most, owned(p));
            if (owned(place(seat)) == most) total += prize;
        }
        return total;
    }

    // Cards fire again whenever their column grows, as long as there are pieces for it.
    int columns(const Player& player) {
        int total = 0;
        const int temples = player.column(Colour::temple).size();
        for (std::size_t c = 0; c < piece_types; ++c) {
            const auto& column = player.columns[c];
            const int firings =
                std::min(100 * (pieces_of_a_type - column.size()), w_.firings_per_100_turns * turns_left_);
            int gifts = 0;
            for (CardId card : column)
                if (card != face_down) gifts += gift(player, card);
            total += gifts * w_.firing / 100 * firings / 100;
            if (column.size() > temples) total += w_.card_for_temple;
        }
        return total;
    }

    int cards(const Player& player, const CardSet& hand) {
        const CardSet known = hand & g_.hand(g_.active());
        int total = sum(w_.card, player.hand_size);
        for (CardId card : known) total += promise(player, card);
        return total;
    }
    // How much better than an average card this one is.
    int promise(const Player& player, CardId id) {
        const DeckCard& card = g_.deck()[id];
        int missing = 0;
        for (std::size_t r = 0; r < resource_count; ++r)
            missing += std::max(0, card.cost.resources[r] - player.resources[r]);
        const int hurdle = missing * w_.missing_resource;
        if (card.colour == Colour::temple) {
            const int profit = temple(g_.active(), id) - 4 * w_.resource[0];
            return std::max(0, profit) * (may_build_temple(player) ? w_.temple_in_hand : w_.temple_later) / 100 -
                   hurdle;
        }
        const bool has_piece = player.stock[static_cast<std::size_t>(card.colour)] > 0;
        const int gifts = gift(player, id) * w_.hand_gift / 100 - w_.hand_gift;
        return (has_piece ? gifts : gifts / 2 - w_.hand_gift) - hurdle;
    }

    int price(Thing thing) const {
        switch (thing) {
            case Thing::gold: return w_.gold;
            case Thing::vp: return point;
            default: return w_.resource[1];
        }
    }
    // What a card would bring if it fired now, roughly. What another card fires is not looked into further: with
    // Egypt's temples a card may lie in the very column that it fires.
    int gift(const Player& player, CardId card, bool fired = false) {
        const Program& program = g_.deck().program(card);
        int total = 0;
        for (int step = 0; step < program.code.size(); ++step) {
            const Instruction& instruction = program.code[step];
            const bool aims = instruction.op == Op::choose || instruction.op == Op::each;
            if (aims && !has_target(player, instruction)) step += instruction.skip;
            else if (instruction.op == Op::activate) total += fired ? 0 : best_of(player, instruction.argument);
            else total += gift(player, instruction, card);
        }
        return total;
    }
    bool has_target(const Player& player, const Instruction& instruction) {
        switch (instruction.target) {
            case Target::production: return !player.standing(Colour::production).empty();
            case Target::production_in_terrain:
                return player.standing(Colour::production).meets(g_.board().of[instruction.argument]);
            case Target::village_beside_army: return !villages_beside_armies(g_, player).empty();
            case Target::own_army: return !player.standing(army).empty();
        }
        return false;
    }
    int gift(const Player& player, const Instruction& instruction, CardId card) {
        const int number = instruction.number;
        const auto owned = [&] {
            return std::max<int>(1, player.resources[static_cast<std::size_t>(instruction.thing)]);
        };
        const auto limited = [&](int n) { return instruction.limit == 0 ? n : std::min<int>(n, instruction.limit); };
        const auto times = [&] {
            return instruction.count == Count::building_there ? 2 : count(g_, g_.active(), instruction, nowhere, card);
        };
        switch (instruction.op) {
            case Op::gain: return number * times() * price(instruction.thing);
            case Op::sell: return limited(owned()) * (number * price(instruction.price) - w_.resource[1]);
            case Op::buy: return instruction.limit * (w_.resource[1] - number * w_.gold);
            case Op::trade: return limited(owned()) * (number - 1) * w_.resource[1];
            case Op::draw: return std::min(number * times(), full_hand) * w_.card[4];
            case Op::pieces: return std::min(number * times(), full_hand) * w_.piece[1];
            case Op::take: return number * point;
            case Op::move: return w_.gold;
            case Op::steal: return number * victims(player, instruction) * price(instruction.thing);
            default: return 0;  // aims, and what only Egypt's cards say; `activate` is dealt with above
        }
    }
    int victims(const Player& player, const Instruction& instruction) {
        const RegionSet beside = g_.board().beside(player.standing(army));
        int total = 0;
        for (int p = 0; p < g_.setup.players; ++p) {
            const Player& other = g_.player(seat_at(p));
            const bool by_ship = instruction.victims == Victims::each_ship_beside_army;
            total += &other != &player && (by_ship ? other.standing(ship) : other.regions()).meets(beside);
        }
        return instruction.victims == Victims::one_beside_it ? std::min(total, 1) : total;
    }
    int best_of(const Player& player, int column) {
        int best = 0;
        for (CardId card : player.columns[static_cast<std::size_t>(column)])
            if (card != face_down) best = std::max(best, gift(player, card, true));
        return best;
    }
};

}  // namespace

int worth(const Setup& setup, const State& state, Seat seat, const CardSet& hand, const Weights& weights) {
    if (state.open.over) {
        int others = 0;
        for (int p = 0; p < setup.players; ++p)
            if (seat_at(p) != seat) others = std::max<int>(others, state.open.score[static_cast<std::size_t>(p)]);
        return point * (2 * state.open.score[static_cast<std::size_t>(seat)] - others);
    }
    State copy = state;
    Judge judge(setup, copy, weights);
    int others = 0;
    const int mine = judge.of(seat, hand);
    for (int p = 0; p < setup.players; ++p)
        if (seat_at(p) != seat) others += judge.of(seat_at(p), {});
    return mine - others * weights.rivals / (100 * (setup.players - 1));
}

}  // namespace pantheon::deus
