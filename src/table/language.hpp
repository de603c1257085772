// The languages that Pantheon speaks.
#pragma once

#include <cstdint>

namespace pantheon {

enum class Language : std::uint8_t { english, french };

// A text in both languages.
template <class Text>
struct Bilingual {
    Text en, fr;
    const Text& in(Language language) const { return language == Language::french ? fr : en; }
};

}  // namespace pantheon
