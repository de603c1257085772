// A record looked at afterwards, for programs in other languages: luck, mistakes, and what decided the game.
//
// The rules of pantheon.h hold here too. It is looked at step by step, so that whoever waits can be told how far it is,
// and can have enough at any time.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct PantheonReview PantheonReview;

// A review that begins, or NULL. `simulations`: worlds in which each answer is compared with the best that was found;
// -1: as many as usual. The same seed gives the same review.
PantheonReview* pantheon_review_new(const char* record, int simulations, uint64_t seed);
void pantheon_review_free(PantheonReview* review);

// How many answers the record has.
int pantheon_review_all(PantheonReview* review);
// Looks at the next answers of somebody, and says how many were looked at by then; 0 once there is nothing more.
int pantheon_review_step(PantheonReview* review);
// All that was found so far, as `pantheon review --json` says it (docs/review.md).
const char* pantheon_review_json(PantheonReview* review);

#ifdef __cplusplus
}
#endif
