// Boxes that nobody would print: every sentence that the card language can say, with any cost, copies and needs.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "games/deus/card_file.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/names.hpp"

namespace pantheon {

std::span<const NamedFile> deus_box_files();  // generated from boxes/
std::span<const NamedFile> egypt_box_files();

namespace deus {

// Writes card files at random. A card that the reader refuses is written again, so that what comes out is a box that
// may be played; `refusals` holds what was said to the others.
class StrangeBox {
    Rng& rng_;
    std::vector<std::pair<std::string, std::string>> files_;  // name, text
    int named_ = 0;

    int below(int count) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(count))); }
    bool one_in(int count) { return below(count) == 0; }

    words::Phrase phrase(deus::Kind kind) {
        constexpr std::array<int, 10> numbers{1, 1, 1, 2, 2, 3, 5, 9, 20, 99};
        words::Phrase said{.kind = kind, .word = nullptr, .number = 0, .parts = {}};
        if (deus::card_words().is_numeral(kind)) {
            said.number = numbers[static_cast<std::size_t>(below(static_cast<int>(numbers.size())))];
            return said;
        }
        std::vector<const words::Word*> rows;
        for (const words::Word& word : deus::card_words().words)
            if (word.kind == kind) rows.push_back(&word);
        said.word = rows[static_cast<std::size_t>(below(static_cast<int>(rows.size())))];
        for (const words::Piece& piece : words::pieces(deus::card_words(), said.word->english))
            if (piece.slot) said.parts.push_back(phrase(piece.slot->as<Kind>()));
        return said;
    }
    std::string said(deus::Kind kind) { return words::print(deus::card_words(), phrase(kind), Language::english); }
    // Temples score at the end, or last; of what others can say, some is too long.
    std::string sentence(Colour colour, Edition edition) {
        if (colour != Colour::temple)
            while (true)
                if (std::string text = said(deus::Kind::clauses); text.size() < 400) return text;
        if (edition == Edition::egypt && !one_in(3)) return said(deus::Kind::top) + "; " + said(deus::Kind::lasting);
        std::string text = "at the end: gain " + said(deus::Kind::number) + " VP per " + said(deus::Kind::count);
        return one_in(2) ? text + ", at most " + said(deus::Kind::cap) : text;
    }

    std::string cost(Edition edition) {
        constexpr std::array<const char*, 12> parts{"wood", "clay", "stone",  "wheat",   "wood",   "clay",
                                                    "gold", "gold", "3 wood", "2 stone", "3 clay", "20 wheat"};
        std::string text = parts[static_cast<std::size_t>(below(static_cast<int>(parts.size())))];
        while (!one_in(3))
            text += std::string(" ") + parts[static_cast<std::size_t>(below(static_cast<int>(parts.size())))];
        return edition == Edition::egypt && one_in(4) ? text + " rank gold" : text;
    }

    std::string card(const std::string& name, int copies, Colour colour, Edition edition) {
        std::string text = "card " + name + "\n    fr " + name + "\n    copies " + std::to_string(copies);
        text += "\n    cost " + cost(edition) + "\n    effect " + sentence(colour, edition);
        if (colour != Colour::temple && edition == Edition::egypt) {
            if (one_in(2)) text += "\n    once " + sentence(colour, edition);
            if (one_in(4)) text += "\n    needs " + std::to_string(1 + below(5)) + " buildings";
        }
        return text + "\n    source house\n\n";
    }

    // True if the only complaint is that cards are missing; others are written down.
    bool is_fine(const std::string& file, const std::string& text, Colour colour, Edition edition) {
        const auto rows = read_card_file({file, text}, colour, edition);
        if (rows || rows.error().ends_with(" cards, expected 16")) return true;
        refusals.push_back(rows.error());
        return false;
    }
    std::string cards(const std::string& file, Colour colour, Edition edition) {
        std::string text;
        for (int left = 16; left > 0;) {
            const int copies = one_in(3) ? 1 + below(left) : std::min(left, 1 + below(4));
            const std::string more = card("Strange " + std::to_string(++named_), copies, colour, edition);
            if (!is_fine(file, more, colour, edition) || !is_fine(file, text + more, colour, edition)) continue;
            text += more;
            left -= copies;
        }
        return text;
    }

public:
    std::vector<std::string> refusals;

    explicit StrangeBox(Rng& rng) : rng_(rng) {
        for (const NamedFile& file : deus_box_files()) files_.emplace_back(file.name, file.text);
        for (const NamedFile& file : egypt_box_files()) files_.emplace_back(file.name, file.text);
        for (auto& [name, text] : files_) {
            if (!name.ends_with(".cards") || one_in(3)) continue;
            const Edition edition = name.starts_with("egypt/") ? Edition::egypt : Edition::base;
            for (int colour = 0; colour < colour_count; ++colour)
                if (name.find(colour_names[static_cast<std::size_t>(colour)].en) != std::string::npos)
                    text = cards(name, static_cast<Colour>(colour), edition);
        }
    }

    Result<Box> read() const {
        std::vector<NamedFile> views;
        for (const auto& [name, text] : files_) views.push_back({name, text});
        return read_box(views);
    }

    // For the report of a failure.
    std::string text() const {
        std::string all;
        for (const auto& [name, text] : files_)
            if (name.ends_with(".cards")) all += "# " + name + "\n" + text;
        return all;
    }
};

}  // namespace deus
}  // namespace pantheon
