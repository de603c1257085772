// A text with the name it is reported under, wherever it came from: a folder, the program itself, a browser.
#pragma once

#include <string_view>

namespace pantheon {

struct NamedFile {
    std::string_view name;
    std::string_view text;
};

}  // namespace pantheon
