// What judges games for people as exports of a WebAssembly module: the page fetches it when somebody asks for it.
#include <cstdint>

#include "bindings/pantheon_review.h"
#include "bindings/pantheon_room.h"
#include "bindings/wasm/export.hpp"

extern "C" {

EXPORT(room_hopes) const char* wasm_room_hopes(PantheonRoom* room) { return pantheon_room_hopes(room); }
EXPORT(room_hint)
const char* wasm_room_hint(PantheonRoom* room, int seat, const char* language, std::uint64_t seed, int milliseconds) {
    return pantheon_room_hint(room, seat, language, seed, milliseconds);
}
EXPORT(room_reach) int wasm_room_reach(PantheonRoom* room, const char* goal) { return pantheon_room_reach(room, goal); }
EXPORT(review_new)
PantheonReview* wasm_review_new(const char* record, int simulations, std::uint64_t seed) {
    return pantheon_review_new(record, simulations, seed);
}
EXPORT(review_free) void wasm_review_free(PantheonReview* review) { pantheon_review_free(review); }
EXPORT(review_all) int wasm_review_all(PantheonReview* review) { return pantheon_review_all(review); }
EXPORT(review_step) int wasm_review_step(PantheonReview* review) { return pantheon_review_step(review); }
EXPORT(review_json) const char* wasm_review_json(PantheonReview* review) { return pantheon_review_json(review); }
}
