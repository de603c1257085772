// Reads one flat JSON object of texts, numbers and truth values: the options of a new game.
#pragma once

#include <string_view>

#include "core/result.hpp"
#include "table/options.hpp"

namespace pantheon {

// `{"players": 3, "wildcard": "on"}`, or lines `players=3`. Empty text: no options.
Result<GameOptions> read_options(std::string_view text);

}  // namespace pantheon
