// A room, for programs in other languages: one game with seats round it, and for each seat what it may know.
//
// The rules of pantheon.h hold here too: texts belong to the library, what fails leaves a sentence in pantheon_error().
// Seats are numbers from 0; -1 is a spectator. The texts that positions are, are described in docs/service.md: a
// service sends the same.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct PantheonRoom PantheonRoom;

// A new room, or NULL; the cards are dealt. Options as for pantheon_new; names are lines, one a seat, or empty.
PantheonRoom* pantheon_room_new(const char* game, const char* options, uint64_t seed, const char* names);
// A room that goes on from the first answers of a record (-1: all of them), or NULL. All of a finished game make a
// replay: use pantheon_room_look.
PantheonRoom* pantheon_room_load(const char* record, int answers, uint64_t seed);
// A room to try things out in, for all seats: it goes on from where the game of `room` stands, as far as the seat may
// know; what it cannot see is drawn anew by the seed. NULL: the game is over, or there is no such seat.
PantheonRoom* pantheon_room_think(PantheonRoom* room, int seat, uint64_t seed);
// What pantheon_room_save gave, or NULL.
PantheonRoom* pantheon_room_resume(const char* saved);
void pantheon_room_free(PantheonRoom* room);

// The cards of its box: {"printed": true, "cards": […]}.
const char* pantheon_room_cards(PantheonRoom* room);

// The seat that must answer or confirm; -1 when the game is over.
int pantheon_room_asked(PantheonRoom* room);
// How many answers the game has had, luck's included, without those that are not confirmed.
int pantheon_room_answers(PantheonRoom* room);

// What the seat is sent, as JSON, in "en" or "fr", with the events since the log had `since` entries. NULL: no such
// seat.
const char* pantheon_room_position(PantheonRoom* room, int seat, const char* language, int since);
// The same after so many answers of a finished game.
const char* pantheon_room_look(PantheonRoom* room, int answers, int seat, const char* language);

// When a seat's answers become firm by themselves: "always" (they never do), "turn" (as it is from the beginning),
// "never" (they always do). All of these return 1, or 0.
int pantheon_room_setting(PantheonRoom* room, int seat, const char* confirm);
int pantheon_room_answer(PantheonRoom* room, int seat, int option);
int pantheon_room_undo(PantheonRoom* room, int seat);
int pantheon_room_redo(PantheonRoom* room, int seat);
int pantheon_room_restart(PantheonRoom* room, int seat);
int pantheon_room_confirm(PantheonRoom* room, int seat);
// The game goes back to where it stood after so many entries of the log.
int pantheon_room_take_back(PantheonRoom* room, int entries);

// A computer player gives one answer for the asked seat, and confirms where the line pauses. Returns the option, or -1.
// It sees only what its seat may see, and follows the game as long as it is asked by the same name ("greedy",
// "greedy:budget=300"). `milliseconds` limit its thinking; 0: it thinks as much as it usually does.
int pantheon_room_bot(PantheonRoom* room, const char* player, uint64_t seed, int milliseconds);

// What everybody may hope for where the game stands, with the answers that are not confirmed, as the asked seat could
// know it: {"win": [0.61, 0.39], "points": [48.2, 41]} by seat, the result once it is over. NULL: nobody can judge it.
const char* pantheon_room_hopes(PantheonRoom* room);
// The best lines of the asked seat's turn and why, as a `HintMessage` (src/room/messages.d.ts), or NULL: from what the
// seat may see alone, the same for the same seed where `milliseconds` do not limit the thinking (0: they do not). The
// room notes that the seat took a hint, and its record will tell. Where the table says so, there are none.
const char* pantheon_room_hint(PantheonRoom* room, int seat, const char* language, uint64_t seed, int milliseconds);
// Whether there are hints at this table (0: no); they are on from the beginning. Returns 1.
int pantheon_room_hints(PantheonRoom* room, int on);

// How much of the goal of a puzzle the answers reach that are not confirmed yet; "points" or another (docs/puzzles.md).
int pantheon_room_reach(PantheonRoom* room, const char* goal);
// The record of a finished game, or NULL; and before that what has happened as far as the seat may know.
const char* pantheon_room_record(PantheonRoom* room);
const char* pantheon_room_log(PantheonRoom* room, int seat, const char* language);
// Everything, hidden things too, for pantheon_room_resume.
const char* pantheon_room_save(PantheonRoom* room);

#ifdef __cplusplus
}
#endif
