// Games by the first version of the rules, which asked for things taken one by one in ascending order.
#pragma once

#include <memory>

#include "table/upgrade.hpp"

namespace pantheon::deus {

std::unique_ptr<Upgrade> upgrade_from_version1();

}  // namespace pantheon::deus
