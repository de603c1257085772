// What the functions of the C interface share: the shelf, texts that are passed, and how they fail.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

// The games there are, with the box in play. A handle keeps those that it began with.
using Shelf = std::shared_ptr<const std::vector<GameKind>>;
Shelf bound_shelf();

// The sentence of `pantheon_error`, one for each thread.
std::string& last_error();

inline std::string_view view_of(const char* text) { return text ? std::string_view{text} : std::string_view{}; }

inline Language language_of(const char* name) { return view_of(name) == "fr" ? Language::french : Language::english; }

inline Seat viewer_of(int seat) { return seat < 0 ? Seat::nobody : seat_at(seat); }

// Leaves the sentence and returns what says "failed".
template <class Failed>
Failed fail(const std::string& sentence, Failed failed) {
    last_error() = sentence;
    return failed;
}

inline const char* keep(std::string& place, std::string text) {
    place = std::move(text);
    return place.c_str();
}

}  // namespace pantheon
