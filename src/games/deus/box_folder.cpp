#include "games/deus/box_folder.hpp"

#include <optional>
#include <utility>

#include "core/text_file.hpp"
#include "games/deus/box_text.hpp"

namespace pantheon::deus {
namespace {

using Texts = std::vector<std::pair<std::string, std::string>>;  // by name

// The files of Egypt that lie in this folder; all of them or none make a box.
Texts egypt_in(const std::string& folder) {
    Texts texts;
    for (const std::string& name : egypt_file_names())
        if (auto text = text_in_file(folder + "/" + name.substr(name.rfind('/') + 1))) texts.emplace_back(name, *text);
    return texts;
}

Result<Box> load_changes(const std::string& path) {
    const std::optional<std::string> text = text_in_file(path);
    if (!text) return Error{path + ": this file cannot be read; expected what differs from the printed box"};
    const NamedFile file{path, *text};
    return changed_box({&file, 1});
}

}  // namespace

Result<Box> load_box(const std::string& folder) {
    if (folder.ends_with(changes_ending)) return load_changes(folder);
    Texts texts;
    for (const std::string& name : box_file_names()) {
        std::optional<std::string> text = text_in_file(folder + "/" + name);
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
