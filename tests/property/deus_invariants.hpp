// What is true in every position of Deus, whatever was played: checked from the outside, without the rules' own
// helpers.
#pragma once

#include <array>
#include <span>
#include <string>

#include "games/deus/events.hpp"
#include "games/deus/offering.hpp"
#include "table/event.hpp"

namespace pantheon::deus {

// Checks one position; each check answers with a complaint or with nothing.
class Invariants {
    const Setup& setup_;
    const State& state_;
    const Public& open_;

    const Player& player(int p) const { return open_.players[static_cast<std::size_t>(p)]; }
    static std::string of_seat(const char* what, int p) { return std::string(what) + " of seat " + std::to_string(p); }
    const Frame* task(Task wanted) const {
        for (const Frame& frame : open_.tasks)
            if (frame.task == wanted) return &frame;
        return nullptr;
    }
    // An army that passes through a region stands nowhere; nor do those that chariots have not placed again yet.
    int in_transit(int p, std::size_t type) const {
        if (place(open_.active) != p || type != static_cast<std::size_t>(army)) return 0;
        const Frame *move = task(Task::move), *order = task(Task::order);
        const bool regroups = order && order->order.op == Op::chariots && order->order.step == 1;
        return regroups ? order->order.armies : move && move->move.passing;
    }
    // Nothing of Egypt has been half done: tokens that must move, armies on their way.
    bool settled() const { return !task(Task::shift) && !task(Task::order) && !task(Task::move); }

