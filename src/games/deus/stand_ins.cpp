#include "games/deus/stand_ins.hpp"

#include <algorithm>
#include <optional>

namespace pantheon::deus {

namespace {

bool is_called(const Face& face, const std::string& card) { return face.id == card || face.id.starts_with(card + "-"); }

// Which row of the stand-ins this row of the other box replaces: the one with its name, or the one in its place if it
// was given another name.
std::optional<std::size_t> row_for(const Box& stand_ins, const Face& face, std::size_t row) {
    if (const Face* same = stand_ins.find_face(face.id)) return static_cast<std::size_t>(same - stand_ins.faces.data());
    const bool fits = row < stand_ins.faces.size() && stand_ins.faces[row].colour == face.colour &&
                      stand_ins.faces[row].edition == face.edition;
    return fits ? std::optional{row} : std::nullopt;
}

void replace(Face& row, const Face& face) {
    const int copies = row.copies;
    const CardId first_card = row.first_card;
    row = face;
    row.copies = copies;
    row.first_card = first_card;
}

// The cards of the deck that carry this row.
void replace(Deck& deck, std::size_t row, const Face& face) {
    for (CardId card : deck.all()) {
        if (deck[card].face != row) continue;
        DeckCard& changed = deck.cards[static_cast<std::size_t>(card)];
        changed.cost = face.cost;
        changed.min_buildings = static_cast<std::uint8_t>(face.min_buildings);
        deck.programs[static_cast<std::size_t>(card)] = face.program;
        deck.one_time[static_cast<std::size_t>(card)] = face.once_program;
    }
}

}  // namespace

Result<Box> with_stand_ins(const Box& stand_ins, const Box& shown, std::span<const std::string> cards) {
    Box box = stand_ins;
    for (const std::string& card : cards) {
        bool found = false;
        for (std::size_t i = 0; i < shown.faces.size(); ++i) {
            const Face& face = shown.faces[i];
            if (!is_called(face, card)) continue;
            const auto row = row_for(stand_ins, face, i);
            if (!row) return Error{"the stand-ins have no card in the place of " + face.name.en};
            found = true;
            replace(box.faces[*row], face);
            replace(box.deck, *row, face);
            for (Deck& deck : box.decks) replace(deck, *row, face);
        }
        if (!found) return Error{"the box has no card \"" + card + "\""};
    }
    return box;
}

}  // namespace pantheon::deus
