#include "cli/terminal_log.hpp"

#include <algorithm>
#include <array>
#include <iomanip>
#include <sstream>
#include <vector>

#include "table/look.hpp"

namespace pantheon {

namespace {

// Sentences about one player in a row name that player once: "red builds a mill; pays 2; …".
class Teller {
    const AnyGame& game_;
    Language language_;
    int columns_;
    std::string text_, line_, clause_, whole_;
    int repeats_ = 0;
    bool fresh_turn_ = false;
    Seat subject_ = Seat::nobody;

    void end_clause() {
        if (repeats_ == 0) return;
        if (!line_.empty()) line_ += fresh_turn_ ? " " : say(language_, "; ", " ; ");
        fresh_turn_ = false;
        line_ += clause_ + (repeats_ > 1 ? " ×" + std::to_string(repeats_) : "");
        repeats_ = 0;
    }
    void end_line() {
        end_clause();
        if (!line_.empty() && !fresh_turn_) text_ += wrap("  " + line_, columns_, 6) + "\n";
        line_.clear();
        fresh_turn_ = false;
        subject_ = Seat::nobody;
    }
    // A turn opens its line: "round 3: red", and goes on with its first sentence: "builds a mill".
    void open_turn(const Event& event) {
        end_line();
        line_ = game_.tell(event, language_);
        fresh_turn_ = true;
        subject_ = event.seat;
    }

public:
    Teller(const AnyGame& game, Language language, int columns) : game_(game), language_(language), columns_(columns) {}

    void tell(const Event& event) {
        if (game_.row_of(event).telling == Telling::turn_begins) return open_turn(event);
        std::string clause = game_.tell(event, language_);
        if (repeats_ > 0 && clause == whole_) {
            ++repeats_;
            return;
        }
        end_clause();
        whole_ = clause;
        const std::string who = is_player(event.seat) ? game_.seat_name(event.seat, language_) + " " : "";
        const bool same = event.seat == subject_ && clause.starts_with(who);
        if (same) clause.erase(0, who.size());
        else if (fresh_turn_) line_ += say(language_, ":", " :");
        clause_ = clause;
        repeats_ = 1;
        subject_ = event.seat;
    }
    std::string text() {
        end_line();
        return text_;
    }
};

}  // namespace

std::string tell_events(const AnyGame& game, std::span<const Event> events, Seat viewer, Language language,
                        int columns) {
    Teller teller{game, language, columns};
    for (const Event& event : events) teller.tell(game.seen_by(event, viewer));
    return teller.text();
}

std::string score_table(const AnyGame& game, std::span<const Event> events, Language language) {
    const auto sources = game.tables().sources;
    std::vector<std::array<int, max_players>> table(sources.size());
    for (const Event& event : events)
        for (const Points& points : game.points(event))
            table[static_cast<std::size_t>(points.source)][static_cast<std::size_t>(points.seat)] += points.n;
    for (int p = 0; p < game.players(); ++p) {
        const auto seat = static_cast<std::size_t>(p);
        int rest = game.score(seat_at(p));  // what nothing else explains was there from the start
        for (const auto& points : table) rest -= points[seat];
        table.front()[seat] += rest;
    }
    std::ostringstream text;
    const auto name_column = [&text](const std::string& name) {
        const auto letters =
            std::ranges::count_if(name, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
        text << "  " << name << std::string(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, 18 - letters)), ' ');
    };
    const auto row = [&](const std::string& name, auto value) {
        name_column(name);
        for (int p = 0; p < game.players(); ++p) text << std::setw(8) << value(p);
        text << '\n';
    };
    row("", [&](int p) { return game.seat_name(seat_at(p), language); });
    for (std::size_t source = 0; source < table.size(); ++source)
        row(std::string(sources[source].in(language)),
            [&](int p) { return table[source][static_cast<std::size_t>(p)]; });
    row("total", [&](int p) { return game.score(seat_at(p)); });
    row("place", [&](int p) { return game.rank(seat_at(p)); });
    return text.str();
}

}  // namespace pantheon
