#include "games/machina/hash.hpp"

#include "core/hasher.hpp"

namespace pantheon::machina {

namespace {

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
    hasher.add_small(open.sent, open.at, open.doing, open.loss, open.playing, open.laid, open.ending);
    hasher.add_small(open.robbed, open.moved_from, open.lucky_space);
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
