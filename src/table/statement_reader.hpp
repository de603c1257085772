// Reads a statement of a scene from left to right; what its words mean is the game's business.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace pantheon {

class StatementReader {
protected:
    std::string_view rest_;       // what was not read yet
    std::optional<Error> error_;  // the first one

    explicit StatementReader(std::string_view text) : rest_(text) {}

    void fail(std::string_view text, std::string_view expected) {
        if (!error_) error_ = Error{"I do not know \"" + std::string(text) + "\"; expected " + std::string(expected)};
    }
    // Up to this letter, which is read too, with the blanks after it.
    std::string_view word(char end = ' ') {
        const auto at = rest_.find(end);
        const auto text = rest_.substr(0, at);
        rest_.remove_prefix(at == std::string_view::npos ? rest_.size() : at + 1);
        while (!rest_.empty() && rest_[0] == ' ') rest_.remove_prefix(1);
        return text;
    }
    // Whether it goes on with these words; then they are read.
    bool says(std::string_view text) {
        if (!rest_.starts_with(text)) return false;
        rest_.remove_prefix(text.size());
        return true;
    }
};

}  // namespace pantheon
