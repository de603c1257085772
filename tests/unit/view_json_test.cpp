// A view holds what the modules in play bring, and counts seats from 0.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "games/deus/names.hpp"
#include "unit/deus_table.hpp"

using namespace pantheon;
using deus::new_game;
using Json = nlohmann::json;

namespace {

using Names = std::set<std::string>;

Json seen(const AnyGame& game) { return Json::parse(game.view_json(Seat::first)); }

Names names_in(const Json& object) {
    Names names;
    for (const auto& [name, value] : object.items()) names.insert(name);
    return names;
}

// What is in `all` and not in `known`.
Names more(const Json& all, const Json& known) {
    Names names = names_in(all);
    for (const std::string& name : names_in(known)) names.erase(name);
    return names;
}

// By module: what it adds to the view, and to each player of it.
struct Module {
    Names to_view, to_player;
};
const std::array<Module, deus::colour_count> modules{{{{"market"}, {}},
                                                      {{"barques"}, {"barques", "room"}},
                                                      {{"gilded"}, {}},
                                                      {{}, {"scribe"}},
                                                      {{}, {"combat_tokens", "garrisoned_by", "besieged_by"}},
                                                      {{}, {"temple_tokens"}}}};

}  // namespace

TEST_CASE("every mix of modules adds its own members to a view, and no others") {
    const Json base = seen(*new_game({}, 7));
    for (unsigned mix = 0; mix < 1U << modules.size(); ++mix) {
        std::string egypt;
        Names to_view, to_player;
        for (std::size_t m = 0; m < modules.size(); ++m) {
            if (!(mix >> m & 1)) continue;
            egypt += (egypt.empty() ? "" : ",") + std::string(deus::colour_names[m].en);
            to_view.insert(modules[m].to_view.begin(), modules[m].to_view.end());
            to_player.insert(modules[m].to_player.begin(), modules[m].to_player.end());
        }
        CAPTURE(egypt);
        const Json view = seen(*new_game({{"egypt", egypt.empty() ? "none" : egypt}}, 7));
        CHECK(more(view, base) == to_view);
        for (const Json& player : view["players"]) CHECK(more(player, base["players"][0]) == to_player);
        CHECK(more(base, view).empty());
        CHECK(more(base["players"][0], view["players"][0]).empty());
    }
    const Json mixed = seen(*new_game({{"temples", "mix"}}, 7));
    CHECK(more(mixed, base).empty());
    CHECK(more(mixed["players"][0], base["players"][0]) == Names{"temple_tokens"});
}

TEST_CASE("tokens on columns and pieces name the seat that laid them, from 0, or nobody") {
    const auto game = new_game({{"egypt", "military"}, {"players", "3"}, {"board", "1A0 2A0 3A0 4A0 5A0 6A0"}}, 7);
    for (const char* statement : {"blue garrison civil green", "red garrison maritime blue", "blue fortress army red",
                                  "red fortress ship blue"}) {
        const auto error = game->edit(statement);
        REQUIRE_MESSAGE(!error, statement << ": " << (error ? error->sentence : ""));
    }
    const Json players = seen(*game)["players"];
    CHECK(players[0]["garrisoned_by"]["civil"] == 2);
    CHECK(players[0]["garrisoned_by"]["maritime"].is_null());
    CHECK(players[1]["garrisoned_by"]["maritime"] == 0);
    CHECK(players[0]["besieged_by"]["army"] == 1);
    CHECK(players[1]["besieged_by"]["ship"] == 0);
    for (const auto& [piece, who] : players[2]["besieged_by"].items()) CHECK_MESSAGE(who.is_null(), piece);
}
