// Compares what a document shows with what a program says; the document may abbreviate with "…".
#pragma once

#include <string>

#include "service/json_reader.hpp"

namespace pantheon {

inline const std::string abbreviated = "…";

// Equal, but for what may stand in the place of one "…".
inline bool fits(const std::string& shown, const std::string& real) {
    const std::size_t at = shown.find(abbreviated);
    if (at == std::string::npos) return shown == real;
    const std::string before = shown.substr(0, at), after = shown.substr(at + abbreviated.size());
    return real.size() >= before.size() + after.size() && real.starts_with(before) && real.ends_with(after);
}

// Equal, but for what the document abbreviates.
inline bool fits(const Json& shown, const Json& real) {
    if (shown == Json(abbreviated)) return true;
    if (shown.is_string() && real.is_string()) return fits(shown.get<std::string>(), real.get<std::string>());
    if (shown.type() != real.type() && !(shown.is_number() && real.is_number())) return false;
    if (shown.is_array()) {
        const bool open = !shown.empty() && shown.back() == Json(abbreviated);
        const std::size_t entries = shown.size() - open;
        if (open ? real.size() < entries : real.size() != entries) return false;
        for (std::size_t i = 0; i < entries; ++i)
            if (!fits(shown[i], real[i])) return false;
        return true;
    }
    if (shown.is_object()) {
        const bool open = shown.contains(abbreviated);
        if (!open && shown.size() != real.size()) return false;
        for (const auto& [name, value] : shown.items())
            if (name != abbreviated && (!real.contains(name) || !fits(value, real[name]))) return false;
        return true;
    }
    return shown == real;
}

}  // namespace pantheon
