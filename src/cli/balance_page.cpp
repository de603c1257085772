#include "cli/balance_page.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "cli/balance_plots.hpp"
#include "cli/balance_style.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

using Tables = std::vector<Json>;

int players_of(const Json& table) { return table["players"]; }
double fair(const Json& table) { return 1.0 / players_of(table); }
std::string text_of(const Json& json) { return escaped(json.get<std::string>()); }
std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string legend(const Tables& tables) {
    std::string html = "<p class=\"legend\">";
    for (const Json& table : tables) {
        const std::string n = std::to_string(players_of(table));
        html += "<span class=\"p" + n + "\">" + n + " players</span>";
    }
    return html + "</p>";
}

std::string house_note(int house, int copies) {
    if (house == 0) return "";
    return house == copies ? "<i title=\"this project designed part of it\">house</i>"
                           : "<i title=\"this project designed part of some of them\">partly house</i>";
}

// Rows by name, in the order of the first table that has them, with one mark for each table.
class Rows {
    std::vector<PlotRow> rows_;
    std::map<std::string, std::size_t> at_;

public:
    PlotRow& row(const std::string& name) {
        const auto [place, is_new] = at_.try_emplace(name, rows_.size());
        if (is_new) rows_.push_back({.name = escaped(name), .note = {}, .marks = {}, .number = {}});
        return rows_[place->second];
    }
    // Lowest first, by the first mark.
    std::vector<PlotRow> sorted(bool highest_first = false) {
        std::stable_sort(rows_.begin(), rows_.end(), [&](const PlotRow& a, const PlotRow& b) {
            return highest_first ? a.marks[0].value > b.marks[0].value : a.marks[0].value < b.marks[0].value;
        });
        return rows_;
    }
};

// A chance to win beside a fair share, as a mark: how far it is from fair.
PlotMark chance_mark(const Json& share, const Json& table) {
    const double rate = share["rate"], low = share["interval"][0], high = share["interval"][1];
    return {players_of(table), rate - fair(table), low - fair(table), high - fair(table),
            std::to_string(players_of(table)) + " players: " + percent_text(rate) + " (" + percent_text(low) + " to " +
                percent_text(high) + "), " + count_text(share["of"].get<long>()) +
                " games; fair: " + percent_text(fair(table))};
}
void add_chance(PlotRow& row, const Json& share, const Json& table) {
    row.marks.push_back(chance_mark(share, table));
    row.number +=
        "<span class=\"p" + std::to_string(players_of(table)) + "\">" + percent_text(share["rate"]) + "</span>";
}

// "54.0 % (51.0 to 57.0)"
std::string chance_text(const Json& share) {
    return percent_text(share["rate"]) + " <small>(" + number_text(100 * share["interval"][0].get<double>(), 1) +
           " to " + number_text(100 * share["interval"][1].get<double>(), 1) + ")</small>";
}

class Section {
    const Tables& tables_;
    std::string html_;

    template <class Each>
    void for_ordinary(Each&& each) const {
        for (const Json& table : tables_)
            if (table.contains("ordinary")) each(table, table["ordinary"]);
    }
    void part(const std::string& title, const std::string& says, const std::string& inside) {
        if (!inside.empty()) html_ += "<section><h3>" + title + "</h3><p>" + says + "</p>" + inside + "</section>";
    }
    std::string plotted(std::vector<PlotRow> rows) const {
        if (rows.empty()) return "";
        return legend(tables_) + dot_plot(rows, even_scale(rows, 100, " points"));
    }

    void glance() {
        std::string tiles;
        for_ordinary([&](const Json& table, const Json& games) {
            const std::string n = std::to_string(players_of(table));
            tiles += "<div class=\"tile p" + n + "\"><h4>" + n + " players</h4><dl><dt>games</dt><dd>" +
                     count_text(games["games"].get<long>()) + "</dd><dt>turns each</dt><dd>" +
                     number_text(games["turns_per_player"]["mean"], 1) + "</dd><dt>winner’s points</dt><dd>" +
                     number_text(games["winner"]["mean"], 1) + "</dd><dt>others’ points</dt><dd>" +
                     number_text(games["others"]["mean"], 1) + "</dd><dt>the first seat wins</dt><dd>" +
                     percent_text(games["seats"][0]["rate"]) + "</dd></dl></div>";
        });
        if (!tiles.empty()) html_ += "<div class=\"tiles\">" + tiles + "</div>";
    }

