#include "games/deus/sight.hpp"

#include <algorithm>

#include "core/digest.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/sight_rows.hpp"
#include "games/deus/worth.hpp"

namespace pantheon::deus {

namespace {

constexpr int gold_bin(int gold) {
    if (gold < 16) return gold;
    if (gold < 24) return 16 + (gold - 16) / 2;
    if (gold < 44) return 20 + (gold - 24) / 5;
    return gold < 60 ? 24 : gold < 80 ? 25 : gold < 120 ? 26 : 27;
}

// What cards count of one player.
struct Counts {
    std::array<int, 5> terrain{};
    std::array<int, 4> production{}, tallest{};
    std::array<std::array<int, 4>, 5> height{};  // regions by terrain and number of buildings
    int regions = 0, with_two = 0, with_three = 0, raids = 0, victims = 0, score = 0, temples = 0;
    RegionSet standing, beside_army, access;
};

// What a net is shown of a task: rows of numbers that are the same for all, whatever each task calls them.
struct SeenTask {
    int n = 0, step = 0, column = 0;
    CardId card = no_card;
};
int seen_number(const OrderTask& order) {
    switch (order.op) {
        case Op::chariots: return order.armies;
        case Op::take_discards:
        case Op::draw_to: return order.cards;
        default: return order.left;
    }
}
SeenTask seen_of(const Frame& frame) {
    switch (frame.task) {
        case Task::start: return {.n = frame.start.pieces, .column = place(frame.start.seat)};
        case Task::deal: return {.n = frame.deal.cards, .column = place(frame.deal.seat)};
        case Task::build: {
            const BuildTask& build = frame.build;
            return {.step = build.step, .column = index(build.column), .card = build.card};
        }
        case Task::wildcard: return {.step = frame.wildcard.step, .column = index(frame.wildcard.column)};
        case Task::offering: {
            const OfferingTask& offering = frame.offering;
            return {offering.cards, offering.step, index(offering.god), offering.top};
        }
        case Task::column: return {.n = frame.column.next, .column = index(frame.column.column)};
        case Task::effect: {
            const EffectTask& effect = frame.effect;
            return {effect.cards, effect.step, effect.part, effect.card};
        }
        case Task::draw: return {.n = frame.draw.cards};
        case Task::pieces: return {.n = frame.pieces.left, .column = frame.pieces.only};
        case Task::resources: return {.n = frame.resources.left};
        case Task::buy: return {.n = frame.buy.left};
        case Task::move: return {.n = frame.move.steps, .step = frame.move.passing};
        case Task::set_aside: return {.n = frame.set_aside.temples};
        case Task::order: {
            const OrderTask& order = frame.order;
            return {seen_number(order), order.step, index(order.op), order.card};
        }
        default: return {};
    }
}

class Look {
    Quiet g_;
    const Setup& setup_;
    const State& state_;
    const std::array<std::uint8_t, 256>& card_of_face_;
    std::uint16_t* out_;
    int players_, me_;
    std::array<Counts, max_players> counts_;

    void put(int where, int what) { out_[where] = static_cast<std::uint16_t>(what); }
    int seat_of(int distance) const { return (me_ + distance) % players_; }
    const Player& player(int p) const { return state_.open.players[static_cast<std::size_t>(p)]; }
    const Counts& counts(int p) const { return counts_[static_cast<std::size_t>(p)]; }
    int sighted(CardId card) const { return card_of_face_[(*setup_.deck)[card].face]; }

