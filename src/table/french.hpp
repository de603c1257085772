// French as it is printed, from what the sources and people type.
#pragma once

#include <string>
#include <string_view>

#include "table/language.hpp"

namespace pantheon {

// A text: words melt together where they must ("de le blé" is "du blé", "de argile" is "d’argile"), apostrophes are
// curved, a space that does not break stands before a colon, a narrow one before ; ! ? and inside « ». What is set
// already stays as it is.
std::string french_text(std::string_view typed);

// A name: the same, but its words are its own and do not melt.
std::string french_name(std::string_view typed);

// One of two texts, French set for print.
inline std::string say(Language language, std::string_view english, std::string_view french) {
    return language == Language::french ? french_text(french) : std::string(english);
}

// Back to plain apostrophes and spaces, to compare what is printed with what people type.
std::string as_typed(std::string_view printed);

}  // namespace pantheon
