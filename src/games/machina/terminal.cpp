#include "games/machina/terminal.hpp"

#include "games/machina/cards_json.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/terminal_table.hpp"

namespace pantheon::machina {

namespace {

std::string picture_of(const AnyGame& game, Picture picture, Seat viewer, const Look& look) {
    const Setup& setup = setup_of(game);
    const Sight sight{box_of(game), setup, view(setup, state_of(game), viewer), look};
    switch (picture) {
        case Picture::board: return draw_board(sight);
        case Picture::table: return draw_table(sight);
        case Picture::question: return draw_for_question(sight);
        case Picture::help: break;
    }
    return draw_help(sight);
}

GameKind with_terminal(GameKind kind) {
    kind.cards = [](const GameKind& of) { return card_entries(box_of(of)); };
    kind.picture = &picture_of;
    return kind;
}

}  // namespace

GameKind terminal_kind() { return terminal_kind(built_in_box()); }
GameKind terminal_kind(const Box& box) { return with_terminal(machina_kind(box)); }

}  // namespace pantheon::machina
