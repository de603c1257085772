// Deus Ex Machina on the shelf: prospects, obvious payments, statements that are refused, own boxes, pictures.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "games/machina/box_changes.hpp"
#include "games/machina/events.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/stand_ins.hpp"
#include "games/machina/terminal.hpp"
#include "table/game.hpp"
#include "table/look.hpp"
#include "table/record.hpp"

using namespace pantheon;
using Json = nlohmann::json;

namespace {

const GameKind& kind() {
    static const GameKind machina = machina::terminal_kind();
    return machina;
}

std::unique_ptr<AnyGame> begin(const GameOptions& options) {
    auto game = kind().begin(kind(), options, 0);
    REQUIRE_MESSAGE(game.ok(), (game ? "" : game.error()));
    return std::move(*game);
}

std::unique_ptr<AnyGame> at(const GameOptions& options, std::initializer_list<const char*> statements) {
    auto game = begin(options);
    for (const char* statement : statements) {
        const auto error = game->edit(statement);
        REQUIRE_MESSAGE(!error, statement << ": " << error->sentence);
    }
    game->settle();
    return game;
}

void answer(AnyGame& game, const char* words) {
    std::vector<Answer> answers;
    const auto error = read_answers(game, words, answers);
    REQUIRE_MESSAGE(!error, error->sentence);
}

Json prospect(const Json& view, int hero_place, const char* quest) {
    for (const Json& each : view["quests"])
        if (each["id"] == quest)
            for (const Json& found : view["prospects"])
                if (found["hero_place"] == hero_place && found["quest"] == each["quest"]) return found;
    return {};
}

// The rulebook's example of play.
std::unique_ptr<AnyGame> athena_and_hydra() {
    return at({{"players", "3"}},
              {"blue god Athena", "red god Hermes", "green god Hera", "blue might 2", "blue cunning 3",
               "blue hand That's my spot!", "heroes Ajax, Perseus, Hector", "quests Minotaur, Medusa, Hydra, Chimaera",
               "at Peloponnese: red", "blue secrets Nemean Lion"});
}

}  // namespace

TEST_CASE("a view says what each hero lacks for each quest, and which payments would do") {
    const auto game = athena_and_hydra();
    const Json view = Json::parse(game->view_json(Seat::first));
    const Json perseus = prospect(view, 1, "hydra");
    CHECK(perseus["can"] == false);
    CHECK(perseus["hindrance"] == "area_taken");
    CHECK(perseus["payments"] == Json::parse(R"([{"might":0,"cunning":1}])"));
    CHECK(perseus["cheapest"] == Json::parse(R"({"might":0,"cunning":1})"));
    CHECK(perseus["missing"] == Json::parse(R"({"might":0,"cunning":0})"));
    const Json hector = prospect(view, 2, "hydra");
    CHECK(hector["payments"].empty());
    CHECK(hector["missing"] == Json::parse(R"({"might":0,"cunning":1})"));
    CHECK(hector["with_ability"] == true);
    CHECK(view["prospects"].size() == 3 * 5);  // the secret quest too
    CHECK(view["heroes"][1]["patron"] == 1);
    CHECK(view["secret_quests"][0]["id"] == "nemean-lion");
    CHECK(Json::parse(game->view_json(Seat::second))["secret_quests"].empty());
    CHECK(!Json::parse(game->view_json(Seat::nobody)).contains("prospects"));
}

TEST_CASE("the token of the hero who was just sent bars his area for the others, not for him") {
    const auto game = athena_and_hydra();
    answer(*game, "send Ajax to Islands and Crete");
    CHECK(prospect(Json::parse(game->view_json(Seat::first)), 0, "minotaur")["can"] == true);
    CHECK(prospect(Json::parse(game->view_json(Seat::first)), 1, "minotaur")["hindrance"] == "area_taken");
    CHECK(prospect(Json::parse(game->view_json(Seat::third)), 0, "minotaur")["hindrance"] == "area_taken");
}

TEST_CASE("prospects of somebody who waits do not count what holds for another round alone") {
    const auto game = athena_and_hydra();
    answer(*game, "use the ability on Hydra");
    CHECK(prospect(Json::parse(game->view_json(Seat::first)), 2, "hydra")["payments"].size() == 1);
    const Json view = Json::parse(game->view_json(Seat::third));
    CHECK(view["quests"][2]["cunning"] == 4);
    const Json seen = prospect(view, 1, "hydra");  // Hera has 3 cunning, and needs one
    CHECK(seen["cheapest"]["cunning"] == 1);
}

