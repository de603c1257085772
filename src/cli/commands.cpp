#include "cli/commands.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "players/net.hpp"
#include "table/record.hpp"

namespace pantheon {

void fail(const std::string& sentence) { throw Failure(sentence); }

const GameKind& game_named(const Context& context, const std::string& name) {
    if (const GameKind* kind = find_game(context.shelf, name)) return *kind;
    std::string known;
    for (const GameKind& kind : context.shelf) known += (known.empty() ? "" : ", ") + kind.name;
    fail("there is no game \"" + name + "\"; there is: " + known);
}

std::string read_text(const std::string& path) {
    if (std::filesystem::is_directory(path)) fail("\"" + path + "\" is a folder, not a file");
    std::ifstream file(path, std::ios::binary);
    if (!file) fail("cannot read the file \"" + path + "\": " + std::strerror(errno));
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Net net_in(const std::string& path) {
    auto net = Net::read(read_text(path));
    if (!net) fail(path + ": " + net.error());
    return std::move(*net);
}

void write_text(const std::string& path, const std::string& text) {
    write_file(path, [&](std::ostream& file) { file << text; });
}

void write_file(const std::string& path, const std::function<void(std::ostream&)>& write) {
    const std::string beside = path + ".part";
    std::ofstream file(beside, std::ios::binary);
    write(file);
    file << std::flush;
    if (!file) fail("cannot write the file \"" + path + "\": " + std::strerror(errno));
    file.close();
    std::error_code error;
    std::filesystem::rename(beside, path, error);
    if (!error) return;
    std::filesystem::remove(beside);
    fail("cannot write the file \"" + path + "\": " + error.message());
}

Language language_named(const std::string& name) {
    if (name == "en") return Language::english;
    if (name == "fr") return Language::french;
    fail("there is no language \"" + name + "\"; there are en and fr");
}

std::vector<std::string> split_names(const std::string& list) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t comma = std::min(list.find(',', at), list.size());
        names.push_back(list.substr(at, comma - at));
        at = comma + 1;
    }
    return names;
}

GameOptions options_from(const std::vector<std::string>& words) {
    GameOptions options;
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos || equals == 0)
            fail("\"" + word + "\" is no option: write NAME=VALUE, as in layout=rhombus");
        options[word.substr(0, equals)] = word.substr(equals + 1);
    }
    return options;
}

}  // namespace pantheon
