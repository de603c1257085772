// Rooms as the exports of a WebAssembly module: all that the page calls.
#include <cstdint>
#include <new>

#include "bindings/pantheon.h"
#include "bindings/pantheon_room.h"
#include "bindings/wasm/export.hpp"

extern "C" {

// Debian's libc++ is built to watch the stack and leaves it to the program to say what happens then.
std::uintptr_t __stack_chk_guard = 0xdeadbeef;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// What the library would print before it gives up, nobody could read: without it, a page need not fetch how numbers are
// printed into a file.
[[noreturn]] void __abort_message(const char*, ...) { __builtin_trap(); }
[[noreturn]] void verbose_abort(const char*, ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");
[[noreturn]] void verbose_abort(const char*, ...) { __builtin_trap(); }

// The module has one thread, which never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

// Room for the texts that are passed in.
EXPORT(alloc) void* wasm_alloc(std::uint32_t bytes) { return ::operator new(bytes); }
EXPORT(dealloc) void wasm_dealloc(void* room) { ::operator delete(room); }

EXPORT(error) const char* wasm_error() { return pantheon_error(); }
EXPORT(games) const char* wasm_games() { return pantheon_games(); }
EXPORT(use_box) int wasm_use_box(const char* game, const char* changes) { return pantheon_use_box(game, changes); }
EXPORT(use_net) int wasm_use_net(const char* bytes, std::uint32_t length) { return pantheon_use_net(bytes, length); }
EXPORT(cards) const char* wasm_cards(const char* game) { return pantheon_cards(game); }
EXPORT(room_new)
PantheonRoom* wasm_room_new(const char* game, const char* options, std::uint64_t seed, const char* names) {
    return pantheon_room_new(game, options, seed, names);
}
EXPORT(room_load)
PantheonRoom* wasm_room_load(const char* record, int answers, std::uint64_t seed) {
    return pantheon_room_load(record, answers, seed);
}
EXPORT(room_think)
PantheonRoom* wasm_room_think(PantheonRoom* room, int seat, std::uint64_t seed) {
    return pantheon_room_think(room, seat, seed);
}
EXPORT(room_resume) PantheonRoom* wasm_room_resume(const char* saved) { return pantheon_room_resume(saved); }
EXPORT(room_free) void wasm_room_free(PantheonRoom* room) { pantheon_room_free(room); }
EXPORT(room_cards) const char* wasm_room_cards(PantheonRoom* room) { return pantheon_room_cards(room); }
EXPORT(room_asked) int wasm_room_asked(PantheonRoom* room) { return pantheon_room_asked(room); }
EXPORT(room_answers) int wasm_room_answers(PantheonRoom* room) { return pantheon_room_answers(room); }
EXPORT(room_position)
const char* wasm_room_position(PantheonRoom* room, int seat, const char* language, int since) {
    return pantheon_room_position(room, seat, language, since);
}
EXPORT(room_look)
const char* wasm_room_look(PantheonRoom* room, int answers, int seat, const char* language) {
    return pantheon_room_look(room, answers, seat, language);
}
EXPORT(room_setting)
int wasm_room_setting(PantheonRoom* room, int seat, const char* confirm) {
    return pantheon_room_setting(room, seat, confirm);
}
EXPORT(room_answer)
int wasm_room_answer(PantheonRoom* room, int seat, int option) { return pantheon_room_answer(room, seat, option); }
EXPORT(room_undo) int wasm_room_undo(PantheonRoom* room, int seat) { return pantheon_room_undo(room, seat); }
EXPORT(room_redo) int wasm_room_redo(PantheonRoom* room, int seat) { return pantheon_room_redo(room, seat); }
EXPORT(room_restart) int wasm_room_restart(PantheonRoom* room, int seat) { return pantheon_room_restart(room, seat); }
EXPORT(room_confirm) int wasm_room_confirm(PantheonRoom* room, int seat) { return pantheon_room_confirm(room, seat); }
EXPORT(room_take_back)
int wasm_room_take_back(PantheonRoom* room, int entries) { return pantheon_room_take_back(room, entries); }
EXPORT(room_bot)
int wasm_room_bot(PantheonRoom* room, const char* player, std::uint64_t seed, int milliseconds) {
    return pantheon_room_bot(room, player, seed, milliseconds);
}
EXPORT(room_hopes) const char* wasm_room_hopes(PantheonRoom* room) { return pantheon_room_hopes(room); }
EXPORT(room_reach) int wasm_room_reach(PantheonRoom* room, const char* goal) { return pantheon_room_reach(room, goal); }
EXPORT(room_record) const char* wasm_room_record(PantheonRoom* room) { return pantheon_room_record(room); }
EXPORT(room_log)
const char* wasm_room_log(PantheonRoom* room, int seat, const char* language) {
    return pantheon_room_log(room, seat, language);
}
EXPORT(room_save) const char* wasm_room_save(PantheonRoom* room) { return pantheon_room_save(room); }
}
