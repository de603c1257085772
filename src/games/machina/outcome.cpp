#include "games/machina/outcome.hpp"

#include "games/machina/events.hpp"

namespace pantheon::machina {

int ending_of(const State& end) { return static_cast<int>(end.open.ending) - 1; }

// A claim ends a game in the middle of a turn, before the rounds are counted on.
int placements_of(const Setup& setup, const State& end) {
    const int rounds = end.open.round + (end.open.ending < Ending::no_quests ? 1 : 0);
    return ((end.open.turn - 1) * setup.rounds() + rounds) * setup.players;
}

std::vector<Points> points_of(const Event& event) {
    const auto from = [&](PointSource source, int n) {
        return std::vector<Points>{{static_cast<int>(source), event.seat, n}};
    };
    switch (event.what.as<What>()) {
        case What::completed: return from(PointSource::quests, event.n);
        case What::space_bonus: return from(PointSource::spaces, event.n);
        case What::lost: return from(PointSource::opponents, -event.n);
        case What::honoured: return from(PointSource::heroes, event.n);
        case What::paid_tribute: return from(PointSource::heroes, -event.n);
        case What::gained:
            if (event.thing == static_cast<std::uint8_t>(Thing::gp)) return from(PointSource::interventions, event.n);
            break;
        default: break;
    }
    return {};
}

}  // namespace pantheon::machina
