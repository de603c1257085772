#include "games/deus/view_json.hpp"

#include "core/json_writer.hpp"
#include "games/deus/names.hpp"
#include "games/deus/rulebook.hpp"

namespace pantheon::deus {

namespace {

struct ViewWriter {
    const Box& box;
    const Setup& setup;
    const View& view;
    JsonWriter json{};

    template <std::size_t Size, class Index>
    std::string_view name(const std::array<Name, Size>& table, Index which) const {
        return name_in(table, which).en;  // keys and identifiers are English in every language
    }
    template <std::size_t Size, std::size_t Count, class Number>
    void amounts(std::string_view key, const std::array<Name, Size>& names, const std::array<Number, Count>& numbers) {
        json.key(key).object([&] {
            for (std::size_t i = 0; i < Count; ++i) json.member(names[i].en, static_cast<int>(numbers[i]));
        });
    }
    // Whose token lies there; the state counts 1 + place, and 0 is nobody.
    template <std::size_t Size, std::size_t Count>
    void seats(std::string_view key, const std::array<Name, Size>& names,
               const std::array<std::uint8_t, Count>& whose) {
        json.key(key).object([&] {
            for (std::size_t i = 0; i < Count; ++i)
                seat(names[i].en, whose[i] == 0 ? Seat::nobody : seat_at(whose[i] - 1));
        });
    }
    void card(CardId id) {
        if (id == no_card || id == face_down) return json.null();
        json.object([&] {
            json.member("card", index(id));
            json.member("face", box.face_of(*setup.deck, id).id);
        });
    }
    template <class Cards>
    void cards(std::string_view key, const Cards& list) {
        json.key(key).array([&] {
            for (CardId id : list) card(id);
        });
    }
    void seat(std::string_view key, Seat who) {
        if (is_player(who)) json.member(key, place(who));
        else json.key(key).null();
    }
    void region(std::string_view key, Region where) {
        if (where == nowhere) json.key(key).null();
        else json.member(key, name_of(setup.board, where));
    }

