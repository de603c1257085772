// Pantheon for programs in other languages: plain C functions on one kind of handle.
//
// Texts are UTF-8 and end with a zero byte. A text that is returned belongs to the library and stays as it is until the
// next call with the same game (for functions without a game: until the next such call of the same thread).
// What fails returns NULL, 0 or -1 as said below, changes nothing, and leaves a sentence in pantheon_error().
// A game may be used by one thread at a time, different games by different threads. No function throws.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct PantheonGame PantheonGame;

// Why the last call of this thread that failed did so; empty if none has.
const char* pantheon_error(void);

// The games there are, with their options, what these mean and the box in play, as JSON.
const char* pantheon_games(void);

// From now on games begin with the box of the program, changed as the text says: lines such as `file NAME.cards`,
// each with that file's text after it (docs/boxes.md). 1, or 0 if there is something wrong with it, and then nothing
// changes. An empty text is the box of the program itself. Games that have begun keep theirs. No other thread may call
// anything meanwhile.
int pantheon_use_box(const char* game, const char* changes);
// One more net for computer players, as a file of the program's own kind, which the bytes hold. 1, or 0 if it is none.
// Before anybody thinks; likewise.
int pantheon_use_net(const char* bytes, uint32_t length);
// The cards of the box in play, as JSON.
const char* pantheon_cards(const char* game);

// A new game of this name, or NULL. Options are a JSON object, {"players": 3, "start": "open"}, or lines such as
// players=3; NULL or empty: the usual ones. The seed lays the board and decides how pantheon_luck answers.
PantheonGame* pantheon_new(const char* game, const char* options, uint64_t seed);
// The game that a record tells, or NULL. The seed is for what luck answers from there on.
PantheonGame* pantheon_load(const char* record, uint64_t seed);
void pantheon_free(PantheonGame* game);

// The open question as JSON, in "en" or "fr": {"over": false, "choice": {"prompt", "seat", "question", "options":
// [{"option", "words"}, …]}}; a seat is a number from 0 or "luck". At the end: {"over": true, "result": {"scores",
// "ranks"}}.
const char* pantheon_choice(PantheonGame* game, const char* language);

// 1, or 0 if this is no option of the open question.
int pantheon_answer(PantheonGame* game, int option);
// Answers in words, as in a record: "build Mill paying 2 at c4; buy one". All of them, or none and 0.
int pantheon_answer_words(PantheonGame* game, const char* words);
// Luck answers until a player is asked. Returns how many answers it gave.
int pantheon_luck(PantheonGame* game);

// How many answers were given so far, luck's included; and the same game after fewer of them: 1, or 0 if there are not
// so many.
int pantheon_answers(PantheonGame* game);
int pantheon_go_back(PantheonGame* game, int answers);

// What a seat may know, as JSON; -1: a spectator. NULL if there is no such seat.
const char* pantheon_view(PantheonGame* game, int seat);
// What has happened since the game had `answers` answers, as far as the seat may know: a JSON list of sentences.
const char* pantheon_events(PantheonGame* game, int answers, int seat, const char* language);
// The record of the game so far. It holds everything: it is not for a player who is still at the table.
const char* pantheon_record(PantheonGame* game);

// The option that a computer player ("random", "greedy", …) would choose, or -1. It sees only what its seat may see.
int pantheon_suggest(PantheonGame* game, const char* player, uint64_t seed);

// The signature over so many random games of each kind (0: as many as usual), and random games for whoever has a clock:
// how many questions were answered in them.
uint64_t pantheon_signature(const char* game, int games);
uint64_t pantheon_bench(const char* game, int players, int games, uint64_t seed);
// Likewise at least so many positions judged anew (what: 0) or as neighbours of others (1), or simulations (2) of a
// player with the net of the game; 0 where there is none.
uint64_t pantheon_bench_thinking(const char* game, int players, int what, uint64_t times);

#ifdef __cplusplus
}
#endif
