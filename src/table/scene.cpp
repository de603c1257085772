#include "table/scene.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "table/record.hpp"
#include "table/stage.hpp"

namespace pantheon {

namespace {

constexpr std::array<std::string_view, 5> tag_kinds{"rule", "ruling", "card", "example", "variant"};

// A line of a setting or of the scene before, to be said again: "given", "blue gold 7".
struct Preparation {
    std::string word, rest;
};
using Preparations = std::vector<Preparation>;

// The lines that a scene is made of once it stands on its stage.
struct LineKind {
    std::string_view word;
    Complaint (*carry_out)(Stage& stage, std::string_view rest);
};
constexpr std::array<LineKind, 9> line_kinds{{
    {"with", [](Stage& stage, std::string_view rest) { return stage.with(rest); }},
    {"given", [](Stage& stage, std::string_view rest) { return stage.given(rest); }},
    {"when", [](Stage& stage, std::string_view rest) { return stage.when(rest); }},
    {"asks", [](Stage& stage, std::string_view rest) { return stage.asks(rest); }},
    {"offers", [](Stage& stage, std::string_view rest) { return stage.offers(rest); }},
    {"refuses", [](Stage& stage, std::string_view rest) { return stage.refuses(rest); }},
    {"then", [](Stage& stage, std::string_view rest) { return stage.then(rest); }},
    {"sees", [](Stage& stage, std::string_view rest) { return stage.sees(rest, true); }},
    {"hides", [](Stage& stage, std::string_view rest) { return stage.sees(rest, false); }},
}};

const LineKind* find_line_kind(std::string_view word) {
    const auto found =
        std::find_if(line_kinds.begin(), line_kinds.end(), [&](auto& kind) { return kind.word == word; });
    return found == line_kinds.end() ? nullptr : &*found;
}

bool prepares(std::string_view word) { return word == "with" || word == "given"; }

// Goes through a text line by line.
class Runner {
    std::string_view file_;
    std::span<const GameKind> shelf_;
    Settings settings_;  // of all scenes: "with" before the first one
    std::map<std::string, Preparations, std::less<>> prepared_;
    Preparations* open_setting_ = nullptr;  // the one whose lines are being read
    Preparations here_, before_;            // those of this scene, and of the scene before it
    std::string folder_;
    std::optional<GameKind> stand_ins_;
    std::map<std::vector<std::string>, GameKind> casts_;  // by the cards that are no stand-ins
    std::optional<Stage> stage_;
    std::vector<SceneResult> results_;

