// Reads what a request says, member by member; what does not fit is refused with a sentence.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "core/text.hpp"
#include "table/language.hpp"
#include "table/options.hpp"

namespace pantheon {

using Json = nlohmann::ordered_json;

// Why a request is refused. Thrown where it is noticed, caught where requests are answered.
struct Refusal {
    std::string sentence;
    std::string code = "bad_message";  // for programs
};
[[noreturn]] void refuse(std::string sentence);
[[noreturn]] void refuse(std::string code, std::string sentence);

template <class T>
T or_refuse(Result<T> result) {
    if (!result) refuse(result.error());
    return std::move(*result);
}

// What the store gives, or a refusal that names the store.
template <class T>
T from_store(Result<T> result) {
    if (!result) refuse("not_stored", "the store cannot be read: " + result.error());
    return std::move(*result);
}

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
