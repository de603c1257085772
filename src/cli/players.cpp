// `pantheon players`: who can sit at a table of a game without being a person.
#include <iostream>

#include "cli/commands.hpp"
#include "service/json_reader.hpp"
#include "service/listings.hpp"
#include "table/french.hpp"

namespace pantheon {

namespace {

struct PlayersWish {
    std::string game, language = "en";
    bool json = false;
};

void print(const PlayerKind& player, Language language) {
    std::cout << player.name << say(language, ": ", " : ") << player.title.in(language) << say(language, "; ", " ; ")
              << say(language, player.about.en, player.about.fr) << '\n';
    if (player.rating) std::cout << say(language, "  rating ", "  cote ") << *player.rating << '\n';
    if (player.milliseconds > 0)
        std::cout << say(language, "  milliseconds a turn: ", "  millisecondes par tour : ") << player.milliseconds
                  << '\n';
    for (const PlayerSetting& setting : player.settings)
        std::cout << "  " << player.name << ':' << setting.name << '=' << setting.usual << "  (" << setting.least
                  << say(language, " to ", " à ") << setting.most << ")\n";
}

void run(const PlayersWish& wish, const Context& context) {
    const Language language = language_named(wish.language);
    const GameKind& game = game_named(context, wish.game);
    if (wish.json) {
        std::cout << Json{{"players", list_players(*game.tables)}}.dump(2) << '\n';
        return;
    }
    for (const PlayerKind& player : game.tables->players) print(player, language);
}

}  // namespace

void add_players(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<PlayersWish>();
    Command command(app, "players", "The computer players of a game, from the weakest to the strongest");
    command.needs("game", wish->game, "GAME", "The game");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon players GAME --json");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
