// A file as text.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace pantheon {

// Nothing if it cannot be read. With the C library: the C++ streams are missing from WebAssembly, where this is
// compiled too but not used.
inline std::optional<std::string> text_in_file(const std::string& path) {
    const auto close = [](std::FILE* file) { std::fclose(file); };
    const std::unique_ptr<std::FILE, decltype(close)> file(std::fopen(path.c_str(), "rb"), close);
    if (!file) return std::nullopt;
    std::string text;
    char buffer[4096];
    while (const std::size_t length = std::fread(buffer, 1, sizeof buffer, file.get())) text.append(buffer, length);
    return text;
}

}  // namespace pantheon
