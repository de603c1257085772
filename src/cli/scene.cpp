// `pantheon scene`: runs scenes and says which of them the rules do not fulfil.
#include <filesystem>
#include <iostream>

#include "cli/commands.hpp"
#include "table/scene.hpp"

namespace pantheon {

namespace {

struct SceneTally {
    int scenes = 0;
    int failures = 0;
};

void run_file(const std::string& path, const Context& context, bool list, SceneTally& tally) {
    const std::string file = std::filesystem::path(path).filename().string();
    const std::string folder = std::filesystem::absolute(path).parent_path().string();
    for (const SceneResult& scene : run_scenes(file, read_text(path), context.shelf, folder)) {
        ++tally.scenes;
        if (scene.failure) {
            ++tally.failures;
            std::cout << scene.failure->sentence << (scene.title.empty() ? "" : " (" + scene.title + ")") << '\n';
        } else if (list) {
            std::cout << file << ':' << scene.line << ": " << scene.title << '\n';
        }
    }
}

std::string counted(int number, const char* what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

}  // namespace

void add_scene(CLI::App& app, Context& context) {
    struct SceneWish {
        std::vector<std::string> files;
        bool list = false;
    };
    const auto wish = std::make_shared<SceneWish>();
    Command command(app, "scene", "Run scenes: small tests in words");
    command.needs("files", wish->files, "FILE", "Files with scenes");
    command.flag("--list", wish->list, "Also name the scenes that hold");
    command.example("Example: pantheon scene tests/scenes/*.scene\ndocs/scenes.md describes how scenes are written.");
    command.does([wish, &context] {
        SceneTally tally;
        for (const std::string& path : wish->files) run_file(path, context, wish->list, tally);
        if (tally.failures > 0)
            fail(std::to_string(tally.failures) + " of " + counted(tally.scenes, "scene") + " failed");
        std::cout << counted(tally.scenes, "scene") << (tally.scenes == 1 ? " holds" : " hold") << '\n';
    });
}

}  // namespace pantheon
