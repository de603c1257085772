#include "lab/random_games.hpp"

#include "games/deus/options.hpp"

namespace pantheon {

DeusTable::DeusTable(const deus::Box& box, const deus::Layout& layout) : sides_(deus::sides_of(box)) {
    setup_.deck = &box.deck;
    setup_.players = layout.players;
    setup_.board = deus::lay_out(layout.tiles);
}

}  // namespace pantheon
