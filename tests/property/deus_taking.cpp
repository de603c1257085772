// Things taken one by one: whatever the order, the same things lead to the same position, and none is lost.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/prompts.hpp"
#include "games/deus/taking.hpp"
#include "property/battery.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

deus::State after(const deus::Setup& setup, deus::State state, Answer answer) {
    Silent silent;
    Deus::apply(setup, state, answer, silent);
    return state;
}

// Cards of one face are one option: the next copy is on offer when the one before it has gone.
bool same(const deus::Setup& setup, Prompt prompt, Answer a, Answer b) {
    if (deus::option_kind(prompt) != deus::OptionKind::card) return a == b;
    return (*setup.deck)[deus::card_at(a)].face == (*setup.deck)[deus::card_at(b)].face;
}

// Every two things that may be taken after each other are taken both ways round.
std::string both_ways(const deus::Setup& setup, const deus::State& state) {
    const Options options = state.choice.options;
    for (const Answer a : options) {
        if (a == answer_done) continue;
        const deus::State one = after(setup, state, a);
        if (!deus::goes_on_taking(state, one)) continue;
        for (const Answer b : one.choice.options) {
            if (b == answer_done || same(setup, deus::prompt_of(state.choice), a, b)) continue;
            const std::string which = std::to_string(a) + " and " + std::to_string(b) + " of prompt " +
                                      std::string(deus::row_of(deus::prompt_of(state.choice)).key);
            if (!options.contains(b)) return which + ": the second was not on offer before the first was taken";
            const deus::State other = after(setup, state, b);
            if (!deus::goes_on_taking(state, other) || !other.choice.options.contains(a))
                return which + ": the first is lost after the second";
            if (!(after(setup, one, b) == after(setup, other, a))) return which + ": their order matters";
        }
    }
    return {};
}

std::string play(const deus::Setup& setup, Rng& rng, std::array<int, deus::prompt_count>& seen) {
    deus::State state = Deus::begin(setup);
    Silent silent;
    while (!Deus::is_over(state)) {
        if (deus::takes_one_by_one(state.choice)) {
            ++seen[state.choice.prompt.number];
            if (auto wrong = both_ways(setup, state); !wrong.empty()) return wrong;
        }
        Deus::apply(setup, state, random_option(state.choice.options, rng), silent);
    }
    return {};
}

}  // namespace

TEST_CASE("the order in which things are taken makes no difference") {
    const deus::Box& box = deus::built_in_box();
    std::array<int, deus::prompt_count> seen{};
    for (int game = 0; game < battery::games(1'000); ++game) {
        const std::uint64_t seed = 8'000'000'000 + static_cast<std::uint64_t>(game);
        Rng rng{seed};
        const deus::Setup setup = deus::random_setup(box, rng, game % 2 ? deus::Which::egypt : deus::Which::base);
        if (const auto wrong = play(setup, rng, seen); !wrong.empty())
            FAIL("seed " << seed << deus::in_words(box, setup) << ": " << wrong);
    }
    for (int p = 0; p < deus::prompt_count; ++p)
        if (deus::prompt_table[p].one_by_one) CHECK_MESSAGE(seen[static_cast<std::size_t>(p)] > 0, p);
}
