// Whole games of Deus at random: nothing is lost, nobody cheats, the score is right.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "property/deus_drifter.hpp"
#include "property/deus_invariants.hpp"
#include "property/deus_recount.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;

namespace {

battery::Complaint check_scores(const deus::Box& box, const deus::Setup& setup, const deus::State& state) {
    const deus::Recount recount{box, setup, state};
    for (int p = 0; p < setup.players; ++p) {
        const int engine = Deus::score(setup, state, seat_at(p)), hand = recount.score(p);
        if (engine != hand)
            return "seat " + std::to_string(p) + " scores " + std::to_string(engine) + ", by hand " +
                   std::to_string(hand);
    }
    return {};
}

battery::Complaint play(const deus::Box& box, const deus::Setup& setup, Rng& rng, bool eager) {
    deus::Ledger ledger{setup};
    const auto visit = [&](const deus::State& state) {
        if (auto wrong = deus::Invariants{setup, state}.complaint(); !wrong.empty()) return wrong;
        return Deus::is_over(state) ? check_scores(box, setup, state) : battery::Complaint{};
    };
    const auto follow = [&](const deus::State&, std::span<const Event> events, const deus::State& after) {
        return ledger.follow(events, after);
    };
    return battery::walk<Deus>(setup, Deus::begin(setup), deus::drifter(eager), rng, visit, follow);
}

void play_many(int games, std::uint64_t first_seed, bool eager, deus::Which which = deus::Which::base) {
    const deus::Box& box = deus::built_in_box();
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        Rng rng{seed};
        const deus::Setup setup = deus::random_setup(box, rng, which);
        if (const auto wrong = play(box, setup, rng, eager); !wrong.empty()) {
            FAIL("seed " << seed << (eager ? ", eager" : "") << deus::in_words(box, setup) << ": " << wrong);
        }
    }
}

}  // namespace

TEST_CASE("random games keep every rule of conservation, end, and are scored as printed") {
    play_many(battery::games(5'000), 1, false);
}

TEST_CASE("games of eager builders do too: long columns, many temples, wars") {
    play_many(battery::games(5'000), 1'000'000'000, true);
}

TEST_CASE("so do games with any mix of Egypt's modules") {
    play_many(battery::games(2'500), 5'000'000'000, false, deus::Which::egypt);
    play_many(battery::games(2'500), 6'000'000'000, true, deus::Which::egypt);
}
