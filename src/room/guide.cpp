#include "room/guide.hpp"

#include <algorithm>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "room/saved_room.hpp"
#include "table/french.hpp"
#include "table/record.hpp"

namespace pantheon {

namespace {

using Complaint = std::optional<Error>;

constexpr std::string_view line_kinds =
    "a line begins with guide, with, you, seed, luck, a seat that plays, say, en, fr, do, confirm or then";

// The first word of a line; what follows it is left.
std::string_view first_word(std::string_view& line) {
    const auto end = std::min(line.find(' '), line.size());
    const auto word = line.substr(0, end);
    line = trimmed(line.substr(end));
    return word;
}

// Carries out line after line on a game, and keeps what was answered.
class Reader {
    std::span<const GameKind> shelf_;
    GameOptions options_;
    std::uint64_t seed_ = 1;
    Rng luck_{0};
    std::unique_ptr<AnyGame> game_;
    Guide guide_;
    int line_ = 0;
    bool unconfirmed_ = false;  // whoever is guided has answered, and nobody has gone on from there

    std::string seat_name(Seat seat) const {
        return is_player(seat) ? game_->seat_name(seat, Language::english) : "luck";
    }
    std::string asked() const {
        if (game_->is_over()) return "the game is over";
        return seat_name(game_->choice().seat) + " is asked " + std::string(game_->prompt().key);
    }

    Complaint begin() {
        if (game_) return {};
        if (!guide_.kind) return Error{"the first line names the game, like \"guide GAME\""};
        auto begun = guide_.kind->begin(*guide_.kind, options_, seed_);
        if (!begun) return begun.failure();
        game_ = std::move(*begun);
        options_ = game_->options();
        luck_ = luck_for(seed_);
        return {};
    }

    // What no line has said, chance decides.
    void let_luck_answer() {
        while (game_->choice().seat == Seat::luck) {
            const Options& options = game_->choice().options;
            const auto size = static_cast<std::uint32_t>(options.size());
            guide_.script.push_back(options.nth(static_cast<int>(luck_.below(size))));
            game_->apply(guide_.script.back());
        }
    }

    // Phrase after phrase, as long as this seat is asked.
    Complaint answer(Seat seat, std::string_view phrases) {
        while (true) {
            while (!phrases.empty() && (phrases[0] == ' ' || phrases[0] == ';')) phrases.remove_prefix(1);
            if (phrases.empty()) return {};
            const std::string shown = in_quotes(trimmed(phrases.substr(0, phrases.find(';'))));
            if (game_->is_over() || game_->choice().seat != seat)
                return Error{seat_name(seat) + " cannot answer " + shown + ": " + asked()};
            const Match match = match_option(*game_, phrases);
            if (match.length == 0) {
                std::string options;
                for (const Answer option : game_->choice().options)
                    options += (options.empty() ? "" : " | ") + game_->describe(option, Language::english);
                return Error{shown + " is not possible; " + asked() + ": " + options};
            }
            guide_.script.push_back(match.option);
            game_->apply(match.option);
            phrases.remove_prefix(match.length);
        }
    }

    Complaint before_the_game(std::string_view word, std::string_view rest) {
        if (game_) return Error{in_quotes(word) + " comes before the game begins"};
        if (word == "guide") {
            guide_.kind = find_game(shelf_, rest);
            if (!guide_.kind) return Error{"there is no game " + in_quotes(rest)};
        } else if (word == "seed") {
            const auto number = number_in(rest);
            if (!number || *number < 0) return Error{"expected a number, like \"seed 7\""};
            seed_ = static_cast<std::uint64_t>(*number);
        } else {
            const auto colon = rest.find(':');
            if (colon == std::string_view::npos) return Error{"expected a name and a value, like \"with players: 2\""};
            options_[std::string(trimmed(rest.substr(0, colon)))] = trimmed(rest.substr(colon + 1));
        }
        return {};
    }

    Complaint sit(std::string_view name) {
        if (auto error = begin()) return error;
        for (int p = 0; p < game_->players(); ++p)
            if (seat_name(seat_at(p)) == name) guide_.you = seat_at(p);
        if (guide_.you == Seat::nobody) return Error{"nobody sits at " + in_quotes(name)};
        return {};
    }

    Complaint say(std::string_view spot) {
        if (guide_.you == Seat::nobody) return Error{"say first who is guided, like \"you SEAT\""};
        if (!unconfirmed_ && !game_->is_over() && game_->choice().seat != guide_.you)
            return Error{"nobody would read this: " + asked()};
        const std::size_t now = guide_.script.size();
        guide_.steps.push_back({line_, std::string(spot), {}, now, now});
        return {};
    }

    Complaint add_words(std::string& words, std::string_view more) {
        if (more.empty()) return Error{"there is nothing said"};
        words += (words.empty() ? "" : " ") + std::string(more);
        return {};
    }

    Complaint in_step(std::string_view word, std::string_view rest) {
        if (guide_.steps.empty()) return Error{in_quotes(word) + " belongs to something that is said"};
        GuideStep& step = guide_.steps.back();
        if (step.until != guide_.script.size() || step.confirm)
            return Error{in_quotes(word) + " comes too late: the game has gone on"};
        if (word == "en") return add_words(step.words.en, rest);
        if (word == "fr") return add_words(step.words.fr, rest);
        if (word == "confirm") {
            if (!unconfirmed_) return Error{"there is nothing to confirm"};
            step.confirm = true;
            unconfirmed_ = false;
            return {};
        }
        auto error = answer(guide_.you, rest);
        unconfirmed_ = true;
        step.until = guide_.script.size();
        return error;
    }

