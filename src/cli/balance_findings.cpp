// What the numbers of a balance report say, in sentences.
#include <algorithm>
#include <cmath>
#include <map>

#include "cli/balance_page.hpp"
#include "cli/balance_plots.hpp"
#include "service/json_reader.hpp"

namespace pantheon {

namespace {

using Mark = Finding::Mark;

// Whoever must do without a card should lose no more than this of a fair chance: 15 of 50 per cent.
constexpr double too_dear = 0.3, notable_loss = 0.15, no_loss = 0.02;

std::string bold(const std::string& name) { return "<b>" + escaped(name) + "</b>"; }
std::string with_players(const Json& table) {
    return "with " + std::to_string(table["players"].get<int>()) + " players";
}
double fair(const Json& table) { return 1.0 / table["players"].get<int>(); }

std::string listed(const std::vector<std::string>& names, std::size_t most = 12) {
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < most; ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + escaped(names[i]);
    if (names.size() > most) text += " and " + std::to_string(names.size() - most) + " more";
    return text;
}

// The middle half of what a histogram holds: "18 to 29".
std::string middle_half(const Json& pairs) {
    long all = 0, seen = 0;
    for (const Json& pair : pairs) all += pair[1].get<long>();
    std::string low, high;
    for (const Json& pair : pairs) {
        seen += pair[1].get<long>();
        if (low.empty() && 4 * seen >= all) low = std::to_string(pair[0].get<int>());
        if (high.empty() && 4 * seen >= 3 * all) high = std::to_string(pair[0].get<int>());
    }
    return low + " to " + high;
}

// A share of all games; of what fewer than one of a thousand are, how many: "48 games", as "0.0 %" would say none.
std::string share_text(long some, long all) {
    if (1000 * some >= all) return percent_text(static_cast<double>(some) / static_cast<double>(all));
    return count_text(some) + (some == 1 ? " game" : " games");
}

class Findings {
    const std::vector<Json>& tables_;
    std::vector<Finding> found_;

    void add(Mark mark, double weight, std::string text) { found_.push_back({mark, weight, std::move(text)}); }

    struct Loss {
        double part = 0;  // of a fair chance, at worst
        bool sure = false;
        bool is_part = false;
        bool house = false;
        std::string rates;  // "33.0 % with 2 players (31.0 to 35.0; fair: 50.0 %)"

        // Of what is sure, the worst counts.
        void add(const Json& share, const Json& table) {
            const double here = 1 - share["rate"].get<double>() / fair(table);
            const bool is_sure =
                share["interval"][1].get<double>() < fair(table) || share["interval"][0].get<double>() > fair(table);
            if (rates.empty() || is_sure > sure || (is_sure == sure && std::abs(here) > std::abs(part)))
                part = here, sure = is_sure;
            rates += (rates.empty() ? "" : ", ") + percent_text(share["rate"]) + " " + with_players(table) + " (" +
                     number_text(100 * share["interval"][0].get<double>(), 1) + " to " +
                     number_text(100 * share["interval"][1].get<double>(), 1) + "; fair: " + percent_text(fair(table)) +
                     ")";
        }
    };
    using Losses = std::map<std::pair<std::string, std::string>, Loss>;  // by heading and name
    Losses losses() const {
        Losses all;
        for (const Json& table : tables_) {
            if (!table.contains("without")) continue;
            for (const auto& [heading, rows] : table["without"].items()) {
                for (const Json& row : rows) {
                    Loss& loss = all[{heading, row["name"]}];
                    loss.add(row, table);
                    loss.is_part = row["part"];
                    loss.house = row["house"].get<int>() > 0;
                }
            }
        }
        return all;
    }

    void tell_of_losses() {
        std::vector<std::string> idle;
        for (const auto& [key, loss] : losses()) {
            const std::string& name = key.second;
            const std::string tag = loss.house ? " Part of it is house: it can be changed." : "";
            if (loss.is_part) {
                add(loss.part > 0.9 ? Mark::wrong : Mark::fine, loss.part > 0.9 ? 3 : 0.3 * loss.part,
                    "Without any of " + bold(name) + " a player wins " + loss.rates + ".");
                continue;
            }
            if (loss.part > too_dear && loss.sure)
                add(Mark::wrong, 4 + loss.part,
                    bold(name) + " is too strong: who must do without it wins " + loss.rates + "." + tag);
            else if (loss.part > notable_loss && loss.sure)
                add(Mark::notable, 2 + loss.part,
                    bold(name) + " is strong: who must do without it wins " + loss.rates + ".");
            else if (loss.part < -0.05 && loss.sure)
                add(Mark::notable, 2 - loss.part,
                    bold(name) + " is overrated: who leaves it alone wins " + loss.rates + ".");
            else if (std::abs(loss.part) < no_loss) idle.push_back(name);
        }
        if (!idle.empty())
            add(Mark::notable, 1.5, "Without these nobody fares worse, or hardly: " + listed(idle) + ".");
    }

    void tell_of_uses(const Json& table) {
        std::vector<std::string> never;
        for (const Json& item : member_of(table["ordinary"], "items"))
            if (item["seats"].get<double>() < 0.01) never.push_back(item["name"]);
        if (!never.empty())
            add(Mark::wrong, 3.5,
                "Strong play " + with_players(table) + " hardly ever uses " + listed(never) +
                    " (in less than 1 of 100 games of a player).");
    }

