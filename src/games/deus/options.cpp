#include "games/deus/options.hpp"

#include <algorithm>
#include <optional>

#include "core/text.hpp"
#include "games/deus/names.hpp"
#include "table/switches.hpp"

namespace pantheon::deus {

namespace {

// The variants that are simply on or off, those of Egypt last.
constexpr std::size_t switches_of_egypt = 3;
std::span<const Switch<Setup>> switches(bool with_egypt) {
    static const std::vector<Switch<Setup>> table{
        {"wildcard",
         &Setup::wildcard,
         {"off", {"no", "non"}},
         {"on",
          {"once per game, any card face down in a column",
           "une fois par partie, une carte face cachée dans une colonne"}},
         {"Building wildcard", "Carte bâtiment joker"}},
        {"empty-deck",
         &Setup::empty_deck_ends,
         {"trigger", {"it triggers the last round", "cela déclenche la dernière manche"}},
         {"end", {"the game ends at once", "la partie s'arrête aussitôt"}},
         {"When a hand cannot be refilled", "Quand une main ne peut être complétée"}},
        {"standstill",
         &Setup::standstill_ends,
         {"play-on", {"the game goes on", "la partie continue"}},
         {"end", {"the game ends", "la partie s'arrête"}},
         {"After ten rounds without any card built", "Après dix manches sans aucune carte construite"}},
        {"vp",
         &Setup::open_vp,
         {"covered", {"hidden until the end", "cachés jusqu'à la fin"}},
         {"open", {"always shown", "toujours visibles"}},
         {"Other players' points", "Les points des autres joueurs"}},
        {"temples",
         &Setup::temple_mix,
         {"one-box", {"the 16 of one box", "les 16 d'une seule boîte"}},
         {"mix", {"16 drawn unseen from both boxes", "16 tirés en secret des deux boîtes"}},
         {"Egypt: the temples in play", "Égypte : les temples en jeu"}},
        {"stand-in",
         &Setup::stand_in_pays_always,
         {"needed", {"when the cost names its resource", "quand le coût demande sa ressource"}},
         {"always", {"for every build that does not use it", "pour toute construction qui ne l'utilise pas"}},
         {"Egypt: when a temple that stands in for a resource pays its point",
          "Égypte : quand un temple qui remplace une ressource donne son point"}},
        {"horus",
         &Setup::horus_sees_itself,
         {"later", {"only by temples built after it", "seulement par les temples bâtis après lui"}},
         {"itself", {"by its own construction too", "aussi par sa propre construction"}},
         {"Egypt: how Horus is triggered", "Égypte : ce qui déclenche Horus"}},
    };
    return std::span(table).first(table.size() - (with_egypt ? 0 : switches_of_egypt));
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

// "(0,0)(1,0)…": a free arrangement of tiles.
std::vector<TilePlace> places_in(std::string_view text) {
    std::vector<TilePlace> places;
    while (!text.empty()) {
        const auto comma = text.find(','), close = text.find(')');
        if (text[0] != '(' || comma == std::string_view::npos || close == std::string_view::npos || comma > close)
            return {};
        const auto number = [](std::string_view digits) {
            const bool negative = !digits.empty() && digits[0] == '-';
            const int size = number_in(negative ? digits.substr(1) : digits).value_or(-1);
            return size < 0 || size > 9 ? 100 : negative ? -size : size;
        };
        const int i = number(text.substr(1, comma - 1)), j = number(text.substr(comma + 1, close - comma - 1));
        if (i == 100 || j == 100) return {};
        places.push_back({static_cast<std::int8_t>(i), static_cast<std::int8_t>(j)});
        text.remove_prefix(close + 1);
    }
    return places;
}

std::string places_text(std::span<const TilePlace> places) {
    std::string text;
    for (const TilePlace place : places) text += "(" + std::to_string(place.i) + "," + std::to_string(place.j) + ")";
    return text;
}

Result<std::vector<TilePlace>> read_layout(const Box& box, std::string_view text, int players) {
    const std::string wanted = std::to_string(tiles_for(players));
    if (text == "standard") return box.standard_layout(players).tiles;
    if (const Layout* layout = box.find_layout(text)) {
        if (static_cast<int>(layout->tiles.size()) == tiles_for(players)) return layout->tiles;
        return Error{"layout " + layout->name + " has " + std::to_string(layout->tiles.size()) + " tiles; " +
                     std::to_string(players) + " players need " + wanted};
    }
    auto places = places_in(text);
    if (places.empty())
        return Error{"there is no layout \"" + std::string(text) +
                     "\"; name one or list its tiles like (0,0)(1,0)(0,1)(1,1)"};
    if (static_cast<int>(places.size()) != tiles_for(players))
        return Error{"a layout for " + std::to_string(players) + " players has " + wanted + " tiles, this one has " +
                     std::to_string(places.size())};
    for (std::size_t a = 0; a < places.size(); ++a)
        if (std::find(places.begin() + static_cast<std::ptrdiff_t>(a) + 1, places.end(), places[a]) != places.end())
            return Error{"two tiles of the layout lie on the same place"};
    if (!is_connected(places)) return Error{"the tiles of the layout do not all touch each other"};
    return places;
}

// "1A0 3B2 …": for each tile its side and how far it is turned.
std::optional<Error> read_board(const Box& box, std::string_view text, Board& board) {
    const auto parts = split(text, ' ');
    if (static_cast<int>(parts.size()) != board.tiles)
        return Error{"the board needs " + std::to_string(board.tiles) + " tiles, but " + std::to_string(parts.size()) +
                     " are named"};
    std::uint32_t used = 0;
    for (std::size_t t = 0; t < parts.size(); ++t) {
        const auto name = parts[t].substr(0, parts[t].empty() ? 0 : parts[t].size() - 1);
        const auto side =
            std::find_if(box.sides.begin(), box.sides.end(), [&](const TileSide& s) { return s.name == name; });
        const int rotation = parts[t].empty() ? -1 : parts[t].back() - '0';
        if (side == box.sides.end() || rotation < 0 || rotation > 5)
            return Error{"\"" + std::string(parts[t]) +
                         "\" is no tile; write its side and its rotation 0 to 5, like 3B2"};
        const auto which = static_cast<std::uint8_t>(side - box.sides.begin());
        if (used >> (which / 2) & 1)
            return Error{"tile " + std::string(name) + " is used twice, perhaps with its other side"};
        used |= 1u << (which / 2);
        board.laid[t] = {which, static_cast<std::uint8_t>(rotation)};
    }
    lay_tiles(board, sides_of(box));
    if (!villages_apart(board)) return Error{"two villages of this board touch each other"};
    return {};
}

// "10" for everybody, or one number a seat.
std::optional<Error> read_start(std::string_view text, Setup& setup) {
    if (text == "standard") return {};
    const auto parts = split(text, ',');
    const bool for_all = parts.size() == 1;
    if (!for_all && static_cast<int>(parts.size()) != setup.players)
        return Error{"start names " + std::to_string(parts.size()) + " seats, but " + std::to_string(setup.players) +
                     " play"};
    for (std::size_t p = 0; p < static_cast<std::size_t>(setup.players); ++p) {
        const int pieces = number_in(parts[for_all ? 0 : p]).value_or(-1);
        if (pieces < 6 || pieces > 10)
            return Error{"start is \"standard\" or from 6 to 10 pieces, for all or for each seat, like 10,8"};
        setup.start_pieces[p] = static_cast<std::uint8_t>(pieces);
    }
    return {};
}

OptionInfo egypt_option() {
    return {
        "egypt",
        {"Which colours come from Deus: Egypt, each with its rules; several are joined by commas, like maritime,civil",
         "Les couleurs qui viennent de Deus : Égypte, chacune avec ses règles ; on en joint plusieurs par des "
         "virgules, comme maritime,civil"},
        "none",
        {{"none", {"only the base game", "seulement le jeu de base"}},
         {"all", {"all six modules", "les six modules"}},
         {"maritime",
          {"a market moves what resources are worth, and ships sail",
           "le cours du marché fait varier la valeur des ressources, et les bateaux se déplacent"}},
         {"production",
          {"resources need room on barques at the end of a turn",
           "les ressources doivent tenir sur des barques à la fin du tour"}},
         {"scientific",
          {"strong one-time effects, cards that fire others",
           "de puissants effets uniques, des cartes qui en activent d'autres"}},
         {"civil",
          {"a scribe walks along and counts what is around", "un scribe vous suit et compte ce qui l'entoure"}},
         {"military",
          {"combat tokens hold regions, columns and pieces",
           "des jetons de combat tiennent des régions, des colonnes et des pions"}},
         {"temple", {"temples work from the moment they are built", "les temples agissent dès leur construction"}}}};
}

// "all", "none", or colours such as "maritime,civil".
std::optional<Error> read_modules(const Box& box, std::string_view text, Setup& setup) {
    if (text == "none") return {};
    if (text == "all") setup.egypt = Colours::below(colour_count);
    else
        for (const std::string_view name : split(text, ',')) {
            const int colour = find_name(colour_names, name);
            if (colour < 0)
                return Error{"\"" + std::string(name) +
                             "\" is no module; write all, none, or colours like maritime,civil"};
            setup.egypt.add(static_cast<Colour>(colour));
        }
    if (!box.has_egypt()) return Error{"this box has no Egypt in it"};
    return {};
}

std::string modules_text(const Setup& setup) {
    if (!setup.egypt) return "none";
    if (setup.egypt.size() == colour_count) return "all";
    std::string text;
    for (Colour colour : setup.egypt) text += (text.empty() ? "" : ",") + std::string(name_in(colour_names, colour).en);
    return text;
}

Error in_option(std::string_view name, const Error& error) {
    return {"option " + std::string(name) + ": " + error.sentence};
}

}  // namespace

std::vector<Side> sides_of(const Box& box) {
    std::vector<Side> sides;
    for (const TileSide& side : box.sides) sides.push_back(side.terrain);
    return sides;
}

std::vector<OptionInfo> option_list(const Box& box) {
    std::vector<OptionInfo> list;
    list.push_back({"players", {"Number of players", "Nombre de joueurs"}, "2", {{"2", {}}, {"3", {}}, {"4", {}}}});
    OptionInfo layout{
        "layout",
        {"How the continent tiles lie; a free arrangement is written like (0,0)(1,0)(0,1)(1,1)",
         "Disposition des tuiles ; un arrangement libre s'écrit comme (0,0)(1,0)(0,1)(1,1)"},
        "standard",
        {{"standard", {"the usual one for the number of players", "l'habituelle pour le nombre de joueurs"}}}};
    for (const Layout& each : box.layouts) layout.values.push_back({each.name, each.title});
    list.push_back(layout);
    list.push_back({"board",
                    {"Which tiles lie there: \"random\", or for each tile its side and rotation, like 1A0 3B2 4A5 6B1",
                     "Les tuiles : « random », ou pour chacune sa face et sa rotation, comme 1A0 3B2 4A5 6B1"},
                    "random",
                    {},
                    true});
    list.push_back(
        {"start",
         {"Pieces at the start: \"standard\" (two of each type), or 6 to 10 of one's own choice, for all or for each "
          "seat, like 10,8",
          "Pions de départ : « standard » (deux de chaque type), ou de 6 à 10 au choix, pour tous ou par siège, comme "
          "10,8"},
         "standard",
         {}});
    if (box.has_egypt()) list.push_back(egypt_option());
    list_switches(switches(box.has_egypt()), list);
    return list;
}

Result<Setup> make_setup(const Box& box, const GameOptions& options, std::uint64_t seed) {
    const auto known = option_list(box);
    const auto value = [&](std::string_view name) -> std::string {
        if (const auto found = options.find(name); found != options.end()) return found->second;
        for (const OptionInfo& info : known)
            if (info.name == name) return info.standard;
        return {};
    };
    if (const auto error = unknown_option(known, options)) return *error;

    Setup setup;
    setup.players = number_in(value("players")).value_or(-1);
    if (setup.players < 2 || setup.players > 4) return Error{"option players: Deus is for 2, 3 or 4 players"};

    const auto layout = read_layout(box, value("layout"), setup.players);
    if (!layout) return in_option("layout", layout.failure());
    setup.board = lay_out(*layout);
    if (const std::string board = value("board"); board == "random") {
        Rng rng{seed};
        lay_random_tiles(setup.board, sides_of(box), rng);
    } else if (const auto error = read_board(box, board, setup.board)) {
        return in_option("board", *error);
    }
    if (const auto error = read_start(value("start"), setup)) return in_option("start", *error);
    if (const auto error = read_switches(switches(box.has_egypt()), options, setup)) return *error;
    if (box.has_egypt())
        if (const auto error = read_modules(box, value("egypt"), setup)) return in_option("egypt", *error);
    setup.deck = &box.deck_for(setup.egypt, setup.temple_mix);
    return setup;
}

GameOptions options_of(const Box& box, const Setup& setup) {
    GameOptions options;
    options["players"] = std::to_string(setup.players);
    const std::span<const TilePlace> places{setup.board.places.data(), setup.board.tiles};
    options["layout"] = places_text(places);
    for (const Layout& layout : box.layouts)
        if (layout.players == setup.players &&
            std::equal(places.begin(), places.end(), layout.tiles.begin(), layout.tiles.end()))
            options["layout"] = layout.name;
    std::string board;
    for (std::size_t t = 0; t < setup.board.tiles; ++t) {
        const LaidTile tile = setup.board.laid[t];
        board += (t ? " " : "") + box.sides[tile.side].name + std::to_string(tile.rotation);
    }
    options["board"] = board;
    std::string start;
    for (std::size_t p = 0; p < static_cast<std::size_t>(setup.players); ++p)
        start += (p ? "," : "") + std::to_string(setup.start_pieces[p]);
    options["start"] = setup.start_pieces[0] == 0 ? "standard" : start;
    write_switches(switches(box.has_egypt()), setup, options);
    if (box.has_egypt()) options["egypt"] = modules_text(setup);
    return options;
}

}  // namespace pantheon::deus
