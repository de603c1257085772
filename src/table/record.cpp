#include "table/record.hpp"

#include <algorithm>
#include <set>

#include "core/text.hpp"
#include "table/upgrade.hpp"

namespace pantheon {

namespace {

constexpr std::string_view first_line = "pantheon record";
constexpr std::string_view hint_line = "# hint: answer ";

// Whose line the open question stands on.
std::string label(const AnyGame& game) {
    if (is_player(game.active())) return game.seat_name(game.active(), Language::english);
    return is_player(game.choice().seat) ? game.seat_name(game.choice().seat, Language::english) : "deal";
}

std::string result_line(const AnyGame& game) {
    std::string line = "result:";
    for (int p = 0; p < game.players(); ++p)
        line += (p ? ", " : " ") + game.seat_name(seat_at(p), Language::english) + " " +
                std::to_string(game.score(seat_at(p)));
    return line;
}

struct Line {
    std::string_view text;
    int number = 0;
};

// The next line with something on it, without the blanks around it; `number` 0 at the end.
Line next_line(std::string_view& text, int& number) {
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++number;
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
        if (!line.empty() && (line[0] != '#' || line.starts_with(hint_line))) return {line, number};
    }
    return {};
}

Error at_line(int number, const std::string& sentence) { return {"line " + std::to_string(number) + ": " + sentence}; }

// Splits "key: value".
bool split(std::string_view line, std::string_view& key, std::string_view& value) {
    const auto colon = line.find(':');
    if (colon == std::string_view::npos) return false;
    key = line.substr(0, colon);
    value = line.substr(std::min(colon + 2, line.size()));
    return true;
}

// A "player red: Ada" line: it can be checked only when the game has begun.
struct PlayerLine {
    int number = 0;
    std::string_view seat;
};

// False if the line belongs to the game, not to the header.
bool read_header(Record& record, std::vector<PlayerLine>& players, Line line, std::string_view key,
                 std::string_view value) {
    if (key == "game") record.game = value;
    else if (key == "rules") record.rules_version = number_in(value).value_or(-1);
    else if (key.starts_with("option ")) record.options[std::string(key.substr(7))] = value;
    else if (key.starts_with("player ")) {
        players.push_back({line.number, key.substr(7)});
        record.players.emplace_back(value);
    } else return false;
    return true;
}

// Names are written by seat, from the first on.
std::optional<Error> check_players(const std::vector<PlayerLine>& players, const AnyGame& game) {
    for (std::size_t p = 0; p < players.size(); ++p) {
        if (static_cast<int>(p) >= game.players())
            return at_line(players[p].number, "there are only " + std::to_string(game.players()) + " players");
        const std::string expected = game.seat_name(seat_at(static_cast<int>(p)), Language::english);
        if (players[p].seat != expected)
            return at_line(players[p].number,
                           "expected player " + expected + ", not player " + std::string(players[p].seat));
    }
    return {};
}

Result<std::unique_ptr<AnyGame>> begin(const Record& record, std::span<const GameKind> shelf) {
    const auto kind = kind_for(record, shelf);
    if (!kind) return kind.failure();
    return (*kind)->begin(**kind, record.options, 0);
}

// Whatever version it was written with, what is read follows the rules of today.
std::unique_ptr<Upgrade> upgrade_of(Record& record, std::span<const GameKind> shelf) {
    const GameKind* kind = find_game(shelf, record.game);
    if (!kind || !kind->upgrade_from || record.rules_version == kind->rules_version) return {};
    auto upgrade = kind->upgrade_from(record.rules_version);
    if (upgrade) record.rules_version = kind->rules_version;
    return upgrade;
}

// The box of this label, made from what differs: from the program's own, or from one that came with it before.
Result<GameKind> with_label(const GameKind& kind, const BoxLabel& label) {
    auto made = kind.with_changes(label.changes);
    if (made && made->label.name == label.name) return made;
    if (kind.earlier_boxes)
        for (const NamedFile& earlier : kind.earlier_boxes())
            if (auto older = kind.with_changes(std::string(earlier.text) + label.changes);
                older && older->label.name == label.name)
                return older;
    if (!made) return Error{"the box " + label.name + " cannot be made from what is told of it: " + made.error()};
    const auto own = kind.with_changes("");
    return Error{"the box " + label.name + " is missing: this program's is " + (own ? own->label.name : "another") +
                 ", in play is " + kind.label.name + "; --box DIR can give the one of another version"};
}

}  // namespace

