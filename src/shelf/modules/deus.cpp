// A shelf for a WebAssembly module with one game alone: whoever plays it in the browser need not fetch the others, nor
// what only scenes, the protocol and the laboratory ask a game. The linker takes these in the place of the real ones.
#include "games/deus/deus_game.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/position.hpp"
#include "games/deus/sense.hpp"
#include "games/deus/stand_ins.hpp"
#include "shelf/shelf.hpp"

namespace pantheon {

std::vector<GameKind> built_in_shelf() { return {deus::deus_kind(deus::built_in_box())}; }

namespace deus {

namespace {
Error not_here() { return {"not in this module"}; }
}  // namespace

void clear_table(const Setup&, State&) {}
std::optional<Error> edit_position(const Box&, const Setup&, State&, std::string_view) { return not_here(); }
std::optional<Error> check_position(const Box&, const Setup&, const State&, std::string_view) { return not_here(); }
Result<std::string> write_position(const Box&, const Setup&, const State&) { return not_here(); }
bool makes_sense(const Box&, const Setup&, const State&, std::string_view) { return false; }
Result<Box> with_stand_ins(const Box&, const Box&, std::span<const std::string>) { return not_here(); }
std::uint64_t signature(const GameKind&, int) { return 0; }
std::uint64_t count_positions(const AnyGame&, int) { return 0; }
std::vector<BenchCase> bench_cases(const GameKind&) { return {}; }

}  // namespace deus
}  // namespace pantheon
