#include "games/deus/reasons.hpp"

#include "games/deus/brings.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/speaker.hpp"

namespace pantheon::deus {

namespace {

constexpr int thing_count = 6;
constexpr std::size_t most_named = 2;  // cards that are kept possible
// Points are said first, then gold, then resources.
constexpr std::array<int, thing_count> telling_order{5, 4, 0, 1, 2, 3};
using Amounts = std::array<int, thing_count>;

// Names, each once, with how often it came.
struct Counted {
    std::vector<Words> names;
    std::vector<int> times;

    void add(const Words& name) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i].text() == name.text()) return void(++times[i]);
        names.push_back(name);
        times.push_back(1);
    }
    Words listed(Language language) const {
        std::vector<Words> parts;
        for (std::size_t i = 0; i < names.size(); ++i)
            parts.push_back(times[i] == 1 ? names[i] : names[i] + (" \u00d7" + std::to_string(times[i])));
        return pantheon::listed(parts, language);
    }
    friend bool operator==(const Counted& a, const Counted& b) {
        return std::ranges::equal(a.names, b.names, {}, &Words::text, &Words::text) && a.times == b.times;
    }
};

// What a line brought of each thing, and by what: a card, a village, a god, somebody else.
struct Gains {
    Amounts n{};
    std::array<Counted, thing_count> from{};

    void add(std::size_t thing, int amount, const Words& name) {
        n[thing] += amount;
        from[thing].add(name);
    }
};

// Which cards in hand could be built if it were this seat's turn, with what it has now.
CardSet possible(const Setup& setup, const State& state, Seat seat) {
    State turn = state;
    turn.open.active = seat;
    Quiet g{setup, turn};
    CardSet cards;
    const Options options = turn_options(g);
    // One of each face is an option.
    for (const CardId card : g.hand(seat)) cards.add_if(card, options.meets(as_options((*setup.deck)[card].alike)));
    return cards;
}

// What the temples that are laid would bring at the end, if that were now.
int temple_points(const Setup& setup, const State& state, Seat seat) {
    const auto& temples = state.open.players[static_cast<std::size_t>(seat)].column(Colour::temple);
    int sum = 0;
    for (const Standing::Card& card : standing(setup, state, seat).cards)
        for (const CardId temple : temples) sum += index(temple) == card.card ? card.points : 0;
    return sum;
}

struct Reasoner {
    const Speaker s;
    const State& before;
    const LineEnd& line;
    const LineEnd* other;
    const Seat seat = before.choice.seat;
    std::vector<Reason> reasons{};

    void say(bool speaks_for, const Words& words) { reasons.push_back({speaks_for, words.printed(s.language)}); }

    Gains gains_of(const LineEnd& of) const {
        Gains all;
        Words god;
        for (const Event& event : of.events) {
            if (event.seat != seat) continue;
            switch (what_of(event)) {
                case What::invoked: god = s.name(god_names, event.thing); break;
                case What::gained: all.add(event.thing, event.n, event.card == 255 ? god : s.card(event.card)); break;
                case What::stole: all.add(event.thing, event.n, s.seat(event.other)); break;
                case What::village_won:
                case What::village_taxed:
                    all.add(index(Thing::vp), event.n,
                            s.say("the village at ", "le village en ") + s.region(event.region));
                    break;
                default: break;
            }
        }
        return all;
    }
    Amounts costs_of(const LineEnd& of) const {
        Amounts costs{};
        for (const Event& event : of.events) {
            const What what = what_of(event);
            if (event.seat == seat && (what == What::paid || what == What::sold || what == What::gave_back))
                costs[event.thing] += event.n;
        }
        return costs;
    }

