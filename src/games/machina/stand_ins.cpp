#include "games/machina/stand_ins.hpp"

#include <algorithm>
#include <optional>

namespace pantheon::machina {

namespace {

// The row of a list with this id.
std::optional<std::size_t> row_of(const std::vector<Printed>& list, const std::string& id) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const Printed& each) { return each.id == id; });
    if (found == list.end()) return {};
    return static_cast<std::size_t>(found - list.begin());
}

// Whose heroes and which copies there are stays as it is.
void replace(HeroCard& row, const HeroCard& card) {
    const God god = row.god;
    row = card;
    row.god = god;
}
void replace(GodMat& row, const GodMat& mat) {
    const Hero hero = row.hero;
    row = mat;
    row.hero = hero;
}
void replace(InterventionCard& row, const InterventionCard& card) { row.effect = card.effect; }
// What a quest is counted under stays as it is.
void replace(QuestCard& row, const QuestCard& card) {
    row.might = card.might;
    row.cunning = card.cunning;
    row.gp = card.gp;
}
void replace(ObjectiveTile& row, const ObjectiveTile& tile) { row = tile; }

struct Cast {
    Box& box;
    const Box& shown;
    const std::string& id;

    // Whether the card was found in this list of the box that is shown.
    template <class Numbers>
    bool take(std::vector<Printed> Box::* list, Numbers Cards::* numbers) {
        const auto from = row_of(shown.*list, id), to = row_of(box.*list, id);
        if (!from || !to) return false;
        (box.*list)[*to] = (shown.*list)[*from];
        replace((box.cards.*numbers)[*to], (shown.cards.*numbers)[*from]);
        return true;
    }
    bool take_any() {
        return take(&Box::gods, &Cards::gods) || take(&Box::heroes, &Cards::heroes) ||
               take(&Box::quests, &Cards::quests) || take(&Box::interventions, &Cards::interventions) ||
               take(&Box::objectives, &Cards::objectives);
    }
};

}  // namespace

Result<Box> with_stand_ins(const Box& stand_ins, const Box& shown, std::span<const std::string> cards) {
    Box box = stand_ins;
    for (const std::string& card : cards)
        if (!Cast{box, shown, card}.take_any()) return Error{"the box has no card \"" + card + "\""};
    return box;
}

}  // namespace pantheon::machina
