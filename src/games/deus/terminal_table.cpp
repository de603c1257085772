#include "games/deus/terminal_table.hpp"

#include <array>
#include <sstream>

#include "games/deus/card_text.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/names.hpp"

namespace pantheon::deus {

namespace {

template <class Numbers>
std::string resources(const Numbers& numbers, Language language) {
    std::string text;
    for (int r = 0; r < resource_count; ++r)
        text += (r ? ", " : "") +
                words::print_amount(numbers[static_cast<std::size_t>(r)], card_word(Kind::resource, r), language);
    return text;
}

// "M2 P1 …": pieces on the player board, and in brackets those that can still be gained.
std::string pieces(const Player& player) {
    std::string text;
    for (std::size_t type = 0; type < piece_types; ++type)
        text += (type ? " " : "") + std::string(1, piece_letter(static_cast<Colour>(type))) +
                std::to_string(player.stock[type]) + "(" + std::to_string(player.reserve[type]) + ")";
    return text;
}

std::string colour_name(Colour colour, const Look& look) {
    return std::string(name_in(colour_names, colour).in(look.language));
}

// Cards from the bottom to the top; a card face down is named to its owner alone.
std::string column_text(const Scenery& scenery, Seat seat, Colour colour) {
    std::string text;
    for (const CardId card : scenery.view.open.players[static_cast<std::size_t>(seat)].column(colour)) {
        if (!text.empty()) text += " · ";
        if (card != face_down) text += scenery.face(card).name.in(scenery.look.language);
        else {
            text += scenery.look.say("face down", "face cachée");
            if (seat == scenery.view.seat && scenery.view.face_down != no_card)
                text += " (" + scenery.face(scenery.view.face_down).name.in(scenery.look.language) + ")";
        }
    }
    return text;
}

// Deus: Egypt: what its modules add to a player.
std::string egypt_text(const Scenery& scenery, const Player& player) {
    const Look& look = scenery.look;
    std::string text;
    if (scenery.setup.uses(Colour::production)) {
        text += ", barques";
        for (std::size_t size = 0; size < player.barques.size(); ++size)
            text += " " + std::to_string(size + 1) + "×" + std::to_string(player.barques[size]);
    }
    if (scenery.setup.uses(Colour::civil) && player.scribe != nowhere)
        text += ", scribe " + name_of(scenery.setup.board, player.scribe);
    if (scenery.setup.uses(Colour::military))
        text += look.say(", combat tokens ", ", jetons de combat ") + std::to_string(player.token_stock);
    return text;
}
std::string market_text(const Scenery& scenery) {
    if (!scenery.setup.uses(Colour::maritime)) return "";
    std::string text = scenery.look.say(" · market: ", " · cours du marché : ");
    for (std::size_t r = 0; r < resource_count; ++r) {
        const int step = scenery.view.open.market[r];
        text += (r ? ", " : "") + std::string(thing_names[r].in(scenery.look.language)) + " " +
                std::to_string(2 + 2 * step) + scenery.look.say(" gold/", " ors/") + std::to_string(1 + step) +
                scenery.look.say(" VP", " PV");
    }
    return text;
}

// Other players' points are covered until the end, unless that was agreed on.
std::string points(const Scenery& scenery, Seat seat) {
    const auto p = static_cast<std::size_t>(seat);
    if (scenery.view.open.over) return std::to_string(scenery.view.open.score[p]);
    const bool shown = seat == scenery.view.seat || scenery.setup.open_vp;
    return shown ? std::to_string(scenery.view.open.players[p].vp) : "?";
}

std::string player_text(const Scenery& scenery, Seat seat) {
    const Look& look = scenery.look;
    const Player& player = scenery.view.open.players[static_cast<std::size_t>(seat)];
    const std::string name(name_in(seat_names, seat).in(look.language));
    std::string text = scenery.view.open.active == seat ? "> " : "  ";
    text += in_seat_colour(" " + name + " ", seat, look) + " " + scenery.look.players[static_cast<std::size_t>(seat)];
    if (seat == scenery.view.seat) text += look.say(" (you)", " (vous)");
    text = padded(text, 26) + bold(points(scenery, seat), look) + look.say(" VP, ", " PV, ") +
           bold(std::to_string(player.gold), look) + look.say(" gold, ", player.gold > 1 ? " ors, " : " or, ") +
           resources(player.resources, look.language) + look.say(", hand ", ", main ") +
           std::to_string(player.hand_size);
    const std::string stock = padded("", 26) + look.say("pieces ", "pions ") + pieces(player);
    text = wrap(text, scenery.look.columns, 26) + "\n" +
           wrap(stock + egypt_text(scenery, player), scenery.look.columns, 28) + "\n";
    for (int c = 0; c < colour_count; ++c) {
        const std::string cards = column_text(scenery, seat, static_cast<Colour>(c));
        if (cards.empty()) continue;
        text += wrap("      " +
                         in_card_colour(padded(colour_name(static_cast<Colour>(c), look), 13), static_cast<Colour>(c),
                                        look) +
                         " " + cards,
                     scenery.look.columns, 20) +
                "\n";
    }
    return text;
}

}  // namespace

std::string draw_header(const Scenery& scenery) {
    const auto& open = scenery.view.open;
    const Look& look = scenery.look;
    std::string text = bold(look.say("Round ", "Manche ") + std::to_string(open.round), look);
    if (open.last_round == open.round) text += look.say(", the last", ", la dernière");
    else if (open.last_round != 0) text += look.say(", one more follows", ", une dernière suivra");
    text += look.say(" · supply: ", " · réserve : ") + resources(open.supply, look.language) + ", " +
            std::to_string(open.temples_left) + look.say(" temples · deck ", " temples · pioche ") +
            std::to_string(open.deck_size) + look.say(", discards ", ", défausse ") + std::to_string(open.pile_size);
    if (open.top != no_card)
        text += look.say(", on top ", ", sur le dessus ") + scenery.face(open.top).name.in(look.language);
    return wrap(text + market_text(scenery), scenery.look.columns, 2) + "\n";
}

std::string draw_players(const Scenery& scenery) {
    std::string text;
    for (int p = 0; p < scenery.setup.players; ++p) text += player_text(scenery, seat_at(p));
    return text;
}

std::string card_line(const Face& face, const Scenery& scenery, int indent) {
    const Language language = scenery.look.language;
    const std::string once = once_text(face, language), needs = needs_text(face, language);
    return wrap(bold(face.name.in(language), scenery.look) +
                    in_card_colour(" [" + colour_name(face.colour, scenery.look) + "] ", face.colour, scenery.look) +
                    cost_text(face.cost, language) + (needs.empty() ? "" : ", " + needs) + " · " +
                    (once.empty() ? "" : scenery.look.say("1×: ", "1× : ") + once + " ") + effect_text(face, language),
                scenery.look.columns - indent, indent);
}

std::string draw_hand(const Scenery& scenery) {
    std::string text = scenery.look.say("Your hand\n", "Votre main\n");
    for (const CardId card : scenery.view.hand) text += "  " + card_line(scenery.face(card), scenery, 4) + "\n";
    return text;
}

std::string draw_gods(const Look& look) {
    struct Gift {
        Colour god;
        Bilingual<const char*> text;
    };
    static constexpr std::array<Gift, 6> gifts{{
        {Colour::maritime, {"a ship and 2 gold per card", "un bateau et 2 ors par carte"}},
        {Colour::production,
         {"a production piece and 1 resource per card", "un bâtiment de production et 1 ressource par carte"}},
        {Colour::scientific,
         {"a scientific piece and 1 extra card per card, after the refill",
          "un bâtiment scientifique et 1 carte de plus par carte, après la pioche"}},
        {Colour::civil,
         {"a civil piece and 1 VP per card, at most 2", "un bâtiment civil et 1 PV par carte, 2 au plus"}},
        {Colour::military, {"1 piece of your choice per card", "1 pion au choix par carte"}},
        {Colour::temple, {"the gift of any other god", "le don d'un autre dieu au choix"}},
    }};
    std::string text;
    for (const Gift& gift : gifts)
        text += "  " + padded(std::string(name_in(god_names, gift.god).in(look.language)), 8) + " " +
                in_card_colour(padded("[" + colour_name(gift.god, look) + "]", 15), gift.god, look) +
                look.say(gift.text.en, gift.text.fr) + "\n";
    return text;
}

}  // namespace pantheon::deus
