#include "table/session.hpp"

#include "core/text.hpp"

#include <algorithm>

#include "table/french.hpp"
#include "table/game.hpp"

namespace pantheon {

Session::Session(std::span<const GameKind> shelf, Record record, std::unique_ptr<AnyGame> game)
    : shelf_(shelf), record_(std::move(record)), game_(std::move(game)), first_(game_->copy()) {}

Result<Session> Session::begin(std::span<const GameKind> shelf, const GameKind& kind, const GameOptions& options,
                               std::uint64_t seed, std::vector<std::string> players) {
    auto game = kind.begin(kind, options, seed);
    if (!game) return game.failure();
    Record record = record_of(kind, (*game)->options(), std::move(players));
    return Session{shelf, std::move(record), std::move(*game)};
}

Result<Session> Session::resume(std::span<const GameKind> shelf, Record record) {
    auto game = replay(record, shelf, 0);
    if (!game) return game.failure();
    std::vector<Answer> answers;
    answers.swap(record.answers);
    Session session{shelf, std::move(record), std::move(*game)};
    for (const Answer answer : answers) {
        if (!session.choice().options.contains(answer))
            return Error{"answer " + std::to_string(session.answers() + 1) +
                         " of the record is no option of its question"};
        session.answer(answer);
    }
    return session;
}

namespace {

std::optional<Error> edit_lines(AnyGame& game, std::string_view text) {
    if (text.find_first_not_of('\n') == text.npos) return Error{"a position needs a statement, like \"blue gold 7\""};
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        if (const auto error = game.edit(line))
            return Error{"line " + std::to_string(number) + ": " + std::string(line.substr(0, 100)) + ": " +
                         error->sentence};
    }
    return {};
}

}  // namespace

Result<Session> Session::set_up(std::span<const GameKind> shelf, const GameKind& kind, const GameOptions& options,
                                std::uint64_t seed, std::string_view position) {
    auto game = kind.begin(kind, options, seed);
    if (!game) return game.failure();
    if (const auto error = edit_lines(**game, position)) return *error;
    (*game)->settle();
    Record record{kind.name, kind.rules_version, (*game)->options(), {}, {}};
    Session session{shelf, std::move(record), std::move(*game)};
    session.was_set_up_ = true;
    return session;
}

std::span<const Event> Session::events_of(std::size_t answer) const {
    const std::size_t from = steps_[answer].events_before;
    const std::size_t to = answer + 1 < steps_.size() ? steps_[answer + 1].events_before : events_.size();
    return std::span(events_).subspan(from, to - from);
}

void Session::answer(Answer answer) {
    if (!undone_.empty() && undone_.back() == answer) undone_.pop_back();
    else undone_.clear();
    steps_.push_back({choice().seat, events_.size()});
    record_.answers.push_back(answer);
    game_->apply(answer, &events_);
}

void Session::note_hint() {
    if (record_.hints.empty() || record_.hints.back() < answers()) record_.hints.push_back(answers());
}

void Session::let_luck_answer(Rng& rng) {
    while (!game_->is_over() && choice().seat == Seat::luck) answer(random_option(choice().options, rng));
}

void Session::take_back_to(std::size_t answer) {
    game_ = first_->copy();
    for (std::size_t i = 0; i < answer; ++i) game_->apply(record_.answers[i]);
    for (; steps_.size() > answer; steps_.pop_back()) {
        undone_.push_back(record_.answers.back());
        record_.answers.pop_back();
        events_.resize(steps_.back().events_before);
    }
    std::erase_if(record_.hints, [&](std::size_t hint) { return hint > answer; });
}

void Session::redo() {
    if (can_redo()) answer(undone_.back());
}

namespace {

// 3: the whole description, 2: its beginning, 1: the beginning of one of its words, 0: none.
int likeness(std::string_view described, std::string_view words) {
    if (described == words) return 3;
    if (described.starts_with(words)) return 2;
    for (std::size_t at = described.find(words); at != std::string_view::npos; at = described.find(words, at + 1))
        if (described[at - 1] == ' ') return 1;
    return 0;
}

}  // namespace

Result<Answer> option_named(const AnyGame& game, std::string_view words) {
    const std::string wanted = as_typed(lower_case(words));
    std::vector<Answer> found;
    int best = 1;
    for (const Answer option : game.choice().options) {
        const int like =
            wanted.empty() ? 0
                           : std::max(likeness(lower_case(game.describe(option, Language::english)), wanted),
                                      likeness(as_typed(lower_case(game.describe(option, Language::french))), wanted));
        if (like > best) found.clear();
        if (like < best) continue;
        best = like;
        found.push_back(option);
    }
    if (found.size() == 1) return found.front();
    if (found.empty()) return Error{"\"" + std::string(words) + "\" is no option of the open question"};
    return Error{"\"" + std::string(words) + "\" could mean " + std::to_string(found.size()) + " options: \"" +
                 game.describe(found[0], Language::english) + "\", \"" + game.describe(found[1], Language::english) +
                 "\"" + (found.size() > 2 ? ", and more" : "")};
}

}  // namespace pantheon
