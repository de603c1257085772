// `pantheon cards`: every card, its text from the words, its source.
#include <iostream>

#include "cli/commands.hpp"
#include "service/json_reader.hpp"
#include "service/listings.hpp"
#include "table/french.hpp"

namespace pantheon {

namespace {

void print_card(const CardEntry& card, Language language) {
    std::cout << "  " << (card.house ? "* " : "  ") << card.title.in(language) << '\n';
    for (const std::string& line : card.lines.in(language)) std::cout << "      " << line << '\n';
}

void print_cards(const std::vector<CardEntry>& cards, Language language) {
    std::string before;
    bool house = false;
    for (const CardEntry& card : cards) {
        const std::string& heading = card.heading.in(language);
        if (heading != before) std::cout << (before.empty() ? "" : "\n") << heading << '\n';
        print_card(card, language);
        house = house || card.house;
        before = heading;
    }
    if (!house) return;
    std::cout << say(language, "\n* Part of it is not public: this project designed it, the printed card may differ.\n",
                     "\n* Une partie n'est pas publique : ce projet l'a conçue, la carte imprimée peut différer.\n");
}

// The cards of a game, or those of an expansion that is called so.
std::vector<CardEntry> cards_of(const Context& context, const std::string& edition) {
    std::vector<CardEntry> found;
    for (const GameKind& kind : context.shelf)
        for (CardEntry& card : kind.cards(kind))
            if (card.edition == edition) found.push_back(std::move(card));
    if (found.empty()) game_named(context, edition);
    return found;
}

}  // namespace

void add_cards(CLI::App& app, Context& context) {
    struct CardsWish {
        std::string game, language = "en";
        std::vector<std::string> names;
        bool json = false;
    };
    const auto wish = std::make_shared<CardsWish>();
    Command command(app, "cards", "Every card, its text and where it is known from");
    command.needs("game", wish->game, "GAME", "The game, or an expansion of one");
    command.takes("names", wish->names, "NAME", "Only cards whose name contains one of these words");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon cards GAME --lang fr");
    command.does([wish, &context] {
        const Language language = language_named(wish->language);
        auto cards = cards_of(context, wish->game);
        std::erase_if(cards, [&wish](const CardEntry& card) { return !is_named(card, wish->names); });
        if (cards.empty()) fail("no card of this name; `pantheon cards " + wish->game + "` shows them all");
        if (wish->json) std::cout << Json{{"cards", list_cards(cards)}}.dump(2) << '\n';
        else print_cards(cards, language);
    });
}

}  // namespace pantheon
