// What is told in words: a sentence, and what its words are about.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/language.hpp"
#include "table/seat.hpp"

namespace pantheon {

class JsonWriter;

// Part of a sentence. What it is about stands beside its text, so that whoever shows it need not look for it there.
struct Segment {
    static constexpr int uncounted = -1;

    std::string_view kind{};  // "": words and no more; "seat", "form", "thing", or what the game calls it: "card", …
    int number = 0;           // of that kind; form: the seat that it belongs to; thing: how many, or uncounted
    std::string text{};       // of a thing without the number, which stands before it
    std::optional<std::string> other{};  // seat, form: what that seat itself is told; thing: which one, in any language

    friend bool operator==(const Segment&, const Segment&) = default;
};

// Everything is defined in words.cpp: sentences are put together in many places, and the module for the page is
// fetched.
class Words {
    struct Mark {
        std::string_view kind;
        int number;
        std::size_t begin, end;              // in text_; of a thing with its number
        std::size_t other_begin, other_end;  // in others_; nothing: from 1 to 0
    };
    std::string text_, others_;
    std::vector<Mark> marks_;

    Segment segment_of(const Mark& mark) const;

public:
    Words();
    Words(const char* text);
    Words(std::string_view text);
    Words(const std::string& text);
    Words(const Segment& segment);
    Words(const Words&);
    Words(Words&&) noexcept;
    Words& operator=(const Words&);
    Words& operator=(Words&&) noexcept;
    ~Words();

    Words& operator+=(const Words& more);
    friend Words operator+(Words first, const Words& more);

    bool empty() const { return text_.empty(); }
    // The sentence, as records and terminals have it.
    const std::string& text() const { return text_; }
    // Its segments: joined they are the sentence.
    std::vector<Segment> segments() const;

    // French is said as one types it, and set for print when the sentence is complete.
    Words printed(Language language) const;
};

// A list: texts as they are, other segments as [kind, number, text, other]; a thing as ["thing", which, text, number].
void write_words(JsonWriter& json, const Words& words);

// What a verb or a pronoun is of somebody, and what it is to whoever is meant: "builds" and "build", "son" and "votre".
struct Form {
    std::string_view told, to_you;
};

// Something with a number and a name: a card, a region.
Words named(std::string_view kind, int number, std::string_view name);
// A thing that is counted: which one, in any language, and its word.
Words thing_named(std::string_view which, std::string_view word, int n = Segment::uncounted);
// A seat by its name. `to_you` is what stands there for the seat itself, where that is not "you".
Words named(Seat seat, Language language);
Words named(Seat seat, Language language, std::string_view to_you);
// Of this seat: "builds".
Words form(Seat seat, const Form& form);
// "blue builds ": the beginning of a sentence about a seat.
Words does(Seat seat, Language language, const Form& english, const Form& french);
// "the pieces of red" and "your pieces"; `form` is what comes before the name.
Words of(Seat seat, Language language, const Form& form);

}  // namespace pantheon
