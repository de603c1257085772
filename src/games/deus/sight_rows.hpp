// The rows of the net of Deus, in their order: a net is made for these, and names their digest.
#pragma once

#include "games/deus/prompts.hpp"
#include "games/deus/sight.hpp"

namespace pantheon::deus {

inline constexpr int times_bins = 8;  // of what a card counts
inline constexpr int task_count = static_cast<int>(Task::store) + 1;

// Of one player, as often as there are players.
inline constexpr auto own = row_table({
    {"gold", 28},
    {"resources", 4 * 12},
    {"stock", 5 * 6},
    {"reserve", 5 * 6},
    {"hand size", 12},
    {"column size", 6 * 10},
    {"regions of a terrain", 5 * 9},
    {"regions", 20},
    {"regions with two", 10},
    {"regions with three", 8},
    {"regions by terrain and height", 5 * 4 * 4},
    {"production by terrain", 4 * 6},
    {"free regions beside, by terrain", 5 * 8},
    {"points", 64},
    {"worth of temples", 31},
    {"villages beside armies", 8},
    {"contact", 4},
    {"lead", 41},
    {"lead, coarse", 41},
    {"turns left", 4},
    {"majority", 5 * 3},
    {"columns that let the next temple rise", 6},
    {"wildcard used", 1},
    {"barques", 3 * 5},
    {"tokens", 8},
    {"tokens on the board", 8},
    {"scribe", 2},
    {"garrisons", 6},
    {"fortresses", 5},
    {"tokens on temples", 12},
    {"gilded cards", 4},
});

inline constexpr auto row = row_table({
    {"nothing", 1},
    {"players", 3},
    {"players and place", 12},
    {"at turn", 4},
    {"prompt", prompt_count},
    {"round", 40},
    {"players and temples left", 24},
    {"players and villages left", 24},
    {"deck", 29},
    {"pile", 29},
    {"supply", 4 * 21},
    {"market", 4 * 3},
    {"modules", 7},
    {"payment", 4 * 4},
    {"playable cards", 8},
    {"hand by colour", 6 * 6},
    {"player", 4 * own.size()},
    {"card in my column and its count", sighted_cards * times_bins},
    {"card in another's column and its count", sighted_cards * times_bins},
    {"card in hand and what it lacks", sighted_cards * 4},
    {"card in hand and its count", sighted_cards * times_bins},
    {"my card on the pile", sighted_cards},
    {"village: empty, points", 7 * 12},
    {"village: empty, strongest, points", 7 * 4 * 5},
    {"village: empty, armies", 7 * 16},
    {"village: buildings", 36},
    {"village: empty, in reach", 49},
    {"task: n", task_count * 8},
    {"task: step", task_count * 16},
    {"task: column", task_count * 8},
    {"task: card", 3 * sighted_cards},
});
static_assert(row.size() < 65'536);

}  // namespace pantheon::deus
