// Options of a game that are simply on or off.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "table/options.hpp"

namespace pantheon {

// What stands in a fresh `Setup` is the standard.
template <class Setup>
struct Switch {
    const char* name;
    bool Setup::* member;
    OptionValue off, on;
    Bilingual<std::string> meaning;

    const std::string& value_in(const Setup& setup) const { return setup.*member ? on.value : off.value; }
};

template <class Setup>
void list_switches(std::span<const Switch<Setup>> switches, std::vector<OptionInfo>& list) {
    for (const Switch<Setup>& each : switches)
        list.push_back({each.name, each.meaning, each.value_in(Setup{}), {each.off, each.on}});
}

// Those that are not said stay as they are.
template <class Setup>
std::optional<Error> read_switches(std::span<const Switch<Setup>> switches, const GameOptions& options, Setup& setup) {
    for (const Switch<Setup>& each : switches) {
        const auto said = options.find(each.name);
        if (said == options.end()) continue;
        if (said->second != each.on.value && said->second != each.off.value)
            return Error{"option " + std::string(each.name) + " is \"" + each.off.value + "\" or \"" + each.on.value +
                         "\""};
        setup.*each.member = said->second == each.on.value;
    }
    return {};
}

template <class Setup>
void write_switches(std::span<const Switch<Setup>> switches, const Setup& setup, GameOptions& options) {
    for (const Switch<Setup>& each : switches) options[each.name] = each.value_in(setup);
}

}  // namespace pantheon