Record record_of(const GameKind& kind, GameOptions options, std::vector<std::string> players,
                 std::vector<Answer> answers) {
    return {kind.name, kind.rules_version, std::move(options), std::move(players), std::move(answers), kind.label};
}

Result<std::shared_ptr<const GameKind>> kind_for(const Record& record, std::span<const GameKind> shelf) {
    const GameKind* kind = find_game(shelf, record.game);
    if (!kind) return Error{"there is no game \"" + record.game + "\""};
    if (record.rules_version != kind->rules_version)
        return Error{"this record follows version " + std::to_string(record.rules_version) + " of the rules of " +
                     record.game + "; this program plays version " + std::to_string(kind->rules_version)};
    if (record.box.name.empty() || record.box.name == kind->label.name)
        return std::shared_ptr<const GameKind>(std::shared_ptr<void>{}, kind);  // the shelf's own
    if (!kind->with_changes)
        return Error{"this was played with the box " + record.box.name + "; the box here is " + kind->label.name};
    auto made = with_label(*kind, record.box);
    if (!made) return made.failure();
    return std::shared_ptr<const GameKind>(std::make_shared<const GameKind>(std::move(*made)));
}

std::string box_lines(const BoxLabel& label) {
    if (label.name.empty()) return "";
    std::string text = "box: " + label.name + "\n";
    for (std::string_view rest = label.changes; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (!line.empty()) text += "  " + std::string(line) + "\n";
    }
    return text;
}

bool read_box_line(std::string_view line, BoxLabel& label) {
    if (line.starts_with("box: ")) label.name = line.substr(5);
    else if (line.starts_with("  ") && !label.name.empty()) label.changes.append(line.substr(2)) += '\n';
    else return false;
    return true;
}

const GameKind* find_game(std::span<const GameKind> shelf, std::string_view name) {
    const auto found =
        std::find_if(shelf.begin(), shelf.end(), [&](const GameKind& kind) { return kind.name == name; });
    return found == shelf.end() ? nullptr : &*found;
}

Match match_option(const AnyGame& game, std::string_view text) {
    Match best;
    for (Answer option : game.choice().options) {
        const std::string words = game.describe(option, Language::english);
        const bool ends = text.size() == words.size() ||
                          (text.size() > words.size() && (text[words.size()] == ' ' || text[words.size()] == ';'));
        if (text.starts_with(words) && ends && words.size() > best.length) best = {option, words.size()};
    }
    return best;
}

std::optional<Error> read_answers(AnyGame& game, std::string_view text, std::vector<Answer>& answers,
                                  Upgrade* upgrade) {
    while (true) {
        while (!text.empty() && (text[0] == ' ' || text[0] == ';')) text.remove_prefix(1);
        if (text.empty()) return {};
        const std::string shown{text.substr(0, std::min(text.find(';'), std::size_t{60}))};
        if (game.is_over()) return Error{"the game is over before \"" + shown + "\""};
        const Match match = match_option(game, text);
        if (match.length == 0)
            return Error{"\"" + shown +
                         "\" is not possible here; the question is: " + game.question(Language::english)};
        answer_as_then(game, upgrade, match.option, answers);
        text.remove_prefix(match.length);
    }
}

Result<std::unique_ptr<AnyGame>> replay(const Record& record, std::span<const GameKind> shelf, std::size_t count) {
    auto game = begin(record, shelf);
    if (!game) return game.failure();
    for (std::size_t i = 0; i < std::min(count, record.answers.size()); ++i) {
        if (!(*game)->choice().options.contains(record.answers[i]) || record.answers[i] > 127)
            return Error{"answer " + std::to_string(i + 1) + " of the record is no option"};
        (*game)->apply(record.answers[i]);
    }
    return game;
}

