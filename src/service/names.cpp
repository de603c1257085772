#include "service/names.hpp"

#include <algorithm>
#include <array>

#include "players/player.hpp"
#include "service/refusal.hpp"
#include "service/skeleton.hpp"

namespace pantheon {

namespace {

struct Range {
    char32_t first, last;
};

template <std::size_t n>
bool is_in(const std::array<Range, n>& ranges, char32_t letter) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const Range& range) { return range.first <= letter && letter <= range.last; });
}

constexpr std::array<Range, 7> blank_letters{{{0x20, 0x20},
                                              {0xa0, 0xa0},
                                              {0x1680, 0x1680},
                                              {0x2000, 0x200a},
                                              {0x202f, 0x202f},
                                              {0x205f, 0x205f},
                                              {0x3000, 0x3000}}};

// Controls, fillers, joiners, marks and overrides of direction, tags, private letters, and what is no letter at all.
constexpr std::array<Range, 20> unseen{{{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},       {0x34f, 0x34f},
                                        {0x61c, 0x61c},   {0x115f, 0x1160}, {0x17b4, 0x17b5},   {0x180b, 0x180f},
                                        {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},   {0x2800, 0x2800},
                                        {0x3164, 0x3164}, {0xd800, 0xf8ff}, {0xfe00, 0xfe0d},   {0xfeff, 0xfeff},
                                        {0xffa0, 0xffa0}, {0xfff0, 0xffff}, {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff}}};

// They say how the letter before is drawn, as phones do after a heart or a star; a name does without.
constexpr Range drawn_as{0xfe0e, 0xfe0f};
constexpr Range accents{0x300, 0x36f};

// JSON has only whole letters of UTF-8.
std::u32string letters_of(std::string_view text) {
    std::u32string letters;
    for (const char byte : text) {
        const auto bits = static_cast<unsigned char>(byte);
        if ((bits & 0xc0) == 0x80 && !letters.empty()) letters.back() = letters.back() << 6 | (bits & 0x3f);
        else letters += bits < 0x80 ? bits : bits < 0xe0 ? bits & 0x1f : bits < 0xf0 ? bits & 0x0f : bits & 0x07;
    }
    return letters;
}

std::string text_of(const std::u32string& letters) {
    std::string text;
    for (const char32_t letter : letters) {
        const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (letter >> shift & 0x3f)); };
        if (letter < 0x80) text += static_cast<char>(letter);
        else if (letter < 0x800) text += static_cast<char>(0xc0 | letter >> 6), tail(0);
        else if (letter < 0x10000) text += static_cast<char>(0xe0 | letter >> 12), tail(6), tail(0);
        else text += static_cast<char>(0xf0 | letter >> 18), tail(12), tail(6), tail(0);
    }
    return text;
}

char32_t lower_case(char32_t letter) {
    const auto in = [&](char32_t first, char32_t last) { return first <= letter && letter <= last; };
    if (in('A', 'Z') || (in(0xc0, 0xde) && letter != 0xd7) || in(0x391, 0x3a9) || in(0x410, 0x42f)) return letter + 32;
    if (in(0x400, 0x40f)) return letter + 80;
    if (in(0x100, 0x137) || in(0x14a, 0x177) || in(0x460, 0x481) || in(0x48a, 0x52f)) return letter | 1;
    if ((in(0x139, 0x148) || in(0x179, 0x17e)) && letter % 2 == 1) return letter + 1;
    return letter;
}

std::u32string lower_case(std::u32string text) {
    for (char32_t& letter : text) letter = lower_case(letter);
    return text;
}

// Draws several signs as one; a line of chat may have it.
constexpr char32_t joiner = 0x200d;

bool says_how_to_draw(char32_t letter) { return drawn_as.first <= letter && letter <= drawn_as.last; }

}  // namespace

std::string visible_name(const std::string& text, const std::string& what, std::size_t most) {
    std::u32string name;
    for (const char32_t letter : letters_of(text)) {
        if (says_how_to_draw(letter)) continue;
        if (is_in(unseen, letter))
            refuse(what + " has a letter that cannot be seen, or that changes the direction of the text");
        if (!is_in(blank_letters, letter)) name += letter;
        else if (!name.empty() && name.back() != ' ') name += U' ';
    }
    if (!name.empty() && name.back() == ' ') name.pop_back();
    if (!name.empty() && accents.first <= name.front() && name.front() <= accents.last)
        refuse(what + " must begin with a letter, not with an accent alone");
    if (name.empty() || name.size() > most)
        refuse(name.empty() ? "bad_message" : "too_long",
               what + " must have 1 to " + std::to_string(most) + " letters");
    return text_of(name);
}

std::string visible_line(const std::string& text, const std::string& what, std::size_t most) {
    std::u32string line;
    for (const char32_t letter : letters_of(text)) {
        if (letter < 0x20 || letter == 0x7f) refuse(what + " must be on one line");
        const bool joins = letter == joiner || says_how_to_draw(letter);
        if (joins ? line.empty() || line.back() == ' ' : is_in(unseen, letter)) continue;
        line += is_in(blank_letters, letter) ? U' ' : letter;
        if (line == U" ") line.clear();
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    if (line.empty() || line.size() > most)
        refuse(line.empty() ? "bad_message" : "too_long",
               what + " must have 1 to " + std::to_string(most) + " letters");
    return text_of(line);
}

// Some letters look like others in one case only.
bool look_alike(std::string_view one, std::string_view other) {
    const std::u32string a = letters_of(one), b = letters_of(other);
    return skeleton_of(a) == skeleton_of(b) || skeleton_of(lower_case(a)) == skeleton_of(lower_case(b));
}

void need_free_name(const GameTables& game, const std::vector<StoredSeat>& seats, int seat, const std::string& name) {
    for (const StoredSeat& other : seats)
        if (other.seat != seat && !other.name.empty() && look_alike(other.name, name))
            refuse("not_allowed", "another seat has this name, or one that looks like it");
    for (const PlayerKind& kind : game.players)
        for (const std::string_view bot : {kind.name, kind.title.en, kind.title.fr})
            if (look_alike(bot, name)) refuse("not_allowed", "a bot has this name, or one that looks like it");
    for (const auto& colour : game.seat_names)
        for (const std::string_view word : {colour.en, colour.fr})
            if (look_alike(word, name)) refuse("not_allowed", "a colour is no name: in what is told it means a seat");
}

}  // namespace pantheon
