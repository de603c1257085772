// Scenes: short texts that set up a position, play on from it and say what must be true (docs/scenes.md).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_game.hpp"

namespace pantheon {

// How one scene went.
struct SceneResult {
    std::string title;
    int line = 0;                   // where it begins
    std::vector<std::string> tags;  // what it shows: "rule payment", "ruling 17"
    std::optional<Error> failure;   // "rulings.scene:41: blue vp 7: it is 6, not 7"
};

// Runs the scenes of a text, each on a game of its own; `file` names the text in failures. A scene stops at the first
// line that fails. A text without scenes, or one that does not begin with a scene, gives one failure without a title.
// Stand-ins are looked for from `folder` on.
std::vector<SceneResult> run_scenes(std::string_view file, std::string_view text, std::span<const GameKind> shelf,
                                    const std::string& folder = ".");

}  // namespace pantheon
