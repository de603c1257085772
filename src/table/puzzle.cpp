#include "table/puzzle.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/text.hpp"
#include "table/material.hpp"

namespace pantheon {

namespace {

constexpr std::string_view puzzle_line = "pantheon puzzle";
constexpr std::string_view record_line = "pantheon record";

constexpr int hardest = 5;

// "12.3 %"
std::string percent(double share) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
    return text;
}
std::optional<double> percent_in(std::string_view text) {
    if (!text.ends_with(" %")) return {};
    text.remove_suffix(2);
    const auto point = text.find('.');
    const auto whole = number_in(text.substr(0, point));
    const auto tenths = point == std::string_view::npos ? 0 : number_in(text.substr(point + 1)).value_or(-1);
    if (!whole || *whole < 0 || tenths < 0 || tenths > 9) return {};
    return (*whole + tenths / 10.0) / 100;
}

std::string in_words(const AnyGame& before, std::span<const Answer> answers) {
    TurnOf turn(before);
    std::string text;
    for (const Answer answer : answers) {
        const bool completes = turn.game().prompt().joins == Joins::completes;
        text += (text.empty() ? "" : completes ? " " : "; ") + turn.game().describe(answer, Language::english);
        if (!turn.answer(answer)) break;
    }
    return text;
}

// Line by line, and which one.
class PuzzleReader {
    std::span<const GameKind> shelf_;
    Puzzle puzzle_;
    std::string_view kind_, seat_, best_, tempting_;
    int kind_at_ = 0, seat_at_ = 0, best_at_ = 0, tempting_at_ = 0;
    std::unique_ptr<AnyGame> game_;
    int line_ = 0;

    using Complaint = std::optional<Error>;
    Error here(const std::string& sentence) const { return {"line " + std::to_string(line_) + ": " + sentence}; }

    Complaint read(std::string_view line) {
        const auto colon = line.find(':');
        if (colon == std::string_view::npos) return here("expected \"name: text\"");
        const std::string_view key = line.substr(0, colon), value = trimmed(line.substr(colon + 1));
        if (key == "kind") kind_ = value, kind_at_ = line_;
        else if (key == "asks") seat_ = value, seat_at_ = line_;
        else if (key == "best") best_ = value, best_at_ = line_;
        else if (key == "tempting") tempting_ = value, tempting_at_ = line_;
        else if (key == "found by") puzzle_.found_by = value;
        else return read_number(key, value);
        return {};
    }
    Complaint read_number(std::string_view key, std::string_view value) {
        const auto number = number_in(value);
        if (key == "margin") {
            const auto margin = percent_in(value);
            if (!margin) return here("expected a share, like \"margin: 7.5 %\"");
            puzzle_.margin = *margin;
        } else if (key == "difficulty") {
            puzzle_.difficulty = number.value_or(0);
            if (puzzle_.difficulty < 1 || puzzle_.difficulty > hardest) return here("difficulty is from 1 to 5");
        } else if (key == "reaches" || key == "tempting reaches") {
            if (!number) return here("expected a number");
            (key == "reaches" ? puzzle_.best : puzzle_.tempting).reach = *number;
        } else
            return here("a puzzle has no " + in_quotes(key) +
                        ": it says kind, asks, difficulty, found by, best, reaches, tempting, tempting reaches and "
                        "margin, then its record");
        return {};
    }

    Complaint read_turn(Attempt& attempt, std::string_view words, int at) {
        line_ = at;
        if (words.empty()) return here("there is no such turn");
        TurnOf turn(*game_);
        while (!words.empty()) {
            while (!words.empty() && (words[0] == ' ' || words[0] == ';')) words.remove_prefix(1);
            const std::string shown = in_quotes(words.substr(0, words.find(';')));
            if (turn.is_over()) return here("the turn is over before " + shown);
            const Match match = match_option(turn.game(), words);
            if (match.length == 0) return here(shown + " is not possible here");
            turn.answer(match.option);
            words.remove_prefix(match.length);
        }
        if (!turn.is_over()) return here("the turn goes on after that");
        attempt.answers = turn.answers();
        if (const int reach = turn.reach(puzzle_.kind->goal); reach != attempt.reach)
            return here("this reaches " + std::to_string(reach) + ", not " + std::to_string(attempt.reach));
        return {};
    }

    // Once the record is there, the rest can be told whether it is true.
    Complaint compare() {
        line_ = kind_at_;
        puzzle_.kind = find_puzzle_kind(*find_game(shelf_, puzzle_.record.game), kind_);
        if (!puzzle_.kind)
            return here("there are no puzzles of the kind " + in_quotes(kind_) + " in " + puzzle_.record.game);
        line_ = seat_at_;
        puzzle_.seat = game_->choice().seat;
        if (game_->is_over() || !is_player(puzzle_.seat)) return here("nobody is asked after this record");
        if (const std::string asked = game_->seat_name(puzzle_.seat, Language::english); seat_ != asked)
            return here("after this record " + asked + " is asked");
        if (auto error = read_turn(puzzle_.best, best_, best_at_)) return error;
        if (auto error = read_turn(puzzle_.tempting, tempting_, tempting_at_)) return error;
        if (puzzle_.tempting.reach >= puzzle_.best.reach) return here("what tempts must reach less than the best turn");
        return {};
    }

public:
    explicit PuzzleReader(std::span<const GameKind> shelf) : shelf_(shelf) {}

