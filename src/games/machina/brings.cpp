#include "games/machina/brings.hpp"

#include <algorithm>
#include <array>

#include "games/machina/claim.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/rules.hpp"

namespace pantheon::machina {

namespace {

// Everything that is counted, in this order.
constexpr std::array<std::string_view, 4> counted{"gp", "might", "cunning", "cards"};
using Holdings = std::array<int, counted.size()>;

const Player& player_of(const State& state, Seat seat) { return state.open.players[static_cast<std::size_t>(seat)]; }

Holdings holdings(const Setup& setup, const State& state, Seat seat) {
    const Player& owner = player_of(state, seat);
    if (owner.god == no_god) return {};
    return {owner.gp, owner.might, owner.cunning, cards_soon(setup, state, seat)};
}

// A seat's answers after one of them: until luck or somebody else must answer, or the main question comes again.
struct Line {
    const Setup& setup;
    const State& before;
    Seat seat;
    Holdings least{}, most{};
    bool empty = true;

    bool ends(const State& state) const {
        return state.open.over || state.choice.seat != seat || state.choice.prompt == Prompt::act;
    }
    State after(State state, Answer option) const {
        Silent silent;
        apply(setup, state, option, silent);
        while (!ends(state) && state.choice.options.has_one())
            apply(setup, state, state.choice.options.first(), silent);
        return state;
    }
    void add(const State& end) {
        const Holdings now = holdings(setup, end, seat);
        for (std::size_t i = 0; i < now.size(); ++i) {
            least[i] = empty ? now[i] : std::min(least[i], now[i]);
            most[i] = empty ? now[i] : std::max(most[i], now[i]);
        }
        empty = false;
    }
    void add_all(const State& state) {
        if (ends(state)) return add(state);
        for (const Answer option : state.choice.options) add_all(after(state, option));
    }
    // Whether others claim, the seat cannot know.
    Next next(const State& end) const {
        const Public& open = end.open;
        if (open.over) {
            const bool known =
                open.ending >= Ending::no_quests || open.claims[static_cast<std::size_t>(seat)] != Claim::none;
            return known ? Next::nobody : Next::others;
        }
        if (end.choice.seat == Seat::luck) return Next::luck;
        const bool same_round = open.turn == before.open.turn && open.round == before.open.round;
        return end.choice.seat == seat && same_round ? Next::you : Next::others;
    }
};

}  // namespace

int cards_soon(const Setup& setup, const State& state, Seat seat) {
    const Public& open = state.open;
    const Player& owner = player_of(state, seat);
    const bool heroes_first = open.step == Step::heroes && open.then == Step::olympus;
    const bool comes = open.active == seat && (heroes_first || open.step == Step::olympus || open.step == Step::steal);
    return std::min<int>(owner.hand_size + comes, (*setup.cards)[owner.god].limit);
}

Brings brings(const Setup& setup, const State& state, Answer option) {
    const Seat seat = state.choice.seat;
    if (!is_player(seat)) return {};
    Line line{.setup = setup, .before = state, .seat = seat};
    const State after = line.after(state, option);
    Brings result;
    result.next = line.next(after);
    const bool sends = state.choice.prompt == Prompt::act && is_send(option);
    if (sends) line.add(after);
    else line.add_all(after);
    const Holdings now = holdings(setup, state, seat);
    if (player_of(state, seat).god == no_god) return result;
    for (std::size_t i = 0; i < counted.size(); ++i)
        if (line.least[i] != now[i] || line.most[i] != now[i])
            result.amounts.push_back({counted[i], line.least[i] - now[i], line.most[i] - now[i]});
    return result;
}

// Points that come right after the payment fill what was spent.
std::optional<Answer> obvious(const Setup& setup, const State& state) {
    if (state.choice.prompt != Prompt::payment) return {};
    const Seat seat = state.choice.seat;
    const Line line{.setup = setup, .before = state, .seat = seat};
    const auto left = [&](Answer payment) { return holdings(setup, line.after(state, payment), seat); };
    for (const Answer payment : state.choice.options) {
        const Holdings best = left(payment);
        const auto covers = [&](Answer other) {
            const Holdings rest = left(other);
            return std::equal(best.begin(), best.end(), rest.begin(), std::greater_equal<>());
        };
        bool all = true;
        for (const Answer other : state.choice.options) all = all && covers(other);
        if (all) return payment;
    }
    return {};
}

namespace {

// Free actions that do nothing once the hero has been sent (D6, D39, D42).
bool only_before(const Setup& setup, const State& state, Answer option) {
    if (is_lay(option)) return true;
    const Cards& cards = *setup.cards;
    const Op op = is_play(option)         ? cards[played_in(option)].effect.op
                  : option == act_ability ? cards[player_of(state, state.choice.seat).god].ability.op
                                          : Op{};
    const bool lowers = op == Op::lower_might || op == Op::lower_cunning;
    return op == Op::presence || op == Op::strengthen || (lowers && !setup.reductions_stay);
}

}  // namespace

void write_matter(JsonWriter& json, const Setup& setup, const State& state) {
    const Public& open = state.open;
    if (open.over) return;
    if (open.sent != no_space) json.member("hero", index(open.heroes[open.sent]));
    if (open.at != nowhere && open.sent != no_space) json.member("space", index(open.at));
    if (open.doing != no_space) json.member("quest", index(open.quests[open.doing].quest));
    else if (open.step == Step::lay) json.member("quest", index(open.laid));
    if (open.step == Step::ability || open.step == Step::steal)
        json.member("god", index(player_of(state, open.active).god));
    if (open.playing != no_intervention) json.member("intervention", index(open.playing));
    if (state.choice.prompt == Prompt::victim)
        json.member("loss",
                    open.playing != no_intervention ? int{(*setup.cards)[open.playing].effect.n} : int{open.loss});
    if (state.choice.prompt == Prompt::act && !open.placed)
        json.key("only_before").array([&] {
            for (const Answer option : state.choice.options)
                if (only_before(setup, state, option)) json.value(option);
        });
}

}  // namespace pantheon::machina
