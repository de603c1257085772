#include "games/deus/brings.hpp"

#include <numeric>

#include "games/deus/matter.hpp"
#include "games/deus/outcome.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/rules.hpp"

namespace pantheon::deus {

namespace {

// Everything that is counted, in this order.
constexpr std::array<std::string_view, 14> counted_things{"wheat", "wood",  "clay",       "stone",        "gold",
                                                          "vp",    "ship",  "production", "scientific",   "civil",
                                                          "army",  "cards", "barques",    "combat_tokens"};
using Holdings = std::array<int, counted_things.size()>;

// Pieces count where they can be used or stand, so building changes none of them; combat tokens until they are laid or
// spent; cards only as they are drawn.
Holdings holdings(const State& state, Seat seat) {
    const Player& player = state.open.players[static_cast<std::size_t>(seat)];
    Holdings all{};
    std::copy(player.resources.begin(), player.resources.end(), all.begin());
    all[4] = player.gold;
    all[5] = player.vp;
    for (std::size_t type = 0; type < piece_types; ++type) all[6 + type] = player.stock[type] + player.on[type].size();
    all[11] = cards_to_come(state);
    all[12] = std::accumulate(player.barques.begin(), player.barques.end(), 0);
    all[13] = player.token_stock;
    return all;
}

Next next_in(const State& state, Seat seat) {
    if (state.open.over) return Next::nobody;
    if (state.choice.seat == Seat::luck) return Next::luck;
    return line_ends(state, seat) ? Next::others : Next::you;
}

struct Range {
    Holdings least{};
    Holdings most{};
    bool empty = true;

    void add(const Holdings& now) {
        for (std::size_t i = 0; i < now.size(); ++i) {
            least[i] = empty ? now[i] : std::min(least[i], now[i]);
            most[i] = empty ? now[i] : std::max(most[i], now[i]);
        }
        empty = false;
    }
};

// Where a card that is looked at would go: a place that costs points only counts where there is no other.
Options likely_places(const Setup& setup, const State& state) {
    Options places;
    for (const Answer region : state.choice.options) places.add_if(region, points_for(setup, state, region) == 0);
    return places ? places : state.choice.options;
}

bool is_place(Prompt prompt) { return prompt == Prompt::place || prompt == Prompt::place_temple; }

}  // namespace

int cards_to_come(const State& state) {
    if (state.choice.prompt != Prompt::draw || state.open.tasks.back().task != Task::draw) return 0;
    const Player& owner = state.open.players[static_cast<std::size_t>(state.open.active)];
    const int wanted = state.open.tasks.back().draw.cards;
    return std::min({wanted, state.open.deck_size + state.open.pile_size, hand_limit - owner.hand_size});
}

bool line_ends(const State& state, Seat seat) {
    return state.open.over || state.choice.seat != seat || state.choice.prompt == Prompt::turn;
}

void follow(const Setup& setup, State& state, Answer option) {
    const Seat seat = state.choice.seat;
    Silent silent;
    apply(setup, state, option, silent);
    while (state.choice.options.has_one() && !line_ends(state, seat))
        apply(setup, state, state.choice.options.first(), silent);
}

Brings brings(const Setup& setup, const State& state, Answer option) {
    const Seat seat = state.choice.seat;
    State after = state;
    follow(setup, after, option);
    Brings result;
    result.next = next_in(after, seat);
    const bool builds = state.choice.prompt == Prompt::turn && result.next == Next::you;
    const auto paid_for = [&] {
        const Prompt prompt = prompt_of(after.choice);
        return prompt == Prompt::column || prompt == Prompt::stand_in || prompt == Prompt::payment;
    };
    while (builds && paid_for()) follow(setup, after, after.choice.options.first());
    Range range;
    const auto count = [&](const State& end) {
        range.add(holdings(end, seat));
        const Next then = next_in(end, seat);
        result.more = result.more || then == Next::you || then == Next::luck;
    };
    if (builds && is_place(prompt_of(after.choice)))
        for (const Answer region : likely_places(setup, after)) {
            State placed = after;
            follow(setup, placed, region);
            count(placed);
        }
    else count(after);
    const Holdings before = holdings(state, seat);
    for (std::size_t i = 0; i < counted_things.size(); ++i)
        if (range.least[i] != before[i] || range.most[i] != before[i])
            result.amounts.push_back({counted_things[i], range.least[i] - before[i], range.most[i] - before[i]});
    return result;
}

std::vector<Points> late_points(const Setup& setup, const State& state) {
    State ended = state;
    std::vector<Event> events;
    Collect collect{events};
    Play<RulesFor<Collect, true>> play{setup, ended, collect};
    score_game(play);
    std::vector<Points> all;
    for (const Event& event : events)
        for (const Points& each : points_of(setup, event)) all.push_back(each);
    return all;
}

Standing standing(const Setup& setup, const State& state, Seat seat) {
    State ended = state;
    Quiet play{setup, ended};
    Standing result;
    const auto& temples = play.player(seat).column(Colour::temple);
    for (int i = 0; i < temples.size(); ++i)
        result.cards.push_back({index(temples[i]), temple_worth(play, seat, temples[i]) + tokens_left(play, seat, i)});
    // Egypt's temples are worth nothing more at the end than what lies on them.
    for (CardId card : play.hand(seat) - setup.deck->egypt)
        if ((*setup.deck)[card].colour == Colour::temple)
            result.cards.push_back({index(card), temple_worth(play, seat, card)});
    score_game(play);
    result.score = ended.open.score[static_cast<std::size_t>(seat)];
    return result;
}

}  // namespace pantheon::deus
