// A short name for a text: the same text, the same digits, on every machine. Not for secrets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pantheon {

// FNV-1a, as 16 hexadecimal digits.
inline std::string digest(std::string_view text) {
    std::uint64_t value = 14695981039346656037u;
    for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 1099511628211u;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[value >> shift & 15];
    return digits;
}

}  // namespace pantheon
