// What is printed: heroes, quests, gods, interventions, objectives and board, read from text files.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/named_file.hpp"
#include "core/result.hpp"
#include "games/machina/cards.hpp"
#include "table/language.hpp"

namespace pantheon::machina {

// Where a fact comes from: printed in the rulebook, reported by public pages, one symmetric step from those two, or
// designed by this project.
enum class Source : std::uint8_t { rulebook, public_pages, inferred, house };
using Sources = BitSet<Source, 4>;

using Facts = std::vector<std::pair<std::string_view, Sources>>;  // "strength", "needs", …

// One block of a file; its numbers are in `Cards`, under the same index.
struct Printed {
    std::string id;  // "golden-fleece"
    Bilingual<std::string> name;
    bool mini = false;  // part of the mini expansion
    Facts facts;
};

struct Box {
    std::vector<Printed> heroes, quests, gods, interventions, objectives;
    std::vector<Printed> spaces;  // of the map, by Space
    Cards cards;
    std::vector<std::pair<std::string, std::string>> files;  // names and texts that all this was read from

    const Printed& operator[](Hero hero) const { return heroes[static_cast<std::size_t>(hero)]; }
    const Printed& operator[](Quest quest) const { return quests[static_cast<std::size_t>(quest)]; }
    const Printed& operator[](God god) const { return gods[static_cast<std::size_t>(god)]; }
    const Printed& operator[](Intervention face) const { return interventions[static_cast<std::size_t>(face)]; }
    const Printed& operator[](Objective tile) const { return objectives[static_cast<std::size_t>(tile)]; }
    const Printed& operator[](Space space) const { return spaces[static_cast<std::size_t>(space)]; }
};

inline constexpr Bilingual<std::string_view> colour_names[colour_count] = {{"red", "rouge"},     {"green", "vert"},
                                                                           {"purple", "violet"}, {"blue", "bleu"},
                                                                           {"yellow", "jaune"},  {"black", "noir"}};

// The files of a box.
inline constexpr std::string_view box_file_names[] = {"gods.cards",          "heroes.cards",     "quests.cards",
                                                      "interventions.cards", "objectives.cards", "board.cards"};

// Reads all of them, in any order; an error names the place and what was expected.
Result<Box> read_box(std::span<const NamedFile> files);

// The box that comes with the program.
const Box& built_in_box();

}  // namespace pantheon::machina
