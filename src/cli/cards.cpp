// `pantheon cards`: every card, its text from the words, its source.
#include <iostream>

#include "cli/commands.hpp"
#include "games/deus/card_text.hpp"
#include "games/deus/names.hpp"
#include "service/listings.hpp"
#include "table/french.hpp"

namespace pantheon {

namespace {

using deus::Face;

void print_line(const std::string& text) {
    if (!text.empty()) std::cout << "      " << text << '\n';
}

void print_card(const Face& face, Language language) {
    const auto said = [language](const char* english, const char* french) { return say(language, english, french); };
    std::cout << "  " << (is_house(face) ? "* " : "  ") << face.name.in(language);
    if (face.copies > 1) std::cout << " × " << face.copies;
    std::cout << said(" · cost: ", " · coût : ") << deus::cost_text(face.cost, language) << '\n';
    print_line(deus::needs_text(face, language));
    const std::string once = deus::once_text(face, language);
    print_line(once.empty() ? "" : said("1×: ", "1× : ") + once);
    print_line(deus::effect_text(face, language));
    print_line(said("source: effect ", "source : effet ") + deus::sources_text(face.sources.effect, language) +
               said("; cost ", " ; coût ") + deus::sources_text(face.sources.cost, language) +
               said("; copies ", " ; nombre ") + deus::sources_text(face.sources.copies, language));
}

std::string heading(const Face& face, Language language) {
    const std::string colour(deus::name_in(deus::colour_names, face.colour).in(language));
    if (face.edition == deus::Edition::base) return colour;
    return colour + say(language, ", from Deus: Egypt", ", de Deus : Égypte");
}

void print_cards(const std::vector<const Face*>& faces, Language language) {
    const Face* before = nullptr;
    bool house = false;
    for (const Face* face : faces) {
        if (!before || before->colour != face->colour || before->edition != face->edition)
            std::cout << (before ? "\n" : "") << heading(*face, language) << '\n';
        print_card(*face, language);
        house = house || is_house(*face);
        before = face;
    }
    if (!house) return;
    std::cout << say(
        language, "\n* The effect or the cost is not public: this project designed it, the printed card may differ.\n",
        "\n* L'effet ou le coût n'est pas public : ce projet l'a conçu, la carte imprimée peut différer.\n");
}

}  // namespace

void add_cards(CLI::App& app, Context& context) {
    struct Wish {
        std::string game, language = "en";
        std::vector<std::string> names;
        bool json = false;
    };
    const auto wish = std::make_shared<Wish>();
    Command command(app, "cards", "Every card, its text and where it is known from");
    command.needs("game", wish->game, "GAME", "The game: deus, or egypt for its expansion");
    command.takes("names", wish->names, "NAME", "Only cards whose name contains one of these words");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--json", wish->json, "For programs");
    command.example("Examples:\n  pantheon cards deus galley temple\n  pantheon cards egypt --lang fr");
    command.does([wish, &context] {
        const Language language = language_named(wish->language);
        const bool egypt = wish->game == "egypt";
        if (!egypt) game_named(context, wish->game);
        auto faces = faces_named(*context.box, wish->names);
        std::erase_if(faces, [egypt](const Face* face) { return (face->edition == deus::Edition::egypt) != egypt; });
        if (faces.empty()) fail("no card of this name; `pantheon cards " + wish->game + "` shows them all");
        if (wish->json) std::cout << Json{{"cards", list_cards(faces)}}.dump(2) << '\n';
        else print_cards(faces, language);
    });
}

}  // namespace pantheon
