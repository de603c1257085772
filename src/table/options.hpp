// The options of a new game as people write them: `layout=flower wildcard=on`.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "table/language.hpp"

namespace pantheon {

// Name → value. A game fills in what is left out, so a finished setup names every option.
using GameOptions = std::map<std::string, std::string, std::less<>>;

struct OptionValue {
    std::string value;
    Bilingual<std::string> meaning;
};

// One option of a game, as shown by `pantheon games` and by the page for a new table.
struct OptionInfo {
    std::string name;
    Bilingual<std::string> meaning;
    std::string standard;             // the value when nothing is said
    std::vector<OptionValue> values;  // empty: free text, explained by the meaning
    bool lays_board = false;          // whoever says it chooses what is left to chance otherwise
};

// Why options cannot be those of a game, if one is not among these.
std::optional<Error> unknown_option(const std::vector<OptionInfo>& known, const GameOptions& options);

// With French set for print, from what the sources type.
std::vector<OptionInfo> printed(std::vector<OptionInfo> typed);

}  // namespace pantheon
