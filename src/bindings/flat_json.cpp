#include "bindings/flat_json.hpp"

#include <algorithm>
#include <optional>

namespace pantheon {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// From left to right; what does not fit is empty.
class Reader {
    std::string_view rest_;

    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size())); }

public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool skip(char wanted) {
        skip_blanks();
        if (rest_.empty() || rest_[0] != wanted) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool at_end() {
        skip_blanks();
        return rest_.empty();
    }
    // A text in quotes. Names and values of options are plain: of the escapes only \" \\ and \/ are known.
    std::optional<std::string> text() {
        if (!skip('"')) return {};
        std::string read;
        while (!rest_.empty() && rest_[0] != '"') {
            if (rest_[0] == '\\') {
                rest_.remove_prefix(1);
                if (rest_.empty() || std::string_view{"\"\\/"}.find(rest_[0]) == std::string_view::npos) return {};
            }
            read += rest_[0];
            rest_.remove_prefix(1);
        }
        return skip('"') ? std::optional(read) : std::nullopt;
    }
    // A text, or a bare word: 3, true.
    std::optional<std::string> value() {
        skip_blanks();
        if (!rest_.empty() && rest_[0] == '"') return text();
        const auto end = std::min(rest_.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz-"), rest_.size());
        if (end == 0) return {};
        const std::string read{rest_.substr(0, end)};
        rest_.remove_prefix(end);
        return read;
    }
};

Result<GameOptions> read_object(std::string_view text) {
    const Error no_object{"these options are no JSON object of names and values, like {\"players\": 3}"};
    Reader reader{text};
    GameOptions options;
    if (!reader.skip('{')) return no_object;
    if (reader.skip('}')) return reader.at_end() ? Result<GameOptions>{options} : no_object;
    do {
        const auto name = reader.text();
        if (!name || !reader.skip(':')) return no_object;
        const auto value = reader.value();
        if (!value) return no_object;
        options[*name] = *value;
    } while (reader.skip(','));
    if (!reader.skip('}') || !reader.at_end()) return no_object;
    return options;
}

Result<GameOptions> read_lines(std::string_view text) {
    GameOptions options;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        const auto equals = line.find('=');
        if (equals == std::string_view::npos)
            return Error{"\"" + std::string(line) + "\" is no option; write name=value"};
        options[std::string(trimmed(line.substr(0, equals)))] = trimmed(line.substr(equals + 1));
    }
    return options;
}

}  // namespace

Result<GameOptions> read_options(std::string_view text) {
    text = trimmed(text);
    return text.starts_with('{') ? read_object(text) : read_lines(text);
}

}  // namespace pantheon
