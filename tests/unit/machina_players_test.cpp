// The players of Deus Ex Machina: games without the heap, and what the greedy one makes of them.
#include <doctest/doctest.h>

#include "games/machina/greedy.hpp"
#include "games/machina/lab.hpp"
#include "games/machina/outcome.hpp"
#include "heap_count.hpp"
#include "unit/machina_table.hpp"

using namespace pantheon;
using namespace pantheon::machina;

namespace {

// Plays a game in which `is_greedy(seat)` says who thinks; the others take anything.
template <class IsGreedy>
State play_game(const Setup& setup, std::uint64_t seed, IsGreedy&& is_greedy) {
    Rng rng(seed);
    Silent silent;
    State state = begin(setup);
    settle<Machina>(setup, state, silent);
    while (!state.open.over) {
        const Seat seat = state.choice.seat;
        const Answer option = is_player(seat) && is_greedy(seat)
                                  ? greedy_answer(setup, view(setup, state, seat), rng, 200)
                                  : random_option(state.choice.options, rng);
        answer<Machina>(setup, state, option, silent);
    }
    return state;
}

}  // namespace

TEST_CASE("random games of Deus Ex Machina need no heap, and greedy thinks without it") {
    for (int players = 2; players <= max_players; ++players) {
        const RandomTable table(built_in_box(), players, true);
        Rng rng(static_cast<std::uint64_t>(players));
        const Setup& setup = table.lay(rng);
        CHECK(allocations_of([&] {
                  for (int game = 0; game < 20; ++game) random_game<Machina>(setup, rng, [](const Choice&, Answer) {});
                  play_game(setup, 1, [](Seat) { return true; });
              }) == 0);
    }
}

TEST_CASE("greedy's games last five to seven turns and end by a claim") {
    constexpr int games = 60;
    for (int players = 2; players <= max_players; ++players) {
        const RandomTable table(built_in_box(), players, players == 3);
        Rng rng(0);
        int turns = 0, claims = 0;
        for (int game = 0; game < games; ++game) {
            const State end = play_game(table.lay(rng), static_cast<std::uint64_t>(game), [](Seat) { return true; });
            turns += end.open.turn;
            claims += end.open.ending < Ending::no_quests;
        }
        CAPTURE(players);
        CHECK(turns >= 4 * games);
        CHECK(turns <= 7 * games);
        CHECK(claims * 100 >= 95 * games);
    }
}

TEST_CASE("greedy beats three players without a plan") {
    const RandomTable table(built_in_box(), 4);
    Rng rng(0);
    int wins = 0;
    for (int game = 0; game < 20; ++game) {
        const Seat greedy = seat_at(game % 4);
        const State end =
            play_game(table.lay(rng), static_cast<std::uint64_t>(game), [&](Seat seat) { return seat == greedy; });
        wins += end.open.rank[static_cast<std::size_t>(greedy)] == 1;
    }
    CHECK(wins >= 19);
}

TEST_CASE("whether a seat is asked after its placement tells nobody what it holds") {
    const RandomTable table(built_in_box(), 3, true);
    Rng rng(8);
    Silent silent;
    int asked = 0, passed = 0, alone = 0;
    for (int game = 0; game < 40; ++game) {
        const Setup& setup = table.lay(rng);
        for (State state = begin(setup); !state.open.over;
             Machina::apply(setup, state, random_option(state.choice.options, rng), silent)) {
            if (state.choice.prompt != Prompt::act || !state.open.placed) continue;
            const bool passes = answers_itself<Machina>(state);
            ++(passes ? passed : asked);
            alone += !passes && state.choice.options.has_one();
            for (int other = 0; other < setup.players; ++other) {
                if (seat_at(other) == state.open.active) continue;
                const State imagined = redeal(setup, view(setup, state, seat_at(other)), rng);
                REQUIRE(answers_itself<Machina>(imagined) == passes);
            }
        }
    }
    CHECK(asked > 100);
    CHECK(passed > 100);
    CHECK(alone > 20);  // those who are asked although they can do nothing
}

TEST_CASE("the same view and numbers give the same answer, whatever is hidden from it") {
    const RandomTable table(built_in_box(), 3, true);
    Rng rng(5);
    const Setup& setup = table.lay(rng);
    Silent silent;
    State state = begin(setup);
    int looked_at = 0;
    while (!state.open.over) {
        const Seat seat = state.choice.seat;
        if (is_player(seat) && state.choice.options.size() > 1 && rng.below(8) == 0) {
            const State other = redeal(setup, view(setup, state, seat), rng);
            Rng one(7), two(7);
            CHECK(greedy_answer(setup, view(setup, state, seat), one) ==
                  greedy_answer(setup, view(setup, other, seat), two));
            ++looked_at;
        }
        apply(setup, state, random_option(state.choice.options, rng), silent);
    }
    CHECK(looked_at > 5);
}

TEST_CASE("an open answer that wins is taken") {
    Table table({"Zeus", "Hera"});
    for (int p = 0; p < 2; ++p) table.player(p).charged = false;
    table.done(0, {"Calydonian Boar", "Capture of Thetis", "Talos", "Chimaera", "Symplegades"});
    table.secret(1, "Medusa");
    table.lay(0, "Stymphalian Birds");  // the only red one, and Atalanta can complete it
    table.lay(1, "Sphinx of Thebes");
    table.open().active = table.open().token = Seat::first;
    table.open().first = Seat::second;  // the first seat ends the round
    table.token(1, area_of(Colour::blue));
    table.ask();
    Rng rng(1);
    while (!table.open().over && table.open().active == Seat::first)
        table.answer(table.state.choice.seat == Seat::luck
                         ? random_option(table.options(), rng)
                         : greedy_answer(table.setup, view(table.setup, table.state, Seat::first), rng));
    CHECK(table.open().over);
    CHECK(table.open().rank[0] == 1);
}

TEST_CASE("placements are counted, and the signature is the same every time") {
    for (int players = 2; players <= max_players; ++players) {
        const RandomTable table(built_in_box(), players);
        Rng rng(3);
        const Setup& setup = table.lay(rng);
        std::vector<Event> told;
        Collect collect{told};
        State state = begin(setup);
        while (!state.open.over) apply(setup, state, random_option(state.choice.options, rng), collect);
        int begun = 0;
        for (const Event& event : told) begun += event.what.as<What>() == What::placement_begins;
        CHECK(placements_of(setup, state) == begun);
    }
    CHECK(signature(built_in_box(), 2) == signature(built_in_box(), 2));
    CHECK(bench_cases(built_in_box()).size() == 3);
}
