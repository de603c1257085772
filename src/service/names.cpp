#include "service/names.hpp"

#include <algorithm>
#include <array>

#include "players/player.hpp"
#include "service/json_reader.hpp"

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

constexpr std::array<Range, 7> blanks{{{0x20, 0x20},
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

// What looks like a Latin letter, in lower case: Greek, Cyrillic, digits. The letters i and l are one.
constexpr std::u32string_view lookalikes =
    U"аαạ"
    U"сϲ"
    U"её"
    U"һ"
    U"іιїıl1|!"
    U"јϳ"
    U"кκ"
    U"мμ"
    U"нη"
    U"оοσ0"
    U"рρ"
    U"ѕ"
    U"тτ"
    U"уγυ"
    U"хχ"
    U"вβ"
    U"νѵ"
    U"ԝω"
    U"ԁ"
    U"ԛ"
    U"ցɡ";
constexpr std::u32string_view latin =
    U"aaa"
    U"cc"
    U"ee"
    U"h"
    U"iiiiiiii"
    U"jj"
    U"kk"
    U"mm"
    U"hh"
    U"oooo"
    U"pp"
    U"s"
    U"tt"
    U"yyy"
    U"xx"
    U"bb"
    U"vv"
    U"ww"
    U"d"
    U"q"
    U"gg";
static_assert(lookalikes.size() == latin.size());

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

// What is left of a name for somebody who looks at it quickly.
std::u32string outline_of(std::string_view name) {
    std::u32string outline;
    for (char32_t letter : letters_of(name)) {
        if (letter > 0xff00 && letter < 0xff5f) letter -= 0xff00 - 0x20;  // letters of full width
        if (is_in(blanks, letter)) continue;
        letter = lower_case(letter);
        const auto like = lookalikes.find(letter);
        outline += like == std::u32string_view::npos ? letter : latin[like];
    }
    return outline;
}

}  // namespace

std::string visible_name(const std::string& text, const std::string& what, std::size_t most) {
    std::u32string name;
    for (const char32_t letter : letters_of(text)) {
        if (drawn_as.first <= letter && letter <= drawn_as.last) continue;
        if (is_in(unseen, letter))
            refuse(what + " has a letter that cannot be seen, or that changes the direction of the text");
        if (!is_in(blanks, letter)) name += letter;
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

bool look_alike(std::string_view one, std::string_view other) { return outline_of(one) == outline_of(other); }

void need_free_name(const std::vector<StoredSeat>& seats, int seat, const std::string& name) {
    for (const StoredSeat& other : seats)
        if (other.seat != seat && !other.name.empty() && look_alike(other.name, name))
            refuse("not_allowed", "another seat has this name, or one that looks like it");
    for (const PlayerKind& kind : player_kinds())
        for (const std::string_view bot : {kind.name, kind.title.en, kind.title.fr})
            if (look_alike(bot, name)) refuse("not_allowed", "a bot has this name, or one that looks like it");
}

}  // namespace pantheon
