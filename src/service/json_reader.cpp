#include "service/json_reader.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace pantheon {

namespace {

constexpr int deepest = 8;
constexpr int most_parts = 500;

}  // namespace

Json read_json(std::string_view text) {
    // Whoever reads it might see either of two members with one name.
    std::vector<std::set<std::string>> open;
    const auto once_only = [&](int, Json::parse_event_t event, const Json& parsed) {
        if (event == Json::parse_event_t::object_start) open.emplace_back();
        else if (event == Json::parse_event_t::object_end) open.pop_back();
        else if (event == Json::parse_event_t::key)
            if (const auto& name = parsed.get_ref<const std::string&>(); !open.back().insert(name).second)
                refuse("this says " + in_quotes(name.substr(0, 40)) + " twice");
        return true;
    };
    int depth = 0, parts = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') quoted = !quoted;
        else if (quoted) at += c == '\\' ? 1 : 0;
        else if (c == '{' || c == '[') ++depth;
        else if (c == '}' || c == ']') --depth;
        else if (c == ',') ++parts;
        if (depth > deepest || parts > most_parts)
            refuse("this has more parts, or lies deeper, than any request needs");
    }
    return Json::parse(text, once_only, false);
}

const Json* member(const Json& request, const char* name) {
    const auto found = request.find(name);
    return found == request.end() || found->is_null() ? nullptr : &*found;
}

std::optional<std::string> text_in(const Json& request, const char* name) {
    const Json* value = member(request, name);
    if (!value) return {};
    if (!value->is_string()) refuse(in_quotes(name) + " must be a text");
    return value->get<std::string>();
}

std::string text_needed(const Json& request, const char* name) {
    const auto text = text_in(request, name);
    if (!text) refuse("this request needs " + in_quotes(name) + ", a text");
    return *text;
}

std::optional<std::uint64_t> number_in(const Json& request, const char* name, std::uint64_t most) {
    const Json* value = member(request, name);
    if (!value) return {};
    if (!value->is_number_unsigned() || value->get<std::uint64_t>() > most)
        refuse(in_quotes(name) + " must be a whole number from 0 to " + std::to_string(most));
    return value->get<std::uint64_t>();
}

std::uint64_t number_needed(const Json& request, const char* name, std::uint64_t most) {
    const auto number = number_in(request, name, most);
    if (!number) refuse("this request needs " + in_quotes(name) + ", a whole number");
    return *number;
}

std::optional<bool> flag_in(const Json& request, const char* name) {
    const Json* value = member(request, name);
    if (!value) return {};
    if (!value->is_boolean()) refuse(in_quotes(name) + " must be true or false");
    return value->get<bool>();
}

std::optional<Language> language_in(const Json& request) {
    const auto name = text_in(request, "lang");
    if (!name) return {};
    if (*name != "en" && *name != "fr") refuse("\"lang\" is \"en\" or \"fr\"");
    return *name == "fr" ? Language::french : Language::english;
}

GameOptions options_in(const Json& request) {
    GameOptions options;
    const Json* given = member(request, "options");
    if (!given) return options;
    if (!given->is_object()) refuse("\"options\" must be an object of names and values");
    for (const auto& [name, value] : given->items()) {
        if (value.is_string()) options[name] = value.get<std::string>();
        else if (value.is_number_unsigned()) options[name] = std::to_string(value.get<std::uint64_t>());
        else refuse("the option " + in_quotes(name) + " must be a text or a whole number");
    }
    return options;
}

void allow_only(const Json& request, std::initializer_list<std::string_view> names) {
    for (const auto& [name, value] : request.items())
        if (std::find(names.begin(), names.end(), name) == names.end())
            refuse("this request has no " + in_quotes(name.substr(0, 40)));
}

}  // namespace pantheon
