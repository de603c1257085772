#include "games/deus/card_text.hpp"

#include "games/deus/card_words.hpp"

namespace pantheon::deus {
namespace {

constexpr std::array<Bilingual<std::string_view>, 4> source_names{{
    {"rulebook", "règle du jeu"},
    {"public", "sources publiques"},
    {"inferred", "déduit"},
    {"house", "maison"},
}};

void append(std::string& list, std::string_view item) {
    if (!list.empty()) list += ", ";
    list += item;
}

void append_amount(std::string& list, int number, Kind kind, int meaning, Language language) {
    if (number > 0) append(list, words::print_amount(number, card_word(kind, meaning), language));
}

}  // namespace

Words effect_words(const Face& face, Language language) { return say_effect(face.effect, language); }

Words once_words(const Face& face, Language language) {
    return face.once.word ? say_effect(face.once, language) : Words{};
}

std::string effect_text(const Face& face, Language language) { return effect_words(face, language).text(); }
std::string once_text(const Face& face, Language language) { return once_words(face, language).text(); }

std::string needs_text(const Face& face, Language language) {
    if (face.min_buildings == 0) return "";
    const std::string number = std::to_string(face.min_buildings);
    const bool one = face.min_buildings == 1;
    if (language == Language::french)
        return "au moins " + number + (one ? " bâtiment doit" : " bâtiments doivent") + " se trouver dans la région";
    return "at least " + number + (one ? " building" : " buildings") + " must stand in the region";
}

std::string cost_text(const Cost& cost, Language language) {
    std::string text;
    for (int resource = 0; resource < resource_count; ++resource)
        append_amount(text, cost.resources[static_cast<std::size_t>(resource)], Kind::resource, resource, language);
    append_amount(text, cost.gold, Kind::price, static_cast<int>(Thing::gold), language);
    if (cost.gold_by_rank)
        append(text, language == Language::french ? "autant d’ors que son rang dans la colonne"
                                                  : "as much gold as its rank in the column");
    return text;
}

std::string sources_text(Sources sources, Language language) {
    std::string text;
    for (Source source : sources) append(text, source_names[static_cast<std::size_t>(source)].in(language));
    return text;
}

}  // namespace pantheon::deus
