#include "lab/signature.hpp"

#include "games/deus/deus.hpp"
#include "lab/random_games.hpp"

namespace pantheon {

namespace {

// FNV-1a, by whole words.
struct Hash {
    std::uint64_t value = 0xcbf29ce484222325u;
    void fold(std::uint64_t word) { value = (value ^ word) * 0x100000001b3u; }
};

using Variant = void (*)(deus::Setup&);
constexpr Variant variants[] = {
    [](deus::Setup&) {},
    [](deus::Setup& setup) { setup.start_pieces = {10, 9, 8, 6}; },
    [](deus::Setup& setup) { setup.wildcard = true; },
    [](deus::Setup& setup) {
        setup.start_pieces = {7, 10, 10, 10};
        setup.wildcard = true;
        setup.empty_deck_ends = false;
    },
};

void fold_game(const deus::Setup& setup, Rng& rng, Hash& hash) {
    const auto state = random_game<Deus>(setup, rng, [&](const Choice&, Answer answer) { hash.fold(answer); });
    for (int p = 0; p < setup.players; ++p)
        hash.fold(static_cast<std::uint64_t>(Deus::score(setup, state, seat_at(p))));
}

}  // namespace

std::uint64_t signature(const deus::Box& box, int games) {
    Hash hash;
    std::uint64_t seed = 0;
    const auto play = [&](DeusTable& table) {
        for (int game = 0; game < games; ++game) {
            Rng rng(++seed);
            fold_game(table.lay(rng), rng, hash);
        }
    };
    for (const deus::Layout& layout : box.layouts)
        for (const Variant vary : variants) {
            DeusTable table(box, layout);
            vary(table.variants());
            play(table);
        }
    if (!box.has_egypt()) return hash.value;
    const auto all = deus::Colours::below(deus::colour_count);
    for (int players = 2; players <= max_players; ++players) {
        const deus::Layout& layout = box.standard_layout(players);
        for (const deus::Colour module : all) {
            DeusTable table(box, layout, deus::Colours::of(module));
            play(table);
        }
        DeusTable complete(box, layout, all), mixed(box, layout, all, true);
        play(complete);
        play(mixed);
    }
    return hash.value;
}

}  // namespace pantheon
