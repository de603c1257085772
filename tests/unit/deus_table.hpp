// A game of Deus with what a test says beforehand, played on in words.
#pragma once

#include <doctest/doctest.h>

#include "games/deus/box.hpp"
#include "games/deus/deus_game.hpp"

namespace pantheon::deus {

// The positions that are said hold before the first question is asked.
inline std::unique_ptr<AnyGame> new_game(const GameOptions& options, std::uint64_t seed,
                                         const std::vector<std::string>& given = {}) {
    const GameKind kind = deus_kind(built_in_box());
    auto game = kind.begin(kind, options, seed);
    REQUIRE_MESSAGE(game.ok(), game.error());
    for (const std::string& statement : given) {
        const auto error = (*game)->edit(statement);
        REQUIRE_MESSAGE(!error, statement << ": " << (error ? error->sentence : ""));
    }
    (*game)->settle();
    return std::move(*game);
}

// A small board, always the same.
inline const GameOptions rhombus{{"board", "1A0 2A0 3A0 4A0"}};

// The option whose words begin so.
inline Answer option_named(const AnyGame& game, const std::string& words) {
    for (const Answer option : game.choice().options)
        if (game.describe(option, Language::english).starts_with(words)) return option;
    FAIL(words);
    return 0;
}
inline void say(AnyGame& game, const std::string& words) { game.apply(option_named(game, words)); }

}  // namespace pantheon::deus
