// What the log says of combat tokens, tolls and pieces that are lost, and what is asked about a piece.
#include <doctest/doctest.h>

#include "games/deus/box.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/events.hpp"
#include "games/deus/matter.hpp"
#include "games/deus/prompts.hpp"
#include "table/game.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

using Statements = std::vector<std::string>;

const GameOptions rhombus{{"board", "1A0 2A0 3A0 4A0"}, {"egypt", "military,temple"}};

std::unique_ptr<AnyGame> game_with(Statements given) {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    auto game = kind.begin(kind, rhombus, 0);
    REQUIRE_MESSAGE(game.ok(), game.error());
    given.push_back("red hand Galley, School");
    for (const std::string& statement : given) {
        const auto error = (*game)->edit(statement);
        REQUIRE_MESSAGE(!error, statement << ": " << (error ? error->sentence : ""));
    }
    (*game)->settle();
    return std::move(*game);
}

// Gives these answers and tells all that happened in English, one event a line.
std::string told(AnyGame& game, const Statements& answers, Language language = Language::english) {
    std::vector<Event> events;
    for (const std::string& words : answers) {
        std::optional<Answer> chosen;
        for (const Answer option : game.choice().options)
            if (!chosen && game.describe(option, Language::english).starts_with(words)) chosen = option;
        REQUIRE_MESSAGE(chosen, words);
        game.apply(*chosen, &events);
    }
    std::string text;
    for (const Event& event : events) text += game.tell(event, language) + "\n";
    return text;
}

bool has(const std::string& text, const std::string& line) { return text.find(line + "\n") != std::string::npos; }

}  // namespace

TEST_CASE("chariots move armies, and the token that they cost is told") {
    const auto game = game_with({"blue at b4: civil", "blue at c3: production", "blue gold 0", "blue tokens 1",
                                 "blue hand Chariots, Scriptorium"});
    const std::string log = told(*game, {"build Chariots", "at d3", "without", "army to b4"});
    CHECK(has(log, "blue places an army at d3"));
    CHECK(has(log, "blue spends a combat token"));
    CHECK(has(log, "blue moves an army to b4"));
    CHECK_FALSE(has(log, "blue places an army at b4"));
}

TEST_CASE("archers spend two tokens") {
    const auto game =
        game_with({"blue at b4: civil", "blue gold 0", "blue tokens 2", "blue hand Archers, Scriptorium"});
    CHECK(has(told(*game, {"build Archers", "without", "army at b4"}, Language::french),
              "bleu dépense 2 jetons de combat"));
}

TEST_CASE("a fortress says what it destroys, and spends no token besides the one that is laid") {
    const auto game =
        game_with({"blue at c3: civil", "red at c4: production", "blue gold 0", "blue hand Fortress, Scriptorium"});
    const std::string log = told(*game, {"build Fortress", "one-time effect first", "token on red ship"});
    CHECK(has(log, "red loses a ship to the reserve"));
    CHECK(log.find("spends") == std::string::npos);
}

TEST_CASE("who pays for a token that lies there is told to whom") {
    const auto place = game_with({"red at b4: civil, army", "red token c3 yes", "blue at d2: production", "blue gold 9",
                                  "blue hand Forum, Scriptorium"});
    const std::string toll = told(*place, {"build Forum", "paying", "at c3"});
    CHECK(has(toll, "blue pays a toll to red for the combat token at c3"));
    CHECK(has(toll, "red gains 3 vp"));
    const auto column =
        game_with({"blue at b4: civil", "blue garrison civil red", "blue gold 2", "blue hand Forum, Scriptorium"});
    const std::string fee = told(*column, {"build Forum", "at a2"}, Language::french);
    CHECK(has(fee, "bleu paie un péage à rouge pour le jeton de combat sur la colonne civile"));
}

TEST_CASE("ships and armies are no buildings when it is asked where they go") {
    const auto asked = [](const std::string& card, Language language) {
        const auto game = game_with({"blue at b4: civil", "blue hand " + card + ", Scriptorium", "blue gold 20"});
        (void)told(*game, {"build " + card});
        while (game->choice().prompt != Prompt::place) game->apply(game->choice().options.first());
        return game->question(language);
    };
    CHECK(asked("Galley", Language::english) == "Where does the ship go?");
    CHECK(asked("Barracks", Language::english) == "Where does the army go?");
    CHECK(asked("Forum", Language::english) == "Where does the building go?");
    CHECK(asked("Galley", Language::french) == "Où va le bateau\u202f?");
    CHECK(asked("Barracks", Language::french) == "Où va l’armée\u202f?");
}