    // Every card lies in exactly one place.
    std::string cards() const {
        CardSet seen;
        bool twice = false;
        int count = 0;
        const auto see = [&](CardId card) {
            if (index(card) >= setup_.deck->size || seen.contains(card)) twice = true;
            else seen.add(card);
            ++count;
        };
        const Hidden& hidden = state_.hidden;
        for (const CardSet& hand : hidden.hand)
            for (CardId card : hand) see(card);
        for (CardId card : hidden.deck) see(card);
        for (CardId card : hidden.pile) see(card);
        for (CardId card : hidden.offered) see(card);
        for (CardId card : hidden.aside) see(card);
        for (CardId card : hidden.face_down)
            if (card != no_card) see(card);
        for (const Player& each : open_.players)
            for (const auto& column : each.columns)
                for (CardId card : column)
                    if (card != face_down) see(card);
        if (const Frame* frame = task(Task::offering); frame && frame->offering.step == offering_step::lay_more)
            see(frame->offering.top);
        if (twice) return "a card lies in two places";
        if (count != setup_.deck->size) return "there are " + std::to_string(count) + " cards";
        return {};
    }
    std::string sizes() const {
        const Hidden& hidden = state_.hidden;
        for (int p = 0; p < max_players; ++p) {
            const int hand = hidden.hand[static_cast<std::size_t>(p)].size();
            if (hand != player(p).hand_size) return of_seat("the size of the hand", p);
            if (hand > hand_limit) return of_seat("too large is the hand", p);
        }
        if (hidden.deck.size() != open_.deck_size) return "the size of the deck";
        if (hidden.pile.size() != open_.pile_size) return "the size of the pile";
        if (open_.top != (hidden.pile.empty() ? no_card : hidden.pile.back())) return "the top of the pile";
        CardSet laid;
        for (CardId card : hidden.pile) laid.add(card);
        for (const CardSet& known : hidden.known)
            if (!laid.includes(known)) return "a seat knows a discard that is not there";
        return {};
    }
    std::string resources() const {
        for (std::size_t r = 0; r < resource_count; ++r) {
            int total = open_.supply[r];
            for (int p = 0; p < setup_.players; ++p) total += player(p).resources[r];
            const bool on_market = setup_.players == 4 && setup_.uses(Colour::maritime);
            if (total != 5 * setup_.players - on_market)
                return "there are " + std::to_string(total) + " of resource " + std::to_string(r);
        }
        for (int p = 0; p < setup_.players; ++p)
            if (player(p).gold < 0 || player(p).vp < 0) return of_seat("a debt", p);
        return {};
    }
    // Cards by colour in the tableau, wherever they lie; a card face down is of the colour of its column.
    std::array<int, colour_count> cards_by_colour(int p) const {
        std::array<int, colour_count> count{};
        for (std::size_t c = 0; c < colour_count; ++c)
            for (CardId card : player(p).columns[c])
                ++count[card == face_down ? c : static_cast<std::size_t>((*setup_.deck)[card].colour)];
        return count;
    }
    // Pieces never leave the board, unless laid down on a village: there are as many as cards of their colour.
    std::string pieces() const {
        for (int p = 0; p < setup_.players; ++p) {
            const auto cards = cards_by_colour(p);
            for (std::size_t type = 0; type < piece_types; ++type) {
                const int laid = type == static_cast<std::size_t>(army) ? player(p).laid.size() : 0;
                const int standing = player(p).on[type].size() + in_transit(p, type) + laid;
                if (player(p).stock[type] + player(p).reserve[type] + standing != 5)
                    return of_seat("the number of pieces", p);
                if (cards[type] != standing) return of_seat("the pieces do not fit the columns", p);
            }
        }
        return {};
    }
    // A card in another column than its own: one of a colour, and a temple must have opened the column.
    bool may_be_foreign(int p, std::size_t column, CardId card) const {
        const Colour colour = (*setup_.deck)[card].colour;
        int alike = 0;
        for (CardId other : player(p).columns[column])
            alike += other != face_down && (*setup_.deck)[other].colour == colour;
        bool opened = false;
        for (CardId temple : player(p).column(Colour::temple)) {
            const Lasting& lasting = setup_.deck->program(temple).lasting;
            opened = opened || (lasting.kind == LastingKind::foreign_column && lasting.argument == index(colour));
        }
        return opened && alike == 1 && colour != Colour::temple && column != static_cast<std::size_t>(Colour::temple);
    }
    std::string egypt() const {
        for (const std::uint8_t value : open_.market)
            if (value > 2 || (value != 1 && !setup_.uses(Colour::maritime))) return "a value off the market";
        constexpr std::array<int, 3> printed{7, 8, 9};
        for (std::size_t size = 0; size < 3; ++size) {
            int barques = open_.barques[size];
            for (int p = 0; p < setup_.players; ++p) barques += player(p).barques[size];
            if (barques != (setup_.uses(Colour::production) ? printed[size] : 0)) return "the number of barques";
        }
        for (int p = 0; p < setup_.players; ++p) {
            const Player& each = player(p);
            int tokens = each.token_stock + each.tokens.size();
            for (const Player& other : open_.players) {
                for (const std::uint8_t whose : other.garrison) tokens += whose == p + 1;
                for (const std::uint8_t whose : other.fortress) tokens += whose == p + 1;
            }
            if (tokens > (setup_.uses(Colour::military) ? 5 : 0)) return of_seat("too many combat tokens", p);
            if (settled() && each.tokens.meets(each.built())) return of_seat("a token under a piece", p);
            const bool has_scribe = setup_.uses(Colour::civil) && !each.standing(Colour::civil).empty();
            if (has_scribe != (each.scribe != nowhere)) return of_seat("the scribe", p);
            if (has_scribe && !each.standing(Colour::civil).contains(each.scribe))
                return of_seat("the scribe is not at a civil building", p);
            for (int i = 0; i < max_column; ++i) {
                const auto& temples = each.column(Colour::temple);
                const int most = i < temples.size() ? setup_.deck->program(temples[i]).lasting.tokens : 0;
                if (each.temple_tokens[static_cast<std::size_t>(i)] > most)
                    return of_seat("too many tokens on a temple", p);
            }
        }
        return {};
    }
    std::string columns() const {
        for (int p = 0; p < setup_.players; ++p) {
            int down = 0;
            for (int c = 0; c < colour_count; ++c)
                for (CardId card : player(p).columns[static_cast<std::size_t>(c)]) {
                    if (card == face_down) ++down;
                    else if (index((*setup_.deck)[card].colour) != c &&
                             !may_be_foreign(p, static_cast<std::size_t>(c), card))
                        return of_seat("a card in the wrong column", p);
                    if (card == face_down && c == index(Colour::temple)) return of_seat("a wildcard temple", p);
                }
            if (down != player(p).wildcard_used || (down > 0 && !setup_.wildcard)) return of_seat("the wildcard", p);
            int shortest = 99;
            for (std::size_t c = 0; c < piece_types; ++c) shortest = std::min(shortest, player(p).columns[c].size());
            if (player(p).column(Colour::temple).size() > shortest + 1)
                return of_seat("too many temples for the columns", p);
        }
        return {};
    }
    std::string regions() const {
        const Board& board = setup_.board;
        RegionSet taken;
        for (int p = 0; p < setup_.players; ++p) {
            const Player& each = player(p);
            const RegionSet here = each.regions(), ships = each.standing(ship);
            if (here.meets(taken)) return "two players in one region";
            if (here.meets(board.of[index(Terrain::village)])) return of_seat("a piece on a village", p);
            if (!board.sea().includes(ships)) return of_seat("a ship on land", p);
            for (const Colour type : {Colour::production, Colour::scientific, Colour::civil})
                if (each.standing(type).meets(board.sea())) return of_seat("a building at sea", p);
            if (!ships.includes(each.standing(army) & board.sea())) return of_seat("an army at sea without a ship", p);
            taken |= here;
        }
        if (!board.all().includes(taken)) return "a piece beside the board";
        RegionSet built;
        for (int p = 0; p < setup_.players; ++p) built |= player(p).built();
        if (settled() && !(built & board.land).includes(open_.temples)) return "a temple alone or at sea";
        return {};
    }
    std::string temples() const {
        if (open_.temples_left + open_.temples.size() != setup_.board.tiles) return "the number of temples";
        int cards = 0;
        for (int p = 0; p < setup_.players; ++p) cards += player(p).column(Colour::temple).size();
        if (open_.temples_left > 0 ? cards != open_.temples.size() : cards < open_.temples.size())
            return "the temples do not fit the temple cards";
        return {};
    }
    // A village falls the moment its ring is full and an army is part of it; only fallen ones are empty.
    std::string villages() const {
        const Board& board = setup_.board;
        for (std::size_t t = 0; t < board.tiles; ++t) {
            const Region village = board.villages[t];
            if (open_.fallen.contains(village) != (open_.village_vp[t] == 0))
                return "a village is empty but stands, or the other way round";
            if (open_.fallen.contains(village)) continue;
            RegionSet occupied, armies;
            for (int p = 0; p < setup_.players; ++p) {
                occupied |= player(p).regions();
                armies |= player(p).standing(army);
            }
            const bool full = occupied.includes(board.beside(village)), armed = armies.meets(board.beside(village));
            if (full && armed && settled()) return "a village with a full ring and an army still stands";
        }
        return {};
    }
    std::string course() const {
        if (open_.over) return open_.tasks.empty() ? "" : "tasks are left after the end";
        if (open_.tasks.empty() || open_.tasks[0].task != Task::turn) return "the lowest task is not the turn";
        if (open_.last_round != 0 && open_.round > open_.last_round) return "a round after the last one";
        if (state_.choice.prompt == Prompt::turn) {
            const bool none_left = open_.temples_left == 0 || open_.fallen == setup_.board.of[index(Terrain::village)];
            const bool early = open_.last_round == 0;
            if (none_left && early) return "the end should have been triggered";
        }
        // Each build uses up a piece or a temple card, so there are only so many.
        const int builds = 25 * setup_.players + cards_per_colour_of_temples;
        if (setup_.standstill_ends && open_.round > stalled_rounds * (builds + 1) + 2) return "the game takes too long";
        return {};
    }
    static constexpr int cards_per_colour_of_temples = 16;

public:
    Invariants(const Setup& setup, const State& state) : setup_(setup), state_(state), open_(state.open) {}

