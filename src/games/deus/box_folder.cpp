#include "games/deus/box_folder.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

namespace pantheon::deus {
namespace {

// With the C library: the C++ streams are missing from WebAssembly, where this file is compiled too but not used.
std::optional<std::string> text_of(const std::string& path) {
    const auto close = [](std::FILE* file) { std::fclose(file); };
    const std::unique_ptr<std::FILE, decltype(close)> file(std::fopen(path.c_str(), "rb"), close);
    if (!file) return std::nullopt;
    std::string text;
    char buffer[4096];
    while (const std::size_t length = std::fread(buffer, 1, sizeof buffer, file.get())) text.append(buffer, length);
    return text;
}

}  // namespace

Result<Box> load_box(const std::string& folder) {
    std::vector<std::pair<std::string, std::string>> texts;  // by name
    for (const std::string& name : box_file_names()) {
        std::optional<std::string> text = text_of(folder + "/" + name);
        if (!text) return Error{folder + "/" + name + ": this file cannot be read; expected a part of the box"};
        texts.emplace_back(name, std::move(*text));
    }
    for (const std::string& name : egypt_file_names())
        if (std::optional<std::string> text = text_of(folder + "/" + name)) texts.emplace_back(name, std::move(*text));
    std::vector<NamedFile> files;
    for (const auto& [name, text] : texts) files.push_back({name, text});
    return read_box(files);
}

}  // namespace pantheon::deus