TEST_CASE("a question says which free actions serve nothing once the hero is sent") {
    const auto only_before = [](const AnyGame& game) {
        JsonWriter json;
        json.object([&] { game.write_matter(json); });
        std::vector<std::string> words;
        for (const Json& option : Json::parse(json.text()).value("only_before", Json::array()))
            words.push_back(game.describe(option.get<Answer>(), Language::english));
        return words;
    };
    const auto athena = [](const char* reduction) {
        return at({{"reduction", reduction}}, {"blue god Athena", "red god Hera", "blue might 4", "blue cunning 4",
                                               "blue hand Powerful Presence, Bribery", "heroes Ajax, Hector, Medea",
                                               "quests empty, Medusa", "blue secrets Lityerses"});
    };
    CHECK(only_before(*athena("round")) ==
          std::vector<std::string>{"use the ability", "play Powerful Presence", "lay Lityerses"});
    const auto lasting = athena("track");
    CHECK(only_before(*lasting) == std::vector<std::string>{"play Powerful Presence", "lay Lityerses"});
    // And the rules agree: afterwards only the others are offered.
    answer(*lasting, "send Ajax to Peloponnese");
    lasting->step(lasting->choice().options.first());  // luck brings a hero
    CHECK(lasting->prompt().key == "act");
    CHECK(only_before(*lasting).empty());
    for (const Answer option : lasting->choice().options) {
        const std::string words = lasting->describe(option, Language::english);
        CHECK_MESSAGE((words == "use the ability" || words == "play Bribery" || words == "end the round"), words);
    }
}

TEST_CASE("a payment that comes back at once is obvious") {
    const auto game = at({}, {"blue might 4", "blue cunning 4", "blue hand Powerful Presence",
                              "heroes Ajax, Hector, Medea", "quests Thanatos at Alcestis' Tomb"});
    answer(*game, "play Powerful Presence; send Ajax to Thessaly and Macedonia for Thanatos at Alcestis' Tomb");
    REQUIRE(game->prompt().key == "payment");
    REQUIRE(game->obvious());
    CHECK(game->describe(*game->obvious(), Language::english) == "paying 2 might");
}

TEST_CASE("no payment is obvious where might and cunning are worth the same") {
    const auto game =
        at({}, {"blue might 4", "blue cunning 4", "heroes Ajax, Hector, Medea", "quests Thanatos at Alcestis' Tomb"});
    answer(*game, "send Ajax to Thessaly and Macedonia for Thanatos at Alcestis' Tomb");
    REQUIRE(game->prompt().key == "payment");
    CHECK(!game->obvious());
}

TEST_CASE("options say what they bring") {
    const auto game = at({}, {"blue cunning 1", "blue hand Bribery", "heroes Ajax, Hector, Medea"});
    const auto brought = [&](const char* words) {
        for (const Answer option : game->choice().options)
            if (game->describe(option, Language::english) == words) return game->brings(option);
        return Brings{};
    };
    CHECK(brought("play Bribery").amounts == std::vector<Amount>{{"gp", 2, 2}, {"cunning", -1, -1}, {"cards", -1, -1}});
    CHECK(brought("send Ajax").amounts.empty());
    answer(*game, "send Ajax");
    CHECK(brought("to Central Greece").amounts == std::vector<Amount>{{"might", 1, 1}, {"cunning", 1, 1}});
    CHECK(brought("to Mount Olympus").amounts == std::vector<Amount>{{"cards", 1, 1}});
    CHECK(brought("to Altar").amounts == std::vector<Amount>{{"might", 0, 1}, {"cunning", 0, 1}});
    CHECK(brought("to Mount Olympus").next == Next::luck);
}

