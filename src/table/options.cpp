#include "table/options.hpp"

#include <algorithm>

#include "table/french.hpp"

namespace pantheon {

std::optional<Error> unknown_option(const std::vector<OptionInfo>& known, const GameOptions& options) {
    for (const auto& [name, value] : options)
        if (std::ranges::find(known, name, &OptionInfo::name) == known.end())
            return Error{"there is no option \"" + name + "\""};
    return {};
}

std::vector<OptionInfo> printed(std::vector<OptionInfo> typed) {
    for (OptionInfo& option : typed) {
        option.meaning.fr = french_text(option.meaning.fr);
        for (OptionValue& value : option.values) value.meaning.fr = french_text(value.meaning.fr);
    }
    return typed;
}

}  // namespace pantheon