    SceneResult& current() {
        if (results_.empty()) results_.push_back({"", 1, {}, {}});
        return results_.back();
    }
    void fail(int line, const std::string& sentence) {
        if (current().failure) return;
        current().failure = Error{std::string(file_) + ":" + std::to_string(line) + ": " + sentence};
    }
    // The cards that this scene shows; all others may have stand-ins.
    std::vector<std::string> shown_cards() {
        constexpr std::string_view card = "card ";
        std::vector<std::string> cards;
        for (const std::string& tag : current().tags)
            if (tag.starts_with(card)) cards.push_back(tag.substr(card.size()));
        return cards;
    }
    const GameKind* wanted(const std::string& game) const {
        return game.empty() && !shelf_.empty() ? &shelf_.front() : find_game(shelf_, game);
    }
    Result<GameKind> find_kind(const std::string& game) {
        const GameKind* kind = wanted(game);
        if (!kind) return Error{"there is no game " + in_quotes(game)};
        if (!stand_ins_) return *kind;
        const std::vector<std::string> cards = shown_cards();
        if (const auto found = casts_.find(cards); found != casts_.end()) return found->second;
        auto cast = kind->with_stand_ins(*kind, *stand_ins_, cards);
        if (cast) casts_.emplace(cards, *cast);
        return cast;
    }
    Complaint hire_stand_ins(std::string_view path) {
        if (stage_ || stand_ins_) return Error{"\"stand-ins\" are named once, before the first scene"};
        const GameKind* kind = wanted(settings_.game);
        if (!kind || !kind->with_box_of) return Error{"the game " + in_quotes(settings_.game) + " has no stand-ins"};
        auto stand_ins = kind->with_box_of(folder_ + "/" + std::string(path));
        if (!stand_ins) return stand_ins.failure();
        stand_ins_ = std::move(*stand_ins);
        return {};
    }
    void begin_scene(std::string_view title, int line) {
        close_scene();
        open_setting_ = nullptr;
        before_ = std::exchange(here_, {});
        results_.push_back({std::string(title), line, {}, {}});
        stage_.emplace([this](const std::string& game) { return find_kind(game); }, settings_);
        if (title.empty()) fail(line, "a scene needs a title");
    }
    void close_scene() {
        if (stage_ && !current().failure && !stage_->has_expected())
            fail(current().line, "this scene expects nothing: add then, asks, offers, refuses, sees or hides");
    }
    Complaint begin_setting(std::string_view name) {
        if (name.empty()) return Error{"a setting needs a name"};
        const auto [at, is_new] = prepared_.try_emplace(std::string(name));
        if (!is_new) return Error{"there is a setting " + in_quotes(name) + " already"};
        open_setting_ = &at->second;
        return {};
    }
    Complaint say_again(const Preparations& lines) {
        for (const Preparation& line : lines) {
            here_.push_back(line);
            if (auto error = find_line_kind(line.word)->carry_out(*stage_, line.rest)) return error;
        }
        return {};
    }
    Complaint like(std::string_view name) {
        const auto found = prepared_.find(name);
        if (found == prepared_.end()) return Error{"there is no setting " + in_quotes(name) + " before this line"};
        if (!open_setting_) return say_again(found->second);
        const Preparations lines = found->second;
        open_setting_->insert(open_setting_->end(), lines.begin(), lines.end());
        return {};
    }
    Complaint as_before(std::string_view rest) {
        if (rest != "before") return Error{"expected \"as before\""};
        if (results_.size() < 2) return Error{"there is no scene before this one"};
        return say_again(before_);
    }
    Complaint shows(std::string_view tags) {
        if (stand_ins_ && stage_->has_begun())
            return Error{"\"shows\" comes before the game begins: it says which cards have no stand-in"};
        do {
            const auto tag = cut(tags, ',');
            const auto kind = tag.substr(0, tag.find(' '));
            const bool known = std::find(tag_kinds.begin(), tag_kinds.end(), kind) != tag_kinds.end();
            if (!known || kind.size() == tag.size())
                return Error{in_quotes(tag) + " is no tag; expected rule, ruling, card, example or variant and a name"};
            current().tags.emplace_back(tag);
        } while (!tags.empty());
        return {};
    }
    Complaint carry_out(std::string_view word, std::string_view rest) {
        const LineKind* line = find_line_kind(word);
        if (!line && word != "shows" && word != "like" && word != "as" && word != "setting" && word != "stand-ins")
            return Error{"I do not know " + in_quotes(word) +
                         "; expected stand-ins, setting, scene, shows, like, as before, with, given, when, asks, "
                         "offers, refuses, "
                         "then, sees or hides"};
        if (word == "setting") return begin_setting(rest);
        if (rest.empty()) return Error{in_quotes(word) + " needs more words"};
        if (word == "stand-ins") return hire_stand_ins(rest);
        if (word == "like" && (open_setting_ || stage_)) return like(rest);
        if (open_setting_ && !prepares(word)) return Error{"a setting has only like, with and given lines"};
        if (open_setting_) return open_setting_->push_back({std::string(word), std::string(rest)}), Complaint{};
        if (!stage_ && word == "with") return settings_.read(rest);
        if (!stage_) return Error{"expected a scene before " + in_quotes(word)};
        if (word == "shows") return shows(rest);
        if (word == "as") return as_before(rest);
        return line->carry_out(*stage_, rest);
    }
    void read_line(std::string_view line, int number) {
        line = trimmed(line);
        if (line.empty() || line[0] == '#') return;
        const auto word = cut(line, ' ');
        if (word == "scene") return begin_scene(line, number);
        if (stage_ && !open_setting_ && prepares(word)) here_.push_back({std::string(word), std::string(line)});
        if (!results_.empty() && current().failure && word != "setting" && !open_setting_) return;
        if (const auto error = carry_out(word, line)) fail(number, error->sentence);
    }

public:
    Runner(std::string_view file, std::span<const GameKind> shelf, const std::string& folder)
        : file_(file), shelf_(shelf), folder_(folder) {}

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

std::vector<SceneResult> run_scenes(std::string_view file, std::string_view text, std::span<const GameKind> shelf,
                                    const std::string& folder) {
    return Runner{file, shelf, folder}.run(text);
}

}  // namespace pantheon