TEST_CASE("a statement that cannot be is refused, and says why") {
    const std::pair<const char*, const char*> wrong[] = {
        {"blue luck 3", "expected god, might, cunning"},
        {"blue might 5", "a number from 0 to 4"},
        {"green might 1", "a seat that plays"},
        {"blue hand Thunder", "the name of an intervention"},
        {"blue hand Bribery, Bribery", "there is no Bribery left in the deck"},
        {"blue hand Bribery, Lucky Day, Ruin Plans", "holds 2 interventions at most"},
        {"blue god Ares", "mini expansion"},
        {"blue objective Path of Great Deeds", "mini expansion"},
        {"blue secrets Hydra, Medusa, Talos", "2 secret quests at most"},
        {"blue done Sirens", "Sirens is not in the deck"},
        {"heroes Perseus", "Perseus is not in play"},
        {"heroes Ajax, Ajax", "Ajax is said twice"},
        {"heroes empty", "nobody is left"},
        {"heroes Ajax, Hector, Medea, Cadmus", "3 at most"},
        {"hero deck Atalanta", "Atalanta is on the track"},
        {"quests Hydra, Talos, Medusa, Minotaur, Chimaera", "4 at most"},
        {"blue reserves Ajax", "is not on the track"},
        {"blue closes 1", "a hero stands on this space"},
        {"at Rome: red", "a space of the map"},
        {"round 4", "a number from 1 to 3"},
        {"over yes", "can only be checked"},
        {"turn 3 more", "a number from 1 to 999"},
    };
    for (const auto& [statement, why] : wrong) {
        const auto game = begin({});
        const auto error = game->edit(statement);
        REQUIRE_MESSAGE(error, statement);
        CHECK_MESSAGE(error->sentence.find(why) != std::string::npos, statement << ": " << error->sentence);
    }
}

TEST_CASE("a box that differs is named otherwise, and its records carry the difference") {
    std::string heroes;
    for (const auto& [name, text] : machina::built_in_box().files)
        if (name == "heroes.cards") heroes = text;
    const auto ajax = heroes.find("hero Ajax");
    REQUIRE(ajax != std::string::npos);
    heroes.replace(heroes.find("4 might", ajax), 7, "5 might");
    const auto own = kind().with_changes("file heroes.cards\n" + heroes);
    REQUIRE_MESSAGE(own.ok(), (own ? "" : own.error()));
    CHECK(own->label.name != kind().label.name);
    CHECK(own->label.changes.starts_with("file heroes.cards\n"));
    CHECK(kind().label.changes.empty());

    auto game = own->begin(*own, {{"gods", "luck"}}, 1);
    REQUIRE(game.ok());
    Record record = record_of(*own, (*game)->options());
    Rng rng{7};
    for (int i = 0; i < 60 && !(*game)->is_over(); ++i) {
        record.answers.push_back(random_option((*game)->choice().options, rng));
        (*game)->apply(record.answers.back());
    }
    const auto read = read_record(write_record(record, {&*own, 1}), {&kind(), 1});
    REQUIRE_MESSAGE(read.ok(), (read ? "" : read.error()));
    const auto again = replay(*read, {&kind(), 1});
    REQUIRE_MESSAGE(again.ok(), (again ? "" : again.error()));
    CHECK((*again)->hash() == (*game)->hash());
    CHECK((*again)->view_json(Seat::first) == (*game)->view_json(Seat::first));

    CHECK(kind().with_changes("file wonders.cards\n").error().find("has no file") != std::string::npos);
    CHECK(kind().with_changes("hero Ajax\n").error().find("line 1") != std::string::npos);
}

TEST_CASE("a box of stand-ins has the numbers of the shown cards, and nothing else of the other box") {
    machina::Box played = machina::built_in_box();
    for (auto& hero : played.cards.heroes) hero.might = 9;
    for (auto& quest : played.cards.quests) quest.gp = 1;
    const std::vector<std::string> cards{"perseus", "hydra", "zeus", "bribery", "path-of-asia"}, unknown{"atlantis"};
    const machina::Box& stand_ins = machina::built_in_box();
    const auto mixed = machina::with_stand_ins(stand_ins, played, cards);
    REQUIRE(mixed.ok());
    for (std::size_t i = 0; i < mixed->heroes.size(); ++i) {
        CHECK((mixed->cards.heroes[i].might == 9) == (mixed->heroes[i].id == "perseus"));
        CHECK(mixed->cards.heroes[i].god == stand_ins.cards.heroes[i].god);
    }
    for (std::size_t i = 0; i < mixed->quests.size(); ++i)
        CHECK((mixed->cards.quests[i].gp == 1) == (mixed->quests[i].id == "hydra"));
    CHECK(machina::with_stand_ins(stand_ins, played, unknown).error() == "the box has no card \"atlantis\"");
}

