// The page of `pantheon balance`: findings, plots and numbers in one file that needs nothing else.
#pragma once

#include <string>
#include <vector>

#include "service/json.hpp"

namespace pantheon {

// Reports as `--out` writes them, of one game; those with the same options are shown together.
std::string balance_page(const std::vector<Json>& reports);

// What the numbers of one game with certain options say, in sentences, the weightiest first. `tables`: one for each
// number of players.
struct Finding {
    enum class Mark { fine, notable, wrong } mark{};
    double weight = 0;
    std::string text;
};
std::vector<Finding> findings_of(const std::vector<Json>& tables);

}  // namespace pantheon
