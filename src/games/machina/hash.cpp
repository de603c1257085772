#include "games/machina/hash.hpp"

namespace pantheon::machina {

namespace {

// FNV-1a over the things a position is made of, never over padding.
struct Hasher {
    std::uint64_t value = 14695981039346656037u;

    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) value = (value ^ (number >> 8 * byte & 255)) * 1099511628211u;
    }
    template <class Item, int Capacity>
    void add(const BitSet<Item, Capacity>& set) {
        add(set.word(0));
        if constexpr (Capacity > 64) add(set.word(1));
    }
    // Up to eight small things make one number.
    template <class... Small>
    void add_small(Small... small) {
        static_assert(sizeof...(small) <= 8);
        std::uint64_t number = 0;
        ((number = number << 8 | static_cast<std::uint8_t>(small)), ...);
        add(number);
    }
    template <class List>
    void add_all(const List& list) {
        for (const auto& item : list) add(static_cast<std::uint64_t>(item));
    }
};

void add_player(Hasher& hasher, const Player& player) {
    hasher.add(player.done);
    hasher.add(static_cast<std::uint64_t>(player.gp));
    hasher.add_small(player.god, player.might, player.cunning, player.charged, player.hand_size, player.secrets);
}

void add_open(Hasher& hasher, const Public& open) {
    for (const Player& player : open.players) add_player(hasher, player);
    hasher.add(open.hero_deck);
    hasher.add(open.hero_discards);
    hasher.add(open.shown);
    hasher.add(open.waiting);
    hasher.add_all(open.discards);
    hasher.add_all(open.heroes);
    for (const QuestSpace& space : open.quests) hasher.add_small(space.quest, space.less_might, space.less_cunning);
    hasher.add_all(open.map);
    hasher.add_small(open.quest_deck_size, open.reserved, open.reserver, open.closed, open.closer);
    hasher.add(static_cast<std::uint64_t>(open.turn) << 16 | open.completed_turn);
    hasher.add_small(open.round, open.active, open.first, open.token, open.dealing, open.last_turn, open.over);
    hasher.add_small(open.step, open.then, open.placed, open.played, open.presence, open.points_taken, open.strength,
                     open.gained);
    hasher.add_small(open.sent, open.at, open.doing, open.loss, open.target, open.playing, open.laid, open.ending);
    hasher.add_all(open.claims);
    hasher.add_all(open.rank);
}

}  // namespace

std::uint64_t hash_of(const State& state) {
    Hasher hasher;
    add_open(hasher, state.open);
    const Hidden& hidden = state.hidden;
    hasher.add(hidden.quest_deck);
    for (const QuestSet& secrets : hidden.secrets) hasher.add(secrets);
    for (const Hand& hand : hidden.hands) {
        hasher.add(static_cast<std::uint64_t>(hand.size()));
        for (const Held& card : hand) hasher.add_small(card.card, card.fresh, card.known_to);
    }
    hasher.add_all(hidden.objectives);
    hasher.add_all(hidden.returned);
    hasher.add_small(state.choice.prompt.number, state.choice.seat);
    hasher.add(state.choice.options);
    return hasher.value;
}

}  // namespace pantheon::machina
