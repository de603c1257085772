#include "lab/random_games.hpp"

#include "games/deus/options.hpp"

namespace pantheon {

DeusTable::DeusTable(const deus::Box& box, const deus::Layout& layout, deus::Colours egypt, bool temple_mix)
    : sides_(deus::sides_of(box)) {
    setup_.egypt = egypt;
    setup_.temple_mix = temple_mix;
    setup_.deck = &box.deck_for(egypt, temple_mix);
    setup_.players = layout.players;
    setup_.board = deus::lay_out(layout.tiles);
}

}  // namespace pantheon
