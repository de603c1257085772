// What a room tells a seat: positions as JSON, and the log in words.
#include <algorithm>
#include <array>

#include "core/digest.hpp"
#include "core/json_writer.hpp"
#include "room/room.hpp"

namespace pantheon {

namespace {

template <class Body>
std::string json_object(Body&& body) {
    JsonWriter json;
    json.object([&] { body(json); });
    return json.text();
}

template <class Body>
std::string json_array(Body&& body) {
    JsonWriter json;
    json.array([&] { body(json); });
    return json.text();
}

std::string quoted(std::string_view text) {
    JsonWriter json;
    json.value(text);
    return json.text();
}

// What the seat is shown, whatever its language: the same text, the same question.
std::string digest_of(const AnyGame& game, Seat seat, const std::string& moment, const std::string& view) {
    std::string text = moment + view;
    if (is_player(seat) && game.choice().seat == seat) {
        text += game.prompt().key;
        for (const Answer option : game.choice().options) text += "," + std::to_string(option);
    }
    return digest(text);
}

// The events that an option causes until the next choice or the next luck. What follows a draw or the beginning of a
// turn rests on cards that nobody has seen, as does what comes to light by it, so it is left out.
void write_preview(JsonWriter& json, const AnyGame& tried, Answer option, Language language) {
    const auto game = tried.copy();
    std::vector<Event> events;
    game->apply(option, &events);
    for (const Event& event : events) {
        const Telling telling = game->row_of(event).telling;
        if (telling == Telling::turn_begins || telling == Telling::uncovers) break;
        json.object([&] {
            json.member("what", game->row_of(event).key);
            json.key("words");
            write_words(json, game->words_of(game->seen_by(event, Seat::nobody), language));
        });
        if (telling == Telling::shows) break;
    }
}

constexpr std::array<std::string_view, 4> next_names{"you", "luck", "others", "nobody"};

// What is more or less afterwards: a number, or where that is still open, the least and the most.
void write_brings(JsonWriter& json, const Brings& brings) {
    json.member("next", next_names[static_cast<std::size_t>(brings.next)]);
    if (brings.more) json.member("more", true);
    if (brings.amounts.empty()) return;
    json.key("brings").object([&] {
        for (const Amount& amount : brings.amounts) {
            if (amount.least == amount.most) json.member(amount.thing, amount.least);
            else
                json.key(amount.thing).array([&] {
                    json.value(amount.least);
                    json.value(amount.most);
                });
        }
    });
}

std::string standing_json(const Standing& standing) {
    return json_object([&](JsonWriter& json) {
        json.member("score", standing.score);
        json.key("cards").array([&] {
            for (const Standing::Card& each : standing.cards)
                json.object([&] {
                    json.member("card", each.card);
                    json.member("points", each.points);
                });
        });
    });
}

// By whose points, which source and how many; most events bring none.
void write_points(JsonWriter& json, const std::vector<Points>& all) {
    if (all.empty()) return;
    json.key("points").array([&] {
        for (const Points& points : all)
            json.object([&] {
                json.member("seat", place(points.seat));
                json.member("source", points.source);
                json.member("n", points.n);
            });
    });
}

void write_event(JsonWriter& json, const AnyGame& game, const Event& event) {
    json.member("what", game.row_of(event).key);
    if (is_player(event.seat)) json.member("seat", place(event.seat));
    if (is_player(event.other)) json.member("other", place(event.other));
    const auto number = [&](std::string_view name, std::uint8_t value) {
        if (value != 255) json.member(name, static_cast<int>(value));
    };
    number("card", event.card);
    number("region", event.region);
    number("from", event.from);
    number("thing", event.thing);
    if (event.n != 0) json.member("n", static_cast<int>(event.n));
    if (event.flag) json.member(game.row_of(event).flag, true);
    if (game.row_of(event).telling == Telling::turn_begins) json.member("begins_turn", true);
    write_points(json, game.points(event));
}

// Members of an object: the answer in words, and whose it is unless it is luck's.
std::string answered_json(const AnyGame& game, Answer answer, Language language) {
    const Seat seat = game.choice().seat;
    JsonWriter words;
    write_words(words, game.words_for(answer, language));
    return ",\"answer\":" + words.text() + (is_player(seat) ? ",\"seat\":" + std::to_string(place(seat)) : "");
}

std::string sources_json(const AnyGame& game, Language language) {
    return json_array([&](JsonWriter& json) {
        for (const auto& source : game.tables().sources) json.value(source.in(language));
    });
}

std::string result_json(const AnyGame& game, const std::vector<int>& began_with, Language language) {
    const auto each = [&](int (AnyGame::*number)(Seat) const) {
        return [&game, number](JsonWriter& json) {
            for (int p = 0; p < game.players(); ++p) json.value((game.*number)(seat_at(p)));
        };
    };
    const auto began = [&](JsonWriter& json) {
        for (const int points : began_with) json.value(points);
    };
    return "{\"scores\":" + json_array(each(&AnyGame::score)) + ",\"ranks\":" + json_array(each(&AnyGame::rank)) +
           ",\"began_with\":" + json_array(began) + ",\"sources\":" + sources_json(game, language) + "}";
}

}  // namespace

// Writes one position for one seat.
class PositionWriter {
    const Room& room_;
    const AnyGame& game_;  // as the seat is shown it
    Seat seat_;
    Language language_;
    std::string text_ = R"({"say":"position")";

