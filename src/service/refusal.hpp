// Why a request is refused: thrown where it is noticed, caught where requests are answered.
#pragma once

#include <string>
#include <utility>

#include "core/result.hpp"

namespace pantheon {

struct Refusal {
    std::string sentence;
    std::string code = "bad_message";  // for programs
};
[[noreturn]] inline void refuse(std::string sentence) { throw Refusal{std::move(sentence)}; }
[[noreturn]] inline void refuse(std::string code, std::string sentence) {
    throw Refusal{std::move(sentence), std::move(code)};
}

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

}  // namespace pantheon