    void findings() {
        static constexpr const char* marks[] = {"fine", "notable", "wrong"};
        const auto found = findings_of(tables_);
        std::string list, more;
        constexpr std::size_t shown = 12;
        for (std::size_t i = 0; i < found.size(); ++i)
            (i < shown ? list : more) += std::string("<li class=\"") + marks[static_cast<std::size_t>(found[i].mark)] +
                                         "\">" + found[i].text + "</li>";
        if (list.empty()) return;
        html_ += "<h3>Findings</h3><ul class=\"findings\">" + list + "</ul>";
        if (!more.empty())
            html_ += "<details><summary>" + std::to_string(found.size() - shown) +
                     " more findings</summary><ul class=\"findings\">" + more + "</ul></details>";
    }

    void seats() {
        static constexpr const char* order[] = {"first", "second", "third", "fourth"};
        Rows rows;
        for_ordinary([&](const Json& table, const Json& games) {
            for (std::size_t s = 0; s < games["seats"].size(); ++s)
                add_chance(rows.row(order[s]), games["seats"][s], table);
        });
        std::vector<PlotRow> all;
        for (const char* seat : order)
            if (!rows.row(seat).marks.empty()) all.push_back(rows.row(seat));
        part("Seats", "Who wins by the order of the first turn, away from a fair share.", plotted(all));
    }

    void course() {
        std::string turns, scores;
        std::vector<StackRow> sources, endings;
        for_ordinary([&](const Json& table, const Json& games) {
            const std::string n = std::to_string(players_of(table));
            const auto panel = [&](const Json& pairs, const std::string& unit) {
                return "<figure><figcaption class=\"p" + n + "\">" + n + " players</figcaption>" +
                       histogram(pairs, players_of(table), unit) + "</figure>";
            };
            turns += panel(games["turns"], "turns");
            scores += panel(games["winning_scores"], "points");
            for (const char* who : {"winner", "others"}) {
                StackRow row{
                    "<span class=\"p" + n + "\">" + n + " players</span>, " + (who[0] == 'w' ? "winners" : "others"),
                    {}};
                for (const Json& source : games["sources"]) row.parts.emplace_back(source["name"], source[who]);
                sources.push_back(std::move(row));
            }
            StackRow ends{"<span class=\"p" + n + "\">" + n + " players</span>", {}};
            for (const auto& [name, count] : games["endings"].items())
                ends.parts.emplace_back(name, 100 * count.get<double>() / games["games"].get<double>());
            endings.push_back(std::move(ends));
        });
        if (turns.empty()) return;
        part("Length", "Turns of each player, over all games.", "<div class=\"figures\">" + turns + "</div>");
        part("Winning points", "What the winner had in the end.", "<div class=\"figures\">" + scores + "</div>");
        part("Where points come from", "On average, of winners and of the others. What takes points away is not drawn.",
             stack_plot(sources, "", false));
        part("What ends games", "In per cent.", stack_plot(endings, " %", true));
    }

    void without() {
        std::vector<std::string> headings;
        std::map<std::string, Rows> rows;
        for (const Json& table : tables_) {
            if (!table.contains("without")) continue;
            for (const auto& [heading, list] : table["without"].items()) {
                if (std::ranges::find(headings, heading) == headings.end()) headings.push_back(heading);
                for (const Json& each : list) {
                    PlotRow& row = rows[heading].row(each["name"]);
                    const int copies = each["copies"];
                    if (row.note.empty())
                        row.note =
                            (copies > 1 ? "× " + std::to_string(copies) + " " : "") + house_note(each["house"], copies);
                    add_chance(row, each, table);
                }
            }
        }
        std::string inside;
        for (const std::string& heading : headings)
            inside += "<h4>" + capital(escaped(heading)) + "</h4>" + plotted(rows[heading].sorted());
        part("Doing without",
             "One player may not use it, the others may, on the same boards from every seat: how far that player’s "
             "chance "
             "to win is from fair. Left: it was needed. On the line: it makes no difference. Nobody learnt to live "
             "without "
             "it, so needs may look larger than they are.",
             inside);
    }

