// Random games of Deus Ex Machina: nothing gets lost, every game ends, and nobody sees what they may not.
#include <doctest/doctest.h>

#include "games/machina/machina.hpp"
#include "property/battery.hpp"
#include "property/machina_invariants.hpp"
#include "property/machina_secrets.hpp"
#include "property/machina_setups.hpp"

using namespace pantheon;

namespace {

// `look(setup, state, rng)` sees every question of every game.
template <class Look, class Follow>
void play_many(int games, std::uint64_t first_seed, Look&& look, Follow&& follow) {
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        Rng rng{seed}, looks{~seed};
        const machina::Setup setup = machina::random_setup(machina::built_in_box(), rng);
        const auto wrong = battery::walk<Machina>(
            setup, Machina::begin(setup), machina::drifter(game % 2 == 0), rng,
            [&](const machina::State& state) { return look(setup, state, looks); },
            [&](const auto& before, const auto& events, const auto& after) {
                return follow(setup, before, events, after);
            });
        if (!wrong.empty()) FAIL("seed " << seed << machina::in_words(setup) << ": " << wrong);
    }
}

constexpr auto nothing_more = [](const auto&, const auto&, const auto&, const auto&) { return battery::Complaint{}; };

battery::Complaint legal(const machina::Setup& setup, const machina::State& state) {
    return machina::Invariants{setup, state}.complaint();
}

std::vector<Event> seen(const std::vector<Event>& told, Seat viewer) {
    std::vector<Event> list;
    for (const Event& event : told) list.push_back(seen_by(event, machina::event_table[event.what.number], viewer));
    return list;
}

// Swapping what `viewer` cannot see changes neither its view, nor its options, nor what it sees of an answer, its own
// or another seat's, as long as the answer itself can be given.
battery::Complaint check_secrets(const machina::Setup& setup, const machina::State& state, Seat viewer, Rng& rng) {
    machina::State other = machina::Secrets{setup, viewer, rng}.shuffled(state);
    if (Machina::is_over(state)) return {};
    if (!(Machina::view(setup, state, viewer) == Machina::view(setup, other, viewer)))
        return "hidden things change the view";
    const Choice& choice = Machina::choice(state);
    if (choice.seat == Seat::luck) return {};
    machina::go_on(setup, other);
    if (choice.seat == viewer && !(Machina::choice(other) == choice)) return "hidden things change the options";
    const Options both = choice.options & Machina::choice(other).options;
    if (!both) return {};
    const Answer answer = random_option(both, rng);
    machina::State here = state;
    std::vector<Event> told_here, told_there;
    Collect collect_here{told_here}, collect_there{told_there};
    Machina::apply(setup, here, answer, collect_here);
    Machina::apply(setup, other, answer, collect_there);
    if (Machina::is_over(here) || Machina::is_over(other)) return {};  // a claim shows an objective
    if (!(Machina::view(setup, here, viewer) == Machina::view(setup, other, viewer)))
        return "hidden things change what is seen of an answer";
    return seen(told_here, viewer) == seen(told_there, viewer) ? "" : "hidden things change what is told";
}

}  // namespace

TEST_CASE("heroes, quests, interventions and tokens are conserved, tracks and limits hold, and every game ends") {
    play_many(
        battery::games(4'000), 0,
        [](const machina::Setup& setup, const machina::State& state, Rng&) { return legal(setup, state); },
        [](const machina::Setup& setup, const auto& before, const auto& events, const auto& after) {
            return machina::complaint_about_events(setup, before, events, after);
        });
}

TEST_CASE("an imagined position looks as the real one to every seat and to a spectator, and is a legal one") {
    play_many(
        battery::games(1'200), 1'000'000'000,
        [](const machina::Setup& setup, const machina::State& state, Rng& rng) {
            if (rng.below(6) != 0 && !Machina::is_over(state) && state.open.turn > 0) return battery::Complaint{};
            return battery::check_views<Machina>(setup, state, rng,
                                                 [&](const machina::State& other) { return legal(setup, other); });
        },
        nothing_more);
}

TEST_CASE("games go on from imagined positions as from real ones") {
    play_many(
        battery::games(60), 2'000'000'000,
        [](const machina::Setup& setup, const machina::State& state, Rng& rng) {
            if (rng.below(12) != 0) return battery::Complaint{};
            const Seat viewer = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.players))));
            const machina::State other = Machina::redeal(setup, Machina::view(setup, state, viewer), rng);
            return battery::walk<Machina>(
                setup, other, machina::drifter(false), rng,
                [&](const machina::State& later) { return legal(setup, later); }, battery::nothing_to_follow);
        },
        nothing_more);
}

TEST_CASE("nothing hidden changes a view, the viewer's options, what answers do to it or what is told of them") {
    play_many(
        battery::games(1'200), 3'000'000'000,
        [](const machina::Setup& setup, const machina::State& state, Rng& rng) {
            if (rng.below(4) != 0) return battery::Complaint{};
            for (int p = 0; p <= setup.players; ++p)
                if (auto wrong = check_secrets(setup, state, p == setup.players ? Seat::nobody : seat_at(p), rng);
                    !wrong.empty())
                    return wrong + " (seat " + std::to_string(p) + ")";
            return battery::Complaint{};
        },
        nothing_more);
}

TEST_CASE("games with other numbers on the cards keep all rules, too") {
    for (int game = 0; game < battery::games(600); ++game) {
        const std::uint64_t seed = 4'000'000'000 + static_cast<std::uint64_t>(game);
        Rng rng{seed};
        const machina::Cards cards = machina::other_numbers(machina::built_in_box().cards, rng);
        machina::Setup setup = machina::random_setup(machina::built_in_box(), rng);
        setup.cards = &cards;
        setup.standstill_ends = true;  // nobody may be able to complete anything
        const auto wrong = battery::walk<Machina>(
            setup, Machina::begin(setup), machina::drifter(game % 2 == 0), rng,
            [&](const machina::State& state) { return legal(setup, state); },
            [&](const auto& before, const auto& events, const auto& after) {
                return machina::complaint_about_events(setup, before, events, after);
            });
        if (!wrong.empty()) FAIL("seed " << seed << machina::in_words(setup) << ": " << wrong);
    }
}
