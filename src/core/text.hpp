// Numbers, words and places in texts that people write, for errors they can find.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace pantheon {

// The whole number that the text is, if it is one.
inline std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

inline std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

// "Take Three" → "take three". Letters beyond ASCII are left alone.
inline std::string lower_case(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

// Without the blanks around it.
inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// Columns count letters from 1, not bytes: the bytes that continue a letter of UTF-8 do not count.
constexpr int column_of(std::string_view line, std::size_t byte) {
    int column = 1;
    for (char c : line.substr(0, byte)) column += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return column;
}

struct Spot {
    std::string_view file;
    int line = 0;
    int column = 1;
};

inline Error error_at(const Spot& spot, const std::string& sentence) {
    return {std::string(spot.file) + ":" + std::to_string(spot.line) + ":" + std::to_string(spot.column) + ": " +
            sentence};
}

}  // namespace pantheon
