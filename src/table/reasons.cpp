#include "table/reasons.hpp"

#include <cstdlib>

#include "table/any_game.hpp"

namespace pantheon {

Tried try_line(const AnyGame& game, std::span<const Answer> line) {
    const Seat seat = game.choice().seat;
    Tried tried{.answers = {}, .events = {}, .after = game.copy()};
    std::size_t next = 0;
    while (!tried.after->is_over() && tried.after->choice().seat == seat) {
        const Options& options = tried.after->choice().options;
        const bool forced = next > 0 && options.has_one();
        if (!forced && (next == line.size() || !options.contains(line[next]))) break;
        const Answer answer = forced ? options.first() : line[next++];
        if (!tried.after->answers_itself()) tried.answers.push_back(answer);
        std::vector<Event> events;
        tried.after->step(answer, &events);
        for (const Event& event : events) {
            if (hides_the_rest(tried.after->row_of(event).telling)) return tried;
            tried.events.push_back(tried.after->seen_by(event, seat));
        }
    }
    return tried;
}

std::vector<Reason> points_at_once(const AnyGame& game, const Tried& line, Language language) {
    const Seat seat = game.choice().seat;
    const auto& sources = game.tables().sources;
    std::vector<int> sum(sources.size());
    for (const Event& event : line.events)
        for (const Points& points : game.points(event))
            if (points.seat == seat) sum[static_cast<std::size_t>(points.source)] += points.n;
    std::vector<Reason> reasons;
    const bool french = language == Language::french;
    for (std::size_t source = 0; source < sum.size(); ++source) {
        if (sum[source] == 0) continue;
        const std::string n = (sum[source] > 0 ? "+" : "\u2212") + std::to_string(std::abs(sum[source]));
        const bool one = std::abs(sum[source]) == 1;
        const Words words = n + (one ? " point" : " points") + (french ? " maintenant (" : " now (") +
                            std::string(sources[source].in(language)) + ")";
        reasons.push_back({sum[source] > 0, words.printed(language)});
    }
    return reasons;
}

Words listed(const std::vector<Words>& parts, Language language) {
    Words text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 < parts.size() ? ", " : language == Language::french ? " et " : " and ";
        text += parts[i];
    }
    return text;
}

}  // namespace pantheon
