// What is printed, as the rules read it: numbers only, built once from a box and shared by all games.
#pragma once

#include <array>

#include "games/machina/things.hpp"

namespace pantheon::machina {

// What an ability or an intervention does; `games/machina/sentences` has the words.
enum class Op : std::uint8_t {
    none,
    reserve_hero,   // ability: nobody else may use the hero until your next round
    remove_hero,    // ability: the hero goes, his space is closed until your next round
    lower_might,    // ability: a quest needs `n` less
    lower_cunning,  // ability: a quest needs `n` less
    rob,            // ability: take a random intervention from a player
    new_quests,     // ability: all quests on the track are replaced
    swap_quests,    // two quests on the track change places
    swap_heroes,    // two heroes on the track change places
    reveal_quest,   // a quest comes to an empty space
    presence,       // points and a quest of the same area
    gain_gp,        // `n` glory points, for `might` and `cunning` points
    harm,           // an opponent loses `n` glory points, for `might` and `cunning` points
    move_token,     // an opponent's token goes to another space
    strengthen,     // the hero of this round gets `n`, shared between might and cunning
};

struct Effect {
    Op op = Op::none;
    std::uint8_t n = 0;
    std::uint8_t might = 0, cunning = 0;  // what it costs

    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

struct HeroCard {
    std::uint8_t might = 0, cunning = 0;
    Colour birthplace{};
    God god = no_god;  // of a legendary hero
};

struct QuestCard {
    std::uint8_t might = 0, cunning = 0, gp = 0;
    Colour colour{};
    bool legendary = false;
};

struct GodMat {
    std::uint8_t might = 0, cunning = 0, interventions = 0;  // at the start
    std::uint8_t limit = 0;                                  // of interventions in hand
    Effect ability;
    Hero hero = no_hero;
};

struct InterventionCard {
    std::uint8_t copies = 0;
    std::uint8_t first_copy = 0;  // copies are counted through all faces
    Effect effect;
};

// Quests that are asked for are all different ones (D18).
struct ObjectiveTile {
    std::uint8_t gp = 0;
    std::uint8_t legendary = 0;
    std::array<std::uint8_t, colour_count> of_colour{};
};

struct AreaPoints {
    std::uint8_t might = 0, cunning = 0;
};

struct Cards {
    std::array<HeroCard, max_heroes> heroes{};
    std::array<QuestCard, max_quests> quests{};
    std::array<GodMat, max_gods> gods{};
    std::array<InterventionCard, max_interventions> interventions{};
    std::array<Intervention, max_copies> face_of_copy{};
    std::array<ObjectiveTile, max_objectives> objectives{};
    int intervention_count = 0;  // faces

    std::array<AreaPoints, colour_count> areas{};
    std::array<std::uint8_t, hero_spaces> hero_bonus{};
    std::array<std::uint8_t, quest_spaces> quest_gain{}, quest_loss{};
    std::uint8_t altar_points = 1;

    // What the base game holds, and what the mini expansion adds.
    HeroSet heroes_without_god;
    GodSet gods_of_base, gods_of_mini;
    ObjectiveSet objectives_of_base, objectives_of_mini;
    BitSet<Intervention, max_interventions> interventions_of_mini;

    QuestSet all_quests, small_quests;  // small: in play with four players alone
    QuestSet legendary;
    std::array<QuestSet, colour_count> of_colour{};

    const HeroCard& operator[](Hero hero) const { return heroes[static_cast<std::size_t>(hero)]; }
    const QuestCard& operator[](Quest quest) const { return quests[static_cast<std::size_t>(quest)]; }
    const GodMat& operator[](God god) const { return gods[static_cast<std::size_t>(god)]; }
    const InterventionCard& operator[](Intervention face) const {
        return interventions[static_cast<std::size_t>(face)];
    }
    const ObjectiveTile& operator[](Objective tile) const { return objectives[static_cast<std::size_t>(tile)]; }
    const AreaPoints& operator[](Colour area) const { return areas[static_cast<std::size_t>(area)]; }
    const QuestSet& quests_of(Colour colour) const { return of_colour[static_cast<std::size_t>(colour)]; }
};

}  // namespace pantheon::machina