TEST_CASE("pictures for the terminal fit their lines, in both languages") {
    auto game = begin({{"players", "4"}, {"mini", "on"}});
    Rng rng{5};
    for (int i = 0; i < 400 && !game->is_over(); ++i) {
        for (const Language language : {Language::english, Language::french})
            for (const Picture picture : {Picture::board, Picture::table, Picture::question, Picture::help}) {
                const Look look{.language = language, .columns = 80};
                std::string text = kind().picture(*game, picture, seat_at(i % 4), look);
                if (picture != Picture::question) REQUIRE(!text.empty());
                while (!text.empty()) {
                    const std::string line = text.substr(0, text.find('\n'));
                    text.erase(0, line.size() + 1);
                    const auto letters =
                        std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
                    CHECK_MESSAGE(letters <= 80, line);
                }
            }
        game->apply(random_option(game->choice().options, rng));
    }
}

TEST_CASE("all cards are listed with a text and a source, in both languages") {
    const auto cards = kind().cards(kind());
    CHECK(cards.size() == 6 + 14 + 30 + 8 + 8 + 8);
    for (const CardEntry& card : cards) {
        CHECK(!card.title.fr.empty());
        REQUIRE(card.lines.en.size() == 2);
        CHECK(card.lines.en[1].starts_with("source: "));
        CHECK(Json::parse(card.json)["id"] == card.id);
        CHECK(card.house == (card.lines.en[1].find("house") != std::string::npos));
    }
    CHECK(Json::parse(kind().cards_json(kind())).size() == cards.size());
}

TEST_CASE("whoever has no glory points is not told to lose any") {
    const auto game = at({}, {"heroes Ajax, Hector, Medea"});
    const Event none{.what = machina::What::lost, .seat = Seat::second, .other = Seat::first, .n = 0};
    const Event two{.what = machina::What::lost, .seat = Seat::second, .other = Seat::first, .n = 2};
    const auto said = [&](const Event& event, Language language) { return game->tell(event, language); };
    CHECK(said(none, Language::english) == "red has no glory points to lose");
    CHECK(said(none, Language::french) == "rouge n’a pas de points de gloire à perdre");
    CHECK(said(two, Language::english) == "red loses 2 gp because of the quest");
    Event by_card = two;  // which was told just before
    by_card.flag = true;
    CHECK(said(by_card, Language::english) == "red loses 2 gp");
    const Event sent{.what = machina::What::sent,
                     .seat = Seat::first,
                     .card = 0,
                     .region = static_cast<std::uint8_t>(machina::Space::altar)};
    CHECK(said(sent, Language::english).ends_with(" to the Altar"));
}

TEST_CASE("a space that opens because Hera closes another says why") {
    const auto game = at({}, {"heroes Ajax, Hector, Medea"});
    const Event in_time{.what = machina::What::space_reopened, .seat = Seat::first, .region = 1};
    const Event early{.what = machina::What::space_reopened, .seat = Seat::first, .region = 1, .flag = true};
    CHECK(game->tell(in_time, Language::english) == "hero space 2 opens again");
    CHECK(game->tell(early, Language::english) == "hero space 2 opens again: only one can be closed");
    CHECK(game->tell(early, Language::french) ==
          "la case de héros 2 s’ouvre à nouveau\u00a0: une seule peut être fermée");
}

TEST_CASE("French counts points, and melts de with the names of gods") {
    const auto game = at({{"players", "3"}}, {"heroes Ajax, Hector, Medea"});
    const auto said = [&](const Event& event) { return game->tell(event, Language::french); };
    const auto god = [](const char* name) {
        const auto& gods = machina::built_in_box().gods;
        const auto is_it = [&](const machina::Printed& each) { return each.name.en == name; };
        return static_cast<std::uint8_t>(std::find_if(gods.begin(), gods.end(), is_it) - gods.begin());
    };
    CHECK(said({.what = machina::What::gained, .seat = Seat::second, .thing = 0, .n = 2}) == "rouge gagne 2 de force");
    CHECK(said({.what = machina::What::gained, .seat = Seat::second, .thing = 2, .n = 2}) == "rouge gagne 2 PG");
    CHECK(said({.what = machina::What::used_ability, .seat = Seat::second, .card = god("Hera")}) ==
          "rouge utilise le pouvoir d’Héra");
    CHECK(said({.what = machina::What::used_ability, .seat = Seat::second, .card = god("Athena")}) ==
          "rouge utilise le pouvoir d’Athéna");
    CHECK(said({.what = machina::What::moved_token, .seat = Seat::first, .other = Seat::second, .region = 0}) ==
          "bleu déplace le pion de rouge vers la case Péloponnèse");
    CHECK(said({.what = machina::What::turn_begins, .seat = Seat::second, .n = 2}) == "le tour 2 commence par rouge");
}
