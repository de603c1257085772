#include "games/machina/terminal_table.hpp"

#include "games/machina/claim.hpp"
#include "games/machina/names.hpp"
#include "games/machina/notation.hpp"
#include "games/machina/outlook.hpp"

namespace pantheon::machina {

namespace {

// The terminal's 256 colours, by Colour.
constexpr std::array<int, colour_count> area_colours{203, 71, 134, 75, 220, 245};

constexpr int name_width = 24;

std::string name_of(const Scenery& s, Seat seat) { return std::string(name_in(seat_names, seat).in(s.look.language)); }
std::string badge(const Scenery& s, Seat seat) { return in_seat_colour(" " + name_of(s, seat) + " ", seat, s.look); }
std::string colour_of(const Scenery& s, Colour colour) {
    return std::string(colour_names[static_cast<std::size_t>(colour)].in(s.look.language));
}
std::string in_area_colour(const Scenery& s, const std::string& text, Colour colour) {
    return in_colour(text, area_colours[static_cast<std::size_t>(colour)], s.look);
}
std::string points(const Scenery& s, int might, int cunning) { return points_text(might, cunning, s.look.language); }
std::string line(const Scenery& s, const std::string& text, int indent) {
    return wrap(text, s.look.columns, indent) + "\n";
}
template <class Card>
std::string name_of(const Scenery& s, Card card) {
    return s.box[card].name.in(s.look.language);
}

// ---- the map ------------------------------------------------------------------------------------------------------

std::string space_line(const Scenery& s, Space space) {
    std::string text = "  " + padded(name_of<Space>(s, space), name_width);
    if (is_area(space)) text = in_area_colour(s, text, machina::colour_of(space));
    const Seat owner = s.view.open.map[static_cast<std::size_t>(space)];
    text += is_player(owner) ? badge(s, owner) + " " : "";
    return line(s, text + dim(space_words(s.box, space, s.look.language).text(), s.look), name_width + 4);
}

// ---- tracks -------------------------------------------------------------------------------------------------------

std::string hero_line(const Scenery& s, int space) {
    const Public& open = s.view.open;
    const Hero hero = open.heroes[static_cast<std::size_t>(space)];
    std::string text = "  " + std::to_string(space + 1) + ". +" +
                       std::to_string(s.box.cards.hero_bonus[static_cast<std::size_t>(space)]) + "  ";
    if (open.closed == space) text += s.look.say("closed by ", "fermée par ") + name_of(s, open.closer);
    if (hero == no_hero) return text + "\n";
    text += bold(name_of<Hero>(s, hero), s.look) + "  " + hero_words(s.box, hero, s.look.language).text();
    if (open.reserved == hero) text += s.look.say(" · reserved by ", " · réservé par ") + name_of(s, open.reserver);
    return line(s, text, 9);
}

std::string quest_line(const Scenery& s, int space) {
    const QuestSpace& at = s.view.open.quests[static_cast<std::size_t>(space)];
    const int gain = s.box.cards.quest_gain[static_cast<std::size_t>(space)];
    const int loss = s.box.cards.quest_loss[static_cast<std::size_t>(space)];
    std::string effect = gain > 0 ? "+" + std::to_string(gain) : "";
    if (loss > 0) effect += (effect.empty() ? "" : "/") + std::string("-") + std::to_string(loss);
    std::string text = "  " + std::to_string(space + 1) + ". " + padded(effect, 6);
    if (at.quest == no_quest) return text + dim(s.look.say("empty", "vide"), s.look) + "\n";
    const QuestCard& card = s.box.cards[at.quest];
    text += in_area_colour(s, name_of<Quest>(s, at.quest), card.colour) + "  " +
            quest_words(s.box, at.quest, s.look.language).text();
    if (at.less_might + at.less_cunning > 0)
        text += s.look.say(" · less ", " · de moins : ") + points(s, at.less_might, at.less_cunning);
    return line(s, text, 11);
}

// ---- players ------------------------------------------------------------------------------------------------------

std::string done_text(const Scenery& s, const Player& player) {
    std::string text;
    for (int c = 0; c < colour_count; ++c) {
        const int done = (player.done & s.box.cards.quests_of(static_cast<Colour>(c))).size();
        if (done > 0)
            text += (text.empty() ? "" : ", ") +
                    in_area_colour(s, std::to_string(done) + " " + colour_of(s, static_cast<Colour>(c)),
                                   static_cast<Colour>(c));
    }
    return text.empty() ? s.look.say("none", "aucune") : text;
}

std::string player_text(const Scenery& s, Seat seat) {
    const Player& player = s.view.open.players[static_cast<std::size_t>(seat)];
    std::string text = (s.view.open.active == seat ? "> " : "  ") + badge(s, seat) + " ";
    if (static_cast<std::size_t>(seat) < s.look.players.size()) text += s.look.players[static_cast<std::size_t>(seat)];
    if (seat == s.view.seat) text += s.look.say(" (you)", " (vous)");
    text = padded(text, name_width + 2);
    if (player.god != no_god) text += bold(name_of<God>(s, player.god), s.look) + ", ";
    text += bold(std::to_string(player.gp), s.look) + s.look.say(" gp, ", " PG, ") + s.look.say("might ", "force ") +
            std::to_string(player.might) + s.look.say(", cunning ", ", ruse ") + std::to_string(player.cunning) +
            (player.charged ? s.look.say(", ability ready", ", pouvoir prêt")
                            : s.look.say(", ability used", ", pouvoir épuisé")) +
            ", interventions " + std::to_string(player.hand_size) +
            s.look.say(", secret quests ", ", quêtes secrètes ") + std::to_string(player.secrets);
    if (s.view.open.token == seat) text += s.look.say(", first player token", ", jeton de premier joueur");
    return line(s, text, name_width + 4) +
           line(s,
                padded("", name_width + 2) + s.look.say("quests done: ", "quêtes accomplies : ") + done_text(s, player),
                name_width + 4);
}

// ---- what only the seat knows -------------------------------------------------------------------------------------

std::string list_line(const Scenery& s, const std::string& name, const std::string& text) {
    return line(s, "  " + bold(name, s.look) + "  " + text, 6);
}

// Which heroes could do it now, and for which points.
std::string prospect_text(const Scenery& s, Quest quest, const std::vector<Prospect>& all) {
    std::string text;
    for (const Prospect& each : all) {
        if (each.quest != quest || each.payments.empty()) continue;
        const Hero hero = s.view.open.heroes[static_cast<std::size_t>(each.hero_space)];
        const Payment cost = each.cheapest();
        text += (text.empty() ? "" : ", ") + name_of<Hero>(s, hero) + " (" + points(s, cost.might, cost.cunning) + ")";
    }
    return text;
}

std::string prospects_part(const Scenery& s) {
    const std::vector<Prospect> all = prospects(s.setup, s.view);
    std::string text;
    QuestSet told;
    for (const Prospect& each : all) {
        if (told.contains(each.quest)) continue;
        told.add(each.quest);
        const std::string who = prospect_text(s, each.quest, all);
        if (!who.empty()) text += list_line(s, name_of<Quest>(s, each.quest), who);
    }
    return text.empty()
               ? ""
               : s.look.say("Who could do what, for which points\n", "Qui pourrait quoi, pour quels points\n") + text;
}

std::string own_part(const Scenery& s) {
    if (!is_player(s.view.seat)) return "";
    const auto own = static_cast<std::size_t>(s.view.seat);
    const Player& me = s.view.open.players[own];
    std::string text = s.look.say("Your secrets\n", "Vos secrets\n");
    if (const Objective tile = s.view.objectives[own]; tile != no_objective)
        text += list_line(
            s, name_of<Objective>(s, tile),
            objective_words(s.box, tile, s.look.language).text() +
                (is_fulfilled(s.box.cards, s.box.cards[tile], me) ? s.look.say(" · fulfilled", " · rempli") : ""));
    for (const Quest quest : s.view.secrets[own])
        text += list_line(s, name_of<Quest>(s, quest), quest_words(s.box, quest, s.look.language).text());
    for (const Held& card : s.view.hand)
        text +=
            list_line(s, name_of<Intervention>(s, card.card),
                      intervention_words(s.box, card.card, s.look.language).text() +
                          (card.fresh ? s.look.say(" · from the next round on", " · dès la prochaine manche") : ""));
    return text + prospects_part(s);
}

std::string header(const Scenery& s) {
    const Public& open = s.view.open;
    std::string text =
        bold(s.look.say("Turn ", "Tour ") + std::to_string(open.turn) + s.look.say(", round ", ", manche ") +
                 std::to_string(open.round + 1) + "/" + std::to_string(s.setup.rounds()),
             s.look);
    if (open.last_turn) text += s.look.say(", the last turn", ", le dernier tour");
    return line(s,
                text + s.look.say(" · heroes in the deck ", " · héros dans la pioche ") +
                    std::to_string(open.hero_deck.size()) + s.look.say(", quests ", ", quêtes ") +
                    std::to_string(open.quest_deck_size),
                2);
}

}  // namespace

std::string draw_board(const Scenery& scenery) {
    std::string text = scenery.look.say("Map\n", "Carte\n");
    for (int space = 0; space < space_count; ++space) text += space_line(scenery, static_cast<Space>(space));
    text += scenery.look.say("Heroes, with the bonus of their space\n", "Héros, avec le bonus de leur case\n");
    for (int space = 0; space < hero_spaces; ++space) text += hero_line(scenery, space);
    text += scenery.look.say("Quests, with what their space gives and takes\n",
                             "Quêtes, avec ce que leur case donne et prend\n");
    for (int space = 0; space < quest_spaces; ++space) text += quest_line(scenery, space);
    return text;
}

std::string draw_table(const Scenery& scenery) {
    std::string text = "\n" + draw_board(scenery) + "\n" + header(scenery);
    for (int p = 0; p < scenery.setup.players; ++p) text += player_text(scenery, seat_at(p));
    return text + own_part(scenery);
}

std::string draw_for_question(const Scenery& scenery) {
    const auto prompt = scenery.view.choice.prompt;
    if (prompt == Prompt::god) return draw_help(scenery);
    if (prompt == Prompt::return_quest) return own_part(scenery);
    return prompt == Prompt::act && !scenery.view.open.placed ? draw_table(scenery) : "";
}

std::string draw_help(const Scenery& scenery) {
    const Language language = scenery.look.language;
    std::string text = scenery.look.say("Gods\n", "Dieux\n");
    for (const God god : scenery.setup.gods())
        text += list_line(scenery, name_of<God>(scenery, god), god_words(scenery.box, god, language).text());
    text += "Interventions\n";
    for (int i = 0; i < scenery.box.cards.intervention_count; ++i)
        if (const auto face = static_cast<Intervention>(i); scenery.setup.copies(face) > 0)
            text += list_line(scenery, name_of<Intervention>(scenery, face),
                              intervention_words(scenery.box, face, language).text());
    return text;
}

}  // namespace pantheon::machina
