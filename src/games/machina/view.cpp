#include "games/machina/view.hpp"

#include <algorithm>

#include "games/machina/prompts.hpp"
#include "games/machina/rules.hpp"

namespace pantheon::machina {

View view(const Setup& setup, const State& state, Seat seat) {
    View seen;
    seen.seat = seat;
    seen.open = state.open;
    seen.choice = state.choice;
    if (state.choice.seat != seat) seen.choice.options.clear();
    const Hidden& hidden = state.hidden;
    const auto own = static_cast<std::size_t>(seat);
    if (is_player(seat)) {
        seen.hand = hidden.hands[own];
        seen.returned = hidden.returned[own];
    }
    for (int p = 0; p < setup.players; ++p) {
        const auto other = static_cast<std::size_t>(p);
        if (other == own || state.open.over) {
            seen.objectives[other] = hidden.objectives[other];
            seen.secrets[other] = hidden.secrets[other];
        }
        if (other == own || !is_player(seat)) continue;
        for (const Held& card : hidden.hands[other])
            if (card.known_to >> own & 1) seen.known[other].push_back(card.card);
        std::sort(seen.known[other].begin(), seen.known[other].end());  // where in the hand it is, nobody knows
    }
    return seen;
}

namespace {

// Draws what the viewer cannot see, each thing with equal chance.
class Dealer {
    const Setup& setup_;
    const View& view_;
    Rng& rng_;
    State& state_;

public:
    Dealer(const Setup& setup, const View& view, Rng& rng, State& state)
        : setup_(setup), view_(view), rng_(rng), state_(state) {}

    void deal() {
        deal_objectives();
        deal_quests();
        deal_hands();
    }

private:
    bool is_own(int p) const { return seat_at(p) == view_.seat; }
    const Player& player(int p) const { return view_.open.players[static_cast<std::size_t>(p)]; }

    template <class Item, int Capacity>
    Item take_one(BitSet<Item, Capacity>& set) {
        const Item item = set.nth(static_cast<int>(rng_.below(static_cast<std::uint32_t>(set.size()))));
        set.remove(item);
        return item;
    }

    // During the setup, who is being served has an objective before the first quest.
    bool has_objective(int p) const {
        const Public& open = view_.open;
        if (open.step == Step::gods) return false;
        if (open.step != Step::deal || p < open.dealing) return true;
        if (p > open.dealing) return false;
        return player(p).secrets > 0 || prompt_of(view_.choice) == Prompt::draw_quest;
    }
    void deal_objectives() {
        auto& objectives = state_.hidden.objectives;
        objectives = view_.objectives;
        ObjectiveSet unseen = setup_.objectives();
        for (const Objective tile : objectives)
            if (tile != no_objective) unseen.remove(tile);
        for (int p = 0; p < setup_.players; ++p)
            if (auto& tile = objectives[static_cast<std::size_t>(p)]; tile == no_objective && has_objective(p))
                tile = take_one(unseen);
    }

    // Whatever has lain open is nobody's secret; what the viewer gave back is nobody's who had chosen before.
    void deal_quests() {
        auto& secrets = state_.hidden.secrets;
        QuestSet rest = setup_.quests();
        for (int p = 0; p < setup_.players; ++p) {
            secrets[static_cast<std::size_t>(p)] = view_.secrets[static_cast<std::size_t>(p)];
            rest -= secrets[static_cast<std::size_t>(p)];
        }
        for (int p = 0; p < setup_.players; ++p) {
            QuestSet& own = secrets[static_cast<std::size_t>(p)];
            if (is_own(p)) state_.hidden.returned[static_cast<std::size_t>(p)] = view_.returned;
            QuestSet unseen = rest - view_.open.shown;
            if (p < place(view_.seat) && view_.returned != no_quest) unseen.remove(view_.returned);
            while (own.size() < player(p).secrets) {
                const Quest quest = take_one(unseen);
                rest.remove(quest);
                own.add(quest);
            }
        }
        for (const Player& each : view_.open.players) rest -= each.done;
        for (const QuestSpace& space : view_.open.quests)
            if (space.quest != no_quest) rest.remove(space.quest);
        if (view_.open.laid != no_quest) rest.remove(view_.open.laid);
        state_.hidden.quest_deck = rest - view_.open.waiting;
    }

    // The unseen copies are shuffled, and each hand takes as many as it holds.
    void deal_hands() {
        FixedVector<Intervention, max_copies> unseen;
        for (int i = 0; i < setup_.cards->intervention_count; ++i) {
            const auto face = static_cast<Intervention>(i);
            int left = setup_.copies(face) - view_.open.discards[static_cast<std::size_t>(i)];
            for (const Held& card : view_.hand) left -= card.card == face;
            for (const KnownCards& known : view_.known)
                left -= static_cast<int>(std::count(known.begin(), known.end(), face));
            while (left-- > 0) unseen.push_back(face);
        }
        for (int p = 0; p < setup_.players; ++p) {
            Hand& hand = state_.hidden.hands[static_cast<std::size_t>(p)];
            if (is_own(p)) hand = view_.hand;
            else deal_hand(hand, p, unseen);
        }
    }
    void deal_hand(Hand& hand, int p, FixedVector<Intervention, max_copies>& unseen) {
        for (const Intervention face : view_.known[static_cast<std::size_t>(p)])
            hand.push_back({.card = face, .known_to = static_cast<std::uint8_t>(1 << place(view_.seat))});
        while (hand.size() < player(p).hand_size) {
            const int pick = static_cast<int>(rng_.below(static_cast<std::uint32_t>(unseen.size())));
            hand.push_back({.card = unseen[pick]});
            unseen[pick] = unseen.back();
            unseen.pop_back();
        }
        for (int i = hand.size(); i > 1; --i)
            std::swap(hand[i - 1], hand[static_cast<int>(rng_.below(static_cast<std::uint32_t>(i)))]);
        if (seat_at(p) != view_.open.active) return;
        for (int i = std::max(0, hand.size() - view_.open.gained); i < hand.size(); ++i) hand[i].fresh = true;
    }
};

}  // namespace

State redeal(const Setup& setup, const View& view, Rng& rng) {
    State state;
    state.open = view.open;
    state.choice = view.choice;
    Dealer(setup, view, rng, state).deal();
    if (!state.open.over) go_on(setup, state);
    return state;
}

}  // namespace pantheon::machina
