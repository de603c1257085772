#include "games/deus/terminal_board.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "games/deus/names.hpp"

namespace pantheon::deus {

namespace {

// Colours are numbers of the 256-colour palette; none leaves the terminal's own.
constexpr int none = -1;
constexpr int ink = 234, paper = 255;
constexpr std::array<int, max_players> seat_colours{26, 160, 22, 16};
// Three shades of each terrain: neighbouring hexes never have the same one, so that they stay apart.
constexpr std::array<std::array<int, 3>, 6> terrain_colours{
    {{221, 222, 220}, {71, 65, 107}, {137, 173, 180}, {247, 250, 244}, {74, 110, 68}, {224, 225, 218}}};
constexpr int ruin_colour = 240;
constexpr char scribe_letter = 'w', token_letter = 'x';  // Deus: Egypt
constexpr std::array<Bilingual<const char*>, 6> terrain_short{
    {{"fld", "cha"}, {"for", "for"}, {"swp", "mar"}, {"mtn", "mon"}, {"sea", "mer"}, {"vil", "vil"}}};

struct Cell {
    std::string glyph = " ";
    int front = none, back = none;
    bool strong = false;
};

std::string ansi(int front, int back, bool strong) {
    std::string code = "\033[0";
    if (strong) code += ";1";
    if (front != none) code += ";38;5;" + std::to_string(front);
    if (back != none) code += ";48;5;" + std::to_string(back);
    return code + "m";
}
constexpr const char* plain_again = "\033[0m";

// A hex is eight cells wide and three lines from the next row: one line is shared by the slopes of two rows, two
// lines are the hex's own. Row r is shifted by half a hex against row r - 1.
constexpr int half_width = 4, width = 2 * half_width, pitch = 3;

class Drawing {
    const Setup& setup_;
    const Public& open_;
    const Look& look_;
    int top_ = 0, left_ = 0, lines_ = 0, columns_ = 0;
    std::vector<Cell> cells_;

    const Board& board() const { return setup_.board; }
    Cell& cell(int line, int column) { return cells_[static_cast<std::size_t>(line * columns_ + column)]; }
    Hex hex(Region region) const { return board().hexes[static_cast<std::size_t>(region)]; }
    // The first line and column of a hex: its slope line, its left edge.
    int line_of(Region region) const { return pitch * (hex(region).r - top_); }
    int column_of(Region region) const { return half_width * (2 * hex(region).q + hex(region).r - left_); }

    void write(int line, int column, const std::string& text, int front, int back, bool strong) {
        for (const char c : text) cell(line, column++) = {std::string(1, c), front, back, strong};
    }
    Seat owner(Region region) const {
        for (int p = 0; p < setup_.players; ++p)
            if (open_.players[static_cast<std::size_t>(p)].regions().contains(region)) return seat_at(p);
        return Seat::nobody;
    }
    std::string pieces(Region region) const {
        std::string letters;
        for (const auto& player : open_.players)
            for (int type = 0; type < piece_types; ++type)
                if (player.on[static_cast<std::size_t>(type)].contains(region))
                    letters += piece_letter(static_cast<Colour>(type));
        for (const auto& player : open_.players) {
            if (player.scribe == region) letters += scribe_letter;
            if (player.tokens.contains(region)) letters += token_letter;
        }
        if (open_.temples.contains(region)) letters += piece_letter(Colour::temple);
        return letters;
    }

    int shade(Region region) const {
        if (open_.fallen.contains(region)) return ruin_colour;
        const auto step = static_cast<std::size_t>(((hex(region).q - hex(region).r) % 3 + 3) % 3);
        return terrain_colours[static_cast<std::size_t>(board().terrain(region))][step];
    }

    // ---- colours: every half of a cell belongs to one hex

    // The slopes rise from the edges of a hex to its middle: in the upper half of the shared line only the middle two
    // cells belong to the lower hex, in the lower half all but the outer two.
    static bool below_slope(int half, int across) {
        const int from_edge = std::min(across, width - 1 - across);
        return half == 0 ? from_edge >= 3 : from_edge >= 1;
    }
    void fill(Region region) {
        const int colour = shade(region), line = line_of(region), column = column_of(region);
        for (int across = 0; across < width; ++across) {
            for (int body = 1; body < pitch; ++body) cell(line + body, column + across).back = colour;
            for (const int half : {0, 1}) {
                if (below_slope(half, across)) paint_half(line, column + across, half, colour);
                if (below_slope(1 - half, across)) paint_half(line + pitch, column + across, half, colour);
            }
        }
    }
    // The upper half is the front of a half block, the lower half its back.
    void paint_half(int line, int column, int half, int colour) {
        Cell& where = cell(line, column);
        (half == 0 ? where.front : where.back) = colour;
    }
    void finish_halves() {
        for (Cell& where : cells_) {
            if (where.front == none || where.glyph != " ") continue;
            where.glyph = where.front == where.back ? " " : "▀";
        }
        for (Cell& where : cells_)
            if (where.glyph == " " && where.front == none && where.back != none && is_slope(where))
                where = {"▄", where.back, none, false};
    }
    bool is_slope(const Cell& where) const { return (&where - cells_.data()) / columns_ % pitch == 0; }

