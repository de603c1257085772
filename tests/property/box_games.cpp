// Boxes that nobody would print, played: whatever a box may say is played by the rules, or refused with its place.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "property/deus_drifter.hpp"
#include "property/deus_invariants.hpp"
#include "property/deus_setups.hpp"
#include "property/strange_boxes.hpp"

using namespace pantheon;

namespace {

// Both ways of playing: eager ones fire all that can be fired.
battery::Complaint play(const deus::Setup& setup, Rng& rng, bool eager) {
    deus::Ledger ledger{setup};
    const auto visit = [&](const deus::State& state) { return deus::Invariants{setup, state}.complaint(); };
    const auto follow = [&](const deus::State&, std::span<const Event> events, const deus::State& after) {
        return ledger.follow(events, after);
    };
    return battery::walk<Deus>(setup, Deus::begin(setup), deus::drifter(eager), rng, visit, follow, 1'000'000);
}

// Every option has its words, and the record of the game reads back.
battery::Complaint tell(const deus::Box& box, Rng& rng) {
    const GameKind kind = deus::deus_kind(box);
    const std::uint64_t seed = rng.next();
    auto begun = kind.begin(kind, deus::random_egypt_options(box, rng), seed);
    if (!begun) return begun.error();
    Record record{"deus", kind.rules_version, (*begun)->options(), {}, {}};
    const auto look = [&](const AnyGame& game, const Record& so_far) {
        if (game.is_over()) return battery::check_record(so_far, game, {&kind, 1});
        return battery::check_words(game);
    };
    return battery::walk_any(std::move(*begun), record, {true}, rng, look);
}

void play_box(std::uint64_t seed) {
    Rng rng{seed};
    const deus::StrangeBox strange{rng};
    for (const std::string& refusal : strange.refusals)
        if (refusal.find(".cards:") == std::string::npos) FAIL("seed " << seed << ": no place in " << refusal);
    const Result<deus::Box> box = strange.read();
    if (!box) FAIL("seed " << seed << ": " << box.error());
    for (int game = 0; game < 12; ++game) {
        GameOptions options = game < 9 ? deus::random_egypt_options(*box, rng) : deus::random_options(*box, rng);
        options["standstill"] = "end";
        const auto setup = deus::make_setup(*box, options, rng.next());
        if (const auto wrong = play(*setup, rng, game % 2 == 0); !wrong.empty())
            FAIL("seed " << seed << ", game " << game << deus::in_words(*box, *setup) << ": " << wrong << "\n"
                         << strange.text());
    }
    if (const auto wrong = tell(*box, rng); !wrong.empty())
        FAIL("seed " << seed << ": " << wrong << "\n" << strange.text());
}

}  // namespace

TEST_CASE("strange boxes are played by the rules, or refused with the place") {
    const int boxes = battery::games(120);
    for (int box = 0; box < boxes; ++box) play_box(9'000'000'000 + static_cast<std::uint64_t>(box));
}