    Result<Puzzle> read(std::string_view id, std::string_view text) {
        puzzle_.id = id;
        for (line_ = 1; !text.empty(); ++line_) {
            const std::string_view line = trimmed(text.substr(0, text.find('\n')));
            if (line == record_line) break;
            text.remove_prefix(std::min(text.find('\n') + 1, text.size()));
            if (line_ == 1 && line != puzzle_line)
                return Error{"this is no puzzle: its first line must be " + in_quotes(puzzle_line)};
            if (line_ == 1 || line.empty() || line[0] == '#') continue;
            if (const auto error = read(line)) return *error;
        }
        if (text.empty()) return Error{"this puzzle has no record"};
        // Blank lines in the place of what was read, so that errors name the line of the whole text.
        auto record = read_record(std::string(static_cast<std::size_t>(line_ - 1), '\n') + std::string(text), shelf_);
        if (!record) return record.failure();
        puzzle_.record = std::move(*record);
        auto game = replay(puzzle_.record, shelf_);
        if (!game) return game.failure();
        game_ = std::move(*game);
        if (const auto error = compare()) return *error;
        return std::move(puzzle_);
    }
};

}  // namespace

bool TurnOf::answer(Answer option) {
    if (over_) return false;
    // Where nobody else could have answered otherwise, some are asked all the same.
    while (!game_->choice().options.contains(option)) {
        if (!game_->choice().options.has_one() || over_) return false;
        answer(game_->choice().options.first());
    }
    const std::size_t before = events_.size();
    game_->apply(option, &events_);
    answers_.push_back(option);
    // What is drawn from a deck of one asks nobody, and yet nobody could know it.
    const auto end = std::find_if(events_.begin() + static_cast<std::ptrdiff_t>(before), events_.end(),
                                  [&](const Event& event) { return hides_the_rest(game_->row_of(event).telling); });
    over_ = end != events_.end() || game_->is_over() || game_->choice().seat != seat_;
    events_.erase(end, events_.end());
    return true;
}

bool TurnOf::answer(std::span<const Answer> options) {
    for (const Answer option : options)
        if (!answer(option)) return false;
    return true;
}

int TurnOf::reach(const PuzzleGoal& goal) const {
    int reached = 0;
    if (goal.what == Goal::victory) {
        // What is only drawn when all is done changes nothing.
        const auto end = game_->copy();
        while (end->choice().seat == Seat::luck) end->apply(end->choice().options.first());
        return end->is_over() && end->rank(seat_) == 1;
    }
    if (goal.what == Goal::standing) return game_->is_over() ? game_->score(seat_) : game_->standing(seat_).score;
    for (const Event& event : events_) {
        if (goal.what == Goal::event) reached += event.what == goal.event && event.seat == seat_ ? event.n : 0;
        else
            for (const Points& points : game_->points(event)) reached += points.seat == seat_ ? points.n : 0;
    }
    return reached;
}

std::string write_puzzle(const Puzzle& puzzle, std::span<const GameKind> shelf) {
    const auto game = replay(puzzle.record, shelf);
    if (!game) return "";
    std::string text{puzzle_line};
    const auto line = [&](const char* key, const std::string& value) {
        (text += "\n") += std::string(key) + ": " + value;
    };
    line("kind", std::string(puzzle.kind->key));
    line("asks", (*game)->seat_name(puzzle.seat, Language::english));
    line("difficulty", std::to_string(puzzle.difficulty));
    if (!puzzle.found_by.empty()) line("found by", puzzle.found_by);
    line("best", in_words(**game, puzzle.best.answers));
    line("reaches", std::to_string(puzzle.best.reach));
    line("tempting", in_words(**game, puzzle.tempting.answers));
    line("tempting reaches", std::to_string(puzzle.tempting.reach));
    line("margin", percent(puzzle.margin));
    return text + "\n\n" + write_record(puzzle.record, shelf);
}

Result<Puzzle> read_puzzle(std::string_view id, std::string_view text, std::span<const GameKind> shelf) {
    return PuzzleReader(shelf).read(id, text);
}

const PuzzleKind* find_puzzle_kind(const GameKind& kind, std::string_view key) {
    if (!kind.material) return nullptr;
    const auto found = std::ranges::find(kind.material->puzzles.kinds, key, &PuzzleKind::key);
    return found == kind.material->puzzles.kinds.end() ? nullptr : &*found;
}

namespace {

constexpr std::string_view goal_names[] = {"points", "event ", "standing", "victory"};

}  // namespace

std::string name_of(const PuzzleGoal& goal, const GameTables& tables) {
    std::string name{goal_names[static_cast<std::size_t>(goal.what)]};
    return goal.what == Goal::event ? name.append(tables.events[goal.event.number].key) : name;
}

std::optional<PuzzleGoal> goal_named(std::string_view name, const GameTables& tables) {
    for (const Goal what : {Goal::points, Goal::standing, Goal::victory})
        if (name == goal_names[static_cast<std::size_t>(what)]) return PuzzleGoal{what, {}};
    for (const EventRow& row : tables.events)
        if (const PuzzleGoal goal{Goal::event, row.row}; name == name_of(goal, tables)) return goal;
    return {};
}

}  // namespace pantheon