    // ---- plain: edges of letters

    void outline(Region region) {
        const int line = line_of(region), column = column_of(region);
        static const std::string roof = " _.-'-._ ", floor = "'-._ _.-'";
        for (int across = 0; across <= width; ++across) {
            const auto at = static_cast<std::size_t>(across);
            if (roof[at] != ' ') cell(line, column + across).glyph = std::string(1, roof[at]);
            if (floor[at] != ' ') cell(line + pitch, column + across).glyph = std::string(1, floor[at]);
        }
        for (int body = 1; body < pitch; ++body)
            for (const int edge : {0, width}) cell(line + body, column + edge).glyph = "|";
    }

    // ---- what stands in a hex, the same for both

    void label(Region region, bool marked) {
        // A drawn edge takes the first column.
        const int line = line_of(region) + 1, column = column_of(region) + !look_.colour, back = back_of(region);
        std::string name = name_of(board(), region);
        name.resize(3, ' ');
        const std::string terrain = terrain_short[static_cast<std::size_t>(board().terrain(region))].in(look_.language);
        const bool ruin = open_.fallen.contains(region);
        const int front = !look_.colour ? none : ruin ? paper : ink;
        write(line, column, (marked ? "*" : " ") + name + terrain, front, back, marked);
        if (marked && look_.colour) write(line, column, "*" + name.substr(0, name.find(' ')), paper, 53, true);
        if (board().terrain(region) == Terrain::village) {
            const int vp = open_.village_vp[static_cast<std::size_t>(Board::tile_of(region))];
            write(line + 1, column + 1,
                  ruin ? look_.say("ruin", "ruine") : std::to_string(vp) + look_.say(" VP", " PV"), front, back, true);
        }
        label_pieces(region, line + 1, column, back);
    }
    void label_pieces(Region region, int line, int column, int back) {
        const Seat seat = owner(region);
        if (seat == Seat::nobody) return;
        const std::string letters = pieces(region);
        const std::string text =
            seat_letter(seat, look_.language) + std::string(letters.size() < 6 ? ":" : "") + letters;
        if (look_.colour) back = seat_colours[static_cast<std::size_t>(seat)];
        write(line, column + (text.size() < 7), text, look_.colour ? paper : none, back, true);
    }
    int back_of(Region region) const { return look_.colour ? shade(region) : none; }

public:
    Drawing(const Setup& setup, const Public& open, const Look& look) : setup_(setup), open_(open), look_(look) {
        int bottom = -1000, right = -1000;
        top_ = left_ = 1000;
        for (const Region region : board().all()) {
            const int across = 2 * hex(region).q + hex(region).r;
            top_ = std::min(top_, hex(region).r), bottom = std::max(bottom, hex(region).r);
            left_ = std::min(left_, across), right = std::max(right, across);
        }
        lines_ = pitch * (bottom - top_ + 1) + 1;
        columns_ = half_width * (right - left_ + 2) + 1;
        cells_.resize(static_cast<std::size_t>(lines_ * columns_));
    }
    void draw(const RegionSet& marked) {
        for (const Region region : board().all()) look_.colour ? fill(region) : outline(region);
        if (look_.colour) finish_halves();
        for (const Region region : board().all()) label(region, marked.contains(region));
    }
    std::string text() {
        std::string text;
        for (int line = 0; line < lines_; ++line) {
            std::string row = "  ", last;
            for (int column = 0; column < columns_; ++column) {
                const Cell& where = cell(line, column);
                const std::string style = look_.colour ? ansi(where.front, where.back, where.strong) : "";
                if (style != last) row += style;
                last = style;
                row += where.glyph;
            }
            if (look_.colour) row += plain_again;
            while (row.ends_with(' ')) row.pop_back();
            text += row + "\n";
        }
        return text;
    }
};

}  // namespace

std::string in_card_colour(const std::string& text, Colour colour, const Look& look) {
    constexpr std::array<int, colour_count> colours{75, 71, 220, 137, 203, 141};
    return in_colour(text, colours[static_cast<std::size_t>(colour)], look);
}
char piece_letter(Colour type) {
    constexpr std::array letters{'M', 'P', 'S', 'C', 'A', 'T'};
    return letters[static_cast<std::size_t>(type)];
}

char seat_letter(Seat seat, Language language) {
    constexpr std::array<Bilingual<char>, max_players> letters{{{'b', 'b'}, {'r', 'r'}, {'g', 'v'}, {'k', 'n'}}};
    return letters[static_cast<std::size_t>(seat)].in(language);
}

std::string draw_board(const Setup& setup, const Public& open, const RegionSet& marked, const Look& look) {
    Drawing drawing{setup, open, look};
    drawing.draw(marked);
    return drawing.text();
}

std::string board_legend(const Setup& setup, const Look& look) {
    std::string text = look.say("M ship  P production  S scientific  C civil  A army  T temple",
                                "M bateau  P production  S scientifique  C civil  A armée  T temple");
    if (setup.uses(Colour::civil)) text += "  w scribe";
    if (setup.uses(Colour::military)) text += look.say("  x combat token", "  x jeton de combat");
    return text + look.say("  * can be answered", "  * réponse possible");
}

}  // namespace pantheon::deus
