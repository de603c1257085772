// Everything that Deus can ask: one table for browser, keyboard, screen reader, notation, bots and nets.
#pragma once

#include <array>
#include <string_view>

#include "table/choice.hpp"
#include "table/prompt.hpp"

namespace pantheon::deus {

// Options of a turn that are not cards.
inline constexpr Answer answer_offering = 126;  // an offering instead of a card
inline constexpr Answer answer_wildcard = 125;  // a card face down instead of face up

enum class Prompt : std::uint8_t {
    over,             // nothing more to ask: the game has ended
    start_piece,      // alternative start: the next of your pieces
    turn,             // which card to build, or an offering, or a card face down
    wild_column,      // face down: in which column
    wild_card,        // face down: which card
    payment,          // resource or gold, for each resource of the cost
    place,            // where the piece goes
    place_temple,     // where the temple goes
    sell,             // how many to sell
    trade,            // how many to give back
    buy,              // next resource to buy
    take_resource,    // next resource to take
    take_piece,       // next piece to take
    draw_or_not,      // take the cards of an effect?
    steal_or_not,     // carry out the theft?
    choose_region,    // which production building works
    choose_village,   // which village gives
    choose_army,      // which army goes
    move,             // next step of the army
    choose_card,      // which card fires
    choose_opponent,  // who is robbed
    offer_top,        // the card on top of the offering: it names the god
    offer_more,       // next card of the offering
    god,              // the god whom Jupiter stands for
    draw,             // luck: the card that is drawn
    // Deus: Egypt.
    set_aside,      // luck: the temple that is put aside
    column,         // in which column the card goes
    stand_in,       // which temples stand in for a resource
    once,           // the one-time effect: before or after
    market,         // which value moves
    market_swap,    // which two values change places
    sell_sets,      // how many sets to sell
    sell_mix,       // next resource to sell
    sell_each,      // sell one of each?
    choose_ship,    // which ship sails
    ship_to,        // where it goes
    barque,         // which size of barque is filled
    give_back,      // next resource without room
    buy_cards,      // how many cards to buy
    return_pieces,  // which type goes back
    gild,           // which card gets the gold
    place_token,    // where the combat token goes
    move_token,     // where a combat token makes room
    regroup,        // next place for an army
    choose_stack,   // whose pieces, and which
    choose_column,  // whose column, and which
};
inline constexpr int prompt_count = static_cast<int>(Prompt::choose_column) + 1;

// What the bits of the options are.
enum class OptionKind : std::uint8_t {
    none,
    card,
    region,
    resource,
    piece,
    number,
    seat,
    god,
    column,
    payment,   // for each resource how many are replaced by gold, in base three
    yes_no,    // 0 no, 1 yes
    timing,    // 0 before, 1 after
    subset,    // of resources, a bit each
    step,      // resource × 2, plus 1 for up
    pair,      // of resources: the smaller × 4 plus the larger
    opponent,  // seat × 8 plus a type of piece or a column
};
inline constexpr std::array<std::string_view, 16> option_kind_keys{
    "none",   "card",    "region", "resource", "piece",  "number", "seat", "god",
    "column", "payment", "yes_no", "timing",   "subset", "step",   "pair", "opponent"};

// clang-format off
inline constexpr PromptRow prompt_table[] = {
    {Prompt::over, "over", "none", Joins::phrase, false,
     {"The game is over.", "La partie est finie."}},
    {Prompt::start_piece, "start_piece", "piece", Joins::phrase, true,
     {"Which piece do you start with?", "Avec quel pion commencez-vous ?"}},
    {Prompt::turn, "turn", "card", Joins::line, false,
     {"Build a card, or make an offering?", "Construire une carte ou faire une offrande ?"}},
    {Prompt::wild_column, "wild_column", "column", Joins::completes, false,
     {"In which column does the card go?", "Dans quelle colonne va la carte ?"}},
    {Prompt::wild_card, "wild_card", "card", Joins::completes, false,
     {"Which card goes face down?", "Quelle carte posez-vous face cachée ?"}},
    {Prompt::payment, "payment", "payment", Joins::completes, false,
     {"How do you pay?", "Comment payez-vous ?"}},
    {Prompt::place, "place", "region", Joins::completes, false,
     {"Where does the building go?", "Où va le bâtiment ?"}},
    {Prompt::place_temple, "place_temple", "region", Joins::completes, false,
     {"Where does the temple go?", "Où va le temple ?"}},
    {Prompt::sell, "sell", "number", Joins::phrase, false,
     {"How many do you sell?", "Combien en vendez-vous ?"}},
    {Prompt::trade, "trade", "number", Joins::phrase, false,
     {"How many do you give back?", "Combien en échangez-vous ?"}},
    {Prompt::buy, "buy", "resource", Joins::phrase, true,
     {"What do you buy?", "Qu'achetez-vous ?"}},
    {Prompt::take_resource, "take_resource", "resource", Joins::phrase, true,
     {"Which resource do you take?", "Quelle ressource prenez-vous ?"}},
    {Prompt::take_piece, "take_piece", "piece", Joins::phrase, true,
     {"Which piece do you take?", "Quel pion prenez-vous ?"}},
    {Prompt::draw_or_not, "draw_or_not", "yes_no", Joins::phrase, false,
     {"Do you draw?", "Piochez-vous ?"}},
    {Prompt::steal_or_not, "steal_or_not", "yes_no", Joins::phrase, false,
     {"Do you steal?", "Volez-vous ?"}},
    {Prompt::choose_region, "choose_region", "region", Joins::phrase, false,
     {"Which production building works?", "Quel bâtiment de production utilisez-vous ?"}},
    {Prompt::choose_village, "choose_village", "region", Joins::phrase, false,
     {"Which village do you take points from?", "À quel village prenez-vous des PV ?"}},
    {Prompt::choose_army, "choose_army", "region", Joins::phrase, false,
     {"Which army moves?", "Quelle armée se déplace ?"}},
    {Prompt::move, "move", "region", Joins::completes, false,
     {"Where does the army go?", "Où va l'armée ?"}},
    {Prompt::choose_card, "choose_card", "card", Joins::phrase, false,
     {"Which card do you activate?", "Quelle carte activez-vous ?"}},
    {Prompt::choose_opponent, "choose_opponent", "seat", Joins::phrase, false,
     {"Whom do you steal from?", "Qui volez-vous ?"}},
    {Prompt::offer_top, "offer_top", "card", Joins::completes, false,
     {"Which card lies on top of the offering?", "Quelle carte est sur le dessus de l'offrande ?"}},
    {Prompt::offer_more, "offer_more", "card", Joins::completes, true,
     {"Which card joins the offering?", "Quelle carte ajoutez-vous à l'offrande ?"}},
    {Prompt::god, "god", "god", Joins::completes, false,
     {"Which god does Jupiter stand for?", "Quel dieu Jupiter remplace-t-il ?"}},
    {Prompt::draw, "draw", "card", Joins::phrase, false,
     {"Which card is drawn?", "Quelle carte est piochée ?"}},
    {Prompt::set_aside, "set_aside", "card", Joins::phrase, false,
     {"Which temple is put aside?", "Quel temple est écarté ?"}},
    {Prompt::column, "column", "column", Joins::phrase, false,
     {"In which column does the card go?", "Dans quelle colonne va la carte ?"}},
    {Prompt::stand_in, "stand_in", "subset", Joins::phrase, false,
     {"Which temples stand in for a resource?", "Quels temples remplacent une ressource ?"}},
    {Prompt::once, "once", "timing", Joins::phrase, false,
     {"When does the one-time effect come?", "Quand vient l'effet unique ?"}},
    {Prompt::market, "market", "step", Joins::phrase, false,
     {"Which market value moves?", "Quel cours du marché changez-vous ?"}},
    {Prompt::market_swap, "market_swap", "pair", Joins::phrase, false,
     {"Which two market values change places?", "Quels cours du marché échangez-vous ?"}},
    {Prompt::sell_sets, "sell_sets", "number", Joins::phrase, false,
     {"How many sets do you sell?", "Combien de lots vendez-vous ?"}},
    {Prompt::sell_mix, "sell_mix", "resource", Joins::phrase, true,
     {"What do you sell?", "Que vendez-vous ?"}},
    {Prompt::sell_each, "sell_each", "yes_no", Joins::phrase, false,
     {"Do you sell one of each?", "Vendez-vous 1 ressource de chaque type ?"}},
    {Prompt::choose_ship, "choose_ship", "region", Joins::phrase, false,
     {"Which ship sails?", "Quel bateau déplacez-vous ?"}},
    {Prompt::ship_to, "ship_to", "region", Joins::phrase, false,
     {"Where does the ship go?", "Où va le bateau ?"}},
    {Prompt::barque, "barque", "number", Joins::phrase, false,
     {"Which barque do you fill?", "Quelle barque remplissez-vous ?"}},
    {Prompt::give_back, "give_back", "resource", Joins::phrase, true,
     {"Which resource goes back? The barques are full.", "Quelle ressource rendez-vous ? Les barques sont pleines."}},
    {Prompt::buy_cards, "buy_cards", "number", Joins::phrase, false,
     {"How many cards do you buy?", "Combien de cartes achetez-vous ?"}},
    {Prompt::return_pieces, "return_pieces", "piece", Joins::phrase, false,
     {"Which pieces go back to the reserve?", "Quels pions retournent à la réserve ?"}},
    {Prompt::gild, "gild", "card", Joins::phrase, false,
     {"Which card gets the gold?", "Quelle carte reçoit l'or ?"}},
    {Prompt::place_token, "place_token", "region", Joins::phrase, false,
     {"Where does the combat token go?", "Où va le jeton de combat ?"}},
    {Prompt::move_token, "move_token", "region", Joins::phrase, false,
     {"Where does the combat token make room to?", "Où le jeton de combat se déplace-t-il ?"}},
    {Prompt::regroup, "regroup", "region", Joins::phrase, true,
     {"Where does the next army stand?", "Où se place la prochaine armée ?"}},
    {Prompt::choose_stack, "choose_stack", "opponent", Joins::phrase, false,
     {"On whose pieces does the token go?", "Sur quels pions va le jeton de combat ?"}},
    {Prompt::choose_column, "choose_column", "opponent", Joins::phrase, false,
     {"On whose column does the token go?", "Sur quelle colonne va le jeton de combat ?"}},
};
// clang-format on
static_assert(is_complete(prompt_table, Prompt::choose_column));

constexpr Prompt prompt_of(const Choice& choice) { return choice.prompt.as<Prompt>(); }
constexpr const PromptRow& row_of(Prompt prompt) { return prompt_table[static_cast<std::size_t>(prompt)]; }

// Looked up while playing: one number for each prompt.
inline constexpr auto option_kinds = [] {
    std::array<OptionKind, prompt_count> kinds{};
    for (const PromptRow& each : prompt_table)
        for (std::size_t kind = 0; kind < option_kind_keys.size(); ++kind)
            if (option_kind_keys[kind] == each.kind) kinds[each.row.number] = static_cast<OptionKind>(kind);
    return kinds;
}();
constexpr OptionKind option_kind(Prompt prompt) { return option_kinds[static_cast<std::size_t>(prompt)]; }

}  // namespace pantheon::deus
