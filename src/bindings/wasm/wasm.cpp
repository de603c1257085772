// The C interface as the exports of a WebAssembly module: what a browser or node calls.
#include <cstdint>
#include <new>

#include "bindings/pantheon.h"

#define EXPORT(name) __attribute__((export_name(#name)))

extern "C" {

// Debian's libc++ is built to watch the stack and leaves it to the program to say what happens then.
std::uintptr_t __stack_chk_guard = 0xdeadbeef;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// The module has one thread, which never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

// Room for the texts that are passed in.
EXPORT(alloc) void* wasm_alloc(std::uint32_t bytes) { return ::operator new(bytes); }
EXPORT(dealloc) void wasm_dealloc(void* room) { ::operator delete(room); }

EXPORT(error) const char* wasm_error() { return pantheon_error(); }
EXPORT(games) const char* wasm_games() { return pantheon_games(); }
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
EXPORT(signature) std::uint64_t wasm_signature(int games) { return pantheon_signature(games); }
EXPORT(bench)
std::uint64_t wasm_bench(int players, int games, std::uint64_t seed) { return pantheon_bench(players, games, seed); }
}
