// `pantheon review`: a record looked at afterwards: what luck gave, what was given away, and when it was decided.
#include <cstdio>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "players/review_json.hpp"
#include "service/json_reader.hpp"
#include "table/session.hpp"

namespace pantheon {

namespace {

struct Wish {
    std::string file;
    int simulations = ReviewPlan{}.simulations;
    std::uint64_t seed = 1;
    bool json = false;
};

std::string percent(double chance, bool sign = false) {
    char text[16];
    std::snprintf(text, sizeof text, sign ? "%+.1f %%" : "%.1f %%", 100 * chance);
    return text;
}

void print(const Session& session, const Review& review) {
    for (std::size_t p = 0; p < review.players.size(); ++p) {
        const ReviewedPlayer& player = review.players[p];
        std::cout << player_named(session.game(), session.record(), seat_at(static_cast<int>(p))) << ": "
                  << percent(player.start) << " at the start, " << percent(player.luck, true) << " by luck, "
                  << percent(player.play, true) << " by play, " << percent(player.result) << " in the end; gave away "
                  << percent(player.error_rate()) << " a turn: " << level_of(player.error_rate()).en << '\n';
    }
    std::cout << "\nWhat decided the game:\n";
    for (const Moment& moment : review.moments) {
        const ReviewedTurn& turn = review.turns[moment.turn];
        std::cout << "  turn " << turn.turn << ", " << player_named(session.game(), session.record(), moment.seat)
                  << ": " << (moment.kind == Moment::Kind::luck ? "luck, " : "an answer, ")
                  << percent(moment.size, true) << '\n';
    }
    std::cout << "\nMistakes:\n";
    for (const ReviewedTurn& turn : review.turns)
        for (const ReviewedPart& part : turn.parts)
            if (part.error >= 0.01)
                std::cout << "  turn " << turn.turn << ", " << player_named(session.game(), session.record(), part.seat)
                          << ": gave away " << percent(part.error)
                          << "; better: " << better_text(part, session.beginning(), session.record()) << '\n';
}

void run(const Wish& wish, const Context& context) {
    auto record = read_record(read_text(wish.file), context.shelf);
    if (!record) fail(wish.file + ": " + record.error());
    const auto kind = kind_for(*record, context.shelf);
    if (!kind) fail(wish.file + ": " + kind.error());
    const auto session = Session::resume(context.shelf, std::move(*record));
    if (!session) fail(wish.file + ": " + session.error());
    if (!(*kind)->analyst) fail("nobody can judge games of " + (*kind)->name + " yet");
    const auto analyst = (*kind)->analyst(session->beginning());
    const Progress line;
    Reviewer reviewer(session->beginning(), session->record().answers, *analyst, {wish.simulations, wish.seed});
    for (; !reviewer.is_done(); reviewer.step())
        line.say(std::to_string(reviewer.done()) + " of " + std::to_string(reviewer.all()) + " answers");
    line.say("");
    const Review found = reviewer.review();
    if (wish.json)
        std::cout << Json::parse(review_json(found, session->beginning(), session->record())).dump(1) << '\n';
    else print(*session, found);
}

}  // namespace

void add_review(CLI::App& app, Context& context) {
    const auto wish = std::make_shared<Wish>();
    Command command(app, "review", "A record looked at afterwards: luck, mistakes, and what decided it");
    command.needs("file", wish->file, "FILE", "A record, as `save` in the terminal writes it");
    command.takes("--simulations", wish->simulations, 1, 1'000'000, "N", "Worlds in which answers are compared");
    command.takes("--seed", wish->seed, "N", "The same number gives the same review");
    command.flag("--json", wish->json, "For programs");
    command.example("Example: pantheon review game.pantheon --json");
    command.does([wish, &context] { run(*wish, context); });
}

}  // namespace pantheon
