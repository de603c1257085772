// What an answer brings, what a seat stands at, and the questions that need not be asked.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "games/deus/events.hpp"
#include "games/deus/prompts.hpp"
#include "games/deus/setup.hpp"
#include "table/game.hpp"
#include "unit/deus_table.hpp"

using namespace pantheon;
using deus::new_game;
using deus::option_named;
using deus::Prompt;
using deus::rhombus;
using deus::say;
using deus::What;

namespace {

using Statements = std::vector<std::string>;

// In words: "vp 1, wood -1", and "vp 1 to 3" where that is still open.
std::string told(const Brings& brings) {
    std::string text;
    for (const Amount& amount : brings.amounts)
        text += (text.empty() ? "" : ", ") + std::string(amount.thing) + " " + std::to_string(amount.least) +
                (amount.least == amount.most ? "" : " to " + std::to_string(amount.most));
    return text;
}
std::string told(const AnyGame& game, const std::string& words) { return told(game.brings(option_named(game, words))); }

constexpr std::array<std::string_view, 6> things{"wheat", "wood", "clay", "stone", "gold", "vp"};

// What the events tell of a seat's resources, gold and points, up to the first draw or the next turn.
std::map<std::string_view, int> sum_of(const std::vector<Event>& events, Seat seat) {
    std::map<std::string_view, int> sum;
    for (const Event& event : events) {
        if (event.what == What::drew || event.what == What::turn_begins) break;
        const int sign = event.seat == seat ? 1 : event.other == seat && event.what == What::stole ? -1 : 0;
        switch (deus::what_of(event)) {
            case What::gained:
            case What::stole: sum[things[event.thing]] += sign * event.n; break;
            case What::paid:
            case What::sold:
            case What::gave_back: sum[things[event.thing]] -= sign * event.n; break;
            case What::village_won:
            case What::village_taxed: sum["vp"] += sign * event.n; break;
            default: break;
        }
    }
    std::erase_if(sum, [](const auto& each) { return each.second == 0; });
    return sum;
}

void check_option(const AnyGame& game, Answer option) {
    const Seat seat = game.choice().seat;
    const auto after = game.copy();
    std::vector<Event> events;
    after->apply(option, &events);
    const Brings brings = game.brings(option);
    const auto happened = [&](What what) {
        return std::any_of(events.begin(), events.end(), [&](const Event& event) { return event.what == what; });
    };
    const bool next_turn = happened(What::turn_begins);
    switch (brings.next) {
        case Next::you: CHECK((!next_turn && after->choice().seat == seat)); break;
        case Next::luck: CHECK((happened(What::drew) || after->choice().seat == Seat::luck)); break;
        case Next::others: CHECK(next_turn); break;
        case Next::nobody: CHECK(after->is_over()); break;
    }
    if (game.choice().prompt != Prompt::turn)
        CHECK(brings.more == (brings.next == Next::you || brings.next == Next::luck));
    if (game.choice().prompt == Prompt::turn) return;  // looks further ahead than one answer
    std::map<std::string_view, int> sum;
    for (const Amount& amount : brings.amounts) {
        CHECK(amount.least == amount.most);
        if (std::find(things.begin(), things.end(), amount.thing) != things.end()) sum[amount.thing] = amount.least;
    }
    CHECK(sum == sum_of(events, seat));
}

void play_and_check(const GameOptions& options, std::uint64_t seed) {
    auto game = new_game(options, seed);
    Rng rng{seed};
    while (!game->is_over()) {
        const Seat seat = game->choice().seat;
        if (is_player(seat)) {
            for (const Answer option : game->choice().options) check_option(*game, option);
            if (game->choice().prompt == Prompt::turn) {
                const std::string colour = game->seat_name(seat, Language::english);
                CHECK_FALSE(game->check(colour + " score now " + std::to_string(game->standing(seat).score)));
            }
            if (const auto obvious = game->obvious()) CHECK(game->choice().options.contains(*obvious));
        }
        game->apply(random_option(game->choice().options, rng));
    }
}

}  // namespace

TEST_CASE("in random games the sum of an option is what its events tell, and the standing is the score of now") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        play_and_check({{"players", "3"}, {"wildcard", "on"}}, seed);
        play_and_check({{"players", "2"}, {"egypt", "all"}}, seed);
    }
}

TEST_CASE("a region says what its placement brings in all, other cards of the column included") {
    const auto game = new_game(rhombus, 0,
                               {"blue at b2: army, production", "blue at c3: army", "blue column civil: Forum",
                                "blue hand Forum, Scriptorium", "blue gold 0", "red hand Galley, Ballista"});
    // A second region with two buildings makes a pair, for each of the two forums.
    CHECK(told(*game, "build Forum") == "stone -1, vp 0 to 2");
    say(*game, "build Forum");
    REQUIRE(game->choice().prompt == Prompt::place);
    CHECK(told(*game, "at c2") == "stone -1");
    CHECK(told(*game, "at c3") == "stone -1, vp 2");
    CHECK(game->brings(option_named(*game, "at c3")).next == Next::others);
}

