// Who can sit at a table of a game without being a person.
#pragma once

#include <string_view>

#include "core/rng.hpp"
#include "table/choice.hpp"
#include "table/language.hpp"

namespace pantheon {

class AnyGame;

struct PlayerKind {
    std::string_view name;  // "random"
    Bilingual<std::string_view> title;
    Bilingual<std::string_view> about;
    // What it answers to the open question of a game of its kind, which must be a seat's. It answers from what that
    // seat may see; the same view and numbers, the same answer.
    Answer (*answer)(const AnyGame& game, Rng& rng) = nullptr;
};

}  // namespace pantheon
