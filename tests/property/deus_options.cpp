// The options of a new game of Deus: whatever is said gives a legal board or a reason.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "games/deus/options.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;

namespace {

std::string some(const std::vector<std::string>& texts) { return *rc::gen::elementOf(texts); }

// Options as a person might type them, right or wrong.
GameOptions anything() {
    GameOptions options;
    const auto maybe = [&](const char* name, std::vector<std::string> values) {
        values.push_back(*rc::gen::arbitrary<std::string>());
        if (*rc::gen::inRange(0, 3) > 0) options[name] = some(values);
    };
    maybe("players", {"2", "3", "4", "1", "5", "two", ""});
    maybe("layout", {"standard", "rhombus", "flower", "ring", "(0,0)(1,0)(0,1)(1,1)", "(0,0)(0,0)(0,1)(1,1)",
                     "(0,0)(9,9)(0,1)(1,1)", "(0,0)(1,0)(2,0)(3,0)(4,0)(5,0)", "(0,0)", "(1", "(,)", "()"});
    maybe("board", {"random", "1A0 2A0 3A0 4A0", "1A0 1B0 2A0 3A0", "1A9 2A0 3A0 4A0", "1A 2A 3A 4A",
                    "1A0 2B1 3A2 4B3 5A4 6B5 7A0", " "});
    maybe("start", {"standard", "10", "6,7", "10,9,8,7", "5", "11", "6,,7", ","});
    maybe("wildcard", {"on", "off", "yes"});
    maybe("empty-deck", {"end", "trigger"});
    maybe("standstill", {"end", "play-on"});
    maybe("vp", {"open", "covered"});
    return options;
}

bool is_legal(const deus::Setup& setup) {
    const deus::Board& board = setup.board;
    return setup.players >= 2 && setup.players <= 4 && board.tiles == deus::tiles_for(setup.players) &&
           deus::villages_apart(board) && deus::is_connected({board.places.data(), board.tiles});
}

}  // namespace

TEST_CASE("any options make a legal setup or an error that says something") {
    CHECK(rc::check([] {
        const deus::Box& box = deus::built_in_box();
        const auto setup = deus::make_setup(box, anything(), *rc::gen::arbitrary<std::uint64_t>());
        RC_CLASSIFY(setup.ok());
        if (setup) RC_ASSERT(is_legal(*setup));
        else RC_ASSERT(setup.error().size() > 10u);
    }));
}

TEST_CASE("the options of a setup make the same setup again") {
    CHECK(rc::check([](std::uint64_t seed) {
        const deus::Box& box = deus::built_in_box();
        Rng rng{seed};
        const deus::Setup setup = deus::random_setup(box, rng);
        RC_ASSERT(is_legal(setup));
        const GameOptions options = deus::options_of(box, setup);
        const auto again = deus::make_setup(box, options, seed + 1);
        RC_ASSERT(again.ok());
        RC_ASSERT(deus::options_of(box, *again) == options);
        RC_ASSERT(again->board.laid == setup.board.laid);
        RC_ASSERT(again->board.places == setup.board.places);
        RC_ASSERT(again->start_pieces == setup.start_pieces);
    }));
}

TEST_CASE("village values are the numbers of neighbours, three to six, and regions touch both ways") {
    CHECK(rc::check([](std::uint64_t seed) {
        Rng rng{seed};
        const deus::Board board = deus::random_setup(deus::built_in_box(), rng).board;
        for (int t = 0; t < board.tiles; ++t) {
            const int value = board.beside(board.villages[static_cast<std::size_t>(t)]).size();
            RC_ASSERT(value >= 3 && value <= 6);
        }
        for (deus::Region region : board.all()) {
            for (deus::Region other : board.beside(region)) RC_ASSERT(board.beside(other).contains(region));
            RC_ASSERT(board.edge.contains(region) == (board.beside(region).size() < 6));
            RC_ASSERT(deus::region_named(board, deus::name_of(board, region)) == region);
        }
    }));
}
