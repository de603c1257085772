// What `pantheon balance` measures, as data: one table for each number of players.
#pragma once

#include "lab/balance.hpp"
#include "service/json.hpp"

namespace pantheon {

// Parts that can be measured, in their order.
inline constexpr const char* balance_parts[] = {"games", "without", "swap", "deals", "variants"};

// Measures these parts with one number of players and says on the terminal how far it is; failures name what is wrong.
Json measure_balance(const BalancePlan& plan, const std::vector<std::string>& parts);

}  // namespace pantheon
