// Everything that Deus Ex Machina can ask: one table for browser, keyboard, screen reader, notation, bots and nets.
#pragma once

#include "games/machina/things.hpp"
#include "table/choice.hpp"
#include "table/prompt.hpp"

namespace pantheon::machina {

enum class Prompt : std::uint8_t {
    over,               // nothing more to ask: the game has ended
    god,                // setup: which god you are
    deal_god,           // luck, setup: the god of a seat
    draw_intervention,  // luck: the copy that is drawn
    draw_objective,     // luck, setup
    draw_quest,         // luck, setup: one of three secret quests
    return_quest,       // setup: which of the three is not kept
    draw_hero,          // luck: the next hero of the track
    reveal_quest,       // luck: the next quest of the track
    first_seat,         // luck, setup: who begins
    act,                // which hero to send, or a free action; after the placement: a free action or enough
    space,              // where the hero goes
    deed,               // in an area: its points, or which quest
    payment,            // how many points of might and cunning are spent
    victim,             // who loses glory points
    track,              // altar: might or cunning
    discard,            // which intervention goes, beyond the limit
    reserve_hero,       // ability: which hero
    remove_hero,        // ability: which hero
    lower_quest,        // ability: which quest
    rob,                // ability: whom
    steal,              // luck: which of the cards in that hand, by copy
    swap_quests,        // intervention: which two
    swap_heroes,        // intervention: which two
    reveal_space,       // intervention: onto which empty quest space
    move_token,         // intervention: whose token, by its space
    move_to,            // intervention: where it goes
    lay_space,          // secret quest: onto which empty quest space
};

// Options of `act`: a hero by his space on the track, or one of these.
inline constexpr Answer act_ability = 8;
inline constexpr Answer first_act_play = 16;  // and the number of the intervention's face
inline constexpr Answer first_act_lay = 32;   // and the number of the secret quest
constexpr Answer act_play(Intervention face) { return static_cast<Answer>(first_act_play + index(face)); }
constexpr Answer act_lay(Quest quest) { return static_cast<Answer>(first_act_lay + index(quest)); }
constexpr bool is_send(Answer act) { return act < hero_spaces; }
constexpr bool is_play(Answer act) { return act >= first_act_play && act < first_act_lay; }
constexpr bool is_lay(Answer act) { return act >= first_act_lay && act != answer_done; }
constexpr Intervention played_in(Answer act) { return static_cast<Intervention>(act - first_act_play); }
constexpr Quest laid_in(Answer act) { return static_cast<Quest>(act - first_act_lay); }
static_assert(first_act_play + max_interventions <= first_act_lay && first_act_lay + max_quests <= answer_done);

// Options of `deed`: a quest by its space on the track, or the points; `answer_done`: the points alone were enough.
inline constexpr Answer deed_points = quest_spaces;

// Options of `payment`: might × 8 + cunning.
struct Payment {
    int might = 0, cunning = 0;
};
constexpr Answer as_answer(const Payment& payment) { return static_cast<Answer>(payment.might * 8 + payment.cunning); }
constexpr Payment payment_in(Answer answer) { return {answer / 8, answer % 8}; }

// Options of `swap_quests` and `swap_heroes`: the upper space × 4 + the lower one.
constexpr Answer pair_of(int upper, int lower) { return static_cast<Answer>(upper * 4 + lower); }
constexpr int upper_in(Answer pair) { return pair / 4; }
constexpr int lower_in(Answer pair) { return pair % 4; }

// Options of `track`.
inline constexpr Answer track_might = 0, track_cunning = 1;

// Kinds of options:
//   god, hero, quest, objective, seat, space: their numbers      copy: a copy of an intervention, through all faces
//   hero_space, quest_space: a place on a track                 face: a face of an intervention
//   act, deed, payment, pair, track: see above
inline constexpr PromptRow prompt_table[] = {
    {Prompt::over, "over", "none", Joins::line, false, {"The game is over.", "La partie est finie."}},
    {Prompt::god, "god", "god", Joins::line, false, {"Which god are you?", "Quel dieu êtes-vous ?"}},
    {Prompt::deal_god, "deal_god", "god", Joins::line, false, {"Luck deals a god", "Le hasard distribue un dieu"}},
    {Prompt::draw_intervention,
     "draw_intervention",
     "copy",
     Joins::phrase,
     false,
     {"Luck deals an intervention", "Le hasard distribue une intervention"}},
    {Prompt::draw_objective,
     "draw_objective",
     "objective",
     Joins::phrase,
     false,
     {"Luck deals an objective", "Le hasard distribue un objectif"}},
    {Prompt::draw_quest,
     "draw_quest",
     "quest",
     Joins::phrase,
     false,
     {"Luck deals a secret quest", "Le hasard distribue une quête secrète"}},
    {Prompt::return_quest,
     "return_quest",
     "quest",
     Joins::line,
     false,
     {"Which quest do you give back?", "Quelle quête rendez-vous ?"}},
    {Prompt::draw_hero, "draw_hero", "hero", Joins::phrase, false, {"Luck brings a hero", "Le hasard amène un héros"}},
    {Prompt::reveal_quest,
     "reveal_quest",
     "quest",
     Joins::phrase,
     false,
     {"Luck reveals a quest", "Le hasard révèle une quête"}},
    {Prompt::first_seat,
     "first_seat",
     "seat",
     Joins::phrase,
     false,
     {"Luck says who begins", "Le hasard dit qui commence"}},
    {Prompt::act, "act", "act", Joins::line, false, {"What do you do?", "Que faites-vous ?"}},
    {Prompt::space, "space", "space", Joins::completes, false, {"Where does the hero go?", "Où va le héros ?"}},
    {Prompt::deed,
     "deed",
     "deed",
     Joins::completes,
     false,
     {"What does the hero do there?", "Que fait le héros sur place ?"}},
    {Prompt::payment,
     "payment",
     "payment",
     Joins::completes,
     false,
     {"Which points do you spend?", "Quels points dépensez-vous ?"}},
    {Prompt::victim,
     "victim",
     "seat",
     Joins::phrase,
     false,
     {"Who loses glory points?", "Qui perd des points de gloire ?"}},
    {Prompt::track, "track", "track", Joins::completes, false, {"Might or cunning?", "Force ou ruse ?"}},
    {Prompt::discard,
     "discard",
     "face",
     Joins::phrase,
     false,
     {"Which intervention do you discard?", "Quelle intervention défaussez-vous ?"}},
    {Prompt::reserve_hero,
     "reserve_hero",
     "hero_space",
     Joins::completes,
     false,
     {"Which hero do you reserve?", "Quel héros réservez-vous ?"}},
    {Prompt::remove_hero,
     "remove_hero",
     "hero_space",
     Joins::completes,
     false,
     {"Which hero do you remove?", "Quel héros écartez-vous ?"}},
    {Prompt::lower_quest,
     "lower_quest",
     "quest_space",
     Joins::completes,
     false,
     {"Which quest becomes easier?", "Quelle quête devient plus facile ?"}},
    {Prompt::rob,
     "rob",
     "seat",
     Joins::completes,
     false,
     {"From whom do you take an intervention?", "À qui prenez-vous une intervention ?"}},
    {Prompt::steal,
     "steal",
     "copy",
     Joins::phrase,
     false,
     {"Luck says which intervention is taken", "Le hasard dit quelle intervention est prise"}},
    {Prompt::swap_quests,
     "swap_quests",
     "pair",
     Joins::completes,
     false,
     {"Which two quests change places?", "Quelles deux quêtes changent de place ?"}},
    {Prompt::swap_heroes,
     "swap_heroes",
     "pair",
     Joins::completes,
     false,
     {"Which two heroes change places?", "Quels deux héros changent de place ?"}},
    {Prompt::reveal_space,
     "reveal_space",
     "quest_space",
     Joins::completes,
     false,
     {"Onto which space does the new quest come?", "Sur quelle case vient la nouvelle quête ?"}},
    {Prompt::move_token,
     "move_token",
     "space",
     Joins::completes,
     false,
     {"Which token is moved?", "Quel pion est déplacé ?"}},
    {Prompt::move_to, "move_to", "space", Joins::completes, false, {"Where does it go?", "Où va-t-il ?"}},
    {Prompt::lay_space,
     "lay_space",
     "quest_space",
     Joins::completes,
     false,
     {"Onto which space does your secret quest come?", "Sur quelle case vient votre quête secrète ?"}},
};
static_assert(is_complete(prompt_table, Prompt::lay_space));

constexpr Prompt prompt_of(const Choice& choice) { return choice.prompt.as<Prompt>(); }

}  // namespace pantheon::machina