    static constexpr int global_slots = 48;
    static constexpr int player_slots = 152;
    static constexpr int hand_slots = global_slots + 4 * player_slots;
    static constexpr int village_slots = hand_slots + 3 * max_cards;
    static constexpr int task_slots = village_slots + 5 * max_tiles;
    static_assert(task_slots + 4 * max_tasks <= Sight::slots);

public:
    Look(const Setup& setup, const State& state, Seat me, const std::array<std::uint8_t, 256>& cards,
         std::uint16_t* out)
        : g_{setup, const_cast<State&>(state)},  // it is only asked
          setup_(setup),
          state_(state),
          card_of_face_(cards),
          out_(out),
          players_(setup.players),
          me_(place(me)) {
        count();
        everything();
        for (int distance = 0; distance < players_; ++distance) one_player(distance);
        hand();
        villages();
        tasks();
    }

private:
    void count() {
        const Board& board = setup_.board;
        RegionSet occupied;
        for (int p = 0; p < players_; ++p) {
            Counts& c = counts_[static_cast<std::size_t>(p)];
            c.standing = player(p).regions();
            occupied |= c.standing;
            c.beside_army = board.beside(player(p).standing(army));
        }
        const RegionSet villages = board.of[index(Terrain::village)] - state_.open.fallen;
        for (int p = 0; p < players_; ++p) {
            Counts& c = counts_[static_cast<std::size_t>(p)];
            const Player& who = player(p);
            c.regions = c.standing.size();
            count_heights(c, who);
            for (std::size_t t = 0; t < 4; ++t) {
                const RegionSet farms = who.standing(Colour::production) & board.of[t];
                c.production[t] = farms.size();
                for (const Region farm : farms) c.tallest[t] = std::max(c.tallest[t], g_.buildings(who, farm));
            }
            c.raids = (c.beside_army & villages).size();
            c.access = board.beside(c.standing) - occupied;
            for (int q = 0; q < players_; ++q) c.victims += q != p && counts(q).standing.meets(c.beside_army);
        }
        for (int p = 0; p < players_; ++p) {
            Counts& c = counts_[static_cast<std::size_t>(p)];
            const auto& temples = player(p).column(Colour::temple);
            for (int i = 0; i < temples.size(); ++i)
                if (temples[i] != face_down)
                    c.temples += times(p, temples[i]) + player(p).temple_tokens[static_cast<std::size_t>(i)];
            c.score = player(p).vp + c.temples;
        }
        for (int thing = 0; thing <= resource_count; ++thing) {
            int most = 1;
            for (int p = 0; p < players_; ++p) most = std::max(most, owned(p, thing));
            for (int p = 0; p < players_; ++p)
                if (owned(p, thing) == most)
                    counts_[static_cast<std::size_t>(p)].score +=
                        thing == resource_count ? 2 : 1 + state_.open.market[static_cast<std::size_t>(thing)];
        }
    }
    void count_heights(Counts& c, const Player& who) const {
        // Regions with at least one, two, three and four buildings, without counting each.
        RegionSet least[4];
        for (const RegionSet& type : who.on) {
            for (int n = 3; n > 0; --n) least[n] |= least[n - 1] & type;
            least[0] |= type;
        }
        c.with_two = least[1].size();
        c.with_three = least[2].size();
        for (std::size_t t = 0; t < 5; ++t) {
            const RegionSet& here = setup_.board.of[t];
            c.terrain[t] = (c.standing & here).size();
            for (std::size_t n = 0; n < 4; ++n)
                c.height[t][n] = ((n < 3 ? least[n] - least[n + 1] : least[n]) & here).size();
        }
    }
    int owned(int p, int thing) const {
        return thing == resource_count ? player(p).gold : player(p).resources[static_cast<std::size_t>(thing)];
    }

