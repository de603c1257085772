// Swaps what a seat of Deus Ex Machina cannot see for other things that could be there.
#pragma once

#include <vector>

#include "core/rng.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// Written without `redeal`, so that the two can be held against each other.
class Secrets {
    const Setup& setup_;
    Seat viewer_;
    Rng& rng_;

    template <class Item>
    void shuffle(std::vector<Item>& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[rng_.below(static_cast<std::uint32_t>(i))]);
    }
    bool other(int p) const { return seat_at(p) != viewer_; }

    // Secret quests of others and what nobody has seen of the deck.
    void quests(State& state) {
        std::vector<Quest> pool;
        Hidden& hidden = state.hidden;
        const QuestSet unseen = hidden.quest_deck - state.open.shown;
        for (const Quest quest : unseen) pool.push_back(quest);
        for (int p = 0; p < setup_.players; ++p)
            if (other(p))
                for (const Quest quest : hidden.secrets[static_cast<std::size_t>(p)]) pool.push_back(quest);
        shuffle(pool);
        std::size_t next = 0;
        const auto deal = [&](QuestSet& set, int count) {
            for (int i = 0; i < count; ++i) set.add(pool[next++]);
        };
        hidden.quest_deck -= unseen;
        deal(hidden.quest_deck, unseen.size());
        for (int p = 0; p < setup_.players; ++p) {
            if (!other(p)) continue;
            QuestSet& secrets = hidden.secrets[static_cast<std::size_t>(p)];
            const int count = secrets.size();
            secrets.clear();
            deal(secrets, count);
        }
    }
    void objectives(State& state) {
        std::vector<Objective> pool;
        ObjectiveSet left = setup_.objectives();
        for (const Objective tile : state.hidden.objectives)
            if (tile != no_objective) left.remove(tile);
        for (const Objective tile : left) pool.push_back(tile);
        const auto each = [&](auto&& visit) {
            for (int p = 0; p < setup_.players; ++p)
                if (Objective& tile = state.hidden.objectives[static_cast<std::size_t>(p)];
                    other(p) && tile != no_objective)
                    visit(tile);
        };
        each([&](Objective& tile) { pool.push_back(tile); });
        shuffle(pool);
        std::size_t next = 0;
        each([&](Objective& tile) { tile = pool[next++]; });
    }
    // Cards in other hands, but for those that the viewer lost to them, and the deck.
    void hands(State& state) {
        std::vector<Intervention> pool;
        for (int i = 0; i < setup_.cards->intervention_count; ++i) {
            int left = setup_.copies(static_cast<Intervention>(i)) - state.open.discards[static_cast<std::size_t>(i)];
            for (const Hand& hand : state.hidden.hands)
                for (const Held& card : hand) left -= index(card.card) == i;
            while (left-- > 0) pool.push_back(static_cast<Intervention>(i));
        }
        const auto each = [&](auto&& visit) {
            for (int p = 0; p < setup_.players; ++p)
                for (Held& card : state.hidden.hands[static_cast<std::size_t>(p)])
                    if (other(p) && !(is_player(viewer_) && card.known_to >> place(viewer_) & 1)) visit(card.card);
        };
        each([&](Intervention card) { pool.push_back(card); });
        shuffle(pool);
        std::size_t next = 0;
        each([&](Intervention& card) { card = pool[next++]; });
    }

public:
    Secrets(const Setup& setup, Seat viewer, Rng& rng) : setup_(setup), viewer_(viewer), rng_(rng) {}

    State shuffled(const State& state) {
        State changed = state;
        quests(changed);
        objectives(changed);
        hands(changed);
        return changed;
    }
};

}  // namespace pantheon::machina
