// Random setups of Deus: every number of players, layout and variant turns up.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "games/deus/names.hpp"
#include "games/deus/options.hpp"

namespace pantheon::deus {

// Any connected arrangement: each tile is laid beside one that lies there already.
inline std::vector<TilePlace> free_arrangement(int tiles, Rng& rng) {
    constexpr std::array<TilePlace, 6> beside{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
    std::vector<TilePlace> places{{0, 0}};
    while (static_cast<int>(places.size()) < tiles) {
        TilePlace next = places[rng.below(static_cast<std::uint32_t>(places.size()))];
        const TilePlace step = beside[rng.below(6)];
        next.i = static_cast<std::int8_t>(next.i + step.i);
        next.j = static_cast<std::int8_t>(next.j + step.j);
        if (std::find(places.begin(), places.end(), next) == places.end()) places.push_back(next);
    }
    return places;
}

inline GameOptions random_options(const Box& box, Rng& rng) {
    const int players = 2 + static_cast<int>(rng.below(3));
    GameOptions options;
    options["players"] = std::to_string(players);
    std::vector<std::string> layouts{"standard"};
    for (const Layout& layout : box.layouts)
        if (layout.players == players) layouts.push_back(layout.name);
    const auto pick = rng.below(static_cast<std::uint32_t>(layouts.size()) + 2);
    if (pick < layouts.size()) options["layout"] = layouts[pick];
    else
        for (const TilePlace place : free_arrangement(tiles_for(players), rng))
            options["layout"] += "(" + std::to_string(place.i) + "," + std::to_string(place.j) + ")";
    if (rng.below(3) == 0) {
        std::string start = std::to_string(6 + rng.below(5));
        for (int p = 1; p < players; ++p) start += "," + std::to_string(6 + rng.below(5));
        options["start"] = start;
    }
    const auto flip = [&](const char* name, const char* a, const char* b) { options[name] = rng.below(2) ? a : b; };
    flip("wildcard", "on", "off");
    flip("empty-deck", "end", "trigger");
    flip("standstill", "end", "play-on");
    flip("vp", "open", "covered");
    return options;
}

// The same with Egypt: any mix of its modules, any variant.
inline GameOptions random_egypt_options(const Box& box, Rng& rng) {
    GameOptions options = random_options(box, rng);
    std::string modules;
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        if (rng.below(2)) modules += (modules.empty() ? "" : ",") + std::string(colour_names[colour].en);
    options["egypt"] = modules.empty() ? "all" : modules;
    const auto flip = [&](const char* name, const char* a, const char* b) { options[name] = rng.below(3) ? a : b; };
    flip("temples", "one-box", "mix");
    flip("stand-in", "needed", "always");
    flip("horus", "later", "itself");
    options["standstill"] = "end";  // players without plan may never end a game that they cannot build on
    return options;
}

enum class Which { base, egypt };

inline Setup random_setup(const Box& box, Rng& rng, Which which = Which::base) {
    const GameOptions options = which == Which::base ? random_options(box, rng) : random_egypt_options(box, rng);
    const auto setup = make_setup(box, options, rng.next());
    return *setup;
}

// For the report of a failure: what to type to see it again.
inline std::string in_words(const Box& box, const Setup& setup) {
    std::string text;
    for (const auto& [name, value] : options_of(box, setup)) text += " " + name + "=\"" + value + "\"";
    return text;
}

}  // namespace pantheon::deus