    // How much this card would bring its owner now, in its own terms: what it counts, or the worth of a temple.
    int times(int p, CardId card) {
        const Program& program = setup_.deck->program(card);
        if (program.at_end) {
            int vp = 0;
            for (const Instruction& i : program.code) vp += i.number * std::max(0, counted(p, i, card));
            return std::min<int>(vp, program.cap);
        }
        for (const Instruction& i : program.code)
            if (const int n = counted(p, i, card); n >= 0) return n;
        return 0;
    }
    // -1: this instruction counts nothing.
    int counted(int p, const Instruction& i, CardId card) {
        const Counts& c = counts(p);
        const Player& who = player(p);
        const auto argument = static_cast<std::size_t>(i.argument);
        const auto number = [&]() -> int {
            switch (i.op) {
                case Op::sell:
                case Op::trade: return who.resources[static_cast<std::size_t>(i.thing) & 3];
                case Op::steal: return c.victims;
                case Op::take: return c.raids;
                case Op::activate: return who.columns[argument].size();
                case Op::choose:
                    if (i.target == Target::production_in_terrain) return c.tallest[argument & 3];
                    return i.target == Target::village_beside_army ? c.raids : -1;
                case Op::gain:
                case Op::draw:
                case Op::pieces: break;
                default: return -1;
            }
            switch (i.count) {
                case Count::one:
                case Count::building_there: return -1;
                case Count::region: return c.regions;
                case Count::region_of_terrain: return c.terrain[argument];
                case Count::region_with:
                    return i.argument == 2   ? c.with_two
                           : i.argument == 3 ? c.with_three
                                             : g_.regions_with(who, i.argument).size();
                case Count::production_in: return c.production[argument & 3];
                case Count::village_beside_army: return c.raids;
                case Count::owned: return who.resources[argument];
                case Count::card_in_column: return who.columns[argument].size();
                default: return count_egypt(g_, seat_at(p), i, card);
            }
        }();
        return number < 0 ? number : number / i.divisor;
    }
    int times_bin(int p, CardId card) {
        const int n = times(p, card);
        if (setup_.deck->program(card).at_end) return n >= 11 ? n - 5 < 7 ? n - 5 : 7 : (n + 1) / 2;
        return std::min(n, times_bins - 1);
    }

    void everything() {
        const Public& open = state_.open;
        int s = 0;
        const int n = players_ - 2;
        put(s++, row("players") + n);
        put(s++, row("players and place") + 4 * n + me_);
        put(s++, row("at turn") + (place(open.active) - me_ + players_) % players_);
        if (state_.choice.prompt != Prompt::turn) put(s, row("prompt") + state_.choice.prompt.number);
        ++s;
        put(s++, row("round") + std::min<int>(open.round, 39));
        put(s++, row("players and temples left") + 8 * n + std::min<int>(open.temples_left, 7));
        put(s++, row("players and villages left") + 8 * n + (setup_.board.tiles - open.fallen.size()));
        put(s++, row("deck") + open.deck_size / 4);
        put(s++, row("pile") + open.pile_size / 4);
        for (std::size_t r = 0; r < 4; ++r)
            put(s++, row("supply") + 21 * static_cast<int>(r) + std::min<int>(open.supply[r], 20));
        if (!setup_.uses_egypt()) return;
        for (std::size_t r = 0; r < 4; ++r)
            put(s++, row("market") + 3 * static_cast<int>(r) + std::min<int>(open.market[r], 2));
        for (int c = 0; c < colour_count; ++c, ++s)
            if (setup_.uses(static_cast<Colour>(c))) put(s, row("modules") + c);
        if (setup_.temple_mix) put(s, row("modules") + colour_count);
    }

