// What every view says, whatever the game: which it is, who looks, whether it is over, who plays.
#pragma once

#include "core/json_writer.hpp"
#include "table/any_game.hpp"

namespace pantheon {

// Members of an object; `of_player` adds those of the player at a place.
template <class OfPlayer>
void write_view_of(JsonWriter& json, const AnyGame& game, Seat viewer, OfPlayer&& of_player) {
    json.member("game", game.name());
    json.key("seat");
    if (is_player(viewer)) json.value(place(viewer));
    else json.null();
    json.member("over", game.is_over());
    json.key("players").array([&] {
        for (int p = 0; p < game.players(); ++p)
            json.object([&] {
                json.member("seat", p);
                json.member("colour", game.seat_name(seat_at(p), Language::english));
                of_player(p);
            });
    });
}

}  // namespace pantheon
