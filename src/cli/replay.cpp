// `pantheon replay`: a record, turn by turn.
#include <array>
#include <iostream>
#include <optional>

#include "cli/commands.hpp"
#include "cli/terminal_log.hpp"
#include "table/look.hpp"
#include "table/session.hpp"

namespace pantheon {

namespace {

struct ReplayWish {
    std::string file, language = "en";
    std::optional<int> turn;
    bool events = false;
};

void print_header(const Session& session, Language language) {
    const AnyGame& game = session.game();
    std::cout << game.name();
    for (const auto& [name, value] : game.options()) std::cout << ", " << name << " " << value;
    std::cout << '\n';
    for (std::size_t p = 0; p < session.record().players.size(); ++p)
        std::cout << game.seat_name(seat_at(static_cast<int>(p)), language) << say(language, ": ", " : ")
                  << session.record().players[p] << '\n';
    // "hints: blue 2, red 1".
    std::array<int, max_players> hints{};
    for (const std::size_t answer : session.record().hints)
        if (answer < session.answers() && is_player(session.who_answered(answer)))
            ++hints[static_cast<std::size_t>(session.who_answered(answer))];
    std::string by_seat;
    for (int p = 0; p < game.players(); ++p)
        if (const int n = hints[static_cast<std::size_t>(p)])
            by_seat += (by_seat.empty() ? "" : ", ") + game.seat_name(seat_at(p), language) + " " + std::to_string(n);
    if (!by_seat.empty()) std::cout << say(language, "hints: ", "conseils : ") << by_seat << '\n';
    std::cout << '\n';
}

void print_result(const Session& session, Language language) {
    const AnyGame& game = session.game();
    if (game.is_over()) {
        std::cout << '\n' << score_table(game, session.events(), language);
        return;
    }
    std::cout << say(language, "\nThe game goes on: ", "\nLa partie continue : ");
    if (is_player(game.choice().seat))
        std::cout << game.seat_name(game.choice().seat, language) << say(language, ": ", " : ");
    std::cout << game.question(language) << '\n';
}

// The answer that is the last of this turn. Turns count from 1, over all players; 0 is before the first.
std::size_t end_of_turn(const Session& session, int turn) {
    int begun = 0;
    for (std::size_t answer = 0; answer < session.answers(); ++answer)
        for (const Event& event : session.events_of(answer))
            if (session.game().row_of(event).telling == Telling::turn_begins && ++begun > turn) return answer + 1;
    if (begun < turn) fail("the record has " + std::to_string(begun) + " turns, not " + std::to_string(turn));
    return session.answers();
}

void print_position(const Session& session, const GameKind& kind, Language language) {
    std::cout << '\n' << kind.picture(session.game(), Picture::board, Seat::nobody, {.language = language}) << '\n';
    if (const auto position = session.game().position()) std::cout << *position;
}

void run(const ReplayWish& wish, const Context& context) {
    const Language language = language_named(wish.language);
    auto record = read_record(read_text(wish.file), context.shelf);
    if (!record) fail(wish.file + ": " + record.error());
    auto session = Session::resume(context.shelf, std::move(*record));
    if (!session) fail(wish.file + ": " + session.error());
    if (wish.turn) session->take_back_to(end_of_turn(*session, *wish.turn));
    print_header(*session, language);
    // A record is open to whoever has it: with --events, everything is told; otherwise what a spectator saw.
    if (!wish.events) std::cout << tell_events(session->game(), session->events(), Seat::nobody, language, 100);
    for (const Event& event : session->events())
        if (wish.events) std::cout << session->game().tell(event, language) << '\n';
    if (wish.turn) print_position(*session, game_named(context, std::string(session->game().name())), language);
    print_result(*session, language);
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<ReplayWish>();
    Command command(app, "replay", "A record, turn by turn");
    command.needs("file", wish->file, "FILE", "A record, as `save` in the terminal writes it");
    command.takes("--turn", wish->turn, "N", "Stop after so many turns, and show the position");
    command.flag("--events", wish->events, "Everything that happened, one event a line, drawn cards included");
    command.takes("--lang", wish->language, "LANG", "en or fr");
    command.example("Example: pantheon replay game.pantheon --turn 12");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