    std::string complaint() const {
        using Check = std::string (Invariants::*)() const;
        for (const Check check : {&Invariants::cards, &Invariants::sizes, &Invariants::resources, &Invariants::pieces,
                                  &Invariants::columns, &Invariants::regions, &Invariants::temples,
                                  &Invariants::villages, &Invariants::course, &Invariants::egypt})
            if (std::string wrong = (this->*check)(); !wrong.empty()) return wrong;
        return {};
    }
};

// Keeps the books by what is told: gold, points and resources must come out as the events say.
class Ledger {
    struct Account {
        std::array<int, 6> owned{1, 1, 1, 1, 5, 5};  // by Thing
        friend bool operator==(const Account&, const Account&) = default;
    };
    const Setup& setup_;
    std::array<Account, max_players> accounts_{};
    std::array<int, max_tiles> village_vp_{};

    int& owned(Seat seat, std::uint8_t thing) { return accounts_[static_cast<std::size_t>(seat)].owned[thing]; }
    static constexpr auto vp = static_cast<std::uint8_t>(Thing::vp);

    void book(const Event& event) {
        switch (deus::what_of(event)) {
            case What::gained: owned(event.seat, event.thing) += event.n; break;
            case What::paid:
            case What::gave_back:
            case What::sold: owned(event.seat, event.thing) -= event.n; break;
            case What::stole:
                owned(event.seat, event.thing) += event.n;
                owned(event.other, event.thing) -= event.n;
                break;
            case What::village_won: owned(event.seat, vp) += event.n; break;
            case What::village_taxed:
                owned(event.seat, vp) += event.n;
                village_vp_[event.region / 7] -= event.n;
                break;
            case What::village_fell: village_vp_[event.region / 7] -= event.n; break;
            default: break;
        }
    }

