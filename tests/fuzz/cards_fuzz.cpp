// The readers of what is printed: sentences of cards, and the files of a box.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/deus/box.hpp"
#include "words/lower.hpp"
#include "words/parser.hpp"
#include "words/printer.hpp"

using namespace pantheon;

namespace pantheon {
std::span<const NamedFile> deus_box_files();  // generated from boxes/deus
}

namespace {

void require(bool fine) {
    if (!fine) std::abort();
}

// A sentence that can be read prints as one that reads the same.
void read_sentence(std::string_view text) {
    const auto read = words::parse(text);
    if (const auto* misread = std::get_if<words::Misreading>(&read)) {
        require(misread->column >= 1 && !misread->sentence.empty());
        return;
    }
    const auto& phrase = std::get<words::Phrase>(read);
    const auto again = words::parse(words::print(phrase, Language::english));
    require(std::holds_alternative<words::Phrase>(again) && std::get<words::Phrase>(again) == phrase);
    require(!words::print(phrase, Language::french).empty());
    if (const auto program = words::lower(phrase); !program) require(!program.error().empty());
}

// The box that comes with the program, with one file replaced.
void read_file(std::size_t which, std::string_view text) {
    const auto usual = deus_box_files();
    std::vector<NamedFile> files{usual.begin(), usual.end()};
    files[which % files.size()].text = text;
    if (const auto box = deus::read_box(files); !box) require(!box.error().empty());
}

}  // namespace

// The first byte says what the rest is: a file of the box by its number, or a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text{reinterpret_cast<const char*>(data) + 1, size - 1};
    if (data[0] >= '0' && data[0] <= '7') read_file(static_cast<std::size_t>(data[0] - '0'), text);
    else read_sentence(text);
    return 0;
}
