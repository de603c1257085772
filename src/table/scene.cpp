#include "table/scene.hpp"

#include <algorithm>
#include <array>

#include "table/prompt_names.hpp"
#include "table/record.hpp"

namespace pantheon {

namespace {

using Complaint = std::optional<Error>;

constexpr std::string_view standard_game = "deus";
constexpr std::array<std::string_view, 5> tag_kinds{"rule", "ruling", "card", "example", "variant"};

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Cuts the text at the first separator: what stands before it is returned, what follows is left.
std::string_view cut(std::string_view& text, char separator) {
    const auto at = text.find(separator);
    const auto part = trimmed(text.substr(0, at));
    text = at == std::string_view::npos ? std::string_view{} : trimmed(text.substr(at + 1));
    return part;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& each : words) text += (text.empty() ? "" : " | ") + each;
    return text;
}

std::vector<std::string> options_in_words(const AnyGame& game) {
    std::vector<std::string> words;
    for (Answer option : game.choice().options) words.push_back(game.describe(option, Language::english));
    return words;
}

// Nobody waits for luck: it takes the first option that it has.
void let_luck_choose(AnyGame& game) {
    while (game.choice().seat == Seat::luck) game.apply(game.choice().options.first());
}

std::string seat_in_words(const AnyGame& game, Seat seat) {
    return is_player(seat) ? game.seat_name(seat, Language::english) : "luck";
}

// What "with" lines have said so far.
struct Settings {
    std::string game{standard_game};
    GameOptions options;

    Complaint read(std::string_view setting) {
        const auto name = cut(setting, ':');
        if (name.empty() || setting.empty()) return Error{"expected a name and a value, like \"with players: 3\""};
        if (name == "game") game = setting;
        else options[std::string(name)] = setting;
        return {};
    }
};

// One scene: its game begins with the first line that needs it.
class Scene {
    std::span<const GameKind> shelf_;
    Settings settings_;
    std::unique_ptr<AnyGame> game_;
    bool given_ = true;      // positions may still be described
    bool expected_ = false;  // something was claimed

    Complaint begin() {
        if (game_) return {};
        const GameKind* kind = find_game(shelf_, settings_.game);
        if (!kind) return Error{"there is no game " + quoted(settings_.game)};
        auto begun = kind->begin(*kind, settings_.options, 0);
        if (!begun) return begun.failure();
        game_ = std::move(*begun);
        return {};
    }
    // The position is complete: from now on it is played.
    Complaint enter() {
        if (auto error = begin()) return error;
        if (!given_) return {};
        given_ = false;
        game_->settle();
        let_luck_choose(*game_);
        return {};
    }
    std::string open_question() const {
        const std::string who = seat_in_words(*game_, game_->choice().seat);
        return who + " is asked " + std::string(prompt_key(game_->choice().prompt)) + ": " +
               joined(options_in_words(*game_));
    }
    bool is_option(std::string_view words) const {
        const auto options = options_in_words(*game_);
        return std::find(options.begin(), options.end(), words) != options.end();
    }
    // The next phrase, by whoever is asked; luck takes its first option if the phrase is none of luck's.
    Complaint answer_next(std::string_view seat, std::string_view& phrases) {
        const std::string shown = quoted(trimmed(phrases.substr(0, phrases.find(';'))));
        if (game_->is_over()) return Error{"the game is over before " + shown};
        const Match match = match_option(*game_, phrases);
        if (match.length == 0 && game_->choice().seat == Seat::luck) {
            game_->apply(game_->choice().options.first());
            return {};
        }
        if (const std::string asked = seat_in_words(*game_, game_->choice().seat); asked != "luck" && asked != seat)
            return Error{"it is for " + asked + " to answer, not for " + std::string(seat) + ", before " + shown};
        if (match.length == 0) return Error{shown + " is not possible; " + open_question()};
        game_->apply(match.option);
        phrases.remove_prefix(match.length);
        return {};
    }

public:
    Scene(std::span<const GameKind> shelf, const Settings& settings) : shelf_(shelf), settings_(settings) {}

    bool expected() const { return expected_; }

