// What the engine says so that nobody who shows a game has to know a rule: why things are no options, what an offering
// would bring, what the market would be worth, who would win a village.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "core/json_writer.hpp"
#include "games/deus/events.hpp"
#include "games/deus/prompts.hpp"
#include "games/deus/refusals.hpp"
#include "table/game.hpp"
#include "unit/deus_table.hpp"

using namespace pantheon;
using deus::new_game;
using deus::option_named;
using deus::Prompt;
using deus::Refusal;
using deus::rhombus;
using deus::say;
using deus::What;
using Json = nlohmann::json;

namespace {

std::vector<Refusal> refusals(const AnyGame& game) {
    return deus::refusals(deus::setup_of(game), deus::state_of(game));
}
const Refusal* refusal_of(const std::vector<Refusal>& all, Answer thing) {
    const Refusal* found = nullptr;
    for (const Refusal& each : all)
        if (each.things.contains(thing)) {
            CHECK(found == nullptr);  // one reason is enough
            found = &each;
        }
    return found;
}
Json matter(const AnyGame& game) {
    JsonWriter json;
    json.object([&] { game.write_matter(json); });
    return Json::parse(json.text());
}
Json option(const AnyGame& game, Answer answer) {
    JsonWriter json;
    json.object([&] { game.write_option(json, answer); });
    return Json::parse(json.text());
}

// So much gold is just enough, and one less is not.
void check_gold(const AnyGame& game, Answer card, int gold) {
    for (const int less : {0, 1}) {
        const auto richer = game.copy();
        const std::string who = game.seat_name(game.choice().seat, Language::english);
        REQUIRE_FALSE(richer->edit(who + " gold " + std::to_string(gold - less)));
        richer->settle();
        const auto all = refusals(*richer);
        const Refusal* const now = refusal_of(all, card);
        CHECK((now != nullptr && now->why == "gold") == (less == 1));
    }
}

// Everything that is no option is refused for exactly one reason, and no option is.
void check_refusals(const AnyGame& game, std::set<std::string_view>& found) {
    const auto all = refusals(game);
    const deus::State& state = deus::state_of(game);
    const deus::Setup& setup = deus::setup_of(game);
    Options things;
    for (const Refusal& each : all) found.insert(each.why), things = things | each.things;
    CHECK_FALSE(things.meets(game.choice().options));
    if (game.choice().prompt == Prompt::turn) {
        const deus::CardSet hand = state.hidden.hand[static_cast<std::size_t>(game.choice().seat)];
        for (const deus::CardId card : setup.deck->distinct(hand)) {
            const auto number = static_cast<Answer>(card);
            const Refusal* const why = refusal_of(all, number);
            CHECK(game.choice().options.contains(number) == (why == nullptr));
            if (why != nullptr && why->why == "gold") check_gold(game, number, why->n);
            if (why != nullptr && why->why == "columns") CHECK(why->columns);
        }
    } else if (game.choice().prompt == Prompt::place || game.choice().prompt == Prompt::place_temple) {
        for (const deus::Region region : setup.board.all())
            CHECK(game.choice().options.contains(static_cast<Answer>(region)) ==
                  (refusal_of(all, static_cast<Answer>(region)) == nullptr));
    } else CHECK(all.empty());
}

// The gift that was promised is what comes, as far as it comes unasked.
void check_gift(const Json& promised, const std::vector<Event>& events, const AnyGame& before) {
    int gold = 0, vp = 0, pieces = 0;
    for (const Event& event : events) {
        if (event.what == What::drew || event.what == What::turn_begins) break;
        if (event.what == What::gained_piece) ++pieces;
        if (event.what == What::gained && event.seat == before.choice().seat && event.card == 255)
            (event.thing == 4 ? gold : vp) += event.thing >= 4 ? event.n : 0;
    }
    if (promised.contains("gold")) CHECK(promised["gold"] == gold);
    if (promised.contains("vp")) CHECK(promised["vp"] == vp);
    if (promised.contains("piece")) CHECK(promised["piece"] == (pieces > 0));
}

}  // namespace

TEST_CASE("in random games every card and region that is no option is refused for one reason") {
    std::set<std::string_view> found;
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        for (const GameOptions& options :
             {GameOptions{{"players", "3"}, {"wildcard", "on"}}, GameOptions{{"players", "2"}, {"egypt", "all"}}}) {
            auto game = new_game(options, seed);
            Rng rng{seed};
            while (!game->is_over()) {
                if (is_player(game->choice().seat)) check_refusals(*game, found);
                game->apply(random_option(game->choice().options, rng));
            }
        }
    for (const std::string_view why : {"columns", "piece", "gold", "temple_place", "place_with", "village", "occupied",
                                       "needs_sea", "needs_land", "same_type", "edge", "too_far"})
        CHECK_MESSAGE(found.contains(why), why);
}

TEST_CASE("a first building must keep away from those of others") {
    const deus::Board board = deus::setup_of(*new_game(rhombus, 0)).board;
    const std::string home = name_of(board, (board.edge & board.land).first());
    const auto game =
        new_game(rhombus, 0, {"red at " + home + ": civil", "red home " + home, "blue hand Forum", "blue gold 30"});
    say(*game, "build Forum");
    if (game->choice().prompt == Prompt::payment) say(*game, "paying");
    REQUIRE(game->choice().prompt == Prompt::place);
    std::set<std::string_view> found;
    check_refusals(*game, found);
    CHECK(found.contains("too_close"));
}

