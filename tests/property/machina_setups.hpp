// Random setups of Deus Ex Machina: every number of players, set of gods and switch turns up.
#pragma once

#include <string>

#include "core/rng.hpp"
#include "games/machina/options.hpp"
#include "games/machina/prompts.hpp"
#include "property/battery.hpp"

namespace pantheon::machina {

inline Setup random_setup(const Box& box, Rng& rng) {
    GameOptions options;
    for (const OptionInfo& option : option_list())
        options[option.name] = option.values[rng.below(static_cast<std::uint32_t>(option.values.size()))].value;
    return *make_setup(box, options);
}

// The same cards with other numbers: whatever a designer may write into a box.
inline Cards other_numbers(Cards cards, Rng& rng) {
    const auto number = [&](int most) {
        return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(most) + 1));
    };
    for (HeroCard& hero : cards.heroes) hero.might = number(9), hero.cunning = number(9);
    cards.small_quests.clear();
    cards.legendary.clear();
    for (const Quest id : cards.all_quests) {
        QuestCard& quest = cards.quests[static_cast<std::size_t>(id)];
        quest.might = number(12);
        quest.cunning = number(12);
        quest.gp = static_cast<std::uint8_t>(3 + number(9));
        quest.legendary = number(3) == 0;
        if (quest.legendary) cards.legendary.add(id);
    }
    for (GodMat& mat : cards.gods)
        mat.might = number(4), mat.cunning = number(4), mat.ability.n = static_cast<std::uint8_t>(1 + number(8));
    for (InterventionCard& card : cards.interventions) {
        Effect& effect = card.effect;
        effect.n = static_cast<std::uint8_t>(1 + number(8));
        if (effect.op == Op::gain_gp || effect.op == Op::harm) effect.might = number(2), effect.cunning = number(2);
    }
    for (ObjectiveTile& tile : cards.objectives) {
        tile = {.gp = number(60), .legendary = number(2), .of_colour = {}};
        for (auto& asked : tile.of_colour) asked = number(2);
    }
    for (AreaPoints& area : cards.areas) area = {number(4), number(4)};
    for (auto* list : {&cards.quest_gain, &cards.quest_loss})
        for (auto& gp : *list) gp = number(5);
    for (auto& bonus : cards.hero_bonus) bonus = number(5);
    cards.altar_points = number(4);
    return cards;
}

// For the report of a failure: what to type to see it again.
inline std::string in_words(const Setup& setup) {
    std::string text;
    for (const auto& [name, value] : options_of(setup)) text += " " + name + "=" + value;
    return text;
}

// Eager players complete quests rather than take points.
inline Options dull(const Choice& choice) {
    return prompt_of(choice) == Prompt::deed ? Options::of(deed_points) : Options{};
}
inline battery::Drifter drifter(bool eager) { return {eager, &dull}; }

}  // namespace pantheon::machina