    void swaps() {
        std::vector<std::string> sorts;
        std::map<std::string, Rows> rows;
        for (const Json& table : tables_)
            for (const Json& each : member_of(table, "swaps")) {
                const std::string sort = each.contains("families") ? each["families"].items().begin().key() : "";
                if (std::ranges::find(sorts, sort) == sorts.end()) sorts.push_back(sort);
                PlotRow& row = rows[sort].row(each["name"]);
                const double mean = each["chance"]["mean"], error = each["chance"]["error"];
                const std::string n = std::to_string(players_of(table));
                row.note = house_note(each["house"].get<bool>(), 1);
                row.marks.push_back({players_of(table), mean, mean - error, mean + error,
                                     n + " players: " + signed_text(100 * mean) + " points of chance, " +
                                         signed_text(each["points"]["mean"]) + " points ahead; " +
                                         count_text(each["of"].get<long>()) + " positions"});
                row.number += "<span class=\"p" + n + "\">" + signed_text(100 * mean) + "</span>";
            }
        std::string inside;
        for (const std::string& sort : sorts)
            inside += "<h4>" + capital(escaped(sort)) + "</h4>" + plotted(rows[sort].sorted(true));
        part("In hand instead of another",
             "The same positions at the beginning of a turn, with this in hand in place of another: how much the "
             "expected chance to win moves against the mean of all that could be held there.",
             inside);
    }

    void uses() {
        std::vector<std::string> headings;
        std::map<std::string, Rows> rows;
        for_ordinary([&](const Json& table, const Json& games) {
            for (const auto& [heading, list] : member_of(games, "families").items()) {
                if (std::ranges::find(headings, heading) == headings.end()) headings.push_back(heading);
                for (const Json& each : list) {
                    PlotRow& row = rows[heading].row(each["name"]);
                    const double winner = each["winner"], others = each["others"];
                    const std::string n = std::to_string(players_of(table));
                    row.marks.push_back({players_of(table), winner, std::min(winner, others), std::max(winner, others),
                                         n + " players: winners " + number_text(winner, 2) + " times a game, others " +
                                             number_text(others, 2) + "; used by " + percent_text(each["seats"]) +
                                             " of players, who win " + percent_text(each["wins_with"]["rate"])});
                    row.number += "<span class=\"p" + n + "\">" + number_text(winner, 2) + "</span>";
                }
            }
        });
        std::string inside;
        for (const std::string& heading : headings) {
            const auto list = rows[heading].sorted(true);
            double most = 0;
            for (const PlotRow& row : list)
                for (const PlotMark& mark : row.marks) most = std::max(most, mark.high);
            most = std::max(most * 1.04, 0.01);
            inside += "<h4>" + capital(escaped(heading)) + "</h4>" + legend(tables_) +
                      dot_plot(list, {0, 0, most, "0", "times a game", number_text(most, 1)});
        }
        part("What strong play uses",
             "How often a winner uses it in a game; the line leads to how often the others do.", inside);
    }

    void labels() {
        std::map<std::string, Rows> rows;
        for_ordinary([&](const Json& table, const Json& games) {
            for (const auto& [heading, list] : member_of(games, "labels").items())
                for (const Json& each : list) add_chance(rows[heading].row(each["name"]), each, table);
        });
        for (auto& [heading, list] : rows)
            part("Who wins with which " + escaped(heading), "Away from a fair share, over all ordinary games.",
                 plotted(list.sorted(true)));
    }

    void traits() {
        std::map<std::string, std::vector<std::vector<std::string>>> rows;
        for_ordinary([&](const Json& table, const Json& games) {
            for (const auto& [heading, list] : member_of(games, "traits").items())
                for (const Json& each : list) {
                    const auto mean = [&](const char* key) {
                        return number_text(each[key]["mean"], 1) + " <small>± " + number_text(each[key]["error"], 1) +
                               "</small>";
                    };
                    rows[heading].push_back({text_of(each["name"]), std::to_string(players_of(table)),
                                             count_text(each["games"].get<long>()), chance_text(each["first_seat"]),
                                             mean("winner"), mean("turns_per_player")});
                }
        });
        for (const auto& [heading, list] : rows)
            part("Games by " + escaped(heading), "Those on whose table it lay, or that ended so.",
                 "<details><summary>" + std::to_string(list.size()) + " rows</summary>" +
                     html_table(
                         {escaped(heading), "players", "games", "the first seat wins", "winner’s points", "turns each"},
                         list) +
                     "</details>");
    }

