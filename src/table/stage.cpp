#include "table/stage.hpp"

#include <algorithm>

#include "table/record.hpp"

namespace pantheon {

namespace {

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

std::string seat_in_words(const AnyGame& game, Seat seat) {
    return is_player(seat) ? game.seat_name(seat, Language::english) : "luck";
}

bool is_prompt(const AnyGame& game, std::string_view key) {
    return std::ranges::find(game.tables().prompts, key, &PromptRow::key) != game.tables().prompts.end();
}

void skip_separators(std::string_view& phrases) {
    while (!phrases.empty() && (phrases[0] == ' ' || phrases[0] == ';')) phrases.remove_prefix(1);
}

}  // namespace

std::string_view cut(std::string_view& text, char separator) {
    const auto at = text.find(separator);
    const auto part = trimmed(text.substr(0, at));
    text = at == std::string_view::npos ? std::string_view{} : trimmed(text.substr(at + 1));
    return part;
}

Complaint Settings::read(std::string_view setting) {
    const auto name = cut(setting, ':');
    if (name.empty() || setting.empty()) return Error{"expected a name and a value, like \"with players: 3\""};
    if (name == "game") game = setting;
    else options[std::string(name)] = setting;
    return {};
}

// ---- the game -----------------------------------------------------------------------------------------------------

// It begins with the first line that needs it.
Complaint Stage::begin() {
    if (game_) return {};
    auto kind = find_(settings_.game);
    if (!kind) return kind.failure();
    kind_ = std::move(*kind);
    auto begun = kind_->begin(*kind_, settings_.options, 0);
    if (!begun) return begun.failure();
    game_ = std::move(*begun);
    return {};
}

// The position is complete: from now on it is played.
Complaint Stage::enter() {
    if (auto error = begin()) return error;
    if (!given_) return {};
    given_ = false;
    settle();
    let_luck_choose();
    return {};
}

Complaint Stage::expect() {
    expected_ = true;
    return enter();
}

void Stage::settle() {
    while (!game_->is_over() && game_->choice().options.has_one()) {
        const Answer only = game_->choice().options.first();
        self_answered_.push_back(
            {seat_in_words(*game_, game_->choice().seat), game_->describe(only, Language::english)});
        game_->step(only);
    }
}

void Stage::answer(Answer option) {
    game_->step(option);
    settle();
}

// Nobody waits for luck: it takes the first option that it has.
void Stage::let_luck_choose() {
    while (game_->choice().seat == Seat::luck) answer(game_->choice().options.first());
}

std::string Stage::open_question() const {
    if (game_->is_over()) return "the game is over";
    return seat_in_words(*game_, game_->choice().seat) + " is asked " + std::string(game_->prompt().key) + ": " +
           joined(options_in_words(*game_));
}

bool Stage::is_option(std::string_view words) const {
    const auto options = options_in_words(*game_);
    return std::find(options.begin(), options.end(), words) != options.end();
}

std::optional<Seat> Stage::seat_named(std::string_view name) const {
    for (int p = 0; p < game_->players(); ++p)
        if (game_->seat_name(seat_at(p), Language::english) == name) return seat_at(p);
    return std::nullopt;
}

// ---- before the game ----------------------------------------------------------------------------------------------

Complaint Stage::with(std::string_view setting) {
    if (game_) return Error{"\"with\" comes before \"given\" and everything else"};
    return settings_.read(setting);
}

Complaint Stage::given(std::string_view statement) {
    if (!given_) return Error{"\"given\" comes before \"when\" and everything that is expected"};
    if (auto error = begin()) return error;
    if (auto error = game_->edit(statement)) return Error{std::string(statement) + ": " + error->sentence};
    return {};
}

// ---- answers ------------------------------------------------------------------------------------------------------

// Words of a question that has answered itself, in the order in which they were asked.
bool Stage::skip_self_answered(std::string_view seat, std::string_view& phrases) {
    for (auto it = self_answered_.begin(); it != self_answered_.end(); ++it) {
        const std::size_t length = it->words.size();
        const bool ends =
            phrases.size() == length || (phrases.size() > length && (phrases[length] == ' ' || phrases[length] == ';'));
        if (!phrases.starts_with(it->words) || !ends || (it->who != seat && it->who != "luck")) continue;
        phrases.remove_prefix(length);
        self_answered_.erase(self_answered_.begin(), it + 1);
        return true;
    }
    return false;
}

// The next phrase, by whoever is asked; luck takes its first option if the phrase is none of luck's.
Complaint Stage::answer_next(std::string_view seat, std::string_view& phrases) {
    const std::string shown = in_quotes(trimmed(phrases.substr(0, phrases.find(';'))));
    const Match match = game_->is_over() ? Match{} : match_option(*game_, phrases);
    if (match.length == 0 && skip_self_answered(seat, phrases)) return {};
    if (game_->is_over()) return Error{"the game is over before " + shown};
    if (match.length == 0 && game_->choice().seat == Seat::luck) {
        answer(game_->choice().options.first());
        return {};
    }
    if (const std::string asked = seat_in_words(*game_, game_->choice().seat); asked != "luck" && asked != seat)
        return Error{"it is for " + asked + " to answer, not for " + std::string(seat) + ", before " + shown};
    if (match.length == 0) return Error{shown + " is not possible; " + open_question()};
    self_answered_.clear();
    answer(match.option);
    phrases.remove_prefix(match.length);
    return {};
}

Complaint Stage::when(std::string_view line) {
    if (auto error = enter()) return error;
    const auto seat = cut(line, ':');
    if (line.empty()) return Error{"expected a seat and what it does, like \"when blue: offer Mill on top\""};
    for (skip_separators(line); !line.empty(); skip_separators(line))
        if (auto error = answer_next(seat, line)) return error;
    let_luck_choose();
    return {};
}

// ---- what is expected ---------------------------------------------------------------------------------------------

Complaint Stage::asks(std::string_view line) {
    if (auto error = expect()) return error;
    std::string_view expected = line;
    std::string_view prompt = cut(expected, ':');
    const auto seat = cut(prompt, ' ');
    if (game_->is_over() || seat != seat_in_words(*game_, game_->choice().seat) || prompt != game_->prompt().key)
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

Complaint Stage::offers(std::string_view words) {
    if (auto error = expect()) return error;
    if (!game_->is_over() && is_option(words)) return {};
    return Error{in_quotes(words) + " is not offered; " + open_question()};
}

// "turn: take 3": only this question can refuse it, and only words that could be its answer.
Complaint Stage::refuses(std::string_view line) {
    if (line.starts_with("with ")) return refuses_setting(trimmed(line.substr(5)));
    if (auto error = expect()) return error;
    std::string_view words = line;
    const auto prompt = cut(words, ':');
    if (words.empty() || !is_prompt(*game_, prompt))
        return Error{"expected a question and the words that it refuses, like \"refuses turn: take 3\"; " +
                     open_question()};
    if (game_->is_over() || prompt != game_->prompt().key)
        return Error{"nobody is asked " + std::string(prompt) + "; " + open_question()};
    if (is_option(words)) return Error{in_quotes(words) + " is not refused; " + open_question()};
    if (game_->makes_sense(words)) return {};
    return Error{in_quotes(words) + " is never an answer to " + std::string(prompt) +
                 ", so refusing it says nothing; " + open_question()};
}

// "with players: 9 because so many cannot play": no such game can begin, and this is the reason.
Complaint Stage::refuses_setting(std::string_view line) {
    constexpr std::string_view because = " because ";
    const auto at = line.find(because);
    if (game_ || at == std::string_view::npos)
        return Error{
            "expected a setting and why it is refused, before the game begins, like \"refuses with players: 5 because "
            "there are seats for four\""};
    expected_ = true;
    Settings tried = settings_;
    if (auto error = tried.read(line.substr(0, at))) return error;
    const auto kind = find_(tried.game);
    if (!kind) return kind.failure();
    const auto begun = kind->begin(*kind, tried.options, 0);
    if (begun) return Error{in_quotes(line.substr(0, at)) + " is not refused"};
    if (begun.error().find(trimmed(line.substr(at + because.size()))) != std::string::npos) return {};
    return Error{in_quotes(line.substr(0, at)) + " is refused for another reason: " + begun.error()};
}

Complaint Stage::then(std::string_view statement) {
    if (auto error = expect()) return error;
    if (auto error = game_->check(statement)) return Error{std::string(statement) + ": " + error->sentence};
    return {};
}

// True in every position that looks the same to this seat, as far as many of them show.
bool Stage::is_known(Seat seat, std::string_view statement) const {
    constexpr int tries = 100;
    Rng rng{1};
    for (int i = 0; i < tries; ++i)
        if (game_->imagine(seat, rng)->check(statement)) return false;
    return true;
}

// "red: blue hand size 5" is true, and red knows it (`expected`) or cannot know it.
Complaint Stage::sees(std::string_view line, bool expected) {
    if (auto error = expect()) return error;
    const auto name = cut(line, ':');
    const auto seat = seat_named(name);
    if (!seat || line.empty())
        return Error{"expected a seat that plays and a statement, like \"sees red: blue hand size 5\""};
    if (auto error = game_->check(line)) return Error{std::string(line) + ": " + error->sentence};
    if (is_known(*seat, line) == expected) return {};
    return Error{std::string(line) + ": " + std::string(name) + (expected ? " cannot know that" : " knows that")};
}

}  // namespace pantheon
