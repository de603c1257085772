// The contract that every game fulfils, and the one loop that drives it.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/rng.hpp"
#include "table/choice.hpp"
#include "table/event.hpp"

namespace pantheon {

// A game is a type `G` with
//   Setup   what was agreed on before; shared by all positions, never changed by play
//   State   a position: plain bytes, copied freely
//   View    what one seat may know of a position: it has no room for secrets
// and static functions:
//   begin(setup)                        the position before the first question
//   choice(state)                       the open question; its options are never empty before the end
//   apply(setup, state, answer, sink)   one answer, which must be an option; a copy is not affected
//   is_over(state), score(setup, state, seat)
//   view(setup, state, seat)            Seat::nobody: a spectator
//   redeal(setup, view, rng)            a state that looks like `view` to its seat; what is hidden is drawn by `rng`
// Luck is a seat: the state holds no random numbers, whoever drives the game answers for luck, uniformly.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::is_trivially_copyable_v<typename G::View> &&
               requires(const typename G::Setup& setup, typename G::State& state, const typename G::View& view,
                        Answer answer, Silent& silent, Rng& rng, Seat seat) {
                   { G::begin(setup) } -> std::same_as<typename G::State>;
                   { G::choice(state) } -> std::convertible_to<Choice>;
                   { G::apply(setup, state, answer, silent) };
                   { G::is_over(state) } -> std::same_as<bool>;
                   { G::score(setup, state, seat) } -> std::same_as<int>;
                   { G::view(setup, state, seat) } -> std::same_as<typename G::View>;
                   { G::redeal(setup, view, rng) } -> std::same_as<typename G::State>;
               };

// Questions with one option answer themselves, and are not recorded; unless that would tell everybody that somebody had
// nothing else to choose, and so what is hidden: `G::asks_anyway(state)`, which may look at what is public alone.
template <class G>
bool answers_itself(const typename G::State& state) {
    if (!G::choice(state).options.has_one()) return false;
    if constexpr (requires { G::asks_anyway(state); }) return !G::asks_anyway(state);
    else return true;
}

// Those questions, here and nowhere else.
template <class G, class Sink>
void settle(const typename G::Setup& setup, typename G::State& state, Sink& sink) {
    while (answers_itself<G>(state)) G::apply(setup, state, G::choice(state).options.first(), sink);
}

// One answer, and on to the next real question.
template <class G, class Sink>
void answer(const typename G::Setup& setup, typename G::State& state, Answer option, Sink& sink) {
    G::apply(setup, state, option, sink);
    settle<G>(setup, state, sink);
}

// Any option with equal chance: how luck answers, and the simplest player.
inline Answer random_option(const Options& options, Rng& rng) {
    return options.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(options.size()))));
}

}  // namespace pantheon