    void variants() {
        std::vector<std::vector<std::string>> rows;
        for (const Json& table : tables_)
            for (const Json& each : member_of(table, "variants")) {
                const Json& course = each["course"];
                const std::string option = each["option"];
                const auto mean = [&](const char* key) {
                    return number_text(course[key]["mean"], 1) + " <small>± " + number_text(course[key]["error"], 1) +
                           "</small>";
                };
                rows.push_back({option.empty() ? "<b>as it is</b>"
                                               : escaped(option) + "=" + text_of(each["value"]) + "<br><small>" +
                                                     text_of(each["meaning"]) + "</small>",
                                std::to_string(players_of(table)), count_text(course["games"].get<long>()),
                                chance_text(course["seats"][0]), mean("winner"), mean("turns_per_player")});
            }
        if (!rows.empty())
            part("Variants and modules", "Every option on its own; what changes no game is left out.",
                 html_table({"option", "players", "games", "the first seat wins", "winner’s points", "turns each"},
                            rows));
    }

    void deals() {
        std::vector<StackRow> rows;
        std::string boards;
        for (const Json& table : tables_)
            for (const Json& each : member_of(table, "deals")) {
                const double who = each["who"]["mean"], deal = each["deal"]["mean"];
                const std::string n = std::to_string(players_of(table));
                rows.push_back({"<span class=\"p" + n + "\">" + n + " players</span>, against " +
                                    text_of(each["weaker"]) + " <small>wins " + percent_text(each["wins"]["rate"]) +
                                    "</small>",
                                {{"who plays", 100 * who},
                                 {"the deal and the seat", 100 * std::max(0.0, deal)},
                                 {"the course of the game", 100 * std::max(0.0, 1 - who - std::max(0.0, deal))}}});
            }
        if (!rows.empty())
            part(
                "Luck and skill",
                "Every board is played once from every seat, with the same luck as far as the games allow: how much of "
                "the variance of results comes from who plays, and how much from what the deal gave to a seat.",
                stack_plot(rows, " %", true));
    }

public:
    explicit Section(const Tables& tables) : tables_(tables) {
        glance();
        findings();
        seats();
        course();
        without();
        swaps();
        uses();
        labels();
        deals();
        variants();
        traits();
    }
    const std::string& html() const { return html_; }
};

std::string options_text(const Json& options) {
    std::string text;
    for (const auto& [name, value] : options.items())
        text += (text.empty() ? "" : ", ") + name + "=" + value.get<std::string>();
    return text.empty() ? "as it comes out of the box" : text;
}

long games_in(const Tables& tables) {
    long games = 0;
    for (const Json& table : tables) {
        if (table.contains("ordinary")) games += table["ordinary"]["games"].get<long>();
        for (const Json& variant : member_of(table, "variants")) games += variant["course"]["games"].get<long>();
        for (const Json& deal : member_of(table, "deals")) games += deal["wins"]["of"].get<long>();
        if (table.contains("without"))
            for (const Json& list : table["without"])
                for (const Json& each : list) games += each["of"].get<long>();
    }
    return games;
}

}  // namespace

std::string balance_page(const std::vector<Json>& reports) {
    std::map<std::string, std::map<int, Json>> by_options;
    for (const Json& report : reports)
        for (const Json& table : report["tables"]) {
            Json& to = by_options[options_text(report["options"])][players_of(table)];
            to.is_null() ? void(to = table) : to.update(table);
        }
    const std::string title = text_of(reports[0]["title"]), with = text_of(reports[0]["with"]);
    std::string body, contents;
    long games = 0;
    int number = 0;
    for (const auto& [options, by_players] : by_options) {
        Tables tables;
        for (const auto& [players, table] : by_players) tables.push_back(table);
        games += games_in(tables);
        const std::string id = "part" + std::to_string(++number);
        contents += "<a href=\"#" + id + "\">" + escaped(options) + "</a>";
        body += "<h2 id=\"" + id + "\">" + title + ", " + escaped(options) + "</h2>" + Section(tables).html();
    }
    return "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
           "content=\"width=device-width, initial-scale=1\"><title>Balance of " +
           title + "</title><style>" + balance_style + "</style></head><body><header><h1>Balance of " + title +
           "</h1><p>" + count_text(games) + " games, played by computer players that plan their turns (" + with +
           "). Points and lines: a value, and the bounds in which it lies in 95 of 100 such measurements; so of a "
           "hundred rows, five may miss by chance. <i>house</i>: this project designed part of it, so it need not be "
           "as printed.</p>" +
           (number > 1 ? "<nav>" + contents + "</nav>" : "") + "</header><main>" + body + "</main></body></html>\n";
}

}  // namespace pantheon
