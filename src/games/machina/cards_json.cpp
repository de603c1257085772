#include "games/machina/cards_json.hpp"

#include "core/digest.hpp"
#include "core/json_writer.hpp"
#include "games/machina/notation.hpp"
#include "games/machina/sentences.hpp"
#include "table/french.hpp"

namespace pantheon::machina {

namespace {

constexpr Bilingual<std::string_view> source_words[] = {
    {"rulebook", "règle du jeu"}, {"public", "pages publiques"}, {"inferred", "déduit"}, {"house", "de ce projet"}};

// The facts of a block by the words of its lines.
struct FactWord {
    std::string_view fact;
    Bilingual<std::string_view> word;
};
constexpr FactWord fact_words[] = {
    {"strength", {"strength", "valeurs"}},
    {"birthplace", {"birthplace", "origine"}},
    {"god", {"god", "dieu"}},
    {"area", {"area", "région"}},
    {"needs", {"needs", "conditions"}},
    {"gp", {"gp", "PG"}},
    {"start", {"start", "départ"}},
    {"limit", {"limit", "limite"}},
    {"ability", {"ability", "pouvoir"}},
    {"effect", {"effect", "effet"}},
    {"copies", {"copies", "nombre"}},
    {"colour", {"colour", "couleur"}},
    {"points", {"points", "points"}},
    {"gives", {"gives", "effet"}},
};

std::string fact_word(std::string_view fact, Language language) {
    for (const FactWord& each : fact_words)
        if (each.fact == fact) return std::string(each.word.in(language));
    return std::string(fact);
}

}  // namespace

std::string source_text(Sources sources, Language language) {
    std::string text;
    for (const Source source : sources)
        text += (text.empty() ? "" : ", ") + std::string(source_words[static_cast<std::size_t>(source)].in(language));
    return text;
}

namespace {

// All facts from one place, or each with its own.
std::string sources_line(const Printed& printed, Language language) {
    std::string text = say(language, "source: ", "source : ");
    bool same = true;
    for (const auto& fact : printed.facts) same = same && fact.second == printed.facts[0].second;
    if (printed.facts.empty()) return text;
    if (same) return text + source_text(printed.facts[0].second, language);
    std::string list;
    for (const auto& [fact, sources] : printed.facts)
        list += (list.empty() ? "" : say(language, "; ", " ; ")) + fact_word(fact, language) + " " +
                source_text(sources, language);
    return text + list;
}

bool is_house(const Printed& printed) {
    for (const auto& fact : printed.facts)
        if (fact.second.contains(Source::house)) return true;
    return false;
}

using Text = Words (*)(const Box& box, int number, Language language);

// One kind of thing in the box.
struct Kind {
    std::string_view key;
    Bilingual<std::string_view> heading;
    const std::vector<Printed>& (*all)(const Box& box);
    Text text;
};

constexpr Kind kinds[] = {
    {"god",
     {"gods", "dieux"},
     [](const Box& box) -> const std::vector<Printed>& { return box.gods; },
     [](const Box& box, int n, Language l) { return god_words(box, static_cast<God>(n), l); }},
    {"hero",
     {"heroes", "héros"},
     [](const Box& box) -> const std::vector<Printed>& { return box.heroes; },
     [](const Box& box, int n, Language l) { return hero_words(box, static_cast<Hero>(n), l); }},
    {"quest",
     {"quests", "quêtes"},
     [](const Box& box) -> const std::vector<Printed>& { return box.quests; },
     [](const Box& box, int n, Language l) { return quest_words(box, static_cast<Quest>(n), l); }},
    {"intervention",
     {"interventions", "interventions"},
     [](const Box& box) -> const std::vector<Printed>& { return box.interventions; },
     [](const Box& box, int n, Language l) { return intervention_words(box, static_cast<Intervention>(n), l); }},
    {"objective",
     {"objectives", "objectifs"},
     [](const Box& box) -> const std::vector<Printed>& { return box.objectives; },
     [](const Box& box, int n, Language l) { return objective_words(box, static_cast<Objective>(n), l); }},
    {"space",
     {"map", "carte"},
     [](const Box& box) -> const std::vector<Printed>& { return box.spaces; },
     [](const Box& box, int n, Language l) { return space_words(box, static_cast<Space>(n), l); }},
};

void write_both(JsonWriter& json, std::string_view key, std::string_view en, std::string_view fr) {
    json.key(key).object([&] {
        json.member("en", en);
        json.member("fr", fr);
    });
}

template <class Say>
void write_both(JsonWriter& json, std::string_view key, const Say& say) {
    json.key(key).object([&] {
        write_words(json.key("en"), say(Language::english));
        write_words(json.key("fr"), say(Language::french));
    });
}

std::string_view colour_word(Colour colour) { return colour_names[static_cast<std::size_t>(colour)].en; }

// What the rules read of it, as numbers.
// Boxes are named by these: whatever is added here gives every box another name, and its records are not found.
void write_numbers(JsonWriter& json, const Box& box, std::string_view kind, int number) {
    const Cards& cards = box.cards;
    if (kind == "hero") {
        const HeroCard& card = cards[static_cast<Hero>(number)];
        json.member("might", int{card.might});
        json.member("cunning", int{card.cunning});
        json.member("birthplace", colour_word(card.birthplace));
        if (card.god != no_god) json.member("god", box[card.god].id);
    } else if (kind == "quest") {
        const QuestCard& card = cards[static_cast<Quest>(number)];
        json.member("might", int{card.might});
        json.member("cunning", int{card.cunning});
        json.member("gp", int{card.gp});
        json.member("colour", colour_word(card.colour));
        json.member("legendary", card.legendary);
    } else if (kind == "god") {
        const GodMat& mat = cards[static_cast<God>(number)];
        json.member("might", int{mat.might});
        json.member("cunning", int{mat.cunning});
        json.member("interventions", int{mat.interventions});
        json.member("limit", int{mat.limit});
        json.member("hero", box[mat.hero].id);
    } else if (kind == "intervention") {
        json.member("copies", int{cards[static_cast<Intervention>(number)].copies});
    } else if (kind == "objective") {
        const ObjectiveTile& tile = cards[static_cast<Objective>(number)];
        json.member("gp", int{tile.gp});
        if (tile.legendary > 0) json.member("legendary", int{tile.legendary});
        json.key("quests").object([&] {
            for (std::size_t c = 0; c < colour_count; ++c)
                if (tile.of_colour[c] > 0) json.member(colour_names[c].en, int{tile.of_colour[c]});
        });
    } else if (number < colour_count) {
        const AreaPoints& points = cards[static_cast<Colour>(number)];
        json.member("colour", colour_names[static_cast<std::size_t>(number)].en);
        json.member("might", int{points.might});
        json.member("cunning", int{points.cunning});
    }
}

void write_card(JsonWriter& json, const Box& box, const Kind& kind, int number) {
    const Printed& printed = kind.all(box)[static_cast<std::size_t>(number)];
    json.member("id", printed.id);
    json.member("kind", kind.key);
    json.member("number", number);
    json.member("edition", printed.mini ? "mini" : "base");
    write_both(json, "name", printed.name.en, printed.name.fr);
    write_both(json, "text", [&](Language language) { return kind.text(box, number, language); });
    write_numbers(json, box, kind.key, number);
    if (kind.key == "god") {
        const Effect& ability = box.cards[static_cast<God>(number)].ability;
        write_both(json, "ability", [&](Language language) { return sentence(ability, language); });
    }
    json.key("source").object([&] {
        for (const auto& [fact, sources] : printed.facts)
            json.key(fact).array([&] {
                for (const Source source : sources) json.value(source_words[static_cast<std::size_t>(source)].en);
            });
    });
}

// Beside the name: how many copies there are, and where it belongs.
std::string title(const Box& box, const Kind& kind, int number, Language language) {
    const Printed& printed = kind.all(box)[static_cast<std::size_t>(number)];
    std::string text = printed.name.in(language);
    if (kind.key == "intervention" && box.cards[static_cast<Intervention>(number)].copies > 1)
        text += " × " + std::to_string(box.cards[static_cast<Intervention>(number)].copies);
    return text + (printed.mini ? say(language, " (mini expansion)", " (mini extension)") : "");
}

CardEntry entry(const Box& box, const Kind& kind, int number) {
    const Printed& printed = kind.all(box)[static_cast<std::size_t>(number)];
    const auto lines = [&](Language language) {
        return std::vector<std::string>{kind.text(box, number, language).text(), sources_line(printed, language)};
    };
    JsonWriter json;
    json.object([&] { write_card(json, box, kind, number); });
    return {.id = printed.id,
            .edition = "machina",
            .name = printed.name,
            .heading = {std::string(kind.heading.en), std::string(kind.heading.fr)},
            .title = {title(box, kind, number, Language::english), title(box, kind, number, Language::french)},
            .lines = {lines(Language::english), lines(Language::french)},
            .house = is_house(printed),
            .json = json.text()};
}

}  // namespace

std::string cards_json(const Box& box) {
    JsonWriter json;
    json.array([&] {
        for (const Kind& kind : kinds)
            for (std::size_t i = 0; i < kind.all(box).size(); ++i)
                json.object([&] { write_card(json, box, kind, static_cast<int>(i)); });
    });
    return json.text();
}

std::string box_name(const Box& box) {
    const Cards& cards = box.cards;
    JsonWriter json;
    json.array([&] {
        for (const Kind& kind : kinds)
            for (std::size_t i = 0; i < kind.all(box).size(); ++i)
                json.object([&] {
                    json.member("name", kind.all(box)[i].name.en);
                    json.member("mini", kind.all(box)[i].mini);
                    write_numbers(json, box, kind.key, static_cast<int>(i));
                });
        for (std::size_t i = 0; i < box.gods.size(); ++i)
            json.value(sentence(cards.gods[i].ability, Language::english).text());
        for (std::size_t i = 0; i < box.interventions.size(); ++i)
            json.value(sentence(cards.interventions[i].effect, Language::english).text());
        for (const std::uint8_t bonus : cards.hero_bonus) json.value(int{bonus});
        for (const std::uint8_t gain : cards.quest_gain) json.value(int{gain});
        for (const std::uint8_t loss : cards.quest_loss) json.value(int{loss});
        json.value(int{cards.altar_points});
    });
    return "machina " + digest(json.text());
}

std::vector<CardEntry> card_entries(const Box& box) {
    std::vector<CardEntry> entries;
    for (const Kind& kind : kinds)
        for (std::size_t i = 0; i < kind.all(box).size(); ++i) entries.push_back(entry(box, kind, static_cast<int>(i)));
    return entries;
}

}  // namespace pantheon::machina
