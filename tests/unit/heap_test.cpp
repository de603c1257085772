// Games are played, and moves thought of, without asking for memory.
#include <doctest/doctest.h>

#include <memory>

#include "games/deus/deus.hpp"
#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "heap_count.hpp"

using namespace pantheon;

TEST_CASE("the heap is counted") {
    CHECK(allocations_of([] { CHECK(*std::make_unique<int>(1) == 1); }) >= 1);
}

TEST_CASE("random games need no heap") {
    const deus::Box& box = deus::built_in_box();
    for (const deus::Colours egypt : {deus::Colours{}, deus::Colours::below(deus::colour_count)})
        for (int players = 2; players <= max_players; ++players) {
            deus::RandomTable table(box, box.standard_layout(players), egypt);
            Rng rng(static_cast<std::uint64_t>(players));
            CHECK(allocations_of([&] {
                      for (int game = 0; game < 20; ++game)
                          random_game<Deus>(table.lay(rng), rng, [](const Choice&, Answer) {});
                  }) == 0);
        }
}

TEST_CASE("greedy thinks without the heap") {
    deus::RandomTable table(deus::built_in_box(), deus::built_in_box().standard_layout(2));
    Rng rng(7);
    const deus::Setup& setup = table.lay(rng);
    deus::State state = deus::begin(setup);
    Silent silent;
    for (int answers = 0; answers < 40 || state.choice.seat == Seat::luck || state.choice.options.has_one(); ++answers)
        deus::apply(setup, state, random_option(state.choice.options, rng), silent);
    REQUIRE(!state.open.over);
    const deus::View view = deus::view(setup, state, state.choice.seat);
    CHECK(allocations_of([&] { deus::greedy_answer(setup, view, rng); }) == 0);
}
