#include "players/review_json.hpp"

#include "core/json_writer.hpp"
#include "table/words.hpp"

namespace pantheon {

namespace {

class ReviewWriter {
    const Review& review_;
    const AnyGame& beginning_;
    const Record& record_;
    JsonWriter json_;

    template <class Number>
    void by_seat(std::string_view name, Number&& number) {
        json_.key(name).array([&] {
            for (std::size_t p = 0; p < review_.players.size(); ++p) json_.value(number(p));
        });
    }
    void hopes(const Hopes& hopes) {
        by_seat("win", [&](std::size_t p) { return hopes[p].win; });
        by_seat("points", [&](std::size_t p) { return hopes[p].points; });
    }

    void player(std::size_t p) {
        const ReviewedPlayer& player = review_.players[p];
        const auto level = level_of(player.error_rate());
        json_.object([&] {
            json_.member("name", player_named(beginning_, record_, seat_at(static_cast<int>(p))));
            json_.member("start", player.start);
            json_.member("luck", player.luck);
            json_.member("play", player.play);
            json_.member("result", player.result);
            json_.member("error", player.error);
            json_.member("turns", player.turns);
            json_.member("error_rate", player.error_rate());
            json_.member("level", level.en);
            json_.key("title").object([&] { json_.member("en", level.en), json_.member("fr", level.fr); });
        });
    }

    void better(const ReviewedPart& part) {
        const auto english = better_words(part, beginning_, record_, Language::english);
        const auto french = better_words(part, beginning_, record_, Language::french);
        json_.key("better").array([&] {
            for (std::size_t i = 0; i < english.size(); ++i)
                json_.object([&] {
                    json_.member("option", static_cast<int>(part.better[i]));
                    json_.key("en"), write_words(json_, english[i]);
                    json_.key("fr"), write_words(json_, french[i]);
                });
        });
    }
    void part(const ReviewedPart& part) {
        json_.object([&] {
            json_.member("at", static_cast<int>(part.answer));
            if (part.seat == Seat::luck) return by_seat("luck", [&](std::size_t p) { return part.luck[p]; });
            json_.member("seat", place(part.seat));
            json_.member("error", part.error);
            better(part);
        });
    }
    void parts(const ReviewedTurn& turn) {
        json_.key("parts").array([&] {
            for (const ReviewedPart& each : turn.parts)
                if (each.seat == Seat::luck || !each.better.empty()) part(each);
        });
    }
    void turn(const ReviewedTurn& turn) {
        const auto seat = static_cast<std::size_t>(turn.seat);
        const ReviewedPart* worst = turn.worst();
        json_.object([&] {
            json_.member("turn", turn.turn);
            json_.member("seat", place(turn.seat));
            json_.member("at", static_cast<int>(turn.answer));
            hopes(turn.hopes);
            json_.member("luck", turn.luck()[seat]);
            json_.member("error", turn.error(turn.seat));
            json_.member("best", worst ? better_text(*worst, beginning_, record_) : "");
            parts(turn);
        });
    }
    void moment(const Moment& moment) {
        const ReviewedTurn& turn = review_.turns[moment.turn];
        json_.object([&] {
            json_.member("turn", turn.turn);
            json_.member("at", static_cast<int>(turn.answer));
            json_.member("seat", place(moment.seat));
            json_.member("kind", moment.kind == Moment::Kind::luck ? "luck" : "error");
            json_.member("size", moment.size);
        });
    }

public:
    ReviewWriter(const Review& review, const AnyGame& beginning, const Record& record)
        : review_(review), beginning_(beginning), record_(record) {}

    std::string write() {
        json_.object([&] {
            json_.key("players").array([&] {
                for (std::size_t p = 0; p < review_.players.size(); ++p) player(p);
            });
            // Before the first turn.
            json_.key("deal").object([&] { hopes(review_.turns.front().hopes), parts(review_.turns.front()); });
            json_.key("turns").array([&] {
                for (const ReviewedTurn& each : review_.turns)
                    if (is_player(each.seat)) turn(each);
            });
            json_.key("end").object([&] { hopes(review_.end); });
            json_.key("moments").array([&] {
                for (const Moment& each : review_.moments) moment(each);
            });
        });
        return json_.text();
    }
};

}  // namespace

std::string player_named(const AnyGame& game, const Record& record, Seat seat) {
    const auto place = static_cast<std::size_t>(seat);
    return place < record.players.size() && !record.players[place].empty() ? record.players[place]
                                                                           : game.seat_name(seat, Language::english);
}

std::vector<Words> better_words(const ReviewedPart& part, const AnyGame& beginning, const Record& record,
                                Language language) {
    const auto game = beginning.copy();
    for (std::size_t i = 0; i < part.answer; ++i) game->apply(record.answers[i]);
    std::vector<Words> all;
    for (const Answer answer : part.better) {
        if (!game->choice().options.contains(answer)) break;
        all.push_back(game->words_for(answer, language));
        game->apply(answer);
    }
    return all;
}

std::string better_text(const ReviewedPart& part, const AnyGame& beginning, const Record& record) {
    std::string text;
    for (const Words& words : better_words(part, beginning, record, Language::english))
        text += (text.empty() ? "" : "; ") + words.text();
    return text;
}

std::string review_json(const Review& review, const AnyGame& beginning, const Record& record) {
    return ReviewWriter(review, beginning, record).write();
}

}  // namespace pantheon