TEST_CASE("an offering says beforehand what it brings, with each card more") {
    int offerings = 0, gods = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto game = new_game({{"players", "2"}, {"egypt", "temple"}}, seed);
        Rng rng{seed};
        while (!game->is_over()) {
            if (game->choice().prompt == Prompt::offer_more) {
                const Json promised = matter(*game)["offering"];
                const int hand = matter(*game).contains("offering") ? static_cast<int>(promised.size()) - 1 : 0;
                for (int more = 0; more <= hand; ++more) CHECK(promised[more]["draws"] == std::max(0, 5 - hand + more));
                std::vector<Event> events;
                game->copy()->apply(answer_done, &events);
                check_gift(promised[0], events, *game);
                ++offerings;
            }
            if (game->choice().prompt == Prompt::god)
                for (const Answer god : game->choice().options) {
                    std::vector<Event> events;
                    game->copy()->apply(god, &events);
                    check_gift(option(*game, god)["gives"], events, *game);
                    ++gods;
                }
            game->apply(random_option(game->choice().options, rng));
        }
    }
    CHECK(offerings > 20);
    CHECK(gods > 20);
}

TEST_CASE("an offering counts the cards that a temple adds, and promises no piece that is not left") {
    const auto game = new_game(
        {{"egypt", "temple"}, {"board", "1A0 2A0 3A0 4A0"}}, 0,
        {"blue column temple: Temple of Ptah", "blue stock ship 5", "blue hand Galley, Galley, Forum, Legion"});
    say(*game, "offer");
    say(*game, "Galley on top");
    const Json promised = matter(*game)["offering"];
    REQUIRE(promised.size() == 4);
    CHECK(promised[0] == Json{{"piece", false}, {"gold", 4}, {"draws", 2}});
    CHECK(promised[2] == Json{{"piece", false}, {"gold", 8}, {"draws", 4}});

    const auto jupiter = new_game({{"egypt", "temple"}, {"board", "1A0 2A0 3A0 4A0"}}, 0,
                                  {"blue column temple: Temple of Ptah", "blue hand Temple of Set, Forum, Galley"});
    for (const char* words : {"offer", "Temple of Set on top"}) say(*jupiter, words);
    CHECK(matter(*jupiter)["offering"][0] == Json{{"draws", 3}});  // no god is named yet
    for (const char* words : {"and Forum", "no more"}) say(*jupiter, words);
    REQUIRE(jupiter->choice().prompt == Prompt::god);
    CHECK(option(*jupiter, option_named(*jupiter, "as Mars"))["gives"] == Json{{"pieces", 3}});
    CHECK(option(*jupiter, option_named(*jupiter, "as Ceres"))["gives"] == Json{{"piece", true}, {"resources", 3}});
}

TEST_CASE("the market says what resources would be worth") {
    int moves = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto game = new_game({{"players", "2"}, {"egypt", "maritime"}}, seed);
        Rng rng{seed};
        while (!game->is_over()) {
            const bool market = game->choice().prompt == Prompt::market || game->choice().prompt == Prompt::market_swap;
            const Answer answer = random_option(game->choice().options, rng);
            Json expected = market && answer != answer_done ? option(*game, answer)["market"] : Json{};
            std::vector<Event> events;
            game->apply(answer, &events);
            if (expected.is_null()) continue;
            ++moves;
            const Json worth = Json::parse(game->view_json(Seat::first))["market"];
            for (const auto& [resource, gold] : expected.items()) CHECK(worth[resource]["gold"] == gold);
        }
    }
    CHECK(moves > 5);
}

TEST_CASE("a village says how many regions around it are open, and who would win it") {
    const auto siege = [](const std::vector<std::string>& given) {
        const auto game = new_game(rhombus, 0, given);
        const Json view = Json::parse(game->view_json(Seat::first));
        for (const Json& region : view["regions"])
            if (region["terrain"] == "village") return std::pair{region["open"].get<int>(), region["leaders"]};
        FAIL("no village");
        return std::pair{0, Json{}};
    };
    const auto game = new_game(rhombus, 0);
    const deus::Board& board = deus::setup_of(*game).board;
    const deus::Region village = board.villages[0];
    std::vector<std::string> ring;
    for (const deus::Region region : board.beside(village))
        if (board.land.contains(region)) ring.push_back(name_of(board, region));
    REQUIRE(ring.size() >= 2);
    const int all = board.beside(village).size();
    CHECK(siege({}) == std::pair{all, Json::array()});
    CHECK(siege({"blue at " + ring[0] + ": civil"}) == std::pair{all - 1, Json::array()});
    CHECK(siege({"blue at " + ring[0] + ": army", "red at " + ring[1] + ": army"}) == std::pair{all - 2, Json{0, 1}});
    CHECK(siege({"blue at " + ring[0] + ": army", "red at " + ring[1] + ": army, civil"}) ==
          std::pair{all - 2, Json{1}});
}