    void one_player(int distance) {
        const int p = seat_of(distance);
        const Player& who = player(p);
        const Counts& c = counts(p);
        int s = global_slots + distance * player_slots;
        const int base = row("player") + distance * own.size();
        const auto one = [&](int what, int value, int most) { put(s++, base + what + std::clamp(value, 0, most)); };
        const auto each = [&](int what, const auto& list, int most) {
            for (const int value : list) one(what, value, most), what += most + 1;
        };
        one(own("gold"), gold_bin(who.gold), 27);
        each(own("resources"), who.resources, 11);
        each(own("stock"), who.stock, 5);
        each(own("reserve"), who.reserve, 5);
        one(own("hand size"), who.hand_size, 11);
        for (int i = 0; i < 6; ++i)
            one(own("column size") + 10 * i, who.columns[static_cast<std::size_t>(i)].size(), 9);
        each(own("regions of a terrain"), c.terrain, 8);
        one(own("regions"), c.regions, 19);
        one(own("regions with two"), c.with_two, 9);
        one(own("regions with three"), c.with_three, 7);
        for (int t = 0; t < 5; ++t)
            for (int n = 0; n < 4; ++n, ++s)
                if (const int regions = c.height[static_cast<std::size_t>(t)][static_cast<std::size_t>(n)])
                    put(s, base + own("regions by terrain and height") + 16 * t + 4 * n + std::min(regions, 4) - 1);
        each(own("production by terrain"), c.production, 5);
        for (std::size_t t = 0; t < 5; ++t)
            one(own("free regions beside, by terrain") + 8 * static_cast<int>(t),
                (c.access & setup_.board.of[t]).size(), 7);
        one(own("points"), who.vp / 2, 63);
        one(own("worth of temples"), c.temples / 2, 30);
        one(own("villages beside armies"), c.raids, 7);
        if (distance > 0) {
            const Counts& mine = counts(me_);
            const auto flag = [&](int i, bool yes) { put(s++, yes ? base + own("contact") + i : 0); };
            flag(0, c.standing.meets(mine.beside_army));
            flag(1, mine.standing.meets(c.beside_army));
            flag(2, who.standing(ship).meets(mine.beside_army));
            flag(3, player(me_).standing(ship).meets(c.beside_army));
            const int lead = mine.score - c.score;
            one(own("lead"), 20 + lead, 40);
            one(own("lead, coarse"), (102 + lead) / 5, 40);
        } else {
            s += 6;
        }
        const Public& open = state_.open;
        if (open.last_round != 0) one(own("turns left"), open.last_round - open.round + (p > place(open.active)), 3);
        else ++s;
        for (int thing = 0; thing <= resource_count; ++thing) {
            int others = 0;
            for (int q = 0; q < players_; ++q)
                if (q != p) others = std::max(others, owned(q, thing));
            const int mine = owned(p, thing);
            one(own("majority") + 3 * thing, mine == 0 || mine < others ? 0 : mine == others ? 1 : 2, 2);
        }
        int ready = 0;
        for (std::size_t i = 0; i < piece_types; ++i)
            ready += who.columns[i].size() >= who.column(Colour::temple).size();
        one(own("columns that let the next temple rise"), ready, 5);
        if (who.wildcard_used) put(s, base + own("wildcard used"));
        ++s;
        if (setup_.uses_egypt()) one_player_of_egypt(who, base, s);
        cards_of(p, distance);
    }
    void one_player_of_egypt(const Player& who, int base, int s) {
        const auto one = [&](int what, int value, int most) { put(s++, base + what + std::clamp(value, 0, most)); };
        for (int i = 0; i < 3; ++i) one(own("barques") + 5 * i, who.barques[static_cast<std::size_t>(i)], 4);
        one(own("tokens"), who.token_stock, 7);
        one(own("tokens on the board"), who.tokens.size(), 7);
        one(own("scribe"), who.scribe != nowhere, 1);
        for (std::size_t i = 0; i < 6; ++i, ++s)
            if (who.garrison[i]) put(s, base + own("garrisons") + static_cast<int>(i));
        for (std::size_t i = 0; i < 5; ++i, ++s)
            if (who.fortress[i]) put(s, base + own("fortresses") + static_cast<int>(i));
        int tokens = 0;
        for (const auto t : who.temple_tokens) tokens += t;
        one(own("tokens on temples"), (tokens + 1) / 2, 11);
        int gilded = 0;
        for (const auto& column : who.columns)
            for (const CardId card : column) gilded += card != face_down && state_.open.gilded.contains(card);
        one(own("gilded cards"), gilded, 3);
    }
    void cards_of(int p, int distance) {
        const int s = global_slots + (distance + 1) * player_slots - colour_count * max_column;
        const int base =
            distance == 0 ? row("card in my column and its count") : row("card in another's column and its count");
        for (int column = 0; column < colour_count; ++column) {
            const auto& cards = player(p).columns[static_cast<std::size_t>(column)];
            for (int i = 0; i < cards.size(); ++i)
                if (cards[i] != face_down)
                    put(s + max_column * column + i, base + sighted(cards[i]) * times_bins + times_bin(p, cards[i]));
        }
    }

