#include "games/deus/matter.hpp"

#include <numeric>

#include "games/deus/names.hpp"
#include "games/deus/refusals.hpp"
#include "games/deus/rulebook.hpp"
#include "games/deus/rules.hpp"

namespace pantheon::deus {

namespace {

// The innermost task that a player knows by name: a card or an offering.
const Frame* named_task(const State& state) {
    const auto& tasks = state.open.tasks;
    for (int i = tasks.size() - 1; i >= 0; --i)
        if (tasks[i].task == Task::build || tasks[i].task == Task::effect || tasks[i].task == Task::offering)
            return &tasks[i];
    return nullptr;
}

template <class Numbers>
int sum(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

int still_to_come(const State& state) {
    const Frame& top = state.open.tasks.back();
    const Player& owner = state.open.players[static_cast<std::size_t>(state.open.active)];
    switch (prompt_of(state.choice)) {
        case Prompt::start_piece: return top.start.pieces;
        case Prompt::take_resource: return top.resources.left;
        case Prompt::regroup: return top.order.armies;
        case Prompt::move: return top.task == Task::move ? top.move.steps : 0;  // camels go any distance
        case Prompt::take_piece: {
            const auto [task, left, only, price] = top.pieces;
            const int reserve = only > 0 ? owner.reserve[only - 1u] : sum(owner.reserve);
            return std::min({int{left}, reserve, price > 0 ? owner.gold / price : left});
        }
        case Prompt::buy: {
            int cheapest = purchase_price(state.open, 0);
            for (std::size_t r = 1; r < resource_count; ++r)
                cheapest = std::min(cheapest, purchase_price(state.open, r));
            return std::min({int{top.buy.left}, sum(state.open.supply), owner.gold / cheapest});
        }
        case Prompt::sell_mix: return std::min(int{top.order.left}, sum(owner.resources));
        case Prompt::give_back: return cargo(owner) - cargo_room(owner);
        default: return 0;
    }
}

// What each god gives besides a piece; Jupiter stands for another.
constexpr std::array<std::string_view, piece_types> gift_names{"gold", "resources", "cards", "vp", "pieces"};

// What an offering of so many cards brings: a piece of the god's own type, if one is left, and the god's gift.
void write_gift(JsonWriter& json, const Setup& setup, const State& state, Colour god, int cards) {
    if (god == Colour::temple) return;
    State copy = state;
    Quiet play{setup, copy};
    const auto which = static_cast<std::size_t>(god);
    if (god != Colour::military) json.member("piece", play.me().reserve[which] > 0);
    json.member(gift_names[which], gift_of(god, offering_size(play, cards)));
}

// While cards are laid: the same with 0, 1, 2, … more of them, and how many are drawn in their place.
void write_offering(JsonWriter& json, const Setup& setup, const State& state) {
    const OfferingTask& offering = state.open.tasks.back().offering;
    const int hand = state.open.players[static_cast<std::size_t>(state.open.active)].hand_size;
    json.key("offering").array([&] {
        for (int more = 0; more <= hand; ++more)
            json.object([&] {
                write_gift(json, setup, state, (*setup.deck)[offering.top].colour, offering.cards + more);
                json.member("draws", missing_from(hand - more));
            });
    });
}

}  // namespace

Matter matter_of(const Setup& setup, const State& state) {
    Matter matter;
    if (state.open.over) return matter;
    matter.more = still_to_come(state);
    const Frame* named = named_task(state);
    if (!named) return matter;
    if (named->task == Task::build) {
        matter.card = static_cast<std::uint8_t>(named->build.card);
    } else if (const EffectTask& effect = named->effect; named->task == Task::effect) {
        matter.card = static_cast<std::uint8_t>(effect.card);
        matter.once = effect.part == part::ask || runs_once(effect);
    } else if (const OfferingTask& offering = named->offering; offering.step == offering_step::lay_more) {
        matter.god = static_cast<std::uint8_t>((*setup.deck)[offering.top].colour);
    } else if (offering.step > offering_step::power) {
        matter.god = static_cast<std::uint8_t>(offering.god);
    }
    return matter;
}

// A card face down has no type: the piece is that of its column.
Colour placed_type(const Setup& setup, const State& state) {
    const Frame& frame = state.open.tasks.back();
    return frame.task == Task::build ? (*setup.deck)[frame.build.card].colour : frame.wildcard.column;
}

int points_for(const Setup& setup, const State& state, Answer option) {
    if (state.choice.prompt != Prompt::place) return 0;
    State copy = state;
    Quiet play{setup, copy};
    return (ordinary_places(play, placed_type(setup, state)).contains(region_at(option)) ? 0 : vp_for_edge) +
           (tolled_regions(play).contains(region_at(option)) ? vp_for_toll : 0);
}

void write_matter(JsonWriter& json, const Setup& setup, const State& state) {
    const Matter matter = matter_of(setup, state);
    if (matter.card != Matter::none) json.member("card", static_cast<int>(matter.card));
    if (matter.once) json.member("once", true);
    if (matter.god != Matter::none) json.member("god", static_cast<int>(matter.god));
    if (matter.more > 0) json.member("more", matter.more);
    if (state.choice.prompt == Prompt::offer_more) write_offering(json, setup, state);
    write_refusals(json, refusals(setup, state));
}

void write_option(JsonWriter& json, const Setup& setup, const State& state, Answer option) {
    const Prompt prompt = prompt_of(state.choice);
    if (prompt == Prompt::god)
        json.key("gives").object([&] {
            write_gift(json, setup, state, static_cast<Colour>(option), state.open.tasks.back().offering.cards);
        });
    if ((prompt != Prompt::market && prompt != Prompt::market_swap) || option == answer_done) return;
    State after = state;
    Silent silent;
    apply(setup, after, option, silent);
    json.key("market").object([&] {
        for (std::size_t r = 0; r < resource_count; ++r)
            if (after.open.market[r] != state.open.market[r])
                json.member(thing_names[r].en, market_gold(after.open, r));
    });
}

}  // namespace pantheon::deus
