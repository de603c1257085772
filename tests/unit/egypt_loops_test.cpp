// Cards that fire cards: every pair of them is given the chance to go round in circles.
#include <doctest/doctest.h>

#include "games/deus/box.hpp"
#include "games/deus/deus_game.hpp"

using namespace pantheon;

namespace {

// The cards of one box that fire others, with the colours that come from Egypt. A lasting temple opens all columns to
// them, so that they can lie where others of their kind reach them.
struct Firing {
    std::string egypt;
    std::vector<std::string> cards;
};
const std::vector<Firing> firing{
    {"scientific,temple",
     {"Royal Archives (maritime)", "Royal Archives (production)", "Royal Archives (civil)", "Royal Archives (military)",
      "Library"}},
    {"temple", {"Maritime Academy", "Production Academy", "Civil Academy", "Military Academy"}}};

void give(AnyGame& game, const std::string& statement) {
    const auto error = game.edit(statement);
    INFO(statement, ": ", error ? error->sentence : "");
    REQUIRE_FALSE(error);
}

struct Turn {
    bool built = false;
    int fired = 0;
    int answers = 0;
};

// Blue builds `built` on top of `first`, with `second` beside it at the same rank in another column, and fires
// whatever can be fired, until the turn is over.
Turn turn_of(const std::string& egypt, const std::string& first, const std::string& second, const std::string& built) {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    auto begun = kind.begin(kind, {{"egypt", egypt}, {"board", "1A0 2A0 3A0 4A0"}}, 0);
    REQUIRE(begun);
    AnyGame& game = **begun;
    give(game, "blue at b4: production, civil");  // two buildings, as Royal Archives need
    give(game, "blue at b2: production");
    give(game, "blue stock scientific 3");
    give(game, "blue gold 30");
    give(game, "blue column temple: Temple of Montu");
    give(game, "blue column scientific: " + first);
    give(game, "blue column civil: " + second + ", Forum");
    give(game, "blue column production: Farm, Sawmill");
    give(game, "blue column maritime: Small Port (stone)");
    give(game, "blue column military: Ballista");
    give(game, "blue hand " + built + ", Galley");
    give(game, "red hand Galley");
    game.settle();
    Turn turn;
    while (turn.answers < 1000 && (game.choice().seat == Seat::first || game.choice().seat == Seat::luck)) {
        Answer chosen = game.choice().options.first();
        for (Answer option : game.choice().options) {
            const std::string words = game.describe(option, Language::english);
            const bool builds = words == "build " + built, fires = words.starts_with("fire ") && words != "fire none";
            if (builds || fires) chosen = option;
            turn.built = turn.built || builds;
        }
        const std::string words = game.describe(chosen, Language::english);
        turn.fired += words.starts_with("fire ") && words != "fire none";
        game.apply(chosen);
        ++turn.answers;
    }
    return turn;
}

}  // namespace

TEST_CASE("no pair of cards that fire cards goes round in circles") {
    for (const auto& [egypt, cards] : firing) {
        for (const std::string& first : cards)
            for (const std::string& second : cards)
                for (const std::string& built : cards) {
                    const bool two_copies = first == "Library";
                    if ((first == second && !two_copies) || built == first || built == second) continue;
                    INFO(first, " + ", second, " + ", built);
                    const Turn turn = turn_of(egypt, first, second, built);
                    CHECK(turn.built);
                    CHECK(turn.answers < 100);
                    CHECK(turn.fired > 0);
                }
    }
}
