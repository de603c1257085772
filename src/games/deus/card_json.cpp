#include "games/deus/card_json.hpp"

#include "core/json_writer.hpp"
#include "games/deus/card_text.hpp"
#include "games/deus/names.hpp"

namespace pantheon::deus {
namespace {

void write_both(JsonWriter& json, std::string_view name, const Bilingual<std::string>& text) {
    json.key(name).object([&] {
        json.member("en", text.en);
        json.member("fr", text.fr);
    });
}

void write_both(JsonWriter& json, std::string_view name, const Face& face, Words (*words)(const Face&, Language)) {
    json.key(name).object([&] {
        write_words(json.key("en"), words(face, Language::english));
        write_words(json.key("fr"), words(face, Language::french));
    });
}

void write_cost(JsonWriter& json, const Cost& cost) {
    json.key("cost").object([&] {
        for (std::size_t r = 0; r < cost.resources.size(); ++r)
            if (cost.resources[r] > 0) json.member(thing_names[r].en, int{cost.resources[r]});
        if (cost.gold > 0) json.member("gold", int{cost.gold});
        if (cost.gold_by_rank) json.member("gold_by_rank", true);
    });
}

void write_sources(JsonWriter& json, std::string_view fact, const Sources& sources) {
    json.key(fact).array([&] {
        for (const Source source : sources) json.value(sources_text(Sources::of(source), Language::english));
    });
}

// The 1× effect and the buildings it needs are named only where a card has them.
void write_card(JsonWriter& json, const Face& face) {
    const bool once = face.once.word != nullptr, needs = face.min_buildings > 0;
    json.member("id", face.id);
    json.member("edition", face.edition == Edition::egypt ? "egypt" : "base");
    write_both(json, "name", face.name);
    json.member("colour", name_in(colour_names, face.colour).en);
    json.member("copies", face.copies);
    write_cost(json, face.cost);
    write_both(json, "text", face, effect_words);
    json.key("source").object([&] {
        write_sources(json, "effect", face.sources.effect);
        write_sources(json, "cost", face.sources.cost);
        write_sources(json, "copies", face.sources.copies);
        if (once) write_sources(json, "once", face.sources.once);
        if (needs) write_sources(json, "min_buildings", face.sources.needs);
    });
    if (once) write_both(json, "once", face, once_words);
    if (needs) json.member("min_buildings", face.min_buildings);
}

}  // namespace

std::string card_json(const Face& face) {
    JsonWriter json;
    json.object([&] { write_card(json, face); });
    return json.text();
}

std::string cards_json(const Box& box) {
    JsonWriter json;
    json.array([&] {
        for (const Face& face : box.faces) json.object([&] { write_card(json, face); });
    });
    return json.text();
}

}  // namespace pantheon::deus
