// Who drifts through games of Deus: the eager build more, so that they see long columns, temples and wars.
#pragma once

#include "battery.hpp"
#include "games/deus/prompts.hpp"

namespace pantheon::deus {

inline battery::Drifter drifter(bool eager = true) {
    return {eager, [](const Choice& choice) {
                const OptionKind kind = option_kind(prompt_of(choice));
                Options dull = Options::of(answer_offering);
                if (kind == OptionKind::number || kind == OptionKind::yes_no) dull.add(0);
                return dull;
            }};
}

}  // namespace pantheon::deus
