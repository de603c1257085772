// Reviews as exports of a WebAssembly module.
#include <cstdint>

#include "bindings/pantheon_review.h"
#include "bindings/wasm/export.hpp"

extern "C" {

EXPORT(review_new)
PantheonReview* wasm_review_new(const char* record, int simulations, std::uint64_t seed) {
    return pantheon_review_new(record, simulations, seed);
}
EXPORT(review_free) void wasm_review_free(PantheonReview* review) { pantheon_review_free(review); }
EXPORT(review_all) int wasm_review_all(PantheonReview* review) { return pantheon_review_all(review); }
EXPORT(review_step) int wasm_review_step(PantheonReview* review) { return pantheon_review_step(review); }
EXPORT(review_json) const char* wasm_review_json(PantheonReview* review) { return pantheon_review_json(review); }
}
