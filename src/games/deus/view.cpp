#include "games/deus/view.hpp"

#include "games/deus/rulebook.hpp"
#include "games/deus/rules.hpp"

namespace pantheon::deus {

View view(const Setup&, const State& state, Seat seat) {
    View seen;
    seen.seat = seat;
    seen.open = state.open;
    seen.choice = state.choice;
    if (state.choice.seat != seat) seen.choice.options.clear();
    const bool plays = is_player(seat);
    const auto p = static_cast<std::size_t>(seat);
    if (plays) {
        seen.hand = state.hidden.hand[p];
        seen.known = state.hidden.known[p];
        seen.face_down = state.hidden.face_down[p];
        seen.start = state.hidden.start[p];
        if (state.open.active == seat) seen.offered = state.hidden.offered;
    }
    for (CardId card : state.hidden.pile)
        seen.pile.push_back(seen.known.contains(card) || card == state.open.top ? card : no_card);
    return seen;
}

namespace {

// An offering whose cards are being laid.
bool lays_cards(const Frame& frame) {
    return frame.task == Task::offering && frame.offering.step == offering_step::lay_more;
}

// Cards whose place the viewer knows, other than those of the other hands.
CardSet placed_cards(const View& view) {
    CardSet placed = view.hand | view.offered | view.known;
    for (CardId card : view.pile)
        if (card != no_card) placed.add(card);
    if (view.face_down != no_card) placed.add(view.face_down);
    for (const Player& player : view.open.players)
        for (const auto& column : player.columns)
            for (CardId card : column)
                if (card != face_down) placed.add(card);
    // Once laid, the top of an offering lies on the pile, or in the deck if the pile was needed for the refill.
    for (const Frame& frame : view.open.tasks)
        if (lays_cards(frame)) placed.add(frame.offering.top);
    return placed;
}

// Deals unseen cards, each with equal chance.
struct Dealer {
    CardSet unseen;
    Rng& rng;

    CardId one() {
        const CardId card = unseen.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(unseen.size()))));
        unseen.remove(card);
        return card;
    }
    // Egypt: what was put aside are temples; each unseen one is as likely as any other.
    CardSet several_temples(int count) {
        Dealer temples{unseen - CardSet::below(first_temple), rng};
        const CardSet cards = temples.several(count);
        unseen -= cards;
        return cards;
    }
    CardSet several(int count) {
        CardSet cards;
        while (count-- > 0) cards.add(one());
        return cards;
    }
};

int temples_aside(const Setup& setup, const View& view) {
    if (!setup.temple_mix) return 0;
    const bool under_way = !view.open.tasks.empty() && view.open.tasks.back().task == Task::set_aside;
    return setup.deck->size - cards_in_play - (under_way ? view.open.tasks.back().set_aside.temples : 0);
}

// The card that an opponent has announced to build but not yet laid is still in that hand.
CardSet announced(const View& view) {
    CardSet cards;
    for (const Frame& frame : view.open.tasks)
        if (frame.task == Task::build) cards.add(frame.build.card);
    return cards;
}

// How many cards of the offering under way lie under its top.
int offered_cards(const View& view) {
    for (const Frame& frame : view.open.tasks)
        if (lays_cards(frame)) return frame.offering.cards - 1;
    return 0;
}

// An opponent's face-down card has left the hand as soon as it was chosen, before it lies in a column.
bool has_face_down(const View& view, int p) {
    for (const auto& column : view.open.players[static_cast<std::size_t>(p)].columns)
        for (CardId card : column)
            if (card == face_down) return true;
    const Frame& top = view.open.tasks.empty() ? Frame{} : view.open.tasks.back();
    return top.task == Task::wildcard && top.wildcard.step == wild_step::region && place(view.open.active) == p;
}

// A random set of start pieces.
std::array<std::uint8_t, piece_types> some_start(int pieces, Rng& rng) {
    std::array<std::uint8_t, piece_types> chosen{};
    while (pieces > 0) {
        auto& type = chosen[rng.below(piece_types)];
        if (type == pieces_of_a_type) continue;
        ++type;
        --pieces;
    }
    return chosen;
}

// An opponent's secret start is some set of pieces with as many as were chosen so far.
void redeal_start(const Setup& setup, const View& view, Hidden& hidden, Rng& rng) {
    if (view.open.tasks.empty() || view.open.tasks.back().task != Task::start) return;
    const StartTask& start = view.open.tasks.back().start;
    for (int p = 0; p <= place(start.seat); ++p) {
        auto& chosen = hidden.start[static_cast<std::size_t>(p)];
        const int to_come = seat_at(p) == start.seat ? start.pieces : 0;
        if (seat_at(p) == view.seat) chosen = view.start;
        else chosen = some_start(setup.start_pieces[static_cast<std::size_t>(p)] - to_come, rng);
    }
}

// The hand of an opponent, and what lies under the top of an offering under way.
void redeal_hand(const View& view, Seat seat, const CardSet& reserved, Dealer& dealer, State& state) {
    CardSet& hand = state.hidden.hand[static_cast<std::size_t>(seat)];
    const int size = view.open.players[static_cast<std::size_t>(seat)].hand_size;
    if (seat != view.open.active) {
        hand = dealer.several(size);
        return;
    }
    state.hidden.offered = dealer.several(offered_cards(view));
    hand = dealer.several(size - reserved.size()) | reserved;
}

}  // namespace

State redeal(const Setup& setup, const View& view, Rng& rng) {
    State state;
    state.open = view.open;
    state.choice = view.choice;
    Hidden& hidden = state.hidden;
    const CardSet reserved = announced(view);
    Dealer dealer{setup.deck->all() - placed_cards(view) - reserved, rng};
    hidden.aside = dealer.several_temples(temples_aside(setup, view));
    for (int p = 0; p < setup.players; ++p) {
        const auto seat = static_cast<std::size_t>(p);
        if (seat_at(p) == view.seat) {
            hidden.hand[seat] = view.hand;
            hidden.known[seat] = view.known;
            hidden.face_down[seat] = view.face_down;
            if (view.seat == view.open.active) hidden.offered = view.offered;
            continue;
        }
        redeal_hand(view, seat_at(p), reserved, dealer, state);
        if (has_face_down(view, p)) hidden.face_down[seat] = dealer.one();
    }
    for (CardId card : view.pile) hidden.pile.push_back(card == no_card ? dealer.one() : card);
    hidden.deck = dealer.unseen;
    redeal_start(setup, view, hidden, rng);
    if (!state.open.over) ask_again(setup, state);
    return state;
}

}  // namespace pantheon::deus