    struct Strength {
        int armies = 0, buildings = 0;
        friend auto operator<=>(const Strength&, const Strength&) = default;
    };
    Strength strength(const State& state, int p, Region village) const {
        const Player& player = state.open.players[static_cast<std::size_t>(p)];
        Strength mine;
        for (Region region : setup_.board.beside(village)) {
            bool any = false;
            for (const RegionSet& type : player.on) {
                mine.buildings += type.contains(region);
                any = any || type.contains(region);
            }
            mine.armies += player.standing(army).contains(region);
            mine.buildings += any && state.open.temples.contains(region);
        }
        return mine;
    }
    // Who should get the points of a village that was attacked; nothing moves until the next question, so the position
    // after the answer shows the ring as it was.
    std::string attack(const Event& fell, std::span<const Event> events, const State& after) const {
        const Region village = region_at(fell.region);
        for (int p = 0; p < setup_.players; ++p)
            if (after.open.players[static_cast<std::size_t>(p)].laid.contains(village)) return {};  // taken by archers
        Strength best;
        for (int p = 0; p < setup_.players; ++p) best = std::max(best, strength(after, p, village));
        int winners = 0;
        for (int p = 0; p < setup_.players; ++p) winners += strength(after, p, village) == best;
        if (best.armies == 0) return "a village fell without an army";
        for (int p = 0; p < setup_.players; ++p) {
            int won = -1;
            for (const Event& event : events)
                if (event.what == What::village_won && event.region == fell.region && event.seat == seat_at(p))
                    won = event.n;
            const int due = strength(after, p, village) == best ? fell.n / winners : -1;
            if (won != due) return "the points of a village went wrong at seat " + std::to_string(p);
        }
        return {};
    }

public:
    explicit Ledger(const Setup& setup) : setup_(setup) {
        for (std::size_t t = 0; t < setup.board.tiles; ++t)
            village_vp_[t] = setup.board.beside(setup.board.villages[t]).size();
    }

    std::string follow(std::span<const Event> events, const State& after) {
        for (const Event& event : events) {
            book(event);
            if (event.what == What::village_fell && event.n > 0)
                if (std::string wrong = attack(event, events, after); !wrong.empty()) return wrong;
        }
        for (int p = 0; p < setup_.players; ++p) {
            const Player& player = after.open.players[static_cast<std::size_t>(p)];
            Account real;
            for (std::size_t r = 0; r < resource_count; ++r) real.owned[r] = player.resources[r];
            real.owned[index(Thing::gold)] = player.gold;
            real.owned[index(Thing::vp)] = player.vp;
            if (!(real == accounts_[static_cast<std::size_t>(p)]))
                return "the events do not explain what seat " + std::to_string(p) + " owns";
        }
        for (std::size_t t = 0; t < setup_.board.tiles; ++t)
            if (village_vp_[t] != after.open.village_vp[t]) return "the events do not explain the points of a village";
        return {};
    }
};

}  // namespace pantheon::deus
