// What abilities and interventions do: from the sentences of a box to numbers, and back.
#pragma once

#include <string>

#include "core/result.hpp"
#include "games/machina/cards.hpp"
#include "table/language.hpp"
#include "table/words.hpp"
#include "words/block_file.hpp"

namespace pantheon::machina {

// Who can do it: a god with the ability token, or an intervention.
enum class Doer : std::uint8_t { ability, intervention };

// "lower the might of a quest by 2". An error names the word that does not fit and what was expected there.
Result<Effect> read_sentence(const words::Line& line, Doer doer);

// The same sentence again, in either language: without a full stop, beginning small.
Words sentence(const Effect& effect, Language language);

}  // namespace pantheon::machina
