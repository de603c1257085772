// Random setups of Deus Ex Machina: every number of players, set of gods and switch turns up.
#pragma once

#include <string>

#include "core/rng.hpp"
#include "games/machina/options.hpp"
#include "games/machina/prompts.hpp"
#include "property/battery.hpp"

namespace pantheon::machina {

inline Setup random_setup(const Box& box, Rng& rng) {
    GameOptions options;
    for (const OptionInfo& option : option_list())
        options[option.name] = option.values[rng.below(static_cast<std::uint32_t>(option.values.size()))].value;
    return *make_setup(box, options);
}

// For the report of a failure: what to type to see it again.
inline std::string in_words(const Setup& setup) {
    std::string text;
    for (const auto& [name, value] : options_of(setup)) text += " " + name + "=" + value;
    return text;
}

// Eager players complete quests rather than take points.
inline Options dull(const Choice& choice) {
    return prompt_of(choice) == Prompt::deed ? Options::of(deed_points) : Options{};
}
inline battery::Drifter drifter(bool eager) { return {eager, &dull}; }

}  // namespace pantheon::machina