    void write_region(Region where) {
        const Board& board = setup.board;
        const Hex hex = board.hexes[static_cast<std::size_t>(where)];
        const Terrain terrain = board.terrain(where);
        json.object([&] {
            json.member("region", index(where));
            json.member("name", name_of(board, where));
            json.member("q", hex.q);
            json.member("r", hex.r);
            json.member("tile", Board::tile_of(where));
            json.member("terrain", name(terrain_names, terrain));
            if (board.edge.contains(where)) json.member("edge", true);
            if (terrain == Terrain::village) {
                json.member("vp",
                            static_cast<int>(view.open.village_vp[static_cast<std::size_t>(Board::tile_of(where))]));
                json.member("fallen", view.open.fallen.contains(where));
                if (!view.open.fallen.contains(where)) write_siege(where);
                for (int p = 0; p < setup.players; ++p)
                    if (view.open.players[static_cast<std::size_t>(p)].laid.contains(where))
                        json.member("laid_army_of", p);
            }
            if (view.open.temples.contains(where)) json.member("temple", true);
            write_pieces(where);
        });
    }
    // How many regions beside a village are still open, and who would get its points if none were.
    void write_siege(Region village) {
        State state{.open = view.open, .hidden = {}, .choice = {}};
        Quiet play{setup, state};
        json.member("open", open_ring(play, village).size());
        json.key("leaders").array([&] {
            for (const Seat seat : winners_of(play, village)) json.value(place(seat));
        });
    }
    void write_pieces(Region where) {
        for (int p = 0; p < setup.players; ++p) {
            const Player& player = view.open.players[static_cast<std::size_t>(p)];
            if (!player.regions().contains(where)) continue;
            json.member("owner", p);
            if (player.tokens.contains(where)) json.member("combat_token", true);
            json.key("pieces").array([&] {
                for (int type = 0; type < piece_types; ++type)
                    if (player.on[static_cast<std::size_t>(type)].contains(where)) json.value(name(piece_names, type));
            });
        }
    }
    void write_player(int p) {
        const Player& player = view.open.players[static_cast<std::size_t>(p)];
        json.object([&] {
            json.member("seat", p);
            json.member("colour", name(seat_names, p));
            json.member("vp", static_cast<int>(player.vp));
            json.member("gold", static_cast<int>(player.gold));
            amounts("resources", thing_names, player.resources);
            amounts("stock", piece_names, player.stock);
            amounts("reserve", piece_names, player.reserve);
            json.member("hand_size", static_cast<int>(player.hand_size));
            json.key("columns").object([&] {
                for (int c = 0; c < colour_count; ++c)
                    cards(name(colour_names, c), player.columns[static_cast<std::size_t>(c)]);
            });
            region("home", player.home);
            json.member("wildcard_used", player.wildcard_used);
            write_egypt(player);
            if (view.open.over) json.member("score", static_cast<int>(view.open.score[static_cast<std::size_t>(p)]));
        });
    }
    // What the modules in play bring, and nothing of the others.
    void write_egypt(const Player& player) {
        if (setup.uses(Colour::production)) {
            barques("barques", player.barques);
            json.member("room", cargo_room(player));
        }
        if (setup.uses(Colour::civil)) region("scribe", player.scribe);
        if (setup.uses(Colour::military)) {
            json.member("combat_tokens", static_cast<int>(player.token_stock));
            seats("garrisoned_by", colour_names, player.garrison);
            seats("besieged_by", piece_names, player.fortress);
        }
        if (!setup.uses(Colour::temple) && !setup.temple_mix) return;
        json.key("temple_tokens").array([&] {
            for (int i = 0; i < player.column(Colour::temple).size(); ++i)
                json.value(static_cast<int>(player.temple_tokens[static_cast<std::size_t>(i)]));
        });
    }
    void write_egypt() {
        if (setup.uses(Colour::maritime))
            json.key("market").object([&] {
                for (std::size_t r = 0; r < resource_count; ++r)
                    json.key(thing_names[r].en).object([&] {
                        json.member("gold", market_gold(view.open, r));
                        json.member("vp", market_vp(view.open, r));
                    });
            });
        if (setup.uses(Colour::production)) barques("barques", view.open.barques);
        if (setup.uses(Colour::scientific) || view.open.gilded.size() > 0) cards("gilded", view.open.gilded);
    }
    // By size, from 1.
    void barques(std::string_view key, const std::array<std::uint8_t, barque_sizes>& count) {
        json.key(key).array([&] {
            for (const std::uint8_t n : count) json.value(static_cast<int>(n));
        });
    }
    // What only this seat knows.
    void write_own() {
        cards("hand", view.hand);
        cards("offered", view.offered);
        json.key("face_down");
        card(view.face_down);
        amounts("start", piece_names, view.start);
    }

    std::string write() {
        json.object([&] {
            json.member("game", "deus");
            seat("seat", view.seat);
            json.member("round", static_cast<int>(view.open.round));
            seat("active", view.open.active);
            json.member("over", view.open.over);
            json.member("last_round", static_cast<int>(view.open.last_round));
            json.key("regions").array([&] {
                for (Region where : setup.board.all()) write_region(where);
            });
            json.key("players").array([&] {
                for (int p = 0; p < setup.players; ++p) write_player(p);
            });
            amounts("supply", thing_names, view.open.supply);
            json.member("temples_left", static_cast<int>(view.open.temples_left));
            json.member("deck_size", static_cast<int>(view.open.deck_size));
            json.member("pile_size", static_cast<int>(view.open.pile_size));
            cards("pile", view.pile);
            write_egypt();
            if (is_player(view.seat)) write_own();
        });
        return json.text();
    }
};

}  // namespace

std::string view_json(const Box& box, const Setup& setup, const View& view) {
    return ViewWriter{box, setup, view}.write();
}

}  // namespace pantheon::deus
