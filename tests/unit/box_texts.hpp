// The texts of the box of the tests, to be spoilt, and those of cards, to be compared.
#pragma once

#include <doctest/doctest.h>

#include <sstream>

#include "games/deus/box.hpp"
#include "games/deus/card_text.hpp"
#include "unit/golden.hpp"

namespace pantheon {
namespace deus {

// From tests/box, which stays as it is: what is tried here does not depend on what a card in boxes/ says today.
struct Texts {
    std::vector<std::pair<std::string, std::string>> files;

    // Of the base game alone, or of both.
    explicit Texts(Edition edition = Edition::base) {
        const std::string folder = source_folder() + "/tests/box/";
        for (const std::string& name : box_file_names()) files.emplace_back(name, text_of(folder + "deus/" + name));
        if (edition == Edition::base) return;
        for (const std::string& name : egypt_file_names()) files.emplace_back(name, text_of(folder + name));
    }

    std::string& operator[](std::string_view name) {
        for (auto& [file, text] : files)
            if (file == name) return text;
        FAIL("no file " << name);
        return files[0].second;
    }

    // Replaces the first `was` after `after`.
    Texts& spoil(std::string_view file, std::string_view after, std::string_view was, std::string_view is) {
        std::string& text = (*this)[file];
        const std::size_t from = text.find(after);
        REQUIRE(from != std::string::npos);
        const std::size_t at = text.find(was, from);
        REQUIRE(at != std::string::npos);
        text.replace(at, was.size(), is);
        return *this;
    }

    Result<Box> read() const {
        std::vector<NamedFile> views;
        for (const auto& [name, text] : files) views.push_back({name, text});
        return read_box(views);
    }

    std::string error() const {
        const Result<Box> box = read();
        return box ? "" : box.error();
    }
};

// Everything that is printed on the cards of an edition, in both languages, with its sources.
inline std::string golden_text(const Box& box, Edition edition) {
    std::ostringstream out;
    for (const Face& face : box.faces) {
        if (face.edition != edition) continue;
        out << face.id << " ×" << face.copies << "\n";
        for (Language language : {Language::english, Language::french}) {
            out << "  " << face.name.in(language) << " (" << cost_text(face.cost, language) << ")\n";
            if (face.min_buildings > 0) out << "    needs: " << needs_text(face, language) << "\n";
            if (face.once.word) out << "    1×: " << once_text(face, language) << "\n";
            out << "    " << effect_text(face, language) << "\n";
        }
        out << "  effect " << sources_text(face.sources.effect, Language::english) << " · cost "
            << sources_text(face.sources.cost, Language::english) << " · copies "
            << sources_text(face.sources.copies, Language::english);
        if (face.sources.needs) out << " · needs " << sources_text(face.sources.needs, Language::english);
        if (face.sources.once) out << " · once " << sources_text(face.sources.once, Language::english);
        out << "\n\n";
    }
    return out.str();
}

}  // namespace deus
}  // namespace pantheon
