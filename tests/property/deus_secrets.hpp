// Positions of Deus that differ only in what a seat cannot see: made by swapping, not by the engine's own redeal.
#pragma once

#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "games/deus/rules.hpp"

namespace pantheon::deus {

class Secrets {
    const Setup& setup_;
    Seat viewer_;
    Rng& rng_;

    bool other(int p) const { return seat_at(p) != viewer_; }

    // Calls `each(card&)` for every card that the viewer cannot see, in a fixed order.
    template <class Each>
    void hidden_cards(State& state, Each&& each) const {
        CardId announced = no_card;
        for (const Frame& frame : state.open.tasks)
            if (frame.task == Task::build) announced = frame.build.card;
        const auto in_set = [&](CardSet& set) {
            CardSet changed;
            for (CardId card : set) {
                if (card != announced) each(card);
                changed.add(card);
            }
            set = changed;
        };
        Hidden& hidden = state.hidden;
        CardSet known;
        if (is_player(viewer_)) known = hidden.known[static_cast<std::size_t>(viewer_)];
        for (int p = 0; p < setup_.players; ++p) {
            if (!other(p)) continue;
            in_set(hidden.hand[static_cast<std::size_t>(p)]);
            if (auto& card = hidden.face_down[static_cast<std::size_t>(p)]; card != no_card) each(card);
        }
        in_set(hidden.deck);
        in_set(hidden.aside);
        if (state.open.active != viewer_) in_set(hidden.offered);
        for (int i = 0; i + 1 < hidden.pile.size(); ++i)
            if (!known.contains(hidden.pile[i])) each(hidden.pile[i]);
    }
    // Who knows which place of the pile stays the same; the cards there do not.
    void follow_pile(const Hidden& before, Hidden& after) const {
        for (std::size_t p = 0; p < max_players; ++p) {
            after.known[p].clear();
            for (int i = 0; i < before.pile.size(); ++i)
                if (before.known[p].contains(before.pile[i])) after.known[p].add(after.pile[i]);
        }
    }
    void swap_starts(State& state) {
        for (int p = 0; p < setup_.players; ++p) {
            if (!other(p)) continue;
            auto& start = state.hidden.start[static_cast<std::size_t>(p)];
            for (int swap = 0; swap < 5; ++swap) {
                auto &from = start[rng_.below(piece_types)], &to = start[rng_.below(piece_types)];
                if (from > 0 && to < pieces_of_a_type) --from, ++to;
            }
        }
    }

public:
    Secrets(const Setup& setup, Seat viewer, Rng& rng) : setup_(setup), viewer_(viewer), rng_(rng) {}

    State shuffled(const State& state) {
        State changed = state;
        std::vector<CardId> cards;
        hidden_cards(changed, [&](CardId& card) { cards.push_back(card); });
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[rng_.below(static_cast<std::uint32_t>(i))]);
        std::size_t next = 0;
        hidden_cards(changed, [&](CardId& card) { card = cards[next++]; });
        follow_pile(state.hidden, changed.hidden);
        swap_starts(changed);
        return changed;
    }
};

}  // namespace pantheon::deus
