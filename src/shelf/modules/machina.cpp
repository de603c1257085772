// The same as deus.cpp with another game.
#include "games/machina/lab.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/position.hpp"
#include "games/machina/sense.hpp"
#include "games/machina/stand_ins.hpp"
#include "shelf/shelf.hpp"

namespace pantheon {

std::vector<GameKind> built_in_shelf() { return {machina::machina_kind(machina::built_in_box())}; }

namespace machina {

namespace {
Error not_here() { return {"not in this module"}; }
}  // namespace

void clear_table(const Box&, const Setup&, State&) {}
std::optional<Error> edit_position(const Box&, const Setup&, State&, std::string_view) { return not_here(); }
std::optional<Error> check_position(const Box&, const Setup&, const State&, std::string_view) { return not_here(); }
Result<std::string> write_position(const Box&, const Setup&, const State&) { return not_here(); }
bool makes_sense(const Box&, const Setup&, const State&, std::string_view) { return false; }
Result<Box> with_stand_ins(const Box&, const Box&, std::span<const std::string>) { return not_here(); }
std::uint64_t signature(const Box&, int) { return 0; }
std::vector<BenchCase> bench_cases(const Box&) { return {}; }

}  // namespace machina
}  // namespace pantheon
