#include "service/web_page.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "service/token.hpp"

namespace pantheon {

namespace fs = std::filesystem;

namespace {

constexpr const char* no_page = R"(<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Pantheon</title></head>
<body>
<h1>Pantheon</h1>
<p>The service runs, but the page of the table is not built: start it with <code>--web DIR</code> once it is.</p>
</body>
</html>
)";

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
}};

// Lays the encoded copies of files with the files themselves.
void join_copies(std::map<std::string, WebFile, std::less<>>& files) {
    for (auto& [path, file] : files) {
        if (const auto copy = files.find(path + ".br"); copy != files.end()) file.brotli = std::move(copy->second.text);
        if (const auto copy = files.find(path + ".gz"); copy != files.end()) file.gzip = std::move(copy->second.text);
    }
    std::erase_if(files, [&](const auto& each) {
        const std::string_view path = each.first;
        return (path.ends_with(".br") || path.ends_with(".gz")) && files.contains(path.substr(0, path.size() - 3));
    });
}

std::string type_of(const fs::path& path) {
    for (const auto& [ending, type] : types)
        if (path.extension() == ending) return std::string(type);
    return "application/octet-stream";
}

}  // namespace

std::string tag_of(std::string_view text) { return "W/\"" + hash_of(text).substr(0, 16) + "\""; }

WebPage::WebPage() { files_["/index.html"] = {type_of("index.html"), no_page, tag_of(no_page)}; }

Result<WebPage> WebPage::from_folder(const std::string& folder) {
    WebPage page;
    page.files_.clear();
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        std::ifstream file(entry->path(), std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        if (!file) return Error{"cannot read the file \"" + entry->path().string() + "\" of the web page"};
        const std::string path = "/" + entry->path().lexically_relative(folder).generic_string();
        page.files_[path] = {type_of(entry->path()), text.str(), tag_of(text.view()), path.starts_with("/assets/")};
    }
    if (error) return Error{"cannot read the web page's folder \"" + folder + "\": " + error.message()};
    join_copies(page.files_);
    if (page.files_.contains("/index.html")) return page;
    return Error{"the folder \"" + folder + "\" has no index.html, so it is no web page"};
}

const WebFile* WebPage::find(std::string_view path) const {
    if (path == "/") path = "/index.html";
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace pantheon