    Complaint with(std::string_view setting) {
        if (game_) return Error{"\"with\" comes before \"given\" and everything else"};
        return settings_.read(setting);
    }
    Complaint given(std::string_view statement) {
        if (!given_) return Error{"\"given\" comes before \"when\" and everything that is expected"};
        if (auto error = begin()) return error;
        if (auto error = game_->edit(statement)) return Error{std::string(statement) + ": " + error->sentence};
        return {};
    }
    Complaint when(std::string_view line) {
        if (auto error = enter()) return error;
        const auto seat = cut(line, ':');
        if (line.empty()) return Error{"expected a seat and what it does, like \"when blue: offer Forum on top\""};
        for (std::string_view phrases = line; true;) {
            while (!phrases.empty() && (phrases[0] == ' ' || phrases[0] == ';')) phrases.remove_prefix(1);
            if (phrases.empty()) break;
            if (auto error = answer_next(seat, phrases)) return error;
        }
        let_luck_choose(*game_);
        return {};
    }
    Complaint asks(std::string_view line) {
        if (auto error = enter()) return error;
        expected_ = true;
        std::string_view expected = line;
        std::string_view prompt = cut(expected, ':');
        const auto seat = cut(prompt, ' ');
        if (game_->is_over()) return Error{std::string(line) + ": the game is over"};
        if (seat != seat_in_words(*game_, game_->choice().seat) || prompt != prompt_key(game_->choice().prompt))
            return Error{std::string(line) + ": " + open_question()};
        if (expected.empty()) return {};
        std::vector<std::string> wanted;
        while (!expected.empty()) wanted.emplace_back(cut(expected, '|'));
        auto options = options_in_words(*game_);
        std::sort(wanted.begin(), wanted.end());
        std::sort(options.begin(), options.end());
        if (wanted == options) return {};
        return Error{std::string(line) + ": the options are: " + joined(options_in_words(*game_))};
    }
    Complaint offers(std::string_view words) {
        if (auto error = enter()) return error;
        expected_ = true;
        if (is_option(words)) return {};
        if (game_->is_over()) return Error{quoted(words) + " is not offered; the game is over"};
        return Error{quoted(words) + " is not offered; " + open_question()};
    }
    Complaint refuses(std::string_view words) {
        if (auto error = enter()) return error;
        expected_ = true;
        if (game_->is_over()) return Error{quoted(words) + " is no question any more; the game is over"};
        if (!is_option(words)) return {};
        return Error{quoted(words) + " is not refused; " + open_question()};
    }
    Complaint then(std::string_view statement) {
        if (auto error = enter()) return error;
        expected_ = true;
        if (auto error = game_->check(statement)) return Error{std::string(statement) + ": " + error->sentence};
        return {};
    }
};

// Goes through a text line by line.
class Runner {
    std::string_view file_;
    std::span<const GameKind> shelf_;
    Settings settings_;  // of all scenes: "with" before the first one
    std::optional<Scene> scene_;
    std::vector<SceneResult> results_;

    SceneResult& current() {
        if (results_.empty()) results_.push_back({"", 1, {}, {}});
        return results_.back();
    }
    void fail(int line, const std::string& sentence) {
        if (current().failure) return;
        current().failure = Error{std::string(file_) + ":" + std::to_string(line) + ": " + sentence};
    }
    void begin_scene(std::string_view title, int line) {
        close_scene();
        results_.push_back({std::string(title), line, {}, {}});
        scene_.emplace(shelf_, settings_);
        if (title.empty()) fail(line, "a scene needs a title");
    }
    void close_scene() {
        if (scene_ && !current().failure && !scene_->expected())
            fail(current().line, "this scene expects nothing: add then, asks, offers or refuses");
    }
    Complaint shows(std::string_view tags) {
        do {
            const auto tag = cut(tags, ',');
            const auto kind = tag.substr(0, tag.find(' '));
            const bool known = std::find(tag_kinds.begin(), tag_kinds.end(), kind) != tag_kinds.end();
            if (!known || kind.size() == tag.size())
                return Error{quoted(tag) + " is no tag; expected rule, ruling, card, example or variant and a name"};
            current().tags.emplace_back(tag);
        } while (!tags.empty());
        return {};
    }
    Complaint carry_out(std::string_view word, std::string_view rest) {
        if (word == "with") return scene_ ? scene_->with(rest) : settings_.read(rest);
        const bool known = word == "shows" || word == "given" || word == "when" || word == "asks" || word == "offers" ||
                           word == "refuses" || word == "then";
        if (!known)
            return Error{"I do not know " + quoted(word) +
                         "; expected scene, shows, with, given, when, asks, offers, refuses or then"};
        if (!scene_) return Error{"expected a scene before " + quoted(word)};
        if (rest.empty()) return Error{quoted(word) + " needs more words"};
        if (word == "shows") return shows(rest);
        if (word == "given") return scene_->given(rest);
        if (word == "when") return scene_->when(rest);
        if (word == "asks") return scene_->asks(rest);
        if (word == "offers") return scene_->offers(rest);
        if (word == "refuses") return scene_->refuses(rest);
        return scene_->then(rest);
    }
    void read_line(std::string_view line, int number) {
        line = trimmed(line);
        if (line.empty() || line[0] == '#') return;
        const auto word = cut(line, ' ');
        if (word == "scene") return begin_scene(line, number);
        if (!results_.empty() && current().failure) return;
        if (const auto error = carry_out(word, line)) fail(number, error->sentence);
    }

public:
    Runner(std::string_view file, std::span<const GameKind> shelf) : file_(file), shelf_(shelf) {}

    std::vector<SceneResult> run(std::string_view text) {
        for (int number = 1; !text.empty(); ++number) {
            const auto end = std::min(text.find('\n'), text.size());
            read_line(text.substr(0, end), number);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        close_scene();
        if (results_.empty()) fail(1, "there is no scene in this file");
        return std::move(results_);
    }
};

}  // namespace

std::vector<SceneResult> run_scenes(std::string_view file, std::string_view text, std::span<const GameKind> shelf) {
    return Runner{file, shelf}.run(text);
}

}  // namespace pantheon
