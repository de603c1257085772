// One statement about a position of Deus Ex Machina, read from words: the language of scenes and written positions.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/machina/box.hpp"
#include "games/machina/setup.hpp"
#include "games/machina/state.hpp"

namespace pantheon::machina {

// What a statement speaks of. The comment shows how it is written; docs/scenes.md is the reference.
enum class Subject {
    god,                // blue god Zeus                     sets what she begins with, so it is said first
    might,              // blue might 3
    cunning,            // blue cunning 2
    gp,                 // blue gp 12
    ability,            // blue ability ready                or: used
    hand,               // blue hand Bribery, Lucky Day known to red       or: blue hand empty
    hand_size,          // blue hand size 2                  (only checked)
    objective,          // blue objective Path of Asia
    secrets,            // blue secrets Hydra, Sirens        or: blue secrets empty
    secrets_left,       // blue secrets left 1               (only checked)
    gave_back,          // blue gave back Hydra              or: nothing
    done,               // blue done Hydra, Sirens           or: blue done empty
    reserves,           // blue reserves Perseus             or: nobody
    closes,             // blue closes 2                     or: nothing
    rank,               // blue rank 1                       (only checked)
    claim,              // blue claim objective              (only checked) or: six-areas, both, none
    heroes,             // heroes Perseus, empty, Ajax       from the top; what is not said is empty
    quests,             // quests Hydra -2 might, empty, Sirens
    hero_deck,          // hero deck Perseus, Ajax           all others that are not on the track are discarded
    hero_discards,      // hero discards Hector              (only checked)
    quest_deck,         // quest deck Hydra                  all others of the deck leave the game
    quest_deck_size,    // quest deck size 12                (only checked)
    seen,               // seen Hydra                        quests in the deck that have lain open
    intervention_deck,  // intervention deck Bribery         all others that nobody holds are discarded
    discards,           // discards Bribery, Lucky Day       interventions
    at,                 // at Asia Minor: red                or: nobody
    token,              // token red                         who has the first player token
    first,              // first red                         who began this turn
    plays,              // plays red                         whose round it is
    turn,               // turn 3
    round,              // round 2
    completed_turn,     // completed turn 2                  the last in which a quest was completed
    last_turn,          // last turn yes
    over,               // over yes                          (only checked)
    ending,             // ending no-quests                  (only checked)
    needs,              // needs Hydra: 5 might, 4 cunning   (only checked) what a quest on the track asks for now
};

struct Statement {
    Subject subject{};
    Seat seat = Seat::nobody;
    int number = 0;
    bool flag = false;
    God god = no_god;
    Objective objective = no_objective;
    Space space = nowhere;
    std::vector<Hero> heroes;        // no_hero: an empty space
    std::vector<QuestSpace> quests;  // no_quest: an empty space
    std::vector<Held> cards;
};

// Errors say which word is not understood and what was expected.
Result<Statement> read_statement(const Box& box, const Setup& setup, std::string_view text);

}  // namespace pantheon::machina
