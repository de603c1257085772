// Everything that can happen in Deus.
#pragma once

#include "table/event.hpp"

namespace pantheon::deus {

enum class What : std::uint8_t {
    turn_begins,      // seat; n: round
    built,            // seat, card
    built_face_down,  // seat; thing: column
    paid,             // seat, thing, n
    placed,           // seat, thing: piece, region
    placed_temple,    // seat, region
    activated,        // seat, card
    gained,           // seat, thing, n; card: whose effect, if any
    sold,             // seat, thing, n
    gained_piece,     // seat, thing: piece
    drew,             // seat, card (only that seat sees which)
    reshuffled,       // the discards became the deck
    moved,            // seat; region: to, from
    village_fell,     // region; n: its points
    village_won,      // seat, region, n
    village_taxed,    // seat, region, n: points taken without an attack
    stole,            // seat, thing, n; other: the victim
    offered,          // seat; card: the top; n: how many; flag: forced, nothing could be built (only that seat sees it)
    invoked,          // seat; thing: god
    end_triggered,    // seat
    last_round,       //
    temple_scored,    // seat, card, n
    majority,         // seat, thing, n
    game_over,        //
    // Deus: Egypt.
    market_moved,   // seat, thing; n: what it is worth now, in gold
    gained_barque,  // seat; n: size
    gained_token,   // seat, n
    placed_token,   // seat, region
    token_moved,    // seat; region: to, from
    besieged,       // seat; other, thing: the stack
    garrisoned,     // seat; other, thing: the column
    gilded,         // seat, card
    gave_back,      // seat, thing, n
    spent_tokens,   // seat, n: they go back to the supply
    tolled,         // seat; other: whose token; region, or thing: the column; what is paid and gained follows
    lost_piece,     // seat, thing: piece, from the player board to the reserve
};

// A drawn card is shown to its drawer alone, and why somebody makes an offering follows from a hand that nobody else
// sees.
inline constexpr EventRow event_table[] = {
    {What::turn_begins, "turn_begins", Telling::turn_begins},
    {What::built, "built"},
    {What::built_face_down, "built_face_down"},
    {What::paid, "paid"},
    {What::placed, "placed"},
    {What::placed_temple, "placed_temple"},
    {What::activated, "activated"},
    {What::gained, "gained"},
    {What::sold, "sold"},
    {What::gained_piece, "gained_piece"},
    {What::drew, "drew", Telling::shows, Secret::card},
    {What::reshuffled, "reshuffled"},
    {What::moved, "moved"},
    {What::village_fell, "village_fell"},
    {What::village_won, "village_won"},
    {What::village_taxed, "village_taxed"},
    {What::stole, "stole"},
    {What::offered, "offered", Telling::plain, Secret::flag, "forced"},
    {What::invoked, "invoked"},
    {What::end_triggered, "end_triggered"},
    {What::last_round, "last_round"},
    {What::temple_scored, "temple_scored"},
    {What::majority, "majority"},
    {What::game_over, "game_over"},
    {What::market_moved, "market_moved"},
    {What::gained_barque, "gained_barque"},
    {What::gained_token, "gained_token"},
    {What::placed_token, "placed_token"},
    {What::token_moved, "token_moved"},
    {What::besieged, "besieged"},
    {What::garrisoned, "garrisoned"},
    {What::gilded, "gilded"},
    {What::gave_back, "gave_back"},
    {What::spent_tokens, "spent_tokens"},
    {What::tolled, "tolled"},
    {What::lost_piece, "lost_piece"},
};
static_assert(is_complete(event_table, What::lost_piece));

constexpr What what_of(const Event& event) { return event.what.as<What>(); }

}  // namespace pantheon::deus
