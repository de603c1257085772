// Bytes play a game of any setup; every position on the way must be a possible one.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "games/deus/deus.hpp"
#include "property/deus_invariants.hpp"
#include "property/deus_recount.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;

namespace {

void require(const std::string& complaint) {
    if (complaint.empty()) return;
    std::fprintf(stderr, "%s\n", complaint.c_str());
    std::abort();
}

void check_end(const deus::Setup& setup, const deus::State& state) {
    const deus::Recount recount{deus::built_in_box(), setup, state};
    for (int p = 0; p < setup.players; ++p)
        if (recount.score(p) != Deus::score(setup, state, seat_at(p))) require("a wrong score");
}

}  // namespace

// Two bytes choose the setup, each further byte answers a question.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    Rng rng{static_cast<std::uint64_t>(data[0]) << 8 | data[1]};
    const deus::Setup setup = deus::random_setup(deus::built_in_box(), rng);
    deus::Ledger ledger{setup};
    std::vector<Event> events;
    Collect collect{events};
    deus::State state = Deus::begin(setup);
    settle<Deus>(setup, state, collect);
    for (std::size_t i = 2; i < size && !Deus::is_over(state); ++i) {
        const Options options = Deus::choice(state).options;
        if (options.empty()) require("a question without options");
        answer<Deus>(setup, state, options.nth(data[i] % options.size()), collect);
        require(deus::Invariants{setup, state}.complaint());
    }
    if (Deus::is_over(state)) check_end(setup, state);
    return 0;
}
