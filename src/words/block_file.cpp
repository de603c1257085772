#include "words/block_file.hpp"

#include <algorithm>

#include "words/parser.hpp"

namespace pantheon::words {
namespace {

constexpr std::string_view white = " \t\r";

// The word of `line` that begins at or after byte `from`; empty at the end.
Said next_word(std::string_view line, std::size_t from, const Spot& spot) {
    const std::size_t begin = std::min(line.find_first_not_of(white, from), line.size());
    const std::size_t end = std::min(line.find_first_of(white, begin), line.size());
    return {line.substr(begin, end - begin), {spot.file, spot.line, column_of(line, begin)}};
}

std::string_view trimmed(std::string_view line) { return line.substr(0, line.find_last_not_of(white) + 1); }

Line read_line(std::string_view line, const Spot& spot) {
    line = trimmed(line);
    const Said key = next_word(line, 0, spot);
    const auto after_key = static_cast<std::size_t>(key.text.data() - line.data()) + key.text.size();
    Said value = next_word(line, after_key, spot);
    value.text = line.substr(static_cast<std::size_t>(value.text.data() - line.data()));
    return {key, value};
}

bool is_skipped(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(white);
    return begin == line.npos || line[begin] == '#';
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

}  // namespace

std::vector<Said> Line::words() const {
    std::vector<Said> result;
    for (std::size_t at = 0; at < value.text.size();) {
        Said word = next_word(value.text, at, value.spot);
        if (word.text.empty()) break;
        word.spot.column += value.spot.column - 1;
        at = static_cast<std::size_t>(word.text.data() - value.text.data()) + word.text.size();
        result.push_back(word);
    }
    return result;
}

std::vector<std::vector<Said>> Line::groups() const {
    std::vector<std::vector<Said>> groups(1);
    for (Said word : words()) {
        const bool comma = word.text.ends_with(',');
        if (comma) word.text.remove_suffix(1);
        if (!word.text.empty()) groups.back().push_back(word);
        if (comma) groups.emplace_back();
    }
    return groups;
}

const Line* Block::find(std::string_view key) const {
    const auto is_it = [&](const Line& line) { return line.key.text == key; };
    const auto found = std::find_if(lines.begin(), lines.end(), is_it);
    return found == lines.end() ? nullptr : &*found;
}

Result<std::vector<Block>> read_blocks(const NamedFile& file) {
    std::vector<Block> blocks;
    std::string_view rest = file.text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        const std::string_view text = rest.substr(0, length);
        rest.remove_prefix(std::min(length + 1, rest.size()));
        if (is_skipped(text)) continue;
        const Line line = read_line(text, {file.name, number, 1});
        if (line.key.spot.column == 1) blocks.push_back({line, {}});
        else if (!blocks.empty()) blocks.back().lines.push_back(line);
        else
            return error_at(line.key.spot,
                            quoted(line.key.text) + " belongs to nothing; expected a line at the margin first");
    }
    return blocks;
}

std::optional<Error> wrong_lines(const Block& block, std::string_view head,
                                 std::initializer_list<std::string_view> keys,
                                 std::span<const std::string_view> optional) {
    const auto unknown = [](const Said& said, std::span<const std::string_view> expected) {
        return error_at(said.spot, unknown_word(said.text, {expected.begin(), expected.end()}));
    };
    std::vector<std::string_view> known(keys);
    known.insert(known.end(), optional.begin(), optional.end());
    if (block.head.key.text != head) return unknown(block.head.key, {&head, 1});
    if (block.head.value.text.empty()) return error_at(block.head.key.spot, "a name is missing after " + quoted(head));
    for (const Line& line : block.lines) {
        if (std::find(known.begin(), known.end(), line.key.text) == known.end()) return unknown(line.key, known);
        if (&line != &block[line.key.text])
            return error_at(line.key.spot, quoted(line.key.text) + " is said twice; expected it once");
        if (line.value.text.empty())
            return error_at(line.key.spot, "nothing stands after " + quoted(line.key.text) + "; expected a value");
    }
    for (std::string_view key : keys)
        if (!block.find(key))
            return error_at(block.head.key.spot,
                            quoted(block.head.value.text) + " has no line " + quoted(key) + "; expected one");
    return std::nullopt;
}

Error misfit(const Said& said, const std::string& expected) {
    return error_at(said.spot, quoted(said.text) + " does not fit here; expected " + expected);
}

std::string id_of(std::string_view name) {
    std::string result;
    for (const char c : name) {
        const bool capital = c >= 'A' && c <= 'Z';
        if (capital || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            result += static_cast<char>(capital ? c - 'A' + 'a' : c);
        else if (c != '\'' && !result.empty() && result.back() != '-') result += '-';
    }
    if (result.ends_with('-')) result.pop_back();
    return result;
}

std::optional<Error> unsayable(const Said& name) {
    if (name.text.find_first_of(";,:|\"") != name.text.npos)
        return error_at(name.spot, "a name has no \";\", \",\", \":\", \"|\" or quotation mark; expected another");
    if (id_of(name.text).empty()) return error_at(name.spot, "a name needs a letter or a digit; expected another");
    return std::nullopt;
}

}  // namespace pantheon::words