std::string write_record(const Record& record, std::span<const GameKind> shelf) {
    std::string text{first_line};
    text +=
        "\ngame: " + record.game + "\nrules: " + std::to_string(record.rules_version) + "\n" + box_lines(record.box);
    for (const auto& [name, value] : record.options) text += "option " + name + ": " + value + "\n";
    auto game = begin(record, shelf);
    if (!game) return text;
    for (std::size_t p = 0; p < record.players.size(); ++p)
        text += "player " + (*game)->seat_name(seat_at(static_cast<int>(p)), Language::english) + ": " +
                record.players[p] + "\n";
    std::string before;
    std::size_t begun = text.size();  // of the line that is written
    for (std::size_t i = 0; i < record.answers.size(); ++i) {
        const Answer answer = record.answers[i];
        if (!(*game)->choice().options.contains(answer)) break;
        const std::string whose = label(**game);
        const Joins joins = (*game)->prompt().joins;
        if (whose != before || joins == Joins::line) {
            begun = text.size();
            text += "\n" + whose + ": ";
        } else text += joins == Joins::completes ? " " : "; ";
        before = whose;
        if (std::binary_search(record.hints.begin(), record.hints.end(), i))
            text.insert(begun, "\n" + std::string(hint_line) + std::to_string(i + 1));
        text += (*game)->describe(answer, Language::english);
        (*game)->apply(answer);
    }
    text += "\n";
    if ((*game)->is_over()) text += result_line(**game) + "\n";
    return text;
}

namespace {

// `nameless` is the box of a record that names none.
Result<Record> read_with(std::string_view text, std::span<const GameKind> shelf, const BoxLabel& nameless) {
    int number = 0;
    Line line = next_line(text, number);
    if (line.text != first_line)
        return Error{"this is no record: its first line must be \"" + std::string(first_line) + "\""};
    Record record;
    std::vector<PlayerLine> players;
    std::unique_ptr<AnyGame> game;
    std::unique_ptr<Upgrade> upgrade;
    std::set<std::size_t> hints;
    const auto begin_game = [&]() -> std::optional<Error> {
        if (record.box.name.empty()) record.box = nameless;
        upgrade = upgrade_of(record, shelf);
        auto begun = begin(record, shelf);
        if (!begun) return line.number ? at_line(line.number, begun.error()) : begun.failure();
        game = std::move(*begun);
        record.options = game->options();
        return check_players(players, *game);
    };
    while ((line = next_line(text, number)).number != 0) {
        if (line.text.starts_with(hint_line)) {
            const int answer = number_in(line.text.substr(hint_line.size())).value_or(0);
            if (answer > 0) hints.insert(static_cast<std::size_t>(answer) - 1);
            continue;
        }
        if (!game && read_box_line(line.text, record.box)) continue;
        std::string_view key, value;
        if (!split(line.text, key, value)) return at_line(line.number, "expected \"name: text\"");
        if (!game) {
            if (read_header(record, players, line, key, value)) continue;
            if (const auto error = begin_game()) return *error;
        }
        if (key == "result") {
            if (!game->is_over()) return at_line(line.number, "the game is not over yet");
            if (line.text != result_line(*game))
                return at_line(line.number, "the game ends with " + result_line(*game).substr(8));
            continue;
        }
        if (game->is_over()) return at_line(line.number, "the game is over before this line");
        if (key != label(*game))
            return at_line(line.number, "expected a line of " + label(*game) + ", not of " + std::string(key));
        if (const auto error = read_answers(*game, value, record.answers, upgrade.get()))
            return at_line(line.number, error->sentence);
    }
    if (!game) {
        if (const auto error = begin_game()) return *error;
    }
    hints.erase(hints.lower_bound(record.answers.size()), hints.end());
    if (!upgrade) record.hints.assign(hints.begin(), hints.end());  // older rules counted otherwise
    return record;
}

}  // namespace

Result<Record> read_record(std::string_view text, std::span<const GameKind> shelf) {
    auto record = read_with(text, shelf, {});
    if (record || text.find("\nbox: ") != std::string_view::npos) return record;
    // The first records did not name their box: it is one that came with the program before.
    for (const GameKind& kind : shelf) {
        if (!kind.earlier_boxes || !kind.with_changes) continue;
        for (const NamedFile& earlier : kind.earlier_boxes()) {
            const auto made = kind.with_changes(std::string(earlier.text));
            if (!made) continue;
            if (auto older = read_with(text, shelf, {made->label.name, ""})) return older;
        }
    }
    return record;
}

}  // namespace pantheon
