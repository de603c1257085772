// Everything that can happen in Deus Ex Machina.
#pragma once

#include "table/event.hpp"

namespace pantheon::machina {

// `card` is the number of a god, hero, quest, intervention (its face) or objective, as said here; `region` and `from`
// are places on the map or on a track, both from 0; `thing` is a Thing where nothing else is said.
enum class What : std::uint8_t {
    placement_begins,          // seat; n: turn; thing: round, from 0
    turn_begins,               // n: turn; seat: who begins it; flag: it is the last (D22)
    god_taken,                 // seat; card: god
    drew_intervention,         // seat; card: intervention (only that seat sees which)
    drew_objective,            // seat; card: objective (only that seat)
    drew_quest,                // seat; card: quest (only that seat)
    returned_quest,            // seat; card: quest (only that seat)
    hero_came,                 // card: hero; region: hero space
    quest_came,                // card: quest; region: quest space
    quest_sent_away,           // card: quest; from: quest space; flag: because of its colour, not as a third legendary
    heroes_reshuffled,         //
    interventions_reshuffled,  //
    first_player,              // seat: has the first player token now
    sent,                      // seat; card: hero; region: space; from: hero space
    gained,                    // seat, thing, n: points of an area or the altar; flag: by an intervention (glory)
    spent,                     // seat, thing, n
    completed,                 // seat; card: quest; from: quest space; n: its glory; flag: a secret quest
    space_bonus,               // seat; from: quest space; n: glory
    lost,             // seat; other: by whom; n: glory really lost; flag: by an intervention, not a quest space
    honoured,         // seat: the hero's god; other: who used him; card: hero; n: glory
    paid_tribute,     // seat: who used him; other: the god; n: glory really paid (D1)
    recharged,        // seat
    used_ability,     // seat; card: god
    reserved_hero,    // seat; card: hero; region: hero space
    removed_hero,     // seat; card: hero; from: hero space, now closed
    space_reopened,   // seat: who had closed it; region: hero space; flag: because another is closed now (D41)
    lowered_quest,    // seat; card: quest; region: quest space; thing, n
    robbed,           // seat; other: the victim; card: intervention (only these two see which)
    replaced_quests,  // seat; n: how many left the track
    played,           // seat; card: intervention
    discarded,        // seat; card: intervention
    swapped_quests,   // seat; card, thing: both quests; region, from: where each of them lies now
    swapped_heroes,   // seat; card, thing: both heroes; region, from: where each of them stands now
    moved_token,      // seat; other: whose; region: to; from
    strengthened,     // seat, n
    laid_quest,       // seat; card: a secret quest; region: quest space
    claimed,          // seat; thing: a Claim; card: objective, if fulfilled
    game_over,        // thing: an Ending
};

inline constexpr EventRow event_table[] = {
    {What::placement_begins, "placement_begins", Telling::turn_begins},
    {What::turn_begins, "turn_begins"},
    {What::god_taken, "god_taken"},
    {What::drew_intervention, "drew_intervention", Telling::shows, Secret::card},
    {What::drew_objective, "drew_objective", Telling::shows, Secret::card},
    {What::drew_quest, "drew_quest", Telling::shows, Secret::card},
    {What::returned_quest, "returned_quest", Telling::plain, Secret::card},
    {What::hero_came, "hero_came", Telling::shows},
    {What::quest_came, "quest_came", Telling::shows},
    {What::quest_sent_away, "quest_sent_away"},
    {What::heroes_reshuffled, "heroes_reshuffled"},
    {What::interventions_reshuffled, "interventions_reshuffled"},
    {What::first_player, "first_player"},
    {What::sent, "sent"},
    {What::gained, "gained"},
    {What::spent, "spent"},
    {What::completed, "completed"},
    {What::space_bonus, "space_bonus"},
    {What::lost, "lost"},
    {What::honoured, "honoured"},
    {What::paid_tribute, "paid_tribute"},
    {What::recharged, "recharged"},
    {What::used_ability, "used_ability"},
    {What::reserved_hero, "reserved_hero"},
    {What::removed_hero, "removed_hero"},
    {What::space_reopened, "space_reopened"},
    {What::lowered_quest, "lowered_quest"},
    {What::robbed, "robbed", Telling::shows, Secret::card_of_both},
    {What::replaced_quests, "replaced_quests"},
    {What::played, "played"},
    {What::discarded, "discarded"},
    {What::swapped_quests, "swapped_quests"},
    {What::swapped_heroes, "swapped_heroes"},
    {What::moved_token, "moved_token"},
    {What::strengthened, "strengthened"},
    {What::laid_quest, "laid_quest"},
    {What::claimed, "claimed", Telling::uncovers},
    {What::game_over, "game_over"},
};
static_assert(is_complete(event_table, What::game_over));

}  // namespace pantheon::machina
