// Single games and the laboratory as exports of the WebAssembly module with all games: what programs in node call.
#include <cstdint>

#include "bindings/pantheon.h"
#include "bindings/wasm/export.hpp"

extern "C" {

EXPORT(new_game)
PantheonGame* wasm_new(const char* game, const char* options, std::uint64_t seed) {
    return pantheon_new(game, options, seed);
}
EXPORT(load) PantheonGame* wasm_load(const char* record, std::uint64_t seed) { return pantheon_load(record, seed); }
EXPORT(free_game) void wasm_free(PantheonGame* game) { pantheon_free(game); }
EXPORT(choice)
const char* wasm_choice(PantheonGame* game, const char* language) { return pantheon_choice(game, language); }
EXPORT(answer) int wasm_answer(PantheonGame* game, int option) { return pantheon_answer(game, option); }
EXPORT(answer_words)
int wasm_answer_words(PantheonGame* game, const char* words) { return pantheon_answer_words(game, words); }
EXPORT(luck) int wasm_luck(PantheonGame* game) { return pantheon_luck(game); }
EXPORT(answers) int wasm_answers(PantheonGame* game) { return pantheon_answers(game); }
EXPORT(go_back) int wasm_go_back(PantheonGame* game, int answers) { return pantheon_go_back(game, answers); }
EXPORT(view) const char* wasm_view(PantheonGame* game, int seat) { return pantheon_view(game, seat); }
EXPORT(events)
const char* wasm_events(PantheonGame* game, int answers, int seat, const char* language) {
    return pantheon_events(game, answers, seat, language);
}
EXPORT(record) const char* wasm_record(PantheonGame* game) { return pantheon_record(game); }
EXPORT(suggest)
int wasm_suggest(PantheonGame* game, const char* player, std::uint64_t seed) {
    return pantheon_suggest(game, player, seed);
}
EXPORT(signature) std::uint64_t wasm_signature(const char* game, int games) { return pantheon_signature(game, games); }
EXPORT(bench)
std::uint64_t wasm_bench(const char* game, int players, int games, std::uint64_t seed) {
    return pantheon_bench(game, players, games, seed);
}
EXPORT(bench_thinking)
std::uint64_t wasm_bench_thinking(const char* game, int players, int what, std::uint64_t times) {
    return pantheon_bench_thinking(game, players, what, times);
}
}
