#include "table/look.hpp"

#include <algorithm>
#include <array>

namespace pantheon {

namespace {

std::string styled(const std::string& text, const std::string& code, const Look& look) {
    return look.colour ? "\033[" + code + "m" + text + "\033[0m" : text;
}

// Letters, not bytes; colour codes take no room.
int length(const std::string& text) {
    int letters = 0;
    bool code = false;
    for (const char c : text) {
        if (c == '\033') code = true;
        else if (code) code = c != 'm';
        else letters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }
    return letters;
}

}  // namespace

std::string in_colour(const std::string& text, int colour, const Look& look) {
    return styled(text, "0;38;5;" + std::to_string(colour), look);
}
std::string in_seat_colour(const std::string& text, Seat seat, const Look& look) {
    constexpr std::array<int, max_players> colours{26, 160, 22, 16};
    if (!is_player(seat)) return text;
    return styled(text, "0;1;38;5;255;48;5;" + std::to_string(colours[static_cast<std::size_t>(seat)]), look);
}
std::string bold(const std::string& text, const Look& look) { return styled(text, "1", look); }
std::string dim(const std::string& text, const Look& look) { return styled(text, "2", look); }

std::string padded(std::string text, int columns) {
    text.append(static_cast<std::size_t>(std::max(0, columns - length(text))), ' ');
    return text;
}

std::string wrap(const std::string& text, int columns, int indent) {
    std::string result, line;
    std::size_t at = 0;
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    while (at < text.size()) {
        std::size_t end = text.find_first_not_of(' ', at);
        end = std::min(text.find(' ', end == std::string::npos ? text.size() : end), text.size());
        const std::string word = text.substr(at, end - at);
        if (length(line) + length(word) > columns && length(line) > indent) {
            result += line + "\n";
            line = margin + word.substr(std::min(word.find_first_not_of(' '), word.size()));
        } else {
            line += word;
        }
        at = end;
    }
    return result + line;
}

}  // namespace pantheon
