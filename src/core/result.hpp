// A value, or one sentence that says why there is none.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace pantheon {

struct Error {
    std::string sentence;
};

template <class T>
class [[nodiscard]] Result {
    std::variant<T, Error> content_;

public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& operator*() & { return *std::get_if<0>(&content_); }
    const T& operator*() const& { return *std::get_if<0>(&content_); }
    T&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
    T* operator->() { return std::get_if<0>(&content_); }
    const T* operator->() const { return std::get_if<0>(&content_); }

    const std::string& error() const { return std::get_if<1>(&content_)->sentence; }
    Error failure() const { return *std::get_if<1>(&content_); }
};

}  // namespace pantheon
