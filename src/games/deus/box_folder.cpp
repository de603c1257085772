#include "games/deus/box_folder.hpp"

#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "games/deus/box_text.hpp"

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

using Texts = std::vector<std::pair<std::string, std::string>>;  // by name

// The files of Egypt that lie in this folder; all of them or none make a box.
Texts egypt_in(const std::string& folder) {
    Texts texts;
    for (const std::string& name : egypt_file_names())
        if (auto text = text_of(folder + "/" + name.substr(name.rfind('/') + 1))) texts.emplace_back(name, *text);
    return texts;
}

Result<Box> load_changes(const std::string& path) {
    const std::optional<std::string> text = text_of(path);
    if (!text) return Error{path + ": this file cannot be read; expected what differs from the printed box"};
    const NamedFile file{path, *text};
    return changed_box({&file, 1});
}

}  // namespace

Result<Box> load_box(const std::string& folder) {
    if (folder.ends_with(changes_ending)) return load_changes(folder);
    Texts texts;
    for (const std::string& name : box_file_names()) {
        std::optional<std::string> text = text_of(folder + "/" + name);
        if (!text) return Error{folder + "/" + name + ": this file cannot be read; expected a part of the box"};
        texts.emplace_back(name, std::move(*text));
    }
    Texts egypt = egypt_in(folder + "/egypt");
    if (egypt.empty()) egypt = egypt_in(folder + "/../egypt");
    texts.insert(texts.end(), egypt.begin(), egypt.end());
    std::vector<NamedFile> files;
    for (const auto& [name, text] : texts) files.push_back({name, text});
    return read_box(files);
}

}  // namespace pantheon::deus
