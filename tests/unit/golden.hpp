// Texts that were agreed on: how today's is compared with the one in tests/golden, and how that is written anew.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "source_folder.hpp"

namespace pantheon {

inline std::filesystem::path golden_folder() { return source_folder() + "/tests/golden"; }

inline std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Where two texts part, in a sentence that fits on a screen; empty if they do not.
inline std::string first_difference(std::string_view expected, std::string_view found) {
    const auto apart = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
    if (apart.first == expected.end() && apart.second == found.end()) return "";
    const auto at = static_cast<std::size_t>(apart.first - expected.begin());
    const std::string_view same = expected.substr(0, at);
    const std::size_t line = same.rfind('\n') + 1;  // npos + 1 is the first line's beginning
    const std::size_t from = std::max(line, at - std::min<std::size_t>(at, 60));
    const auto shown = [&](std::string_view text) {
        if (from >= text.size()) return std::string("the end");
        const std::string_view rest = text.substr(from);
        return (from > line ? "\"…" : "\"") + std::string(rest.substr(0, std::min<std::size_t>(rest.find('\n'), 120))) +
               "\"";
    };
    return "line " + std::to_string(std::count(same.begin(), same.end(), '\n') + 1) + ": expected " + shown(expected) +
           ", found " + shown(found);
}

// Where a text differs from the golden one of this name; empty if it does not. PANTHEON_WRITE_GOLDEN=1 writes it anew.
inline std::string difference_from_golden(const std::string& name, const std::string& text) {
    const auto path = golden_folder() / name;
    if (std::getenv("PANTHEON_WRITE_GOLDEN")) std::ofstream(path, std::ios::binary) << text;
    if (!std::filesystem::exists(path)) return name + " is missing; PANTHEON_WRITE_GOLDEN=1 writes it";
    const std::string difference = first_difference(text_of(path), text);
    return difference.empty() ? "" : name + ", " + difference;
}

}  // namespace pantheon