    static Complaint not_yet() { return Error{"what was answered before this is to be confirmed first"}; }

    Complaint play(std::string_view word, std::string_view rest) {
        if (auto error = begin()) return error;
        if (word == "luck") return unconfirmed_ ? not_yet() : answer(Seat::luck, rest);
        if (!unconfirmed_) let_luck_answer();
        if (word == "say") return say(rest);
        if (word == "then") {
            if (const auto wrong = game_->check(rest)) return Error{std::string(rest) + ": " + wrong->sentence};
            return {};
        }
        if (unconfirmed_) return not_yet();
        for (int p = 0; p < game_->players(); ++p)
            if (word == seat_name(seat_at(p)) + ":" && seat_at(p) != guide_.you) return answer(seat_at(p), rest);
        return Error{std::string(line_kinds)};
    }

    Complaint read(std::string_view line) {
        std::string_view rest = line;
        const auto word = first_word(rest);
        if (word == "guide" || word == "with" || word == "seed") return before_the_game(word, rest);
        if (word == "you") return sit(rest);
        if (word == "en" || word == "fr" || word == "do" || word == "confirm") return in_step(word, rest);
        return play(word, rest);
    }

    // The same game at a table, where answers are tried before they are firm.
    Complaint play_in_a_room() {
        auto opened = Room::open({guide_.kind, options_, seed_, {}, {}, {}, guide_.script});
        if (!opened) return opened.failure();
        SeatedRoom seated{std::move(*opened), {}};
        Room& room = seated.room;
        room.deal();
        guide_.room = write_room(seated);
        for (std::size_t at = room.answers(); at < guide_.script.size();) {
            const Seat seat = room.asked();
            if (const auto error = room.answer(seat, guide_.script[at])) return error;
            ++at;
            const auto asks = std::ranges::find_if(
                guide_.steps, [&](const GuideStep& step) { return step.confirm && step.until == at; });
            const bool asked_for = asks != guide_.steps.end();
            if (asked_for) line_ = asks->line;
            if (seat == guide_.you && room.can_confirm(seat) != asked_for) {
                if (asked_for) return Error{"nothing waits to be confirmed after this"};
                for (const GuideStep& step : guide_.steps)
                    if (step.from < at) line_ = step.line;
                return Error{"the answers of this step wait to be confirmed, and nobody says so"};
            }
            if (room.can_confirm(seat)) {
                const auto entry = room.confirm(seat);
                if (!entry) return entry.failure();
                at = room.answers();
            }
        }
        return {};
    }

    // "[Name]" is a card's English name: each language calls it by its own.
    static Complaint name_cards(std::string& words, Language language, const std::vector<CardEntry>& cards) {
        for (std::size_t from = words.find('['); from != std::string::npos; from = words.find('[', from)) {
            const std::size_t to = std::min(words.find(']', from), words.size());
            const std::string name = words.substr(from + 1, to - from - 1);
            const auto card = std::ranges::find(cards, name, [](const CardEntry& each) { return each.name.en; });
            if (card == cards.end()) return Error{"there is no card " + in_quotes(name)};
            words.replace(from, to + 1 - from, card->name.in(language));
            from += card->name.in(language).size();
        }
        return {};
    }

    Complaint finish() {
        if (guide_.steps.empty()) return Error{"this guide says nothing"};
        const auto& list = guide_.kind->cards;
        const std::vector<CardEntry> cards = list ? list(*guide_.kind) : std::vector<CardEntry>{};
        for (GuideStep& step : guide_.steps) {
            line_ = step.line;
            if (step.words.en.empty() || step.words.fr.empty()) return Error{"this is not said in both languages"};
            if (auto error = name_cards(step.words.en, Language::english, cards)) return error;
            if (auto error = name_cards(step.words.fr, Language::french, cards)) return error;
        }
        return play_in_a_room();
    }

public:
    explicit Reader(std::span<const GameKind> shelf) : shelf_(shelf) {}

    Result<Guide> read_all(std::string_view file, std::string_view text) {
        const auto located = [&](const Error& error) {
            return Error{std::string(file) + ":" + std::to_string(line_) + ": " + error.sentence};
        };
        for (line_ = 1; !text.empty(); ++line_) {
            const std::string_view whole = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(whole.size() + 1, text.size()));
            const std::string_view line = trimmed(whole);
            if (line.empty() || line[0] == '#') continue;
            if (const auto error = read(line)) return located(*error);
        }
        if (const auto error = finish()) return located(*error);
        return std::move(guide_);
    }
};

}  // namespace

Result<Guide> read_guide(std::string_view file, std::string_view text, std::span<const GameKind> shelf) {
    return Reader(shelf).read_all(file, text);
}

std::string guide_json(const Guide& guide) {
    JsonWriter out;
    out.object([&] {
        out.member("game", guide.kind->name);
        out.member("you", place(guide.you));
        out.member("room", guide.room);
        out.key("script").array([&] {
            for (const Answer answer : guide.script) out.value(static_cast<int>(answer));
        });
        out.key("steps").array([&] {
            for (const GuideStep& step : guide.steps)
                out.object([&] {
                    out.member("from", static_cast<int>(step.from));
                    out.member("until", static_cast<int>(step.until));
                    if (step.confirm) out.member("confirm", true);
                    if (!step.spot.empty()) out.member("spot", step.spot);
                    out.member("en", step.words.en);
                    out.member("fr", french_text(step.words.fr));
                });
        });
    });
    return out.text();
}

}  // namespace pantheon
