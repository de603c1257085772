#include "games/deus/obvious.hpp"

#include <algorithm>
#include <vector>

#include "games/deus/brings.hpp"
#include "games/deus/rulebook.hpp"

namespace pantheon::deus {

namespace {

// How many answers are tried before a question counts as hard.
constexpr int most_tries = 100;

// Questions of a card that may be none; all others are either never needless or too wide to try.
bool may_be_needless(const Choice& choice) {
    switch (prompt_of(choice)) {
        case Prompt::once: return true;
        case Prompt::choose_region:
        case Prompt::choose_village:
        case Prompt::choose_opponent:
        case Prompt::choose_card:
        case Prompt::steal_or_not:
        case Prompt::take_piece: return choice.options.size() <= 3;
        default: return false;
    }
}

// `a` is `b`, or the same with more in the seat's hands and less in those of others.
bool no_worse(const State& a, State b, Seat seat) {
    for (std::size_t p = 0; p < max_players; ++p) {
        const Player& mine = a.open.players[p];
        Player& other = b.open.players[p];
        const bool own = p == static_cast<std::size_t>(seat);
        if (own ? mine.vp < other.vp || mine.gold < other.gold : mine.vp > other.vp || mine.gold > other.gold)
            return false;
        other.vp = mine.vp;
        other.gold = mine.gold;
        if (!own) continue;
        for (std::size_t r = 0; r < resource_count; ++r)
            if (mine.resources[r] < other.resources[r]) return false;
        for (std::size_t type = 0; type < piece_types; ++type)
            if (mine.stock[type] < other.stock[type]) return false;
        for (std::size_t size = 0; size < barque_sizes; ++size)
            if (mine.barques[size] < other.barques[size]) return false;
        other.barques = mine.barques;
        other.resources = mine.resources;
        other.stock = mine.stock;
        other.reserve = mine.reserve;
    }
    b.open.supply = a.open.supply;
    b.open.barques = a.open.barques;
    return a == b;
}

// Where the seat can get to with what it answers after this, until luck or somebody else must.
struct Reach {
    const Setup& setup;
    Seat seat;
    int tries = most_tries;
    std::vector<State> ends{};

    void from(State state, Answer option) {
        if (--tries < 0) return;
        follow(setup, state, option);
        if (line_ends(state, seat)) {
            if (std::find(ends.begin(), ends.end(), state) == ends.end()) ends.push_back(state);
            return;
        }
        for (const Answer next : state.choice.options) from(state, next);
    }
};

std::optional<Answer> best_of_all(const Setup& setup, const State& state) {
    const Seat seat = state.choice.seat;
    std::vector<Reach> reached;
    int tries = most_tries;
    for (const Answer option : state.choice.options) {
        reached.push_back({setup, seat, tries});
        reached.back().from(state, option);
        tries = reached.back().tries;
        if (tries < 0) return {};
    }
    const auto covers = [&](const Reach& better, const Reach& other) {
        return std::all_of(other.ends.begin(), other.ends.end(), [&](const State& end) {
            return std::any_of(better.ends.begin(), better.ends.end(),
                               [&](const State& as_good) { return no_worse(as_good, end, seat); });
        });
    };
    std::size_t which = 0;
    for (const Answer option : state.choice.options) {
        const Reach& one = reached[which++];
        if (std::all_of(reached.begin(), reached.end(), [&](const Reach& other) { return covers(one, other); }))
            return option;
    }
    return {};
}

bool sells(Op op) {
    return op == Op::sell || op == Op::trade || op == Op::sell_sets || op == Op::sell_market ||
           op == Op::sell_each_type;
}

// Whether a card of this player, or one that it may fire, has a use for resources.
struct Needs {
    const Deck& deck;
    const Player& player;

    bool operator()(CardId card) const { return by(card, 0); }

private:
    bool by(CardId card, int depth) const {
        return card != face_down && (by(deck.program(card), depth) || by(deck.once(card), depth));
    }
    bool by(const Program& program, int depth) const {
        return std::any_of(program.code.begin(), program.code.end(), [&](const Instruction& each) {
            if (each.op == Op::activate && depth < 3) return in(player.columns[each.argument], depth + 1);
            return sells(each.op) || fires_card(each.op) || each.count == Count::owned;
        });
    }
    template <class Cards>
    bool in(const Cards& cards, int depth) const {
        return std::any_of(cards.begin(), cards.end(), [&](CardId card) { return by(card, depth); });
    }
};

// Whoever pays with what lies there keeps the gold for what is missing. Another way is thought of where gold costs less
// than the resource is worth, where the column that fires or a temple has a use for resources, and at the end.
std::optional<Answer> plain_payment(const Setup& setup, const State& state) {
    State copy = state;
    Quiet play{setup, copy};
    const Frame& frame = state.open.tasks.back();
    const BuildTask& build = frame.build;
    if (frame.task != Task::build || state.open.last_round != 0) return {};
    const Deck& deck = *setup.deck;
    const Player& me = play.me();
    for (std::size_t r = 0; r < resource_count; ++r)
        if (deck[build.card].cost.resources[r] > 0 && price(play, r) < 4) return {};
    const Needs needs{deck, me};
    const auto& column = me.column(build.column);
    const auto& temples = me.column(Colour::temple);
    if (needs(build.card) || std::any_of(column.begin(), column.end(), needs) ||
        std::any_of(temples.begin(), temples.end(), needs))
        return {};
    return state.choice.options.first();
}

}  // namespace

std::optional<Answer> obvious(const Setup& setup, const State& state) {
    if (!is_player(state.choice.seat)) return {};
    if (state.choice.prompt == Prompt::payment) return plain_payment(setup, state);
    return may_be_needless(state.choice) ? best_of_all(setup, state) : std::nullopt;
}

}  // namespace pantheon::deus
