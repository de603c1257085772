// The web page that the service hands out: its files, read into memory once.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace pantheon {

// The ETag of a text: weak, as it is the same in every encoding.
std::string tag_of(std::string_view text);

struct WebFile {
    std::string type;  // as in Content-Type
    std::string text;
    std::string tag;        // its ETag
    bool for_ever = false;  // its name changes with its content, so that browsers may keep it
    std::string brotli{},
        gzip{};  // the text in these encodings, where the build has laid NAME.br and NAME.gz beside it
};

class WebPage {
    std::map<std::string, WebFile, std::less<>> files_;  // by path: "/index.html"

public:
    // A page that says that there is none.
    WebPage();
    // All files of a folder. Nothing else is ever handed out, whatever path is asked for.
    static Result<WebPage> from_folder(const std::string& folder);

    // The file at this path; "/" is index.html.
    const WebFile* find(std::string_view path) const;
};

}  // namespace pantheon
