#include "room/saved_room.hpp"

#include <algorithm>
#include <charconv>

#include "core/text.hpp"
#include "room/upgrade_log.hpp"

namespace pantheon {

namespace {

constexpr std::string_view first_line = "pantheon room";

// Two hexadecimal digits an answer.
std::string in_digits(const std::vector<Answer>& answers) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const Answer answer : answers) {
        text += digits[answer >> 4];
        text += digits[answer & 15];
    }
    return text;
}

std::optional<std::vector<Answer>> from_digits(std::string_view text) {
    std::vector<Answer> answers;
    if (text.size() % 2 != 0) return {};
    for (std::size_t at = 0; at < text.size(); at += 2) {
        Answer answer = 0;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + at + 2, answer, 16);
        if (error != std::errc{} || end != text.data() + at + 2) return {};
        answers.push_back(answer);
    }
    return answers;
}

// What the lines say, before it is known whether it fits together.
struct Lines {
    RoomPlan plan;
    Record record;  // its game, rules and box
    std::vector<std::string> names;
    std::vector<Confirm> confirm;
    std::vector<LogEntry> log;
    std::vector<Answer> tentative;
    std::vector<HintTaken> taken;
    bool hints = true;

    Lines() { record.rules_version = 0; }  // until it is said

    std::optional<Error> upgrade(int version) {
        auto now = upgrade_log(*plan.kind, plan.options, version, {plan.begins_with, log, tentative});
        if (!now) return now.failure();
        plan.begins_with = std::move(now->begins_with);
        log = std::move(now->log);
        tentative = std::move(now->tentative);
        return {};
    }

    bool read_answers(std::string_view key, std::string_view value) {
        const auto answers = from_digits(value);
        if (!answers) return false;
        if (key == "begins") plan.begins_with = *answers;
        else if (key == "entry") log.push_back({false, *answers, 0});
        else if (key == "tentative") tentative = *answers;
        else if (key == "script") plan.script = *answers;
        else return false;
        return true;
    }
    bool read_imagined(std::string_view value) {
        const int seat = value.empty() ? -1 : value[0] - '0';
        if (seat < 0 || seat >= max_players || value.size() < 3) return false;
        plan.imagined = {seat_at(seat), 0};
        return std::from_chars(value.data() + 2, value.data() + value.size(), plan.imagined->seed).ec == std::errc{};
    }
    // "12 0": after so many entries, by this seat.
    bool read_hint(std::string_view value) {
        const auto blank = std::min(value.find(' '), value.size());
        const int entries = number_in(value.substr(0, blank)).value_or(-1);
        const int seat = number_in(value.substr(std::min(blank + 1, value.size()))).value_or(-1);
        if (entries < 0 || seat < 0 || seat >= max_players) return false;
        taken.push_back({static_cast<std::size_t>(entries), seat_at(seat)});
        return true;
    }
    // Of the record: "12 40 57".
    bool read_hinted(std::string_view value) {
        while (!value.empty()) {
            const auto blank = std::min(value.find(' '), value.size());
            const int answer = number_in(value.substr(0, blank)).value_or(-1);
            if (answer < 0) return false;
            plan.hints.push_back(static_cast<std::size_t>(answer));
            value.remove_prefix(std::min(blank + 1, value.size()));
        }
        return true;
    }
    // False: this line is none of ours.
    bool read(std::string_view line) {
        if (read_box_line(line, record.box)) return true;
        const auto colon = std::min(line.find(": "), line.size());
        return read(line.substr(0, colon), line.substr(std::min(colon + 2, line.size())));
    }
    bool read(std::string_view key, std::string_view value) {
        if (key == "game") return !(record.game = value).empty();
        if (key == "rules") return (record.rules_version = number_in(value).value_or(-1)) > 0;
        if (key == "seed")
            return std::from_chars(value.data(), value.data() + value.size(), plan.seed).ec == std::errc{};
        if (key == "imagined") return read_imagined(value);
        if (key == "hint") return read_hint(value);
        if (key == "hinted") return read_hinted(value);
        if (key == "hints") return hints = false, value == "off";
        if (key.starts_with("option ")) plan.options[std::string(key.substr(7))] = value;
        else if (key == "player") names.emplace_back(value);
        else if (key == "back") {
            const int to = number_in(value).value_or(-1);
            log.push_back({true, {}, static_cast<std::size_t>(std::max(to, 0))});
            return to >= 0;
        } else if (key == "confirm") {
            const auto setting = confirm_named(value);
            confirm.push_back(setting.value_or(standard_confirm));
            return setting.has_value();
        } else return read_answers(key, value);
        return true;
    }
};

}  // namespace

std::string write_room(const SeatedRoom& seated) {
    const RoomPlan& plan = seated.room.plan();
    std::string text{first_line};
    const auto line = [&](const std::string& key, const std::string& value) { text += "\n" + key + ": " + value; };
    line("game", plan.kind->name);
    line("rules", std::to_string(plan.kind->rules_version));
    if (const std::string box = box_lines(plan.kind->label); !box.empty()) text += "\n" + box.substr(0, box.size() - 1);
    line("seed", std::to_string(plan.seed));
    for (const auto& [name, value] : plan.options) line("option " + name, value);
    for (const std::string& name : seated.names) line("player", name);
    for (const Confirm setting : seated.confirm) line("confirm", std::string(name_of(setting)));
    if (!plan.begins_with.empty()) line("begins", in_digits(plan.begins_with));
    if (plan.imagined)
        line("imagined", std::to_string(place(plan.imagined->seat)) + " " + std::to_string(plan.imagined->seed));
    if (!plan.script.empty()) line("script", in_digits(plan.script));
    if (!plan.hints.empty()) {
        std::string all;
        for (const std::size_t answer : plan.hints) all += (all.empty() ? "" : " ") + std::to_string(answer);
        line("hinted", all);
    }
    if (!seated.hints) line("hints", "off");
    for (const HintTaken& hint : seated.room.hints())
        line("hint", std::to_string(hint.entries) + " " + std::to_string(place(hint.seat)));
    for (const LogEntry& entry : seated.room.log())
        if (entry.takeback) line("back", std::to_string(entry.to));
        else line("entry", in_digits(entry.answers));
    line("tentative", in_digits(seated.room.tentative()));
    return text + "\n";
}

Result<SeatedRoom> read_room(std::string_view text, std::span<const GameKind> shelf) {
    Lines lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (!(number == 1 ? line == first_line : lines.read(line)))
            return Error{"line " + std::to_string(number) + " is none of a saved room"};
    }
    const GameKind* printed = find_game(shelf, lines.record.game);
    const int version = lines.record.rules_version;
    if (printed && version > 0) lines.record.rules_version = printed->rules_version;
    auto kind = kind_for(lines.record, shelf);
    if (!kind) return kind.failure();
    lines.plan.kind = kind->get();
    lines.plan.own_kind = std::move(*kind);
    if (version != lines.plan.kind->rules_version)
        if (const auto error = lines.upgrade(version)) return *error;
    auto room = Room::resume(lines.plan, std::move(lines.log), lines.tentative);
    if (!room) return room.failure();
    SeatedRoom seated{std::move(*room), std::move(lines.names)};
    seated.hints = lines.hints;
    for (const HintTaken& hint : lines.taken) seated.room.note_hint(hint);
    std::copy_n(lines.confirm.begin(), std::min(lines.confirm.size(), seated.confirm.size()), seated.confirm.begin());
    return seated;
}

}  // namespace pantheon
