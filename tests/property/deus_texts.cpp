// Games of Deus as text: the words of options, records, positions.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/prompts.hpp"
#include "property/battery.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

const GameKind& kind() {
    static const GameKind deus = deus::deus_kind(deus::built_in_box());
    return deus;
}
std::span<const GameKind> shelf() { return {&kind(), 1}; }

template <class Check>
void play_many(int games, std::uint64_t first_seed, Check&& check) {
    const battery::Series series{kind(), [](Rng& rng) { return deus::random_options(deus::built_in_box(), rng); },
                                 [](int game) { return battery::Drifter{game % 2 == 0}; }};
    CHECK(series.play(games, first_seed, check) == "");
}

// Which of several equal cards lies where is not part of the text; piles cannot be looked up.
battery::Complaint check_position(const AnyGame& game) {
    if (game.choice().prompt == Prompt::turn) return battery::check_position(kind(), game, false, "pile ");
    return game.position().ok() ? "a position was written in the middle of a turn" : "";
}

}  // namespace

TEST_CASE("the options of a question have different words, in both languages") {
    play_many(battery::games(400), 5'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        // Luck has many options, all of one kind.
        const bool look = game.choice().seat == Seat::luck ? rng.below(50) == 0 : rng.below(2) == 0;
        return look ? battery::check_words(game) : battery::Complaint{};
    });
}

TEST_CASE("records are read as they were written, finished or not, and replay to the same game") {
    play_many(battery::games(500), 6'000'000'000, [](const AnyGame& game, const Record& record, Rng& rng) {
        return game.is_over() || rng.below(200) == 0 ? battery::check_record(record, game, shelf())
                                                     : battery::Complaint{};
    });
}

TEST_CASE("positions are read as they were written") {
    play_many(battery::games(300), 7'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        return rng.below(20) == 0 ? check_position(game) : battery::Complaint{};
    });
}