TEST_CASE("a card says that more may come where it asks once it is placed, and only there") {
    const auto more = [](const std::string& card) {
        const auto game = new_game(
            rhombus, 0,
            {"blue at c3: civil", "blue gold 9", "blue hand " + card + ", Scriptorium", "red hand Galley, Ballista"});
        return game->brings(option_named(*game, "build " + card)).more;
    };
    CHECK(more("Siege Tower"));  // which village?
    CHECK(more("Farm"));         // which building works?
    CHECK_FALSE(more("Forum"));
}

TEST_CASE("cards to come are counted, never which") {
    const auto game = new_game({}, 7, {"blue hand Galley, Forum, Legion", "red hand Galley, Ballista"});
    say(*game, "offer");
    say(*game, "Forum on top");
    const Brings brings = game->brings(option_named(*game, "no more"));
    CHECK(told(brings) == "vp 1, civil 1, cards 3");
    CHECK(brings.next == Next::luck);
}

TEST_CASE("temples say what they are worth now, those in hand too") {
    const auto game =
        new_game(rhombus, 0,
                 {"blue at b2: production", "blue at b4: production", "blue column temple: Temple of the Forests",
                  "blue hand Temple of the Swamps, Galley", "red hand Galley, Ballista"});
    const Standing standing = game->standing(Seat::first);
    REQUIRE(standing.cards.size() == 2);
    CHECK(standing.cards[0].points == 8);
    CHECK(standing.cards[1].points == 0);
    CHECK(standing.score == 5 + 8 + 5 * 2);  // all majorities are shared
}

TEST_CASE("whoever has the resources pays with them, unless something speaks for gold") {
    const auto asked = [](Statements more, GameOptions options = rhombus) {
        Statements given{"blue at b2: civil", "blue gold 20", "blue hand Forum, Scriptorium",
                         "red hand Galley, Ballista"};
        given.insert(given.end(), more.begin(), more.end());
        const auto game = new_game(options, 0, given);
        say(*game, "build Scriptorium");
        REQUIRE(game->choice().prompt == Prompt::payment);
        return game->obvious() ? game->describe(*game->obvious(), Language::english) : "";
    };
    CHECK(asked({}) == "paying wood, stone");
    CHECK(asked({"blue stone 0"}) == "paying wood, 4 gold");
    CHECK(asked({"blue column temple: Temple of Stone"}).empty());  // a stone is worth a point
    CHECK(asked({"last round 2"}).empty());                         // majorities
}

TEST_CASE("the order of two effects that do not touch each other is not asked for") {
    GameOptions options = rhombus;
    options["egypt"] = "production";
    const auto game = new_game(options, 0, {"blue gold 5", "blue hand Mill, Scriptorium", "red hand Forum, Ballista"});
    say(*game, "build Mill");
    while (game->choice().prompt != Prompt::once) game->apply(game->choice().options.first());
    // The barque and the resources of the only production building, in whatever order.
    REQUIRE(game->obvious());
    CHECK(game->describe(*game->obvious(), Language::english) == "one-time effect first");
}

TEST_CASE("a single target is taken where that costs nothing, and asked for where it might") {
    const auto game = new_game(
        rhombus, 0, {"blue at c3: civil", "blue gold 5", "blue hand Farm, Scriptorium", "red hand Galley, Ballista"});
    say(*game, "build Farm");
    say(*game, "at c2");
    REQUIRE(game->choice().prompt == Prompt::choose_region);
    REQUIRE(game->obvious());
    CHECK(game->describe(*game->obvious(), Language::english) == "use c2");
    // Points that are left in a village may be one's own one day.
    const auto tower = new_game(
        rhombus, 0,
        {"blue at c3: civil", "blue gold 9", "blue hand Siege Tower, Scriptorium", "red hand Galley, Ballista"});
    say(*tower, "build Siege Tower");
    while (tower->choice().prompt != Prompt::choose_village) tower->apply(tower->choice().options.first());
    CHECK_FALSE(tower->obvious());
}

TEST_CASE("a forced offering says so to its own seat alone") {
    const auto game = new_game({}, 7,
                               {"blue gold 0", "blue wheat 0", "blue wood 0", "blue clay 0", "blue stone 0",
                                "blue hand Temple of Wood, Temple of Clay", "red hand Galley, Ballista"});
    REQUIRE(game->choice().prompt == Prompt::offer_top);
    std::vector<Event> events;
    game->apply(game->choice().options.first(), &events);
    while (events.empty() || events.back().what != What::invoked) game->apply(game->choice().options.first(), &events);
    const auto offered =
        std::find_if(events.begin(), events.end(), [](const Event& event) { return event.what == What::offered; });
    REQUIRE(offered != events.end());
    CHECK(game->tell(game->seen_by(*offered, Seat::first), Language::english)
              .starts_with("blue can build nothing and offers"));
    for (const Seat seat : {seat_at(1), Seat::nobody})
        CHECK(game->tell(game->seen_by(*offered, seat), Language::english).starts_with("blue offers"));
}
