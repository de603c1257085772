#include "players/hint.hpp"

#include <algorithm>
#include <cmath>

#include "core/json_writer.hpp"
#include "players/value.hpp"

namespace pantheon {

namespace {

// What chance alone would hardly bring about is worth saying: so many points, and so many times the standard error.
constexpr double least_difference = 1, sure_enough = 3;
constexpr std::size_t least_worlds = 4, most_sources = 2;

struct Difference {
    std::size_t source = 0;
    double mean = 0;
};

// By how much a line brings more than another from each source, where that is no accident; the largest first.
std::vector<Difference> differences(const std::vector<std::vector<PointsBySource>>& worlds, std::size_t line,
                                    std::size_t other) {
    std::vector<Difference> found;
    if (worlds.size() < least_worlds) return found;
    const auto n = static_cast<double>(worlds.size());
    for (std::size_t source = 0; source < worlds[0][line].size(); ++source) {
        double sum = 0, squares = 0;
        for (const auto& world : worlds) {
            const double by = world[line][source] - world[other][source];
            sum += by, squares += by * by;
        }
        const double mean = sum / n, error = std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1));
        if (std::abs(mean) >= least_difference && std::abs(mean) > sure_enough * error) found.push_back({source, mean});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Difference& a, const Difference& b) { return std::abs(a.mean) > std::abs(b.mean); });
    if (found.size() > most_sources) found.resize(most_sources);
    return found;
}

Reason in_words(const AnyGame& game, const Difference& by, Language language) {
    const auto n = static_cast<int>(std::lround(std::abs(by.mean)));
    const bool french = language == Language::french, more = by.mean > 0;
    const std::string count = std::to_string(n) + (n == 1 ? " point " : " points ");
    const std::string source(game.tables().sources[by.source].in(language));
    const Words words =
        french ? "environ " + count + (more ? "de plus" : "de moins") + " en quelques tours (" + source + ")"
               : "about " + count + (more ? "more" : "less") + " within a few turns (" + source + ")";
    return {more, words.printed(language)};
}

// Lines from a position as their seat sees it, compared with each other.
class Adviser {
    const std::unique_ptr<AnyGame> game_;  // imagined from what the seat may know
    Analyst& analyst_;
    const HintPlan& plan_;
    const Language language_;

    static std::unique_ptr<AnyGame> imagined(const AnyGame& game, std::uint64_t seed) {
        Rng rng(seed);
        return game.imagine(game.choice().seat, rng);
    }

public:
    Adviser(const AnyGame& game, Analyst& analyst, const HintPlan& plan, Language language)
        : game_(imagined(game, plan.seed)), analyst_(analyst), plan_(plan), language_(language) {}

    // Some of its time, in hundredths; none: there is no limit.
    Thinking thinking(int simulations, int hundredths) const {
        const int milliseconds = plan_.milliseconds > 0 ? std::max(1, plan_.milliseconds * hundredths / 100) : 0;
        return {.seed = plan_.seed, .simulations = simulations, .milliseconds = milliseconds, .stop = plan_.stop};
    }

    std::vector<HintLine> best() const {
        std::vector<Line> lines = analyst_.lines(*game_, thinking(plan_.simulations, 60), plan_.lines);
        const auto reasons = why(lines);
        std::vector<HintLine> hint;
        for (std::size_t i = 0; i < lines.size(); ++i)
            hint.push_back({say_line(*game_, lines[i].answers, language_), lines[i].expects, reasons[i]});
        return hint;
    }

    // Of each line; from here on its answers are all that are asked.
    std::vector<std::vector<Reason>> why(std::vector<Line>& lines) const {
        std::vector<Tried> tried;
        for (Line& line : lines) {
            tried.push_back(try_line(*game_, line.answers));
            line.answers = tried.back().answers;
        }
        std::vector<std::vector<PointsBySource>> worlds;
        if (lines.size() > 1) worlds = analyst_.futures(*game_, lines, thinking(plan_.futures, 40));
        std::vector<std::vector<Reason>> all;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::size_t other = i == 0 ? 1 : 0;
            const bool alone = lines.size() == 1;
            all.push_back(game_->reasons(tried[i], alone ? nullptr : &tried[other], language_));
            if (alone) continue;
            for (const Difference& by : differences(worlds, i, other))
                all.back().push_back(in_words(*game_, by, language_));
        }
        return all;
    }
};

}  // namespace

SaidLine say_line(const AnyGame& game, std::span<const Answer> answers, Language language) {
    SaidLine line;
    const auto here = game.copy();
    int times = 1;  // that the last words were answered
    const auto say_times = [&] {
        if (times > 1) line.words += " \u00d7" + std::to_string(times);
        times = 1;
    };
    for (const Answer answer : answers) {
        if (!here->choice().options.contains(answer)) break;
        const Words words = here->words_for(answer, language);
        const PromptRow& prompt = here->prompt();
        const bool again = !line.answers.empty() && line.answers.back().words.text() == words.text();
        if (prompt.one_by_one && again) ++times;
        else say_times();
        // That nothing more is taken goes without saying.
        if (times == 1 && !(prompt.one_by_one && answer == answer_done)) {
            if (!line.answers.empty()) line.words += prompt.joins == Joins::completes ? " " : "; ";
            line.words += words;
        }
        line.answers.push_back({answer, words});
        here->apply(answer);
    }
    say_times();
    return line;
}

std::vector<HintLine> hint_for(const AnyGame& game, Analyst& analyst, const HintPlan& plan, Language language) {
    return Adviser(game, analyst, plan, language).best();
}

std::vector<Reason> reasons_for(const AnyGame& game, Analyst& analyst, const Line& line, const Line& other,
                                const HintPlan& plan, Language language) {
    std::vector<Line> both{line, other};
    return Adviser(game, analyst, plan, language).why(both)[0];
}

void write_hint(JsonWriter& json, const std::vector<HintLine>& lines) {
    const auto chance = [](int win) { return static_cast<int>((std::int64_t{win} * 1'000 + sure / 2) / sure); };
    json.array([&] {
        for (const HintLine& line : lines)
            json.object([&] {
                json.key("words");
                write_words(json, line.said.words);
                json.key("answers").array([&] {
                    for (const SaidAnswer& each : line.said.answers)
                        json.object([&] {
                            json.member("option", static_cast<int>(each.answer));
                            json.key("words");
                            write_words(json, each.words);
                        });
                });
                json.member("win", chance(line.expects.win) / 1000.0);
                json.member("points", line.expects.points / 10.0);
                json.member("lead", line.expects.lead / 10.0);
                json.key("reasons").array([&] {
                    for (const Reason& reason : line.reasons)
                        json.object([&] {
                            json.member("for", reason.speaks_for);
                            json.key("words");
                            write_words(json, reason.words);
                        });
                });
            });
    });
}

}  // namespace pantheon
