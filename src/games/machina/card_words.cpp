#include "games/machina/card_words.hpp"

#include <array>

#include "games/machina/cards.hpp"

namespace pantheon::machina {
namespace {

using words::row;

constexpr words::Meaning none{};

// French is written as one types it: the printer sets apostrophes and spaces.
// clang-format off
constexpr std::array rows{
    row(Kind::ability, Op::reserve_hero,  "reserve a hero until your next round",
                                          "réservez un héros jusqu'à votre prochaine manche"),
    row(Kind::ability, Op::remove_hero,   "remove a hero and close the space until your next round",
                                          "écartez un héros et fermez sa case jusqu'à votre prochaine manche"),
    row(Kind::ability, Op::lower_might,   "lower the <might:might> of a quest by {number}",
                                          "réduisez de {number} la <might:force> requise par une quête"),
    row(Kind::ability, Op::lower_cunning, "lower the <cunning:cunning> of a quest by {number}",
                                          "réduisez de {number} la <cunning:ruse> requise par une quête"),
    row(Kind::ability, Op::rob,           "take an intervention from a player",
                                          "prenez une intervention à un joueur"),
    row(Kind::ability, Op::new_quests,    "replace the quests on the track",
                                          "remplacez les quêtes de la piste"),

    row(Kind::intervention, none, "{deed}",              "{deed}"),
    row(Kind::intervention, none, "pay {price}: {deed}", "payez {price} : {deed}"),

    row(Kind::deed, Op::swap_quests,  "swap 2 quests",                    "échangez 2 quêtes"),
    row(Kind::deed, Op::swap_heroes,  "swap 2 heroes",                    "échangez 2 héros"),
    row(Kind::deed, Op::reveal_quest, "reveal a quest on an empty space", "révélez une quête sur une case vide"),
    row(Kind::deed, Op::presence,     "gain the points of an area and complete a quest there",
                                      "gagnez les points d'une région et accomplissez-y une quête"),
    row(Kind::deed, Op::gain_gp,      "gain {number} <gp:gp>",                 "gagnez {number} <gp:PG>"),
    row(Kind::deed, Op::harm,         "an opponent loses {number} <gp:gp>",    "un adversaire perd {number} <gp:PG>"),
    row(Kind::deed, Op::move_token,   "move the token of an opponent",    "déplacez le pion d'un adversaire"),
    row(Kind::deed, Op::strengthen,   "your hero gains {number} to share between <might:might> and <cunning:cunning>",
                                      "votre héros gagne {number} points à répartir entre <might:force> et <cunning:ruse>"),

    row(Kind::price, none, "{might} <might:might>",                       "{might} <might:de force>"),
    row(Kind::price, none, "{cunning} <cunning:cunning>",                   "{cunning} <cunning:de ruse>"),
    row(Kind::price, none, "{might} <might:might> and {cunning} <cunning:cunning>", "{might} <might:de force> et {cunning} <cunning:de ruse>"),
};
// clang-format on

constexpr std::string_view kind_names[] = {"ability", "intervention", "deed", "price", "number", "might", "cunning"};

constexpr words::Vocabulary with_sentence(Kind sentence) {
    return {.words = rows,
            .kind_names = kind_names,
            .sentence = sentence,
            .first_numeral = Kind::number,
            .counted = Kind::deed,
            .largest_number = 9};
}
constexpr words::Vocabulary abilities = with_sentence(Kind::ability);
constexpr words::Vocabulary interventions = with_sentence(Kind::intervention);

}  // namespace

const words::Vocabulary& ability_words() { return abilities; }
const words::Vocabulary& intervention_words() { return interventions; }

}  // namespace pantheon::machina
