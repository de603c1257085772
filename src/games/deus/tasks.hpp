// The stack of tasks: what is suspended while a question is open, and what each of them remembers.
#pragma once

#include <array>
#include <cstring>
#include <type_traits>

#include "games/deus/program.hpp"
#include "games/deus/things.hpp"
#include "table/choice.hpp"

namespace pantheon::deus {

// Cards that fire cards make the stack deep: a chain holds at most this many cards, below them lie the
// turn and the column, above them at most an order and the tokens that it moves.
inline constexpr int max_tasks = 12;
inline constexpr int longest_chain = max_tasks - 4;

// What is suspended while a question is open: the innermost task is on top of the stack.
enum class Task : std::uint8_t {
    none,
    start,
    deal,
    turn,
    build,
    wildcard,
    offering,
    column,
    effect,
    draw,
    pieces,
    resources,
    buy,
    move,
    set_aside,
    order,
    shift,
    store,
};

// What each task remembers. `step` is where it stands, in the order that its file names.

// Alternative start: a seat chooses its pieces.
struct StartTask {
    Task task = Task::start;
    Seat seat = Seat::first;
    std::uint8_t pieces = 0;  // still to be chosen
};
// Opening hands: a seat gets its cards.
struct DealTask {
    Task task = Task::deal;
    Seat seat = Seat::first;
    std::uint8_t cards = 0;  // still to come
};
// The bottom of the stack during play.
struct TurnTask {
    Task task = Task::turn;
    std::uint8_t step = 0;
};
// A card is built, face up.
struct BuildTask {
    Task task = Task::build;
    std::uint8_t step = 0;
    CardId card = no_card;
    Colour column{};
    std::uint8_t stand_ins = 0;  // Egypt: resources for which a temple stands in, one bit each
    Answer payment = 0;
    Region region = nowhere;
};
// A card is built, face down.
struct WildcardTask {
    Task task = Task::wildcard;
    std::uint8_t step = 0;
    Colour column{};
    Region region = nowhere;
};
struct OfferingTask {
    Task task = Task::offering;
    std::uint8_t step = 0;
    CardId top = no_card;
    Colour god{};
    std::uint8_t cards = 0;  // so far; then what it counts for
};
// The cards of a column fire.
struct ColumnTask {
    Task task = Task::column;
    Colour column{};
    std::uint8_t next = 0;  // the position of the next card
};
// One card fires: a program that runs.
struct EffectTask {
    Task task = Task::effect;
    std::uint8_t step = 0;  // the next instruction
    CardId card = no_card;
    std::uint8_t part = 0;   // of the card: see activation.hpp
    std::uint8_t times = 0;  // how often the main effect is still to come
    std::uint8_t loop = 0;   // 1 + the instruction that begins the loop under way, 0: none
    std::uint8_t cards = 0;  // that may be drawn, while it is asked
    Region region = nowhere;
    RegionSet rest{};  // what the loop has not reached yet
};
// Cards for the player whose turn it is.
struct DrawTask {
    Task task = Task::draw;
    std::uint8_t cards = 0;  // still to come
};
// Pieces of choice.
struct PiecesTask {
    Task task = Task::pieces;
    std::uint8_t left = 0;   // still to come
    std::uint8_t only = 0;   // 1 + the only type on offer, 0: all are
    std::uint8_t price = 0;  // in gold, of each
};
// Resources of choice.
struct ResourcesTask {
    Task task = Task::resources;
    std::uint8_t left = 0;    // still to come
    std::uint8_t except = 0;  // types that are not on offer, one bit each
};
// Resources for gold, as long as the player likes.
struct BuyTask {
    Task task = Task::buy;
    std::uint8_t left = 0;   // still to come, at most
    std::uint8_t price = 0;  // in gold, of each; 0: what the market says
};
// An army on its way.
struct MoveTask {
    Task task = Task::move;
    bool passing = false;    // it could not stay where it is
    std::uint8_t steps = 0;  // that it may still take
    Region region = nowhere;
};
// Egypt: temples are put aside unseen.
struct SetAsideTask {
    Task task = Task::set_aside;
    std::uint8_t temples = 0;  // still to be put aside
};
// Egypt: an instruction that asks more than once, above the card that gave it.
struct OrderTask {
    Task task = Task::order;
    std::uint8_t step = 0;
    CardId card = no_card;
    Op op{};
    Region region = nowhere;  // the army or the ship that was chosen
    std::uint8_t left = 0;    // of the limit of its instruction: resources that may still be sold
    std::uint8_t cards = 0;   // that may be taken, while it is asked
    std::uint8_t armies = 0;  // still to be placed
    RegionSet camps{};        // where they may be
};
// Egypt: combat tokens make room for pieces of their owner; then villages are tested.
struct ShiftTask {
    Task task = Task::shift;
    Region region = nowhere;  // of the token that moves
};
// Egypt: resources that find no room on a barque go back.
struct StoreTask {
    Task task = Task::store;
};

// A task on the stack. Equal frames are equal bytes: no task has bytes of no meaning, and those behind it are 0.
struct Frame {
    union {
        std::array<std::uint64_t, 2> words;
        Task task;  // the first byte of each
        StartTask start;
        DealTask deal;
        TurnTask turn;
        BuildTask build;
        WildcardTask wildcard;
        OfferingTask offering;
        ColumnTask column;
        EffectTask effect;
        DrawTask draw;
        PiecesTask pieces;
        ResourcesTask resources;
        BuyTask buy;
        MoveTask move;
        SetAsideTask set_aside;
        OrderTask order;
        ShiftTask shift;
        StoreTask store;
    };

    constexpr Frame() : words{} {}
    template <class Remembered>
    Frame(const Remembered& remembered) : words{} {
        static_assert(std::has_unique_object_representations_v<Remembered> && sizeof(Remembered) <= sizeof(words));
        std::memcpy(static_cast<void*>(this), &remembered, sizeof(Remembered));
    }

    friend constexpr bool operator==(const Frame& a, const Frame& b) { return a.words == b.words; }
};
static_assert(sizeof(Frame) == 16 && std::is_trivially_copyable_v<Frame>);

}  // namespace pantheon::deus
