#include "games/machina/lab.hpp"

#include "games/machina/outcome.hpp"
#include "games/machina/sight.hpp"

namespace pantheon::machina {

namespace {

using Variant = void (*)(Setup&);
constexpr Variant variants[] = {
    [](Setup&) {},
    [](Setup& setup) { setup.mini = true; },
    [](Setup& setup) {
        setup.mini = setup.gods_by_luck = setup.user_pays_tribute = true;
        setup.reductions_stay = true;
        setup.standstill_ends = false;
    },
};

}  // namespace

RandomTable::RandomTable(const Box& box, int players, bool mini) {
    setup_.cards = &box.cards;
    setup_.players = players;
    setup_.mini = mini;
}

std::uint64_t signature(const Box& box, int games) {
    Fold fold;
    std::uint64_t seed = 0;
    for (int players = 2; players <= max_players; ++players)
        for (const Variant vary : variants) {
            RandomTable table(box, players);
            vary(table.variants());
            for (int game = 0; game < games; ++game) {
                Rng rng(++seed);
                fold_game<Machina>(table.lay(rng), rng, fold);
            }
        }
    return fold.value;
}

std::vector<BenchCase> bench_cases(const Box& box) {
    std::vector<BenchCase> cases;
    for (int players = 2; players <= max_players; ++players) {
        const RandomTable table{box, players};
        cases.push_back(bench_case<Machina>("machina", players, table, placements_of));
        add_thinking<Sight>(cases.back(), table, box);
    }
    return cases;
}

}  // namespace pantheon::machina
