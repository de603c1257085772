// Nobody sees what they may not: views of Deus, and positions imagined from them.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/prompts.hpp"
#include "games/deus/view_json.hpp"
#include "property/battery.hpp"
#include "property/deus_invariants.hpp"
#include "property/deus_secrets.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

// About so many positions of each game are looked at.
constexpr std::uint32_t one_in = 12;

// Swapping what `viewer` cannot see changes neither its view, nor the view as text, nor its options, nor what happens
// when it answers.
battery::Complaint check_secrets(const deus::Box& box, const deus::Setup& setup, const deus::State& state, Seat viewer,
                                 Rng& rng) {
    deus::State other = deus::Secrets{setup, viewer, rng}.shuffled(state);
    const deus::View before = Deus::view(setup, state, viewer), after = Deus::view(setup, other, viewer);
    if (!(before == after)) return "hidden things change the view";
    if (deus::view_json(box, setup, before) != deus::view_json(box, setup, after))
        return "hidden things change the view as text";
    if (Deus::is_over(state) || Deus::choice(state).seat != viewer) return {};
    if (Deus::choice(state).prompt == Prompt::start_piece) return {};  // the last answer reveals what all have chosen
    const deus::Frame& task = state.open.tasks.back();
    if (task.task == deus::Task::order && task.order.op == deus::Op::take_discards)
        return {};  // it looks under the top

    Silent silent;
    deus::ask_again(setup, other);
    if (!(Deus::choice(other) == Deus::choice(state))) return "hidden things change the options";
    const Answer answer = random_option(Deus::choice(state).options, rng);
    deus::State here = state;
    Deus::apply(setup, here, answer, silent);
    Deus::apply(setup, other, answer, silent);
    if (!(Deus::view(setup, here, viewer) == Deus::view(setup, other, viewer)))
        return "hidden things change what an answer does";
    return {};
}

template <class Check>
void look_at_many(int games, std::uint64_t first_seed, Check&& check) {
    const deus::Box& box = deus::built_in_box();
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        Rng rng{seed};
        const deus::Setup setup = deus::random_setup(box, rng, game % 3 == 0 ? deus::Which::egypt : deus::Which::base);
        Rng looks{~seed};
        const auto visit = [&](const deus::State& state) {
            return looks.below(one_in) == 0 || Deus::is_over(state) ? check(box, setup, state, looks)
                                                                    : battery::Complaint{};
        };
        const auto wrong =
            battery::walk<Deus>(setup, Deus::begin(setup), {game % 2 == 0}, rng, visit, battery::nothing_to_follow);
        if (!wrong.empty()) FAIL("seed " << seed << deus::in_words(box, setup) << ": " << wrong);
    }
}

}  // namespace

TEST_CASE("an imagined position looks as the real one to every seat and to a spectator, and is a legal one") {
    look_at_many(battery::games(2'000), 2'000'000'000,
                 [](const deus::Box&, const deus::Setup& setup, const deus::State& state, Rng& rng) {
                     return battery::check_views<Deus>(setup, state, rng, [&](const deus::State& other) {
                         return deus::Invariants{setup, other}.complaint();
                     });
                 });
}

TEST_CASE("games go on from imagined positions as from real ones") {
    look_at_many(
        battery::games(150), 3'000'000'000,
        [](const deus::Box&, const deus::Setup& setup, const deus::State& state, Rng& rng) {
            const Seat viewer = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.players))));
            const deus::State other = Deus::redeal(setup, Deus::view(setup, state, viewer), rng);
            const auto visit = [&](const deus::State& later) { return deus::Invariants{setup, later}.complaint(); };
            return battery::walk<Deus>(setup, other, {}, rng, visit, battery::nothing_to_follow);
        });
}

TEST_CASE("nothing hidden changes a view, its text, the viewer's options or what they do") {
    look_at_many(battery::games(1'000), 4'000'000'000,
                 [](const deus::Box& box, const deus::Setup& setup, const deus::State& state, Rng& rng) {
                     for (int p = 0; p <= setup.players; ++p) {
                         const Seat viewer = p == setup.players ? Seat::nobody : seat_at(p);
                         if (auto wrong = check_secrets(box, setup, state, viewer, rng); !wrong.empty())
                             return wrong + " (seat " + std::to_string(p) + ")";
                     }
                     return battery::Complaint{};
                 });
}