    void hand() {
        const Player& who = player(me_);
        const bool temple = may_build_temple(who);
        int playable = 0;
        std::array<int, colour_count> by_colour{};
        for (const CardId card : state_.hidden.hand[static_cast<std::size_t>(me_)]) {
            const DeckCard& printed = (*setup_.deck)[card];
            ++by_colour[static_cast<std::size_t>(printed.colour)];
            const bool has_piece =
                printed.colour == Colour::temple ? temple : who.stock[static_cast<std::size_t>(printed.colour)] > 0;
            int gold = printed.cost.gold, missing = 0;
            for (std::size_t i = 0; i < resource_count; ++i) {
                const int lack = std::max(0, printed.cost.resources[i] - who.resources[i]);
                missing += lack;
                gold += lack * (2 + 2 * state_.open.market[i]);
            }
            const int status = !has_piece ? 3 : gold > who.gold ? 2 : missing > 0 ? 1 : 0;
            playable += status < 2;
            put(hand_slots + index(card), row("card in hand and what it lacks") + 4 * sighted(card) + status);
            put(hand_slots + max_cards + index(card),
                row("card in hand and its count") + times_bins * sighted(card) + times_bin(me_, card));
        }
        put(global_slots - 1, row("playable cards") + std::min(playable, 7));
        for (int c = 0; c < colour_count; ++c)
            if (const int n = by_colour[static_cast<std::size_t>(c)])
                put(global_slots - 2 - c, row("hand by colour") + 6 * c + std::min(n, 6) - 1);
        for (const CardId card : state_.hidden.known[static_cast<std::size_t>(me_)])
            put(hand_slots + 2 * max_cards + index(card), row("my card on the pile") + sighted(card));
    }

    void villages() {
        const Board& board = setup_.board;
        RegionSet occupied;
        for (int p = 0; p < players_; ++p) occupied |= counts(p).standing;
        for (int tile = 0; tile < board.tiles; ++tile) {
            const Region village = board.villages[static_cast<std::size_t>(tile)];
            if (!state_.open.fallen.contains(village)) one_village(village, tile, occupied);
        }
    }
    struct Siege {
        int strength = 0, armies = 0, buildings = 0;
    };
    Siege siege(const Player& who, const RegionSet& ring) const {
        Siege here;
        here.armies = (who.standing(army) & ring).size();
        for (const RegionSet& type : who.on) here.buildings += (type & ring).size();
        if (here.armies) here.strength = 64 * here.armies + here.buildings;
        return here;
    }
    void one_village(Region village, int tile, const RegionSet& occupied) {
        const RegionSet ring = setup_.board.beside(village);
        const RegionSet empty_ring = ring - occupied;
        const int empty = std::min(empty_ring.size(), 6);
        const int vp = state_.open.village_vp[static_cast<std::size_t>(tile)];
        const Siege mine = siege(player(me_), ring);
        Siege other;
        for (int distance = 1; distance < players_; ++distance) {
            const Siege theirs = siege(player(seat_of(distance)), ring);
            other = {std::max(other.strength, theirs.strength), std::max(other.armies, theirs.armies),
                     std::max(other.buildings, theirs.buildings)};
        }
        const int strongest = mine.strength == 0 && other.strength == 0 ? 0
                              : mine.strength > other.strength          ? 1
                              : mine.strength < other.strength          ? 2
                                                                        : 3;
        const int reach = (empty_ring & counts(me_).access).size();
        const int s = village_slots + 5 * tile;
        put(s, row("village: empty, points") + 12 * empty + std::min(vp, 11));
        put(s + 1, row("village: empty, strongest, points") + 20 * empty + 5 * strongest + std::min(vp / 2, 4));
        put(s + 2,
            row("village: empty, armies") + 16 * empty + 4 * std::min(mine.armies, 3) + std::min(other.armies, 3));
        put(s + 3, row("village: buildings") + 6 * std::min(mine.buildings, 5) + std::min(other.buildings, 5));
        put(s + 4, row("village: empty, in reach") + 7 * empty + std::min(reach, 6));
    }