    // "+6 gold now from Trading Post ×2"; things that come from the same are said together.
    void gained() {
        const Gains all = gains_of(line);
        Amounts said{};
        for (const int first : telling_order) {
            const auto from = all.from[static_cast<std::size_t>(first)];
            std::vector<Words> amounts;
            for (const int thing : telling_order) {
                const auto at = static_cast<std::size_t>(thing);
                if (all.n[at] == 0 || std::exchange(said[at], said[at] || all.from[at] == from)) continue;
                if (said[at]) amounts.push_back("+" + s.amount(all.n[at], thing));
            }
            if (!amounts.empty())
                say(true,
                    listed(amounts, s.language) + s.say(" now from ", " tout de suite par ") + from.listed(s.language));
        }
    }
    void gained_pieces() {
        Counted pieces;
        for (const Event& event : line.events) {
            if (event.seat != seat) continue;
            if (what_of(event) == What::gained_piece) pieces.add(s.name(one_piece, event.thing));
            if (what_of(event) == What::gained_token) pieces.add(s.say("a combat token", "un jeton de combat"));
            if (what_of(event) == What::gained_barque)
                pieces.add(s.say("a barque of size ", "une barque de taille ") + std::to_string(event.n));
        }
        if (!pieces.names.empty()) say(true, s.say("gains ", "gagne ") + pieces.listed(s.language));
    }
    void drawn() {
        const int cards = cards_to_come(line.after);
        if (cards > 0)
            say(true, s.say("draws ", "fait piocher ") + std::to_string(cards) +
                          s.say(cards == 1 ? " card" : " cards", cards == 1 ? " carte" : " cartes"));
    }
    // A price that the other line asks too is no reason.
    void spent() {
        const Amounts costs = costs_of(line);
        if (costs == Amounts{} || (other && costs == costs_of(*other))) return;
        std::vector<Words> parts;
        for (const int thing : telling_order)
            if (const int n = costs[static_cast<std::size_t>(thing)]; n > 0) parts.push_back(s.amount(n, thing));
        say(false, s.say("costs ", "coûte ") + listed(parts, s.language));
    }
    void temples() {
        const int begun = temple_points(s.setup, before, seat), now = temple_points(s.setup, line.after, seat) - begun;
        if (now == 0 || (other && now == temple_points(s.setup, other->after, seat) - begun)) return;
        say(now > 0, (now > 0 ? "+" : "\u2212") + s.vp(std::abs(now)) +
                         s.say(" at the end for temples, as things stand", " à la fin par les temples, en l'état"));
    }
    void ends() {
        for (const Event& event : line.events)
            if (what_of(event) == What::end_triggered)
                say(true, s.say("makes the next round the last", "fait de la prochaine manche la dernière"));
    }

    Words named(const CardSet& cards) const {
        std::vector<Words> names;
        for (const CardId card : s.setup.deck->distinct(cards))
            if (names.size() < most_named) names.push_back(s.card(card));
        return listed(names, s.language);
    }
    // Only cards that both lines leave in hand can be told apart by them.
    void possibilities() {
        if (!other) return;
        const auto hand = static_cast<std::size_t>(seat);
        const CardSet both = line.after.hidden.hand[hand] & other->after.hidden.hand[hand];
        const CardSet here = possible(s.setup, line.after, seat) & both;
        const CardSet there = possible(s.setup, other->after, seat) & both;
        const CardSet earlier = possible(s.setup, before, seat);
        if (const CardSet kept = (here - there) & earlier)
            say(true, s.say("keeps ", "garde possible ") + named(kept) + s.say(" possible", ""));
        if (const CardSet made = (here - there) - earlier)
            say(true, s.say("makes ", "rend possible ") + named(made) + s.say(" possible next", " ensuite"));
        if (const CardSet lost = there - here)
            say(false, s.say("puts ", "met ") + named(lost) + s.say(" out of reach", " hors de portée"));
    }
    RegionSet villages_of(const LineEnd& of) const {
        RegionSet villages;
        for (const Event& event : of.events)
            if (what_of(event) == What::village_fell) villages.add(region_at(event.region));
        return villages;
    }
    void villages() {
        if (!other) return;
        for (const Region village : villages_of(*other) - villages_of(line))
            say(false, s.say("gives up the village at ", "renonce au village en ") +
                           s.region(static_cast<std::uint8_t>(village)));
    }
};

}  // namespace

std::vector<Reason> reasons(const Box& box, const Setup& setup, const State& before, const LineEnd& line,
                            const LineEnd* other, Language language) {
    Reasoner reasoner{{{language}, box, setup}, before, line, other};
    reasoner.gained();
    reasoner.gained_pieces();
    reasoner.drawn();
    reasoner.temples();
    reasoner.ends();
    reasoner.possibilities();
    reasoner.villages();
    reasoner.spent();
    return std::move(reasoner.reasons);
}

}  // namespace pantheon::deus
