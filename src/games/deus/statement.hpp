// One statement about a position of Deus, read from words: the language of scenes and written positions.
#pragma once

#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/deus/box.hpp"
#include "games/deus/setup.hpp"
#include "table/seat.hpp"

namespace pantheon::deus {

// What a statement speaks of. The comment shows how it is written; docs/scenes.md is the reference.
enum class Subject {
    amount,       // blue gold 7
    stock,        // blue stock ship 2
    reserve,      // blue reserve ship 3            (only checked: it follows from the rest)
    hand,         // blue hand Galley, Forum        or: blue hand empty
    hand_size,    // blue hand size 5               (only checked)
    column,       // blue column maritime: Galley, face down Forum
    at,           // blue at c4: ship, army         or: blue at c4: nothing
    home,         // blue home c4
    wildcard,     // blue wildcard used             or: free
    score,        // blue score 41                  (only checked: at the end of the game)
    score_now,    // blue score now 41              (only checked: if the game ended now)
    rank,         // blue rank 1                    (only checked)
    village,      // village c2 3                   or: village c2 fallen
    supply,       // supply wheat 8                 (only checked)
    temples,      // temples left 3
    deck,         // deck Galley, Forum             all other cards of the deck leave the game
                  // or: deck Galley; rest on the pile
    deck_size,    // deck size 40                   (only checked)
    pile,         // pile blue: Galley, Forum       laid on the pile by blue (or: nobody), the last one uppermost
    pile_size,    // pile size 3                    (only checked)
    top,          // top Forum                      (only checked)
    turn,         // turn red
    round,        // round 7
    last_round,   // last round 8
    built_round,  // built round 6
    over,         // over yes                       (only checked)
    // Deus: Egypt.
    scribe,         // blue scribe c4
    token_stock,    // blue tokens 2                  combat tokens on the player board
    token,          // blue token c4 yes              or: no
    laid,           // blue laid c2 yes               or: no: an army lies on this village
    barque,         // blue barque 3 2                two barques of size 3
    garrison,       // blue garrison civil red        or: nobody: whose token lies on the column
    fortress,       // blue fortress ship red         or: nobody: whose token lies on the pieces
    temple_tokens,  // blue temple 1 tokens 3         VP tokens on the first temple
    market,         // market wheat 6                 in gold: 2, 4 or 6
    gilded,         // blue gilded Mill, Barn         or: blue gilded empty
};

// Instead of a row of the box: "any card" of those that are left.
inline constexpr int any_face = -1;

struct Statement {
    Subject subject{};
    Seat seat = Seat::nobody;
    int which = 0;  // thing, piece or column
    int number = 0;
    Region region = nowhere;
    std::vector<int> faces;   // cards, by their row in the box, or `any_face`
    int face_down = -1;       // where in `faces` a card lies face down
    std::uint8_t pieces = 0;  // bits by type; bit 5: the temple
    bool flag = false;
    bool rest_on_pile = false;  // deck: where its other cards go
};

// Errors say which word is not understood and what was expected.
Result<Statement> read_statement(const Box& box, const Setup& setup, std::string_view text);

}  // namespace pantheon::deus
