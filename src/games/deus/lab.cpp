#include "games/deus/lab.hpp"

#include "games/deus/deus_game.hpp"
#include "games/deus/options.hpp"
#include "games/deus/outcome.hpp"
#include "games/deus/sight.hpp"
#include "lab/perft.hpp"

namespace pantheon::deus {

namespace {

using Variant = void (*)(Setup&);
constexpr Variant variants[] = {
    [](Setup&) {},
    [](Setup& setup) { setup.start_pieces = {10, 9, 8, 6}; },
    [](Setup& setup) { setup.wildcard = true; },
    [](Setup& setup) {
        setup.start_pieces = {7, 10, 10, 10};
        setup.wildcard = true;
        setup.empty_deck_ends = false;
    },
};

}  // namespace

RandomTable::RandomTable(const Box& box, const Layout& layout, Colours egypt, bool temple_mix) : sides_(sides_of(box)) {
    setup_.egypt = egypt;
    setup_.temple_mix = temple_mix;
    setup_.deck = &box.deck_for(egypt, temple_mix);
    setup_.players = layout.players;
    setup_.board = lay_out(layout.tiles);
}

std::uint64_t signature(const Box& box, int games) {
    Fold fold;
    std::uint64_t seed = 0;
    const auto play = [&](RandomTable table) {
        for (int game = 0; game < games; ++game) {
            Rng rng(++seed);
            fold_game<Deus>(table.lay(rng), rng, fold);
        }
    };
    for (const Layout& layout : box.layouts)
        for (const Variant vary : variants) {
            RandomTable table(box, layout);
            vary(table.variants());
            play(table);
        }
    if (!box.has_egypt()) return fold.value;
    const auto all = Colours::below(colour_count);
    for (int players = 2; players <= max_players; ++players) {
        const Layout& layout = box.standard_layout(players);
        for (const Colour module : all) play({box, layout, Colours::of(module)});
        play({box, layout, all});
        play({box, layout, all, true});
    }
    return fold.value;
}

std::uint64_t signature(const GameKind& kind, int games) { return signature(box_of(kind), games); }

std::uint64_t count_positions(const AnyGame& game, int depth) {
    return perft<Deus>(setup_of(game), state_of(game), depth);
}

std::vector<BenchCase> bench_cases(const GameKind& kind) {
    const Box& box = box_of(kind);
    std::vector<Colours> editions(1);
    if (box.has_egypt()) editions.push_back(Colours::below(colour_count));
    std::vector<BenchCase> cases;
    for (const Colours egypt : editions)
        for (int players = 2; players <= max_players; ++players) {
            const RandomTable table{box, box.standard_layout(players), egypt};
            cases.push_back(bench_case<Deus>(egypt ? "egypt" : "deus", players, table, turns_of));
            add_thinking<Sight>(cases.back(), table, box);
        }
    return cases;
}

}  // namespace pantheon::deus