    void member(std::string_view name, const std::string& json) { text_ += ",\"" + std::string(name) + "\":" + json; }

    std::string choice() const {
        return json_object([&](JsonWriter& json) {
            json.member("prompt", game_.prompt().key);
            json.member("kind", game_.prompt().kind);
            if (game_.prompt().one_by_one) json.member("one_by_one", true);
            json.member("question", game_.question(language_));
            game_.write_matter(json);
            if (const auto option = game_.obvious()) json.member("obvious", static_cast<int>(*option));
            json.key("options").array([&] {
                for (const Answer option : game_.choice().options) write_option(json, option);
            });
        });
    }
    void write_option(JsonWriter& json, Answer option) const {
        json.object([&] {
            json.member("option", static_cast<int>(option));
            json.key("words");
            write_words(json, game_.words_for(option, language_));
            if (const int points = game_.points_for(option)) json.member("points", points);
            game_.write_option(json, option);
            write_brings(json, game_.brings(option));
            json.key("preview").array([&] { write_preview(json, game_, option, language_); });
        });
    }

    void event(JsonWriter& json, std::size_t number, const Event& event) const {
        const Event seen = game_.seen_by(event, seat_);
        json.object([&] {
            json.member("number", static_cast<int>(number));
            write_event(json, game_, seen);
            json.key("words");
            write_words(json, game_.words_of(seen, language_));
        });
    }
    void take_back(JsonWriter& json, std::size_t number, std::size_t to) const {
        json.object([&] {
            json.member("number", static_cast<int>(number));
            json.member("what", "took_back");
            json.member("to", static_cast<int>(to));
            json.key("words");
            write_words(json, take_back_words(to));
        });
    }

    void hint(JsonWriter& json, std::size_t number, Seat by) const {
        json.object([&] {
            json.member("number", static_cast<int>(number));
            json.member("what", "took_hint");
            json.member("seat", place(by));
            json.key("words");
            write_words(json, hint_words(by));
        });
    }
    void hints_before(JsonWriter& json, std::size_t entry) const {
        for (const HintTaken& taken : room_.hints_)
            if (taken.entries == entry) hint(json, entry + 1, taken.seat);
    }

public:
    PositionWriter(const Room& room, const AnyGame& game, Seat seat, Language language)
        : room_(room), game_(game), seat_(seat), language_(language) {}

    std::string take_back_words(std::size_t to) const {
        return (language_ == Language::french ? "la partie revient à l’étape " : "the game goes back to step ") +
               std::to_string(to);
    }

    Words hint_words(Seat by) const {
        return (does(by, language_, {"takes", "take"}, {"prend", "prenez"}) +
                (language_ == Language::french ? "un conseil" : "a hint"))
            .printed(language_);
    }

