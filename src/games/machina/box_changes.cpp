#include "games/machina/box_changes.hpp"

#include <algorithm>

#include "games/machina/cards_json.hpp"

namespace pantheon::machina {

namespace {

constexpr std::string_view file_word = "file ";

std::string_view next_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

// Without comments and empty lines.
std::string essence(std::string_view text) {
    std::string result;
    while (!text.empty())
        if (const std::string_view line = next_line(text); !line.empty() && line[0] != '#') result.append(line) += '\n';
    return result;
}

}  // namespace

std::string changes_in(const Box& box) {
    const Box& printed = built_in_box();
    if (&box == &printed || box_name(box) == box_name(printed)) return {};
    std::string changes;
    for (std::size_t i = 0; i < box.files.size() && i < printed.files.size(); ++i) {
        const std::string text = essence(box.files[i].second);
        if (text != essence(printed.files[i].second))
            changes += std::string(file_word) + box.files[i].first + "\n" + text;
    }
    return changes;
}

Result<Box> changed_box(std::string_view changes) {
    auto files = built_in_box().files;
    std::string* text = nullptr;  // of the file that is being read
    for (int number = 1; !changes.empty(); ++number) {
        const std::string_view line = next_line(changes);
        const bool names_file = line.starts_with(file_word);
        if (names_file) {
            const auto found = std::find_if(files.begin(), files.end(), [&](const auto& file) {
                return file.first == line.substr(file_word.size());
            });
            if (found == files.end())
                return Error{"line " + std::to_string(number) + ": a box of Deus Ex Machina has no file \"" +
                             std::string(line.substr(file_word.size())) + "\""};
            text = &found->second;
            text->clear();
        } else if (text) {
            text->append(line) += '\n';
        } else if (!line.empty() && line[0] != '#') {
            return Error{"line " + std::to_string(number) + ": expected \"file\" and its name, like file quests.cards"};
        }
    }
    std::vector<NamedFile> named;
    for (const auto& [name, content] : files) named.push_back({name, content});
    return read_box(named);
}

}  // namespace pantheon::machina
