// `pantheon guide`: plays guided games through and says what does not fit.
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"
#include "room/guide.hpp"

namespace pantheon {

void add_guide(CLI::App& app, Context& context) {
    struct GuideWish {
        std::vector<std::string> files;
        bool json = false;
    };
    const auto wish = std::make_shared<GuideWish>();
    Command command(app, "guide", "Play guided games through: is all that they say possible?");
    command.needs("files", wish->files, "FILE", "Files with a guided game each");
    command.flag("--json", wish->json, "Print what the page shows of it");
    command.example("Example: pantheon guide guides/*.guide\ndocs/guides.md describes how guided games are written.");
    command.does([wish, &context] {
        for (const std::string& path : wish->files) {
            const std::string file = std::filesystem::path(path).filename().string();
            const auto guide = read_guide(file, read_text(path), context.shelf);
            if (!guide) fail(guide.error());
            if (wish->json) std::cout << guide_json(*guide) << '\n';
            else std::cout << file << ": " << guide->steps.size() << " steps, " << guide->script.size() << " answers\n";
        }
    });
}

}  // namespace pantheon