    // What is under way, so that positions in the middle of a turn can be judged.
    void tasks() {
        int s = task_slots;
        for (const Frame& frame : state_.open.tasks) {
            if (frame.task != Task::turn) one_task(frame, s);
            s += 4;
        }
    }
    void one_task(const Frame& frame, int s) {
        const int task = index(frame.task);
        const SeenTask seen = seen_of(frame);
        put(s, row("task: n") + 8 * task + std::min(seen.n, 7));
        put(s + 1, row("task: step") + 16 * task + std::min(seen.step, 15));
        put(s + 2, row("task: column") + 8 * task + std::min(seen.column, 7));
        if (seen.card == no_card) return;
        const int kind = frame.task == Task::build ? 0 : frame.task == Task::effect ? 1 : 2;
        put(s + 3, row("task: card") + sighted_cards * kind + sighted(seen.card));
        if (frame.task != Task::build) return;
        const auto by_gold = replaced((*setup_.deck)[seen.card].cost, frame.build.payment);
        for (int r = 0; r < resource_count; ++r)
            if (const int n = by_gold[static_cast<std::size_t>(r)])
                put(global_slots - 8 - resource_count + r, row("payment") + 4 * r + std::min(n, 4) - 1);
    }
};

}  // namespace

int Sight::rows() { return (row.size() + 15) / 16 * 16; }

std::string Sight::layout() { return digest(row.text() + own.text()); }

std::vector<std::string> Sight::cards(const Box& box) {
    std::vector<std::string> ids;
    for (const Face& face : box.faces) ids.push_back(face.id);
    return ids;
}

Sight::Sight(const Box& box, const std::vector<std::string>& cards) {
    for (std::size_t face = 0; face < box.faces.size(); ++face) {
        const auto found = std::find(cards.begin(), cards.end(), box.faces[face].id);
        const auto number = found - cards.begin() + 1;
        if (found != cards.end() && number < sighted_cards) card_of_face_[face] = static_cast<std::uint8_t>(number);
    }
}

void Sight::see(const Setup& setup, const State& state, Seat me, Sighting<slots>& out) const {
    out.at.fill(0);
    Look(setup, state, me, card_of_face_, out.at.data());
}

Value Sight::outcome(const Setup& setup, const State& end, Seat seat) {
    int best_other = -most_gold, winners = 0;
    const int mine = end.open.score[static_cast<std::size_t>(seat)];
    for (int p = 0; p < setup.players; ++p)
        if (seat_at(p) != seat) best_other = std::max<int>(best_other, end.open.score[static_cast<std::size_t>(p)]);
    for (int p = 0; p < setup.players; ++p) winners += end.open.score[static_cast<std::size_t>(p)] == mine;
    return {mine >= best_other ? sure / winners : 0, (mine - best_other) * one_point, mine * one_point};
}

Value Sight::thumb(const Setup& setup, const State& state, Seat seat) {
    const int ahead = worth(setup, state, seat, state.hidden.hand[static_cast<std::size_t>(seat)], usual_weights);
    const int points = state.open.players[static_cast<std::size_t>(seat)].vp;
    constexpr int sure_lead = 1'000;  // ten points make a logit of one
    return {chance_of(std::int64_t{ahead} * logit_one / sure_lead), ahead * one_point / 100, points * one_point};
}

}  // namespace pantheon::deus
