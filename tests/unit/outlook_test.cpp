// What is looked at further when ends of a turn are compared.
#include <doctest/doctest.h>

#include <numeric>

#include "games/deus/lab.hpp"
#include "games/deus/sight.hpp"
#include "is_slow.hpp"
#include "players/judge.hpp"
#include "players/nets.hpp"
#include "players/plan.hpp"

using namespace pantheon;

TEST_CASE("what is decided costs little, and what is close gets the worlds") {
    using Sight = deus::Sight;
    const deus::Box& box = deus::built_in_box();
    const Net* net = net_at_hand(Sight::game, Sight::layout());
    REQUIRE(net);
    const Sight sight(box, net->label.cards);
    deus::RandomTable table(box, box.standard_layout(2));
    Rng rng(2);
    const deus::Setup& setup = table.lay(rng);
    Judge<Sight> judge(net, sight, setup);
    Planner<Judge<Sight>> planner(judge);
    constexpr int simulations = is_slow ? 40 : 120;
    const LookAhead how{.simulations = simulations};
    Silent silent;
    deus::State state = deus::begin(setup);
    settle<Deus>(setup, state, silent);
    int early = 0, compared = 0;
    for (int questions = is_slow ? 6 : 60; questions > 0 && !state.open.over;) {
        if (state.choice.seat == Seat::luck) {
            answer<Deus>(setup, state, random_option(state.choice.options, rng), silent);
            continue;
        }
        --questions;
        planner.plan(state, 4);
        const auto found =
            Outlook<Judge<Sight>>(judge, planner, how).compare(deus::view(setup, state, state.choice.seat), rng);
        const int spent = std::accumulate(found.begin(), found.end(), 0,
                                          [](int sum, const auto& candidate) { return sum + candidate.worlds; });
        REQUIRE(spent <= simulations);
        for (const auto& candidate : found) REQUIRE(candidate.worlds <= found[0].worlds);
        compared += found.size() > 1;
        early += found.size() > 1 && spent < simulations / 2;
        state = planner.at(found[0].end).state;
        settle<Deus>(setup, state, silent);
    }
    CHECK(compared > 0);
    if (!is_slow) CHECK(early > 0);
}
