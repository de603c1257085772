// Writes JSON text piece by piece: enough for views, without a library in the engine.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace pantheon {

class JsonWriter {
    std::string text_;
    bool first_ = true;  // nothing has been written at this level yet

    void separate() {
        if (!first_) text_ += ',';
        first_ = false;
    }
    void open(char bracket) {
        text_ += bracket;
        first_ = true;
    }
    void close(char bracket) {
        text_ += bracket;
        first_ = false;
    }
    void quote(std::string_view text) {
        text_ += '"';
        for (const char c : text) {
            if (c == '"' || c == '\\') text_ += '\\', text_ += c;
            else if (c == '\n') text_ += "\\n";
            else if (static_cast<unsigned char>(c) < 0x20) text_ += ' ';
            else text_ += c;
        }
        text_ += '"';
    }

public:
    const std::string& text() const { return text_; }

    // The name of the next value in an object.
    JsonWriter& key(std::string_view name) {
        separate();
        quote(name);
        text_ += ':';
        first_ = true;  // the value itself takes no comma
        return *this;
    }
    void value(std::string_view text) { separate(), quote(text); }
    void value(const char* text) { value(std::string_view{text}); }
    void value(int number) { separate(), text_ += std::to_string(number); }
    // To nine digits after the point: whoever prints any number as it is brings half a library along.
    void value(double number) {
        constexpr std::int64_t one = 1'000'000'000;
        const auto all = static_cast<std::int64_t>(number * one + (number < 0 ? -0.5 : 0.5));
        separate(), text_ += (all < 0 ? "-" : "") + std::to_string(std::abs(all) / one);
        std::string digits = std::to_string(one + std::abs(all) % one);
        digits[0] = '.';
        digits.resize(digits.find_last_not_of('0') + 1);
        if (digits.size() > 1) text_ += digits;
    }
    void value(bool flag) { separate(), text_ += flag ? "true" : "false"; }
    void null() { separate(), text_ += "null"; }

    template <class Body>
    void object(Body&& body) {
        separate(), open('{'), body(), close('}');
    }
    template <class Body>
    void array(Body&& body) {
        separate(), open('['), body(), close(']');
    }
    template <class Value>
    void member(std::string_view name, const Value& content) {
        key(name).value(content);
    }
};

}  // namespace pantheon
