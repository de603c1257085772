// Reads what a request says, member by member; what does not fit is refused with a sentence.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "service/json.hpp"
#include "service/refusal.hpp"
#include "table/language.hpp"
#include "table/options.hpp"

namespace pantheon {

// A text as JSON; discarded if it is none. Refused if an object says the same twice, and refused before anything is
// built from it if it has more parts, or lies deeper, than any request needs: the cost of reading grows with the square
// of an object's members.
Json read_json(std::string_view text);

// A member that is there and is not null.
const Json* member(const Json& request, const char* name);
std::optional<std::string> text_in(const Json& request, const char* name);
std::string text_needed(const Json& request, const char* name);
// A whole number from 0 to `most`.
std::optional<std::uint64_t> number_in(const Json& request, const char* name, std::uint64_t most);
std::uint64_t number_needed(const Json& request, const char* name, std::uint64_t most);
std::optional<bool> flag_in(const Json& request, const char* name);
std::optional<Language> language_in(const Json& request);  // "lang"
GameOptions options_in(const Json& request);               // "options"

// Refuses members that are not named here.
void allow_only(const Json& request, std::initializer_list<std::string_view> names);

}  // namespace pantheon
