// `pantheon games`: what can be played, with all options.
#include <iostream>

#include "cli/commands.hpp"
#include "service/json_reader.hpp"
#include "service/listings.hpp"
#include "table/french.hpp"

namespace pantheon {

namespace {

void print_option(const OptionInfo& option, Language language) {
    const bool french = language == Language::french;
    std::cout << "\n  " << option.name << say(language, ": ", " : ") << option.meaning.in(language) << '\n';
    std::size_t width = 0;
    for (const OptionValue& value : option.values) width = std::max(width, value.value.size());
    for (const OptionValue& value : option.values)
        std::cout << "    " << value.value << std::string(width - value.value.size() + 2, ' ')
                  << value.meaning.in(language) << (value.value == option.standard ? " (standard)" : "") << '\n';
    if (option.values.empty())
        std::cout << say(language, "    standard: ", "    standard : ")
                  << (option.standard.empty() ? (french ? "au hasard" : "left to chance") : option.standard) << '\n';
}

void print_games(const Context& context, Language language) {
    const bool french = language == Language::french;
    for (const GameKind& kind : context.shelf) {
        std::cout << kind.name << say(language, ": ", " : ") << kind.title.in(language)
                  << (french ? ", règles version " : ", rules version ") << kind.rules_version << '\n';
        for (const OptionInfo& option : kind.options) print_option(option, language);
        std::cout << say(language, "\nTo play: pantheon play ", "\nPour jouer : pantheon play ") << kind.name << '\n';
    }
}

}  // namespace

void add_games(CLI::App& app, Context& context) {
    struct GamesWish {
        std::string language = "en";
        bool json = false;
    };
    const auto wish = std::make_shared<GamesWish>();
    Command command(app, "games", "What can be played, with all options");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon games --lang fr");
    command.does([wish, &context] {
        const Language language = language_named(wish->language);
        if (wish->json) std::cout << Json{{"games", list_games(context.shelf)}}.dump(2) << '\n';
        else print_games(context, language);
    });
}

}  // namespace pantheon
