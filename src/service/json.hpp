// JSON by its name alone, for headers that only pass it on; whoever looks inside includes json_reader.hpp.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace pantheon {

using Json = nlohmann::ordered_json;

}  // namespace pantheon
