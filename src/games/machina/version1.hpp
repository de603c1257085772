// Games by the first version of the rules, which asked nothing after a placement where nothing could be done.
#pragma once

#include <memory>

#include "table/upgrade.hpp"

namespace pantheon::machina {

std::unique_ptr<Upgrade> upgrade_from_version1();

}  // namespace pantheon::machina
