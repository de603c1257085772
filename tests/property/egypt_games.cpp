// Games with Deus: Egypt in great number, over random mixes of modules, players, layouts and variants.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/prompts.hpp"
#include "property/battery.hpp"
#include "property/deus_invariants.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

// Plays at random and checks every invariant whenever a turn begins and when the game is over.
std::string play(const deus::Setup& setup, Rng& rng) {
    deus::State state = Deus::begin(setup);
    Silent silent;
    while (!Deus::is_over(state)) {
        const Choice& choice = Deus::choice(state);
        if (choice.options.empty()) return "a question without options";
        if (choice.prompt == Prompt::turn)
            if (auto wrong = deus::Invariants{setup, state}.complaint(); !wrong.empty()) return wrong;
        Deus::apply(setup, state, random_option(choice.options, rng), silent);
    }
    return deus::Invariants{setup, state}.complaint();
}

void play_many(int games, std::uint64_t first_seed) {
    const deus::Box& box = deus::built_in_box();
    const auto sides = deus::sides_of(box);
    constexpr int boards = 20;  // games on one agreement, each with a board of its own
    for (int game = 0; game < games; game += boards) {
        Rng rng{first_seed + static_cast<std::uint64_t>(game)};
        deus::Setup setup = deus::random_setup(box, rng, deus::Which::egypt);
        for (int board = 0; board < boards; ++board) {
            deus::lay_random_tiles(setup.board, sides, rng);
            if (const auto wrong = play(setup, rng); !wrong.empty())
                FAIL("seed " << first_seed + static_cast<std::uint64_t>(game) << deus::in_words(box, setup) << ": "
                             << wrong);
        }
    }
}

}  // namespace

TEST_CASE("two hundred thousand random games over all mixes of modules keep every invariant") {
    play_many(battery::games(200'000), 7'000'000'000);
}
