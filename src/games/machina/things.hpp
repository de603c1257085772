// The things of Deus Ex Machina: areas, heroes, quests, gods, interventions, objectives, spaces.
#pragma once

#include <cstdint>

#include "core/bits.hpp"

namespace pantheon::machina {

// The six areas of the map, by their colour.
enum class Colour : std::uint8_t { red, green, purple, blue, yellow, black };
inline constexpr int colour_count = 6;

// Where a hero can be sent: the areas, with the number of their colour, then the temple and the altar.
enum class Space : std::uint8_t { olympus = colour_count, altar };
inline constexpr int space_count = 8;
inline constexpr Space nowhere{255};
using SpaceSet = BitSet<Space, space_count>;
constexpr Space area_of(Colour colour) { return static_cast<Space>(colour); }
constexpr bool is_area(Space space) { return static_cast<int>(space) < colour_count; }
constexpr Colour colour_of(Space area) { return static_cast<Colour>(area); }

// What a mat counts, and glory: the `thing` of an event.
enum class Thing : std::uint8_t { might, cunning, gp };

// Rows of the box, in the order of its files.
enum class God : std::uint8_t {};
inline constexpr int max_gods = 8;
inline constexpr God no_god{255};
using GodSet = BitSet<God, max_gods>;

enum class Hero : std::uint8_t {};
inline constexpr int max_heroes = 24;
inline constexpr Hero no_hero{255};
using HeroSet = BitSet<Hero, max_heroes>;

enum class Quest : std::uint8_t {};
inline constexpr int max_quests = 48;
inline constexpr Quest no_quest{255};
using QuestSet = BitSet<Quest, max_quests>;

// A face: its copies are alike. Only luck tells copies apart, so that a card with two of them is drawn twice as often.
enum class Intervention : std::uint8_t {};
inline constexpr int max_interventions = 12;
inline constexpr int max_copies = 48;  // of all faces together
inline constexpr Intervention no_intervention{255};

enum class Objective : std::uint8_t {};
inline constexpr int max_objectives = 16;
inline constexpr Objective no_objective{255};
using ObjectiveSet = BitSet<Objective, max_objectives>;

// Both tracks are counted from the top, from 0.
inline constexpr int hero_spaces = 3;
inline constexpr int quest_spaces = 4;
inline constexpr std::uint8_t no_space = 255;

inline constexpr int track_end = 4;         // might and cunning on a mat
inline constexpr int largest_hand = 4;      // interventions: the highest limit, and one that was just drawn
inline constexpr int most_legendary = 2;    // on the quest track
inline constexpr int most_of_a_colour = 2;  // on the quest track
inline constexpr int secret_quests = 2;     // of a player
inline constexpr int quests_to_choose = 3;  // from which these are kept
inline constexpr int four_player_gp = 2;    // quests with so many glory points need four players
inline constexpr int tribute_gp = 2;        // for a legendary hero's god
inline constexpr int stalled_turns = 10;    // D30
inline constexpr int most_gp = 10'000;      // never reached: keeps the number in its bytes

template <class Enum>
constexpr int index(Enum thing) {
    return static_cast<int>(thing);
}

}  // namespace pantheon::machina
