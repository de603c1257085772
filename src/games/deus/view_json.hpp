// A view as JSON: what browsers, tools and bots in other languages get.
#pragma once

#include <string>

#include "games/deus/box.hpp"
#include "games/deus/view.hpp"

namespace pantheon::deus {

// `docs/protocol.md` describes the fields. Cards are {"card": number, "face": id}; the number is the option's.
std::string view_json(const Box& box, const Setup& setup, const View& view);

}  // namespace pantheon::deus
