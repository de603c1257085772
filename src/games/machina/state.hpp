// A position of Deus Ex Machina: plain bytes, split into what everybody sees and what is hidden.
#pragma once

#include <array>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.hpp"
#include "games/machina/things.hpp"
#include "table/choice.hpp"

namespace pantheon::machina {

struct Player {
    QuestSet done;  // completed quests, the secret ones too
    std::int16_t gp = 0;
    God god = no_god;
    std::uint8_t might = 0, cunning = 0;
    bool charged = false;        // the ability can be used
    std::uint8_t hand_size = 0;  // interventions
    std::uint8_t secrets = 0;    // secret quests that nobody else has seen yet

    friend constexpr bool operator==(const Player&, const Player&) = default;
};

// A reduction travels with its quest (D49).
struct QuestSpace {
    Quest quest = no_quest;
    std::uint8_t less_might = 0, less_cunning = 0;

    friend constexpr bool operator==(const QuestSpace&, const QuestSpace&) = default;
};

// What is done next, or what waits for an answer. The steps from `space` to `limit` belong to one placement.
enum class Step : std::uint8_t {
    gods,          // setup: the seat `dealing` gets a god
    deal,          // setup: the seat `dealing` gets interventions, objective and secret quests
    heroes,        // empty places of the hero track are filled; then `then`
    quests,        // empty places of the quest track are filled within its limits; then `then`
    first_seat,    // setup: who begins
    turn,          // a turn begins: all tokens are back
    placement,     // a placement of `active` begins
    act,           // the main question: send a hero, or a free action, or enough
    ability,       // what the god's ability is used on
    steal,         // which card is taken from the seat `robbed`
    intervention,  // what the card `playing` is used on
    move_to,       // where the token from the space `moved_from` goes
    lucky,         // a quest is revealed onto the quest space `lucky_space`
    lay,           // which quest space the secret quest `laid` is put on
    space,         // where the hero on the hero space `sent` goes
    deed,          // what he does in the area `at`
    payment,       // which points help him to complete the quest on the quest space `doing`
    victim,        // who loses `loss` glory points because of the quest space
    altar,         // which track moves up
    tribute,       // the hero's god is honoured, the hero leaves the track
    olympus,       // an intervention is drawn
    limit,         // interventions beyond the limit are discarded
    over,
};

// How the game ended: by the winner's claim, or without one.
enum class Ending : std::uint8_t { none, objective, six_areas, both, no_quests, standstill };

// What a player could claim when the game ended, from the weakest to the strongest.
enum class Claim : std::uint8_t { none, six_areas, objective, both };
inline constexpr std::array<std::string_view, 4> claim_names{"none", "six-areas", "objective", "both"};

struct Public {
    std::array<Player, max_players> players{};
    HeroSet hero_deck, hero_discards;  // everybody can count heroes: only luck knows their order
    QuestSet shown;                    // quests that have ever lain open: nobody's secret quests
    QuestSet waiting;                  // quests sent away by the limits or replaced, until the refill is over (D21)
    std::array<std::uint8_t, max_interventions> discards{};  // played and discarded interventions, by face
    std::array<Hero, hero_spaces> heroes{no_hero, no_hero, no_hero};
    std::array<QuestSpace, quest_spaces> quests{};
    std::array<Seat, space_count> map{Seat::nobody, Seat::nobody, Seat::nobody, Seat::nobody,
                                      Seat::nobody, Seat::nobody, Seat::nobody, Seat::nobody};  // whose token
    std::uint8_t quest_deck_size = 0;
    Hero reserved = no_hero;  // only for the seat `reserver`, until its next placement
    Seat reserver = Seat::nobody;
    std::uint8_t closed = no_space;  // hero space closed by the seat `closer`, until its next placement
    Seat closer = Seat::nobody;

    std::uint16_t turn = 0;
    std::uint16_t completed_turn = 0;  // the last turn in which a quest was completed
    std::uint8_t round = 0;            // of the turn, from 0
    Seat active = Seat::nobody;        // whose placement it is; nobody during the setup
    Seat first = Seat::nobody;         // who began this turn
    Seat token = Seat::nobody;         // who has the first player token, and begins the next
    std::uint8_t dealing = 0;          // setup: the seat that is served
    bool last_turn = false;            // D22
    bool over = false;

    Step step = Step::gods;
    Step then = Step::deal;
    // This placement alone.
    bool placed = false;        // the hero has been used
    bool played = false;        // an intervention has been played
    bool presence = false;      // this placement gives the points and a quest of its area
    bool points_taken = false;  // with `presence`: the points have been taken
    std::uint8_t strength = 0;  // extra strength of this round's hero, to be shared
    std::uint8_t gained = 0;    // interventions that came to hand in this round: not playable yet
    std::uint8_t sent = no_space;
    Space at = nowhere;
    std::uint8_t doing = no_space;
    std::uint8_t loss = 0;
    Seat robbed = Seat::nobody;
    Space moved_from = nowhere;
    std::uint8_t lucky_space = no_space;
    Intervention playing = no_intervention;
    Quest laid = no_quest;  // a secret quest that this placement must complete (D39)

    // Once the game is over.
    Ending ending = Ending::none;
    std::array<Claim, max_players> claims{};
    std::array<std::uint8_t, max_players> rank{};  // 1 for every winner

    friend constexpr bool operator==(const Public&, const Public&) = default;
};

// An intervention in somebody's hand. Hands are in the order in which the cards came (D45).
struct Held {
    Intervention card = no_intervention;
    bool fresh = false;         // it came in this round of its holder: playable from the next on
    std::uint8_t known_to = 0;  // seats that know it, one bit each: the victim of a theft (D48)

    friend constexpr bool operator==(const Held&, const Held&) = default;
};
using Hand = FixedVector<Held, largest_hand>;

struct Hidden {
    QuestSet quest_deck;
    std::array<QuestSet, max_players> secrets{};  // three while one of them has still to be given back
    std::array<Hand, max_players> hands{};
    std::array<Objective, max_players> objectives{no_objective, no_objective, no_objective, no_objective};
    std::array<Quest, max_players> returned{no_quest, no_quest, no_quest, no_quest};  // the quest not kept at the start

    friend constexpr bool operator==(const Hidden&, const Hidden&) = default;
};

struct State {
    Public open;
    Hidden hidden;
    Choice choice;

    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) < 512);

}  // namespace pantheon::machina
