// What a module leaves out with which one only plays: nobody there judges games for people.
#include "games/machina/machina_game.hpp"
#include "games/machina/reasons.hpp"
#include "table/analyst.hpp"

namespace pantheon::machina {

std::unique_ptr<Analyst> make_analyst(const AnyGame&) { return {}; }
std::vector<Reason> reasons(const Box&, const Setup&, const State&, const LineEnd&, const LineEnd*, Language) {
    return {};
}

}  // namespace pantheon::machina
