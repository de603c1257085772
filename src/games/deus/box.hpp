// What is printed: the cards, tiles and layouts of Deus, read from text files.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.hpp"
#include "core/named_file.hpp"
#include "core/result.hpp"
#include "games/deus/board.hpp"
#include "games/deus/deck.hpp"
#include "games/deus/program.hpp"
#include "games/deus/things.hpp"
#include "table/language.hpp"
#include "words/tree.hpp"

namespace pantheon::deus {

inline constexpr int cards_per_colour = 16;
inline constexpr int side_count = 2 * max_tiles;

// How many tiles a game with so many players has.
constexpr int tiles_for(int players) { return players == 2 ? 4 : players == 3 ? 6 : 7; }

// Where a fact comes from: printed in a rulebook, reported by public pages, one symmetric step from those two,
// or designed by this project.
enum class Source : std::uint8_t { rulebook, public_pages, inferred, house };
using Sources = BitSet<Source, 4>;

// Where a fact of a face comes from; `needs` and `once` are empty in the base game.
struct FaceSources {
    Sources effect, cost, copies, needs, once;
};

enum class Edition : std::uint8_t { base, egypt };

// One row of the card files; `copies` cards carry it.
struct Face {
    std::string id;  // "small-port-clay"
    Bilingual<std::string> name;
    Edition edition{};
    Colour colour{};
    int copies = 0;
    Cost cost;
    int min_buildings = 0;  // Egypt: so many must already stand in the region
    words::Phrase effect;
    words::Phrase once;  // Egypt: the 1× effect; has no word where there is none
    Program program, once_program;
    FaceSources sources;
    CardId first_card{};  // the others follow it; 16 higher for a temple of Egypt in a deck with mixed temples
};

struct TileSide {
    std::string name;  // "1A"
    Side terrain{};    // std::array<Terrain, 7>: the centre first, then the ring by direction
    Sources source;
};

struct Layout {
    std::string name;  // "rhombus"
    Bilingual<std::string> title;
    int players = 0;
    std::vector<TilePlace> tiles;
    Sources source;
};

// A box may come without Egypt: then all faces are of the base game, and its deck is the only one.
struct Box {
    std::vector<Face> faces;      // the base game first; of an edition by colour, then in the order of the file
    Deck deck;                    // of the base game
    std::vector<Deck> decks;      // the others with Egypt, by `deck_for`; none without Egypt
    std::vector<TileSide> sides;  // 1A, 1B, 2A, …: both sides of a tile are neighbours
    std::vector<Layout> layouts;  // the first one for a number of players is the standard

    bool has_egypt() const { return !decks.empty(); }

    // The deck where the colours `modules` come from Egypt, the others from the base game. In every deck the cards of
    // a colour are numbered from 16 × colour, in the order of their file. With `temple_mix` there are 112 cards: the
    // temples of the base game from 80, those of Egypt from 96, whether or not `modules` holds the temples.
    // Without Egypt, only the deck of the base game may be asked for.
    const Deck& deck_for(Colours modules, bool temple_mix = false) const {
        const std::size_t which =
            static_cast<std::size_t>(modules.word()) + (temple_mix ? std::size_t{1} << colour_count : 0);
        return which == 0 ? deck : decks[which - 1];
    }

    const Face& face_of(CardId card) const { return faces[deck[card].face]; }
    const Face& face_of(const Deck& in, CardId card) const { return faces[in[card].face]; }
    const Face* find_face(std::string_view id) const;
    const Layout* find_layout(std::string_view name) const;
    const Layout& standard_layout(int players) const;
};

// The files of a box: `COLOUR.cards` for the six colours, `tiles` and `layouts`.
std::vector<std::string> box_file_names();

// Those of Egypt, `egypt/COLOUR.cards`: a box has all of them or none.
std::vector<std::string> egypt_file_names();

// Reads all of them, in any order; an error names the place and what was expected.
Result<Box> read_box(std::span<const NamedFile> files);

// The box that comes with the program.
const Box& built_in_box();

}  // namespace pantheon::deus
