// Correcting a card fails the scenes that show it, and no others.
#include "games/deus/stand_ins.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

#include "games/deus/box_folder.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/terminal.hpp"
#include "is_slow.hpp"
#include "source_folder.hpp"
#include "table/scene.hpp"
#include "unit/golden.hpp"

using namespace pantheon;
using namespace pantheon::deus;

namespace {

// A file of scenes, cut into what comes before the first one and the scenes themselves.
struct SceneFile {
    std::string name, preamble;
    std::vector<std::string> scenes;
};

// Those of this game: files about another one say so before their first scene.
std::vector<SceneFile> scene_files() {
    std::vector<SceneFile> files;
    for (const auto& entry : std::filesystem::directory_iterator(source_folder() + "/tests/scenes")) {
        const std::string text = "\n" + text_of(entry.path());
        std::size_t at = text.find("\nscene ");
        SceneFile file{entry.path().filename().string(), text.substr(0, at + 1), {}};
        if (file.preamble.find("\nwith game: ") != std::string::npos) continue;
        while (at != std::string::npos) {
            const std::size_t next = text.find("\nscene ", at + 1);
            file.scenes.push_back(text.substr(at + 1, next - at));
            at = next;
        }
        files.push_back(std::move(file));
    }
    return files;
}

bool shows(const std::string& scene, const Face& face) {
    const std::size_t line = scene.find("\nshows ");
    if (line == std::string::npos) return false;
    std::string tags = scene.substr(line + 7, scene.find('\n', line + 1) - line - 7) + ",";
    for (std::size_t at; (at = tags.find(',')) != std::string::npos; tags.erase(0, at + 1)) {
        const std::string tag = tags.substr(0, at).substr(std::min(tags.find_first_not_of(' '), at));
        if (tag.starts_with("card ") && (face.id + "-").starts_with(tag.substr(5) + "-")) return true;
    }
    return false;
}

// The box, its decks included, with another effect on one card: that of the next card of its file that says something
// else; and perhaps with a higher cost.
Box corrected(const Box& box, std::size_t which, int more_gold = 0) {
    Box other = box;
    Face& face = other.faces[which];
    for (std::size_t step = 1; step < box.faces.size(); ++step) {
        const Face& next = box.faces[(which + step) % box.faces.size()];
        if (next.colour != face.colour || next.edition != face.edition || next.effect == face.effect) continue;
        face.effect = next.effect;
        face.program = next.program;
        break;
    }
    face.cost.gold = static_cast<std::uint8_t>(face.cost.gold + more_gold);
    auto made = with_stand_ins(box, other, std::array{face.id});
    REQUIRE(made);
    return std::move(*made);
}

std::vector<SceneResult> failures(const SceneFile& file, const std::string& text, const Box& box) {
    const std::vector<GameKind> shelf{terminal_kind(box)};
    auto results = run_scenes(file.name, text, shelf, source_folder() + "/tests/scenes");
    std::erase_if(results, [](const SceneResult& result) { return !result.failure; });
    return results;
}

}  // namespace

TEST_CASE("a box of stand-ins has the shown cards of the other box, and nothing else of it") {
    const auto stand_ins = load_box(source_folder() + "/tests/box/deus");
    REQUIRE(stand_ins);
    Box played = built_in_box();
    for (Face& face : played.faces) face.cost.gold = 17, face.copies = 1;
    const std::vector<std::string> cards{"galley", "small-port"};
    const auto mixed = with_stand_ins(*stand_ins, played, cards);
    REQUIRE(mixed);
    int shown = 0;
    for (std::size_t i = 0; i < mixed->faces.size(); ++i) {
        const Face& face = mixed->faces[i];
        const bool is_shown = face.id == "galley" || face.id.starts_with("small-port-");
        CHECK((face.cost.gold == 17) == is_shown);
        CHECK(face.copies == stand_ins->faces[i].copies);
        shown += is_shown;
    }
    CHECK(shown > 2);
    for (CardId card : mixed->deck.all())
        CHECK((mixed->deck[card].cost.gold == 17) == (mixed->face_of(card).cost.gold == 17));
    const std::vector<std::string> unknown{"atlantis"};
    CHECK(with_stand_ins(*stand_ins, played, unknown).error() == "the box has no card \"atlantis\"");
}

TEST_CASE("a card that was given another name is shown in the same place") {
    const auto stand_ins = load_box(source_folder() + "/tests/box/deus");
    REQUIRE(stand_ins);
    Box played = built_in_box();
    for (Face& face : played.faces)
        if (face.id == "galley") face.id = "galleon", face.name.en = "Galleon";
    const std::vector<std::string> cards{"galleon"};
    const auto mixed = with_stand_ins(*stand_ins, played, cards);
    REQUIRE(mixed);
    CHECK(mixed->find_face("galleon"));
    CHECK_FALSE(mixed->find_face("galley"));
}

TEST_CASE("every card has a scene that fails when the card does something else") {
    const Box& box = built_in_box();
    const auto files = scene_files();
    for (std::size_t which = 0; which < box.faces.size(); which += is_slow ? 10 : 1) {
        const Box other = corrected(box, which);
        bool noticed = false;
        for (const SceneFile& file : files) {
            std::string text = file.preamble;
            for (const std::string& scene : file.scenes)
                if (shows(scene, box.faces[which])) text += scene;
            if (text.size() > file.preamble.size()) noticed = noticed || !failures(file, text, other).empty();
        }
        CHECK_MESSAGE(noticed, box.faces[which].id);
    }
}

// Some cards of each colour; PANTHEON_EVERY_CARD=1 takes all of them.
TEST_CASE("correcting a card fails no scene that does not show it") {
    const Box& box = built_in_box();
    const auto files = scene_files();
    const std::size_t stride = std::getenv("PANTHEON_EVERY_CARD") ? 1 : is_slow ? 160 : 40;
    for (std::size_t which = 0; which < box.faces.size(); which += stride) {
        const Box other = corrected(box, which, 3);
        for (const SceneFile& file : files) {
            std::string text = file.preamble;
            for (const std::string& scene : file.scenes) text += scene;
            for (const SceneResult& result : failures(file, text, other)) {
                std::string tags = "scene\nshows ";
                for (const std::string& tag : result.tags) tags += tag + ",";
                CHECK_MESSAGE(shows(tags + "\n", box.faces[which]),
                              box.faces[which].id << ": " << result.failure->sentence);
            }
        }
    }
}
