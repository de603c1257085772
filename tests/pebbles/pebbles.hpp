// A tiny game with luck and a hidden card: what a guest of the house must bring, and nothing more.
//
// Everybody draws a card, worth 1 to 9, that nobody else sees. In turn one takes 1 to 3 pebbles from a heap of twelve,
// or once draws another card instead. When the heap is empty, pebbles and card are counted; most wins.
#pragma once

#include "table/any_game.hpp"
#include "table/game.hpp"

namespace pantheon::pebbles {

enum class Prompt : std::uint8_t { over, draw, turn };
inline constexpr PromptRow prompt_table[] = {
    {Prompt::over, "over", "none", Joins::phrase, false, {"The game is over.", "La partie est finie."}},
    {Prompt::draw, "draw", "card", Joins::phrase, false, {"Which card is drawn?", "Quelle carte est piochée ?"}},
    {Prompt::turn, "turn", "number", Joins::line, false, {"How many do you take?", "Combien en prenez-vous ?"}},
};
static_assert(is_complete(prompt_table, Prompt::turn));

enum class What : std::uint8_t { turn_begins, drew, took, counted };
inline constexpr EventRow event_table[] = {
    {What::turn_begins, "turn_begins", Telling::turn_begins},
    {What::drew, "drew", Telling::shows, Secret::card},
    {What::took, "took"},
    {What::counted, "counted"},
};
static_assert(is_complete(event_table, What::counted));

inline constexpr int heap_at_first = 12, cards = 9;
inline constexpr Answer answer_swap = 0;  // of `turn`: another card; otherwise so many pebbles

struct Setup {
    int players = 2;
};

struct State {
    std::array<std::uint8_t, max_players> pebbles{};
    std::array<std::uint8_t, max_players> card{};  // hidden; 0: none yet
    std::array<bool, max_players> swapped{};
    std::uint8_t heap = heap_at_first, turns = 0;
    Seat active = Seat::first;
    Choice choice;

    friend bool operator==(const State&, const State&) = default;
};

struct View {
    Seat seat = Seat::nobody;
    State open;  // without the others' cards; options only for who is asked

    friend bool operator==(const View&, const View&) = default;
};

struct Pebbles {
    using Setup = pebbles::Setup;
    using State = pebbles::State;
    using View = pebbles::View;

    static State begin(const Setup& setup);
    static const Choice& choice(const State& state) { return state.choice; }
    static void apply(const Setup& setup, State& state, Answer answer, Silent& sink);
    static void apply(const Setup& setup, State& state, Answer answer, Collect& sink);
    static bool is_over(const State& state) { return state.choice.prompt == Prompt::over; }
    static int score(const Setup& setup, const State& state, Seat seat);
    static View view(const Setup& setup, const State& state, Seat seat);
    static State redeal(const Setup& setup, const View& view, Rng& rng);
};
static_assert(Game<Pebbles>);

GameKind pebbles_kind();

}  // namespace pantheon::pebbles
