// Everything that is said in French: cards, options of a game, questions, answers and events of random games.
#include <doctest/doctest.h>

#include <set>

#include "games/deus/card_text.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/events.hpp"
#include "games/deus/prompts.hpp"
#include "property/deus_drifter.hpp"
#include "property/deus_setups.hpp"
#include "property/french_print.hpp"

using namespace pantheon;
using french_print::fault;

namespace {

// What was heard so far; each text is looked at once.
struct Ear {
    std::set<std::string> heard;

    void hear(const std::string& text) {
        if (heard.insert(text).second) CHECK(fault(text) == "");
    }
};

void play(const GameKind& kind, const GameOptions& options, std::uint64_t seed, Ear& ear, std::set<std::string>& met) {
    auto begun = kind.begin(kind, options, seed);
    REQUIRE_MESSAGE(begun.ok(), (begun ? "" : begun.error()));
    AnyGame& game = **begun;
    Rng rng{seed};
    const battery::Drifter drifter = deus::drifter(seed % 4 != 0);
    std::vector<Event> events;
    while (!game.is_over()) {
        const Choice choice = game.choice();
        if (is_player(choice.seat)) {
            met.insert(std::string(game.prompt().key));
            ear.hear(game.question(Language::french));
            for (const Answer option : choice.options) ear.hear(game.describe(option, Language::french));
        }
        events.clear();
        game.apply(drifter.answer(choice, rng), &events);
        for (const Event& event : events) {
            met.insert(std::string(game.row_of(event).key));
            ear.hear(game.tell(event, Language::french));
            if (const Event told = game.seen_by(event, Seat::nobody); !(told == event))
                ear.hear(game.tell(told, Language::french));
        }
    }
}

}  // namespace

TEST_CASE("the rules of French print find what is wrong") {
    for (const char* bad : {"l'or",
                            "Où ?",
                            "prix: 4",
                            "le plus de argile",
                            "le cours de le blé",
                            "à les armées",
                            "gagne 4 or",
                            "gagne 1 ors",
                            "« ici\u202f»",
                            "Où\u00a0?",
                            "prix\u202f: 4 ors",
                            "deux  mots",
                            "dans la colonne civil",
                            "un jeton Combat",
                            "paie 4 gold",
                            "un marais",
                            "la armée",
                            "x’or",
                            "prend 2 argile",
                            "le pouvoir de Athéna",
                            "le pouvoir de Héra"})
        CHECK_MESSAGE(fault(bad) != "", bad);
    for (const char* good : {"le plus d’argile", "Où\u202f?", "prix\u00a0: 4 ors", "1 or", "un pion de a4 vers e5",
                             "jusqu’à 6 argiles", "dans la colonne de production", "Prenez-la et posez 0 blé"})
        CHECK(fault(good) == "");
}

TEST_CASE("cards and the options of a game are printed as French is") {
    Ear ear;
    for (const deus::Face& face : deus::built_in_box().faces) {
        ear.hear(face.name.fr);
        ear.hear(deus::effect_text(face, Language::french));
        ear.hear(deus::cost_text(face.cost, Language::french));
        if (face.once.word) ear.hear(deus::once_text(face, Language::french));
        if (face.min_buildings > 0) ear.hear(deus::needs_text(face, Language::french));
        ear.hear(deus::sources_text(face.sources.effect, Language::french));
    }
    for (const OptionInfo& option : deus::deus_kind(deus::built_in_box()).options) {
        ear.hear(option.meaning.fr);
        for (const OptionValue& value : option.values)
            if (!value.meaning.fr.empty()) ear.hear(value.meaning.fr);
    }
}

TEST_CASE("the names of things are those of the cards") {
    for (int thing = 0; thing < 6; ++thing) {
        const auto kind = thing < deus::resource_count ? deus::Kind::resource : deus::Kind::price;
        CHECK(words::inflect(deus::card_word(kind, thing).french, false, false) ==
              deus::thing_names[static_cast<std::size_t>(thing)].fr);
    }
    for (int terrain = 0; terrain < 4; ++terrain)
        CHECK(words::inflect(deus::card_word(deus::Kind::terrain, terrain).french, false, false) ==
              deus::terrain_names[static_cast<std::size_t>(terrain)].fr);
}

TEST_CASE("questions, answers and events of games are said as French is printed") {
    const GameKind kind = deus::deus_kind(deus::built_in_box());
    Ear ear;
    std::set<std::string> met;
    const int games = battery::games(240);
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed = 8'000'000'000 + static_cast<std::uint64_t>(game);
        Rng rng{seed};
        const GameOptions options = game % 4 == 0 ? deus::random_options(deus::built_in_box(), rng)
                                                  : deus::random_egypt_options(deus::built_in_box(), rng);
        play(kind, options, seed, ear, met);
    }
    // Nothing was left unsaid that happens in play.
    if (games < 240) return;
    for (const PromptRow& prompt : deus::prompt_table) {
        const bool asked = prompt.key != "over" && prompt.key != "draw" && prompt.key != "set_aside";
        if (asked) CHECK_MESSAGE(met.contains(std::string(prompt.key)), prompt.key);
    }
    for (const EventRow& event : deus::event_table) CHECK_MESSAGE(met.contains(std::string(event.key)), event.key);
}