    void tell_of_parts(const Json& table) {
        for (const auto& [heading, rows] : member_of(table["ordinary"], "families").items()) {
            if (rows.empty() || !rows[0]["part"].get<bool>()) continue;
            double least = 1;
            std::string rare, counts;
            for (const Json& row : rows) {
                if (row["winners"].get<double>() < least) least = row["winners"], rare = row["name"];
                counts += (counts.empty() ? "" : ", ") + escaped(row["name"]) + " " + number_text(row["winner"], 1);
            }
            if (least < 0.5)
                add(Mark::notable, 1.8,
                    "Only " + percent_text(least) + " of winners " + with_players(table) + " use anything of " +
                        bold(rare) + ". On average a winner uses: " + counts + ".");
            else add(Mark::fine, 0.8, "What a winner uses " + with_players(table) + ": " + counts + ".");
        }
    }

    void tell_of_seats(const Json& table) {
        const Json& seats = table["ordinary"]["seats"];
        const auto farthest = std::max_element(seats.begin(), seats.end(), [&](const Json& a, const Json& b) {
            return std::abs(a["rate"].get<double>() - fair(table)) < std::abs(b["rate"].get<double>() - fair(table));
        });
        static constexpr const char* order[] = {"begins", "comes second", "comes third", "comes last"};
        const auto which = farthest - seats.begin();
        const std::string who = which + 1 == static_cast<long>(seats.size()) ? order[3] : order[which];
        const double rate = (*farthest)["rate"], low = (*farthest)["interval"][0], high = (*farthest)["interval"][1];
        const bool sure = low > fair(table) || high < fair(table);
        const double part = std::abs(rate / fair(table) - 1);
        const std::string rates = percent_text(rate) + " (" + percent_text(low) + " to " + percent_text(high) +
                                  "; fair: " + percent_text(fair(table)) + ")";
        if (!sure)
            add(Mark::fine, 0.7,
                "No seat " + with_players(table) + " is clearly better: the farthest from fair is whoever " + who +
                    ", " + rates + ".");
        else
            add(part > 0.1 ? Mark::notable : Mark::fine, 1.8 + 2 * part,
                "Whoever " + bold(who) + " wins " + rates + " " + with_players(table) + ".");
    }

    void tell_of_course(const Json& table) {
        const Json& games = table["ordinary"];
        std::string source;
        double most = 0;
        for (const Json& each : games["sources"])
            if (each["winner"].get<double>() > most) most = each["winner"], source = each["name"];
        std::string endings;
        std::vector<std::pair<int, std::string>> sorted;
        for (const auto& [name, count] : games["endings"].items()) sorted.emplace_back(-count.get<int>(), name);
        std::sort(sorted.begin(), sorted.end());
        for (const auto& [count, name] : sorted)
            if (count < 0)
                endings += (endings.empty() ? "" : ", ") + escaped(name) + " " + share_text(-count, games["games"]);
        add(Mark::fine, 0.9,
            "A game " + with_players(table) + " takes " +
                bold(number_text(games["turns_per_player"]["mean"], 1) + " turns") + " each, half of all games " +
                middle_half(games["turns"]) + "; its winner has " +
                bold(number_text(games["winner"]["mean"], 1) + " points") + ", half of them " +
                middle_half(games["winning_scores"]) + ", mostly from " + escaped(source) + " (" +
                number_text(most, 1) + "). Ended by: " + endings + ".");
    }

    void tell_of_labels() {
        Losses all;
        for (const Json& table : tables_)
            for (const auto& [heading, rows] : member_of(member_of(table, "ordinary"), "labels").items())
                for (const Json& row : rows) all[{heading, row["name"]}].add(row, table);
        for (const auto& [label, loss] : all) {
            const double part = std::abs(loss.part);
            if (loss.sure && part > 0.1)
                add(part > 0.25 ? Mark::wrong : Mark::notable, 2 + part,
                    bold(label.second) + " (" + escaped(label.first) + ") wins " + loss.rates + ".");
        }
    }

    void tell_of_deals(const Json& table) {
        if (!table.contains("deals") || table["deals"].empty()) return;
        const Json& last = table["deals"].back();
        add(Mark::fine, 2.2,
            "Luck and skill " + with_players(table) + ", against " + bold(last["weaker"]) + ": who plays explains " +
                percent_text(last["who"]["mean"]) + " of the variance of results, the deal and the seat " +
                percent_text(last["deal"]["mean"]) + "; the rest is the course of the game.");
    }

    void tell_of_variants(const Json& table) {
        if (!table.contains("variants")) return;
        const double usual = table["variants"][0]["course"]["turns_per_player"]["mean"];
        for (const Json& row : table["variants"]) {
            const double ratio = row["course"]["turns_per_player"]["mean"].get<double>() / usual;
            if (row["option"] != "" && (ratio > 1.3 || ratio < 0.77))
                add(Mark::notable, 1.4,
                    bold(row["option"].get<std::string>() + "=" + row["value"].get<std::string>()) + " makes games " +
                        with_players(table) + " " + number_text(ratio, 2) + " times as long.");
        }
    }

public:
    explicit Findings(const std::vector<Json>& tables) : tables_(tables) {
        tell_of_losses();
        tell_of_labels();
        for (const Json& table : tables_) {
            tell_of_deals(table);
            tell_of_variants(table);
            if (!table.contains("ordinary")) continue;
            tell_of_course(table);
            tell_of_uses(table);
            tell_of_parts(table);
            tell_of_seats(table);
        }
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Finding& a, const Finding& b) { return a.weight > b.weight; });
    }
    std::vector<Finding> all() { return std::move(found_); }
};

}  // namespace

std::vector<Finding> findings_of(const std::vector<Json>& tables) { return Findings(tables).all(); }

}  // namespace pantheon
