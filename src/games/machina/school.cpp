#include "games/machina/school.hpp"

#include "games/machina/greedy.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/sight.hpp"
#include "lab/school.hpp"

namespace pantheon::machina {

namespace {

class LearnersTable {
    const Box& box_;
    Setup setup_;

public:
    using Sight = machina::Sight;
    explicit LearnersTable(const Box& box) : box_(box) {}

    const Setup& lay(Rng& rng, const SelfPlay& how) {
        setup_ = {};
        setup_.cards = &box_.cards;
        setup_.players = players_by_lot(rng, how);
        setup_.mini = by_lot(rng, how.expansion);
        setup_.gods_by_luck = rng.below(2) == 0;
        setup_.user_pays_tribute = rng.below(10) == 0;
        setup_.reductions_stay = rng.below(10) == 0;
        return setup_;
    }

    static Answer thumb(const Setup& setup, const View& view, Rng& rng) { return greedy_answer(setup, view, rng); }
    static std::vector<GameOptions> ladder() {
        return {{{"players", "2"}}, {{"players", "3"}}, {{"players", "4"}}, {{"players", "2"}, {"mini", "on"}}};
    }
};

}  // namespace

std::unique_ptr<School> make_school(const GameKind& kind, const std::vector<std::string>& cards) {
    return std::make_unique<SchoolOf<LearnersTable>>(std::static_pointer_cast<const Box>(kind.box), cards);
}

}  // namespace pantheon::machina
