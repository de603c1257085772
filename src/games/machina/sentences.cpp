#include "games/machina/sentences.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "table/french.hpp"

namespace pantheon::machina {

namespace {

// {n} is the effect's own number, {m} and {c} are the might and cunning that it costs.
struct Form {
    Op op;
    Doer doer;
    Bilingual<std::string_view> words;
};

constexpr Form forms[] = {
    {Op::reserve_hero,
     Doer::ability,
     {"reserve a hero until your next round", "réservez un héros jusqu'à votre prochaine manche"}},
    {Op::remove_hero,
     Doer::ability,
     {"remove a hero and close the space until your next round",
      "écartez un héros et fermez sa case jusqu'à votre prochaine manche"}},
    {Op::lower_might,
     Doer::ability,
     {"lower the might of a quest by {n}", "réduisez de {n} la force requise par une quête"}},
    {Op::lower_cunning,
     Doer::ability,
     {"lower the cunning of a quest by {n}", "réduisez de {n} la ruse requise par une quête"}},
    {Op::rob, Doer::ability, {"take an intervention from a player", "prenez une intervention à un joueur"}},
    {Op::new_quests, Doer::ability, {"replace the quests on the track", "remplacez les quêtes de la piste"}},
    {Op::swap_quests, Doer::intervention, {"swap 2 quests", "échangez 2 quêtes"}},
    {Op::swap_heroes, Doer::intervention, {"swap 2 heroes", "échangez 2 héros"}},
    {Op::reveal_quest, Doer::intervention, {"reveal a quest on an empty space", "révélez une quête sur une case vide"}},
    {Op::presence,
     Doer::intervention,
     {"gain the points of an area and complete a quest there",
      "gagnez les points d'une région et accomplissez-y une quête"}},
    {Op::gain_gp, Doer::intervention, {"gain {n} gp", "gagnez {n} PG"}},
    {Op::gain_gp, Doer::intervention, {"pay {m} might: gain {n} gp", "payez {m} force : gagnez {n} PG"}},
    {Op::gain_gp, Doer::intervention, {"pay {c} cunning: gain {n} gp", "payez {c} ruse : gagnez {n} PG"}},
    {Op::gain_gp,
     Doer::intervention,
     {"pay {m} might and {c} cunning: gain {n} gp", "payez {m} force et {c} ruse : gagnez {n} PG"}},
    {Op::harm, Doer::intervention, {"an opponent loses {n} gp", "un adversaire perd {n} PG"}},
    {Op::harm,
     Doer::intervention,
     {"pay {m} might: an opponent loses {n} gp", "payez {m} force : un adversaire perd {n} PG"}},
    {Op::harm,
     Doer::intervention,
     {"pay {c} cunning: an opponent loses {n} gp", "payez {c} ruse : un adversaire perd {n} PG"}},
    {Op::harm,
     Doer::intervention,
     {"pay {m} might and {c} cunning: an opponent loses {n} gp",
      "payez {m} force et {c} ruse : un adversaire perd {n} PG"}},
    {Op::move_token, Doer::intervention, {"move the token of an opponent", "déplacez le pion d'un adversaire"}},
    {Op::strengthen,
     Doer::intervention,
     {"your hero gains {n} to share between might and cunning",
      "votre héros gagne {n} à répartir entre force et ruse"}},
};

constexpr int most_n = 9;

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// Where the number of a place in a form goes; null if the word is no such place.
std::uint8_t* number_at(std::string_view word, Effect& effect) {
    if (word == "{n}") return &effect.n;
    if (word == "{m}") return &effect.might;
    return word == "{c}" ? &effect.cunning : nullptr;
}

std::string expected_for(std::string_view word) {
    if (word == "{n}") return "a number from 1 to " + std::to_string(most_n);
    if (word == "{m}" || word == "{c}") return "a number from 1 to " + std::to_string(track_end);
    return "\"" + std::string(word) + "\"";
}

bool fits(std::string_view said, std::string_view word, Effect& effect) {
    std::uint8_t* number = number_at(word, effect);
    if (!number) return said == word;
    const int value = number_in(said).value_or(0);
    if (value < 1 || value > (word == "{n}" ? most_n : track_end)) return false;
    *number = static_cast<std::uint8_t>(value);
    return true;
}

// How many words of a form the line begins with; the numbers in them go to `effect`.
std::size_t matched(std::span<const words::Said> said, std::span<const std::string_view> form, Effect& effect) {
    std::size_t count = 0;
    while (count < said.size() && count < form.size() && fits(said[count].text, form[count], effect)) ++count;
    return count;
}

// The places that a form has, as bits: might, cunning.
int costs_in(std::string_view words) {
    return (words.find("{m}") != words.npos ? 1 : 0) + (words.find("{c}") != words.npos ? 2 : 0);
}

}  // namespace

Result<Effect> read_sentence(const words::Line& line, Doer doer) {
    const std::vector<words::Said> said = line.words();
    std::size_t furthest = 0;
    std::vector<std::string> expected;  // after the words that fit
    for (const Form& form : forms) {
        if (form.doer != doer) continue;
        Effect effect{.op = form.op};
        const auto words = split(form.words.en);
        const std::size_t count = matched(said, words, effect);
        if (count == said.size() && count == words.size()) return effect;
        if (count > furthest) furthest = count, expected.clear();
        if (count < furthest) continue;
        const std::string next = count < words.size() ? expected_for(words[count]) : "the end of the line";
        if (std::find(expected.begin(), expected.end(), next) == expected.end()) expected.push_back(next);
    }
    std::string list;
    for (const std::string& each : expected)
        list += (list.empty() ? "" : &each == &expected.back() ? " or " : ", ") + each;
    if (furthest < said.size()) return words::misfit(said[furthest], list);
    return error_at(said.back().spot, "the sentence stops too early; expected " + list + " after it");
}

std::string sentence(const Effect& effect, Language language) {
    const int costs = (effect.might > 0 ? 1 : 0) + (effect.cunning > 0 ? 2 : 0);
    for (const Form& form : forms) {
        if (form.op != effect.op || costs_in(form.words.en) != costs) continue;
        std::string text;
        for (const std::string_view word : split(form.words.in(language))) {
            Effect numbers = effect;
            const std::uint8_t* number = number_at(word, numbers);
            text += (text.empty() ? "" : " ") + (number ? std::to_string(*number) : std::string(word));
        }
        return language == Language::french ? french_name(text) : text;
    }
    return {};
}

}  // namespace pantheon::machina
