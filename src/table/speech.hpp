// What the speakers of all games have in common: they speak one language. French is said as one types it, and set when
// the sentence is complete.
#pragma once

#include "table/words.hpp"

namespace pantheon {

struct Speech {
    Language language;

    Words say(std::string_view english, std::string_view french) const {
        return language == Language::french ? french : english;
    }
    Words either(const Words& english, const Words& french) const {
        return language == Language::french ? french : english;
    }
    Words colon() const { return say(": ", " : "); }
    Words seat(Seat who) const { return named(who, language); }
    Words does(Seat who, const Form& english, const Form& french) const {
        return pantheon::does(who, language, english, french);
    }
};

}  // namespace pantheon
