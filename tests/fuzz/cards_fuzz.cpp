// The readers of what is printed: sentences of cards, and the files of a box, which is played if it can be read.
#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/require.hpp"
#include "games/deus/card_words.hpp"
#include "games/deus/deus.hpp"
#include "games/deus/lower.hpp"
#include "games/deus/prompts.hpp"
#include "property/deus_drifter.hpp"
#include "property/deus_invariants.hpp"
#include "property/deus_setups.hpp"
#include "words/parser.hpp"

using namespace pantheon;
using deus::Prompt;

namespace pantheon {
std::span<const NamedFile> deus_box_files();  // generated from boxes/
std::span<const NamedFile> egypt_box_files();
}  // namespace pantheon

namespace {

void require(bool fine) { ::require(fine, "a reader broke its word"); }
void require_none(const std::string& complaint) { ::require(complaint.empty(), complaint); }

// A sentence that can be read prints as one that reads the same.
void read_sentence(std::string_view text) {
    const auto read = words::parse(deus::card_words(), text);
    if (const auto* misread = std::get_if<words::Misreading>(&read)) {
        require(misread->column >= 1 && !misread->sentence.empty());
        return;
    }
    const auto& phrase = std::get<words::Phrase>(read);
    const auto again = words::parse(deus::card_words(), words::print(deus::card_words(), phrase, Language::english));
    require(std::holds_alternative<words::Phrase>(again) && std::get<words::Phrase>(again) == phrase);
    require(!words::print(deus::card_words(), phrase, Language::french).empty());
    if (const auto program = deus::lower(phrase); !program) require(!program.error().empty());
}

// Eager players, as far as they come: every position on the way must be a possible one.
void play(const deus::Setup& setup, Rng& rng) {
    constexpr int longest = 10'000;
    const battery::Drifter drifter = deus::drifter();
    deus::State state = Deus::begin(setup);
    Silent silent;
    for (int answers = 0; answers < longest && !Deus::is_over(state); ++answers) {
        const Choice& choice = Deus::choice(state);
        require_none(battery::wrong_question(choice, false, setup.players));
        if (choice.prompt == Prompt::turn) require_none(deus::Invariants{setup, state}.complaint());
        Deus::apply(setup, state, drifter.answer(choice, rng), silent);
    }
    require_none(deus::Invariants{setup, state}.complaint());
}

// The box that comes with the program, with one file replaced.
void read_file(std::size_t which, std::string_view text) {
    const auto base = deus_box_files(), egypt = egypt_box_files();
    std::vector<NamedFile> files{base.begin(), base.end()};
    files.insert(files.end(), egypt.begin(), egypt.end());
    files[which % files.size()].text = text;
    const auto box = deus::read_box(files);
    if (!box) return require(!box.error().empty());
    Rng rng{text.size()};
    for (const auto edition : {deus::Which::base, deus::Which::egypt, deus::Which::egypt})
        play(deus::random_setup(*box, rng, edition), rng);
}

}  // namespace

// The first byte says what the rest is: a file of the box by its number (0 to 7, with Egypt on to 13), or a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text{reinterpret_cast<const char*>(data) + 1, size - 1};
    if (data[0] >= '0' && data[0] < '0' + 14) read_file(static_cast<std::size_t>(data[0] - '0'), text);
    else read_sentence(text);
    return 0;
}
