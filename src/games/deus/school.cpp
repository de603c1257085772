#include "games/deus/school.hpp"

#include "games/deus/deus_game.hpp"
#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/sight.hpp"
#include "lab/school.hpp"

namespace pantheon::deus {

namespace {

class LearnersTable {
    const Box& box_;
    std::unique_ptr<RandomTable> table_;

    // Half of all games on the board that people take first.
    const Layout& layout_for(int players, Rng& rng) const {
        if (rng.below(2) == 0) return box_.standard_layout(players);
        std::vector<const Layout*> layouts;
        for (const Layout& layout : box_.layouts)
            if (layout.players == players) layouts.push_back(&layout);
        return *layouts[rng.below(static_cast<std::uint32_t>(layouts.size()))];
    }

public:
    using Sight = deus::Sight;
    explicit LearnersTable(const Box& box) : box_(box) {}

    const Setup& lay(Rng& rng, const SelfPlay& how) {
        const Layout& layout = layout_for(players_by_lot(rng, how), rng);
        // With Egypt, a third with all of it, the rest by lot.
        Colours egypt;
        bool mix = false;
        if (box_.has_egypt() && by_lot(rng, how.expansion)) {
            egypt = Colours::from_word(rng.below(3) == 0 ? 63 : 1 + rng.below(63));
            mix = rng.below(6) == 0;
        }
        table_ = std::make_unique<RandomTable>(box_, layout, egypt, mix);
        if (rng.below(20) == 0) table_->variants().wildcard = true;
        if (rng.below(20) == 0) table_->variants().start_pieces = {10, 10, 10, 10};
        return table_->lay(rng);
    }

    static Answer thumb(const Setup& setup, const View& view, Rng& rng) { return greedy_answer(setup, view, rng); }
    std::vector<GameOptions> ladder() const {
        std::vector<GameOptions> tables{{{"players", "2"}}, {{"players", "3"}}, {{"players", "4"}}};
        if (!box_.has_egypt()) return tables;
        for (const char* players : {"2", "3", "4"}) tables.push_back({{"players", players}, {"egypt", "all"}});
        return tables;
    }
};

}  // namespace

std::unique_ptr<School> make_school(const GameKind& kind, const std::vector<std::string>& cards) {
    return std::make_unique<SchoolOf<LearnersTable>>(std::static_pointer_cast<const Box>(kind.box), cards);
}

}  // namespace pantheon::deus
