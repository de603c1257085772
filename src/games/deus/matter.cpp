#include "games/deus/matter.hpp"

#include <numeric>

#include "games/deus/rulebook.hpp"

namespace pantheon::deus {

namespace {

// The innermost task that a player knows by name: a card or an offering.
const Frame* named_task(const State& state) {
    const auto& tasks = state.open.tasks;
    for (int i = tasks.size() - 1; i >= 0; --i)
        if (tasks[i].task == Task::build || tasks[i].task == Task::card || tasks[i].task == Task::offering)
            return &tasks[i];
    return nullptr;
}

template <class Numbers>
int sum(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

int still_to_come(const State& state) {
    const Frame& top = state.open.tasks.back();
    const int n = top.n;
    const Player& owner = state.open.players[static_cast<std::size_t>(state.open.active)];
    switch (prompt_of(state.choice)) {
        case Prompt::start_piece:
        case Prompt::take_resource:
        case Prompt::regroup:
        case Prompt::move: return n;
        case Prompt::take_piece: {
            const int reserve = top.column > 0 ? owner.reserve[top.column - 1u] : sum(owner.reserve);
            return std::min({n, reserve, top.other > 0 ? owner.gold / top.other : n});
        }
        case Prompt::buy: {
            int cheapest = purchase_price(state.open, 0);
            for (std::size_t r = 1; r < resource_count; ++r)
                cheapest = std::min(cheapest, purchase_price(state.open, r));
            return std::min({n, sum(state.open.supply), owner.gold / cheapest});
        }
        case Prompt::sell_mix: return std::min(n, sum(owner.resources));
        case Prompt::give_back: return cargo(owner) - cargo_room(owner);
        default: return 0;
    }
}

// Before the god's power, which is given for the cards that it counts.
int size_of_offering(const Setup& setup, const State& state, int cards) {
    State copy = state;
    Silent silent;
    Play<Silent> play{setup, copy, silent};
    return offering_size(play, cards);
}

}  // namespace

Matter matter_of(const Setup& setup, const State& state) {
    Matter matter;
    if (state.open.over) return matter;
    matter.more = still_to_come(state);
    const Frame* task = named_task(state);
    if (!task) return matter;
    if (task->task != Task::offering) {
        matter.card = static_cast<std::uint8_t>(task->card);
        matter.once = task->task == Task::card && (task->column == part::ask || runs_once(*task));
        return matter;
    }
    if (task->step == offering_step::name_top) return matter;
    if (task->step == offering_step::lay_more) matter.god = static_cast<std::uint8_t>((*setup.deck)[task->card].colour);
    else if (task->step > offering_step::power) matter.god = task->column;
    matter.counts = task->step > offering_step::power ? task->n : size_of_offering(setup, state, task->n);
    return matter;
}

// A card face down has no type: the piece is that of its column.
Colour placed_type(const Setup& setup, const State& state) {
    const Frame& frame = state.open.tasks.back();
    return frame.task == Task::build ? (*setup.deck)[frame.card].colour : static_cast<Colour>(frame.column);
}

int points_for(const Setup& setup, const State& state, Answer option) {
    if (state.choice.prompt != Prompt::place) return 0;
    State copy = state;
    Silent silent;
    Play<Silent> play{setup, copy, silent};
    return (ordinary_places(play, placed_type(setup, state)).contains(region_at(option)) ? 0 : vp_for_edge) +
           (tolled_regions(play).contains(region_at(option)) ? vp_for_toll : 0);
}

void write_matter(JsonWriter& json, const Matter& matter) {
    if (matter.card != Matter::none) json.member("card", static_cast<int>(matter.card));
    if (matter.once) json.member("once", true);
    if (matter.god != Matter::none) json.member("god", static_cast<int>(matter.god));
    if (matter.more > 0) json.member("more", matter.more);
    if (matter.counts > 0) json.member("counts", matter.counts);
}

}  // namespace pantheon::deus
