#include "games/deus/outcome.hpp"

#include "games/deus/program.hpp"

namespace pantheon::deus {

Ending ending_of(const Setup& setup, const State& end) {
    if (end.open.temples_left == 0) return Ending::temples;
    if (end.open.fallen == setup.board.of[index(Terrain::village)]) return Ending::villages;
    const bool stalled = end.open.last_round == 0 && end.open.round - end.open.built_round >= stalled_rounds;
    return setup.standstill_ends && stalled ? Ending::standstill : Ending::empty_deck;
}

int turns_of(const Setup& setup, const State& end) {
    return (end.open.round - 1) * setup.players + place(end.open.active) + 1;
}

namespace {

// Egypt's temples bring points as soon as they lie.
PointSource source_of(const Setup& setup, std::uint8_t card) {
    if (card == 255) return PointSource::offerings;
    return (*setup.deck)[card_at(card)].colour == Colour::temple ? PointSource::temples : PointSource::cards;
}

}  // namespace

std::vector<Points> points_of(const Setup& setup, const Event& event) {
    const auto from = [&](PointSource source, int n) {
        return std::vector<Points>{{static_cast<int>(source), event.seat, n}};
    };
    const bool in_points = event.thing == static_cast<std::uint8_t>(Thing::vp);
    switch (what_of(event)) {
        case What::gained:
            if (in_points) return from(source_of(setup, event.card), event.n);
            break;
        case What::village_won:
        case What::village_taxed: return from(PointSource::villages, event.n);
        case What::stole: {
            constexpr int thefts = static_cast<int>(PointSource::thefts);
            if (in_points) return {{thefts, event.seat, event.n}, {thefts, event.other, -event.n}};
            break;
        }
        case What::paid:
            if (in_points) return from(PointSource::edges, -event.n);
            break;
        case What::temple_scored: return from(PointSource::temples, event.n);
        case What::majority: return from(PointSource::majorities, event.n);
        default: break;
    }
    return {};
}

}  // namespace pantheon::deus
