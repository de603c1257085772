// What is told in words says what it is about: seats, cards, things and regions are segments of their own.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "core/json_writer.hpp"
#include "shelf/shelf.hpp"
#include "table/french.hpp"
#include "table/game.hpp"
#include "table/words.hpp"

using namespace pantheon;
using Json = nlohmann::json;

namespace {

constexpr std::array languages{Language::english, Language::french};

Json json_of(const Words& words) {
    JsonWriter json;
    write_words(json, words);
    return Json::parse(json.text());
}

// What whoever reads the JSON would say.
std::string joined(const Json& words) {
    std::string text;
    for (const Json& segment : words) {
        if (segment.is_string()) text += segment.get<std::string>();
        else {
            if (segment[0] == "thing" && segment.size() > 3) text += std::to_string(segment[3].get<int>()) + " ";
            text += segment[2].get<std::string>();
        }
    }
    return text;
}

struct Heard {
    std::set<std::string> kinds, things;

    void hear(const AnyGame& game, const Words& words, Language language) {
        const std::string text = words.text();
        CHECK(joined(json_of(words)) == text);
        // Nothing is left to melt where two segments meet.
        if (language == Language::french) CHECK(french_text(text) == text);
        for (const Segment& segment : words.segments()) {
            kinds.insert(std::string(segment.kind));
            if (segment.kind == "seat") CHECK(segment.text == game.seat_name(seat_at(segment.number), language));
            if (segment.kind == "thing") things.insert(*segment.other);
            // The names of seats stand nowhere else.
            if (segment.kind.empty())
                for (int p = 0; p < game.players(); ++p)
                    CHECK(segment.text.find(game.seat_name(seat_at(p), language)) == std::string::npos);
        }
    }
};

Heard play(const GameKind& kind, const GameOptions& options, std::uint64_t seeds) {
    Heard heard;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        auto game = kind.begin(kind, options, seed);
        REQUIRE_MESSAGE(game.ok(), game.error());
        Rng rng{seed};
        while (!(*game)->is_over()) {
            std::vector<Event> events;
            const bool luck = (*game)->choice().seat == Seat::luck;
            for (const Language language : languages)
                for (const Answer option : (*game)->choice().options)
                    if (!luck) heard.hear(**game, (*game)->words_for(option, language), language);
            (*game)->apply(random_option((*game)->choice().options, rng), &events);
            for (const Language language : languages)
                for (const Event& event : events) {
                    heard.hear(**game, (*game)->words_of(event, language), language);
                    const Event covered = (*game)->seen_by(event, Seat::nobody);
                    heard.hear(**game, (*game)->words_of(covered, language), language);
                }
        }
    }
    return heard;
}

}  // namespace

TEST_CASE("in whole games, what a sentence names is a segment, and joined they are the sentence") {
    const auto shelf = built_in_shelf();
    for (const GameKind& kind : shelf) {
        CAPTURE(kind.name);
        const bool deus = kind.name == "deus";
        Heard heard = play(kind, {{"players", "3"}}, 2);
        if (deus) {
            const Heard more = play(kind, {{"players", "2"}, {"egypt", "all"}, {"wildcard", "on"}}, 2);
            heard.things.insert(more.things.begin(), more.things.end());
        }
        CHECK(heard.things == (deus ? std::set<std::string>{"wheat", "wood", "clay", "stone", "gold", "vp"}
                                    : std::set<std::string>{"might", "cunning", "gp"}));
        for (const char* each : {"seat", "form", "thing", deus ? "card" : "hero", deus ? "region" : "quest"})
            CHECK_MESSAGE(heard.kinds.contains(each), each);
    }
}

TEST_CASE("French words melt across segments, and nowhere else") {
    const auto thing = [](const char* text) { return Words(Segment{"thing", Segment::uncounted, text, "clay"}); };
    CHECK(("le plus de " + thing("argile")).printed(Language::french).text() == "le plus d’argile");
    CHECK(("le cours de la " + thing("argile")).printed(Language::french).text() == "le cours de l’argile");
    CHECK(("le cours de le " + thing("blé")).printed(Language::french).text() == "le cours du blé");
    const Words region = Segment{.kind = "region", .number = 3, .text = "a4"};
    CHECK(("un pion de " + region).printed(Language::french).text() == "un pion de a4");
    CHECK(("de " + thing("clay")).printed(Language::english).text() == "de clay");
    CHECK(("le plus de " + thing("argile")).printed(Language::french).segments().size() == 2);
}

TEST_CASE("whoever is meant is told in forms of their own") {
    const Words built = does(Seat::second, Language::english, {"builds", "build"}, {}) + "it";
    CHECK(built.text() == "red builds it");
    CHECK(json_of(built) == Json::parse(R"([["seat",1,"red"]," ",["form",1,"builds","build"]," it"])"));
    const Words theirs = of(Seat::first, Language::english, {"the pieces of ", "your pieces"});
    CHECK(theirs.text() == "the pieces of blue");
    CHECK(json_of(theirs) == Json::parse(R"([["form",0,"the pieces of ","your pieces"],["seat",0,"blue",""]])"));
}
