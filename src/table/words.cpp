#include "table/words.hpp"

#include "core/json_writer.hpp"
#include "table/french.hpp"
#include "table/names.hpp"

namespace pantheon {

namespace {

std::string counted(std::string_view kind, int number) {
    return kind == "thing" && number != Segment::uncounted ? std::to_string(number) + " " : "";
}

// The first letters: enough to tell whether a short word before them loses its vowel.
std::string_view beginning(std::string_view text) {
    std::size_t end = std::min<std::size_t>(2, text.size());
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    return text.substr(0, end);
}

}  // namespace

Words::Words() = default;
Words::Words(const char* text) : text_(text) {}
Words::Words(std::string_view text) : text_(text) {}
Words::Words(const std::string& text) : text_(text) {}
Words::Words(const Segment& segment) : text_(counted(segment.kind, segment.number) + segment.text) {
    if (segment.kind.empty()) return;
    marks_.push_back({segment.kind, segment.number, 0, text_.size(), 1, 0});
    if (!segment.other) return;
    others_ = *segment.other;
    marks_.back().other_begin = 0;
    marks_.back().other_end = others_.size();
}
Words::Words(const Words&) = default;
Words::Words(Words&&) noexcept = default;
Words& Words::operator=(const Words&) = default;
Words& Words::operator=(Words&&) noexcept = default;
Words::~Words() = default;

Words& Words::operator+=(const Words& more) {
    for (Mark mark : more.marks_) {
        mark.begin += text_.size(), mark.end += text_.size();
        mark.other_begin += others_.size(), mark.other_end += others_.size();
        marks_.push_back(mark);
    }
    text_ += more.text_;
    others_ += more.others_;
    return *this;
}
Words operator+(Words first, const Words& more) { return std::move(first += more); }

Segment Words::segment_of(const Mark& mark) const {
    const std::size_t begin = mark.begin + counted(mark.kind, mark.number).size();
    Segment segment{.kind = mark.kind, .number = mark.number, .text = text_.substr(begin, mark.end - begin)};
    if (mark.other_begin <= mark.other_end)
        segment.other = others_.substr(mark.other_begin, mark.other_end - mark.other_begin);
    return segment;
}

std::vector<Segment> Words::segments() const {
    std::vector<Segment> all;
    std::size_t at = 0;
    const auto plain_until = [&](std::size_t end) {
        if (end > at) all.push_back({.text = text_.substr(at, end - at)});
    };
    for (const Mark& mark : marks_) {
        plain_until(mark.begin);
        all.push_back(segment_of(mark));
        at = mark.end;
    }
    plain_until(text_.size());
    return all;
}

// Each segment is set with the letters that follow it: a short word may lose its vowel before them.
Words Words::printed(Language language) const {
    if (language != Language::french) return *this;
    Words set;
    std::size_t at = 0;
    for (Segment& segment : segments()) {
        at += counted(segment.kind, segment.number).size() + segment.text.size();
        const std::string_view follows = beginning(std::string_view(text_).substr(at));
        segment.text = french_text(segment.text + std::string(follows));
        segment.text.resize(segment.text.size() - french_text(follows).size());
        if (segment.kind != "thing" && segment.other) segment.other = french_text(*segment.other);
        set += segment;
    }
    return set;
}

void write_words(JsonWriter& json, const Words& words) {
    json.array([&] {
        for (const Segment& segment : words.segments()) {
            if (segment.kind.empty()) {
                json.value(segment.text);
                continue;
            }
            const bool thing = segment.kind == "thing";
            json.array([&] {
                json.value(segment.kind);
                if (thing) json.value(*segment.other);
                else json.value(segment.number);
                json.value(segment.text);
                if (thing && segment.number != Segment::uncounted) json.value(segment.number);
                if (!thing && segment.other) json.value(*segment.other);
            });
        }
    });
}

Words named(std::string_view kind, int number, std::string_view name) {
    return Segment{.kind = kind, .number = number, .text = std::string(name)};
}
Words thing_named(std::string_view which, std::string_view word, int n) {
    return Segment{"thing", n, std::string(word), std::string(which)};
}
Words named(Seat seat, Language language) {
    return is_player(seat) ? named("seat", place(seat), name_in(seat_names, seat).in(language)) : Words{};
}
Words named(Seat seat, Language language, std::string_view to_you) {
    return Segment{"seat", place(seat), std::string(name_in(seat_names, seat).in(language)), std::string(to_you)};
}
Words form(Seat seat, const Form& form) {
    return Segment{"form", place(seat), std::string(form.told), std::string(form.to_you)};
}
Words does(Seat seat, Language language, const Form& english, const Form& french) {
    return named(seat, language) + " " + form(seat, language == Language::french ? french : english) + " ";
}
// To the seat itself, its name is nothing more.
Words of(Seat seat, Language language, const Form& before) { return form(seat, before) + named(seat, language, ""); }

}  // namespace pantheon
