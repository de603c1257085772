// A game among people that was begun under an older version of the rules, as it reads under those of today.
#pragma once

#include "core/result.hpp"
#include "room/log.hpp"
#include "table/any_game.hpp"

namespace pantheon {

struct History {
    std::vector<Answer> begins_with;
    std::vector<LogEntry> log;
    std::vector<Answer> tentative;
};

// The same game: answers that the old rules did not ask for stand where they belong. Errors say what does not fit.
Result<History> upgrade_log(const GameKind& kind, const GameOptions& options, int version, const History& old);

}  // namespace pantheon
