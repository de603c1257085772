// Players: they answer from a view, the same way each time, and greed beats chance.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/outcome.hpp"
#include "is_slow.hpp"
#include "lab/match.hpp"
#include "players/player.hpp"

using namespace pantheon;

namespace {

// The first question to a player after so many random answers; the game may be over.
deus::State some_position(const deus::Setup& setup, Rng& rng, int answers) {
    Silent silent;
    deus::State state = deus::begin(setup);
    while (!state.open.over && (answers-- > 0 || !is_player(state.choice.seat)))
        answer<Deus>(setup, state, random_option(state.choice.options, rng), silent);
    return state;
}

void check_all_answer(const deus::Setup& setup, Rng& rng) {
    for (int answers = 0; answers < 300; answers += 20) {
        const deus::State state = some_position(setup, rng, answers);
        if (state.open.over) continue;
        const auto game = deus::game_at(deus::built_in_box(), setup, state);
        for (const PlayerKind& kind : game->tables().players)
            CHECK(state.choice.options.contains(kind.answer(*game, rng)));
    }
}

}  // namespace

TEST_CASE("every player answers with an option, in all variants") {
    const deus::Box& box = deus::built_in_box();
    Rng rng(5);
    for (const deus::Layout& layout : box.layouts) {
        deus::RandomTable table(box, layout);
        table.variants().wildcard = true;
        table.variants().start_pieces = {10, 9, 8, 7};
        check_all_answer(table.lay(rng), rng);
    }
}

TEST_CASE("every player answers with an option, in every mix of Egypt's modules") {
    const deus::Box& box = deus::built_in_box();
    Rng rng(5);
    for (unsigned modules = 1; modules < 1u << deus::colour_count; ++modules) {
        const int players = 2 + static_cast<int>(modules % 3);
        deus::RandomTable table(box, box.standard_layout(players), deus::Colours::from_word(modules));
        check_all_answer(table.lay(rng), rng);
    }
}

// A temple of Egypt opens columns to other colours, so a card can come to lie where it fires.
TEST_CASE("greedy bears a card in the column that it fires") {
    const deus::Box& box = deus::built_in_box();
    deus::RandomTable table(box, box.standard_layout(2), deus::Colours::of(deus::Colour::temple));
    Rng rng(8);
    const deus::Setup& setup = table.lay(rng);
    const deus::State before = some_position(setup, rng, 0);
    int tried = 0;
    for (const deus::CardId card : setup.deck->all()) {
        for (const deus::Instruction& instruction : setup.deck->program(card).code) {
            if (instruction.op != deus::Op::activate) continue;
            deus::State state = before;
            state.open.players[0].columns[instruction.argument].push_back(card);
            deus::worth(setup, state, Seat::first, {}, deus::usual_weights);
            ++tried;
        }
    }
    CHECK(tried >= 4);
}

TEST_CASE("what a player cannot see does not change its answer") {
    deus::RandomTable table(deus::built_in_box(), deus::built_in_box().standard_layout(3));
    Rng rng(6);
    for (int answers = 0; answers < 400; answers += 10) {
        const deus::Setup& setup = table.lay(rng);
        const deus::State world = some_position(setup, rng, answers);
        if (world.open.over) continue;
        const Seat seat = world.choice.seat;
        const deus::State other_world = deus::redeal(setup, deus::view(setup, world, seat), rng);
        const auto game = deus::game_at(deus::built_in_box(), setup, world);
        const auto other = deus::game_at(deus::built_in_box(), setup, other_world);
        for (const PlayerKind& kind : game->tables().players) {
            Rng one(9), two(9);
            CHECK(kind.answer(*game, one) == kind.answer(*other, two));
        }
    }
}

TEST_CASE("greedy beats random, and the game takes a sane course") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    MatchPlan plan{.game = &kind,
                   .players = {find_player(*kind.tables, "greedy"), find_player(*kind.tables, "random")},
                   .games = is_slow ? 2 : 10};
    const auto against_chance = run_match(plan);
    REQUIRE(against_chance);
    CHECK(against_chance->players[0].win_rate > 0.9);

    plan.players[1] = plan.players[0];
    const auto alone = run_match(plan);
    REQUIRE(alone);
    CHECK(alone->turns_per_game / 2 > 14);
    CHECK(alone->turns_per_game / 2 < 35);
    CHECK(alone->players[0].mean_score > 30);
    CHECK(alone->endings[static_cast<std::size_t>(deus::Ending::standstill)].games == 0);
}