    // Everything up to the events; then `events`, `clock` and the end.
    void write_head(std::size_t number, const std::string& moment, const char* state, Seat asked, bool may_answer) {
        const std::string view = game_.view_json(seat_);
        member("number", std::to_string(number));
        member("hash", quoted(digest_of(game_, seat_, moment, view)));
        member("state", quoted(state));
        member("view", view);
        if (is_player(seat_) && !game_.is_over()) member("now", standing_json(game_.standing(seat_)));
        member("asked", is_player(asked) ? "[" + std::to_string(place(asked)) + "]" : "[]");
        member("choice", may_answer ? choice() : "null");
    }
    void write_tentative(std::size_t log) {
        const bool own = room_.is_asked(seat_);
        member("log", std::to_string(log));
        member("tentative", json_object([&](JsonWriter& json) {
                   json.member("answers", own ? static_cast<int>(room_.tentative_.size()) : 0);
                   json.member("can_undo", room_.can_undo(seat_));
                   json.member("can_redo", room_.can_redo(seat_));
                   json.member("can_confirm", room_.can_confirm(seat_));
                   if (own && room_.can_confirm(seat_) && !room_.holds_back()) write_who_is_next(json);
                   if (own && !room_.tentative_.empty()) json.key("path").array([&] { write_path(json); });
               }));
    }
    // The seat's own answers: those that it may undo.
    void write_path(JsonWriter& json) const {
        const auto game = room_.firm_->copy();
        std::vector<Event> events;
        for (const Answer answer : room_.tentative_) {
            if (!game->choice().options.contains(answer)) return;
            write_words(json, game->words_for(answer, language_));
            game->apply(answer, &events);
        }
    }
    void write_who_is_next(JsonWriter& json) const {
        const Seat next = game_.choice().seat;
        if (next == Seat::luck) json.member("next", "luck");
        else if (is_player(next)) json.member("next", place(next));
    }
    void write_events(std::size_t since) {
        member("events", json_array([&](JsonWriter& json) {
                   if (since == 0)
                       for (const Event& each : room_.earlier_) event(json, 0, each);
                   for (std::size_t entry = since; entry < room_.log_.size(); ++entry) {
                       hints_before(json, entry);
                       for (const Event& each : room_.events_of(entry)) event(json, entry + 1, each);
                       if (room_.log_[entry].takeback) take_back(json, entry + 1, room_.log_[entry].to);
                   }
                   if (!room_.is_asked(seat_)) return;
                   hints_before(json, room_.log_.size());
                   for (const Event& each : room_.tentative_events_) event(json, room_.log_.size() + 1, each);
               }));
    }
    // Of one answer, for which somebody may have taken a hint.
    void write_events(std::size_t number, const std::vector<Event>& events, Seat hinted) {
        member("events", json_array([&](JsonWriter& json) {
                   if (is_player(hinted)) hint(json, number, hinted);
                   for (const Event& each : events) event(json, number, each);
               }));
    }
    // Of a finished game: which of its answers is the last that was given here, and which one that was.
    void write_look(std::size_t at, std::size_t of, const std::string& answered = "") {
        member("look", "{\"at\":" + std::to_string(at) + ",\"of\":" + std::to_string(of) + answered + "}");
    }
    // A last answer that is only tried has no result yet.
    std::string finish(std::string_view clock, bool over) {
        member("clock", std::string(clock));
        member("result", over ? result_json(game_, room_.began_with_, language_) : "null");
        return text_ + "}";
    }
};

std::span<const Event> Room::events_of(std::size_t entry) const {
    const std::size_t from = events_before_[entry];
    const std::size_t to = entry + 1 < events_before_.size() ? events_before_[entry + 1] : events_.size();
    return std::span(events_).subspan(from, to - from);
}

std::size_t Room::number(Seat seat) const { return log_.size() + (is_asked(seat) ? tentative_.size() : 0); }

// An answer that is confirmed may leave the number and the view as they were.
std::string Room::moment(Seat seat) const {
    return std::to_string(log_.size()) + "+" + std::to_string(number(seat) - log_.size()) + " ";
}

std::string Room::hash(Seat seat) const {
    const AnyGame& game = shown_to(seat);
    return digest_of(game, seat, moment(seat), game.view_json(seat));
}

std::string Room::position_json(Seat seat, Language language, std::size_t since, std::string_view clock) const {
    const AnyGame& game = shown_to(seat);
    PositionWriter writer{*this, game, seat, language};
    const bool may_answer = is_asked(seat) && !can_confirm(seat);
    writer.write_head(number(seat), moment(seat), is_over() ? "over" : "playing", asked(), may_answer);
    writer.write_tentative(log_.size());
    writer.write_events(since);
    if (is_over()) writer.write_look(answers(), answers());
    return writer.finish(clock, is_over());
}

Result<std::string> Room::look_json(std::size_t at, Seat seat, Language language) const {
    const auto whole = record({});
    if (!whole) return Error{"only a finished game can be looked at step by step"};
    const std::size_t of = whole->answers.size();
    if (at > of) return Error{"the game has only " + std::to_string(of) + " answers"};
    auto game = replay(*whole, {plan_.kind, 1}, at > 0 ? at - 1 : 0);
    if (!game) return game.failure();
    std::vector<Event> events;
    std::string answered;
    Seat hinted = Seat::nobody;
    if (at > 0) {
        if (std::ranges::binary_search(whole->hints, at - 1)) hinted = (*game)->choice().seat;
        answered = answered_json(**game, whole->answers[at - 1], language);
        (*game)->apply(whole->answers[at - 1], &events);
    }
    PositionWriter writer{*this, **game, seat, language};
    writer.write_head(at, std::to_string(at), "over", (*game)->choice().seat, false);
    writer.write_tentative(log_.size());
    writer.write_events(at, events, hinted);
    writer.write_look(at, of, answered);
    return writer.finish("null", (*game)->is_over());
}

std::string Room::log_text(Seat seat, Language language, const std::vector<std::string>& names) const {
    std::string text =
        "pantheon log\ngame: " + plan_.kind->name + "\nrules: " + std::to_string(plan_.kind->rules_version) + "\n";
    for (const auto& [name, value] : plan_.options) text += "option " + name + ": " + value + "\n";
    for (std::size_t p = 0; p < names.size(); ++p)
        text += "player " + firm_->seat_name(seat_at(static_cast<int>(p)), Language::english) + ": " + names[p] + "\n";
    const PositionWriter writer{*this, *firm_, seat, language};
    const auto tell = [&](const Event& event) { text += firm_->tell(firm_->seen_by(event, seat), language) + "\n"; };
    if (!earlier_.empty()) text += "\n";
    for (const Event& event : earlier_) tell(event);
    for (std::size_t entry = 0; entry < log_.size(); ++entry) {
        text += "\n";
        for (const HintTaken& taken : hints_)
            if (taken.entries == entry) text += writer.hint_words(taken.seat).text() + "\n";
        for (const Event& event : events_of(entry)) tell(event);
        if (log_[entry].takeback) text += writer.take_back_words(log_[entry].to) + "\n";
    }
    return text;
}

}  // namespace pantheon
