// `pantheon review`: a record looked at afterwards: what luck gave, what was given away, and when it was decided.
#include <cstdio>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "players/review.hpp"
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

// "build Mill at c4; buy one": answers from a place in the record on, as records say them.
std::string words_for(const Session& session, std::size_t at, std::span<const Answer> answers) {
    const auto game = session.beginning().copy();
    for (std::size_t i = 0; i < at; ++i) game->apply(session.record().answers[i]);
    std::string text;
    for (const Answer answer : answers) {
        if (!game->choice().options.contains(answer)) break;
        text += (text.empty() ? "" : "; ") + game->describe(answer, Language::english);
        game->apply(answer);
    }
    return text;
}

std::string name_of(const Session& session, Seat seat) {
    const auto place = static_cast<std::size_t>(seat);
    const auto& names = session.record().players;
    return place < names.size() && !names[place].empty() ? names[place]
                                                         : session.game().seat_name(seat, Language::english);
}

Json as_json(const Session& session, const Review& review) {
    Json json{{"players", Json::array()}, {"turns", Json::array()}, {"moments", Json::array()}};
    for (std::size_t p = 0; p < review.players.size(); ++p) {
        const ReviewedPlayer& player = review.players[p];
        json["players"].push_back({{"name", name_of(session, seat_at(static_cast<int>(p)))},
                                   {"start", player.start},
                                   {"luck", player.luck},
                                   {"play", player.play},
                                   {"result", player.result},
                                   {"error", player.error},
                                   {"error_rate", player.error_rate()},
                                   {"level", level_of(player.error_rate()).en}});
    }
    for (const ReviewedTurn& turn : review.turns) {
        if (!is_player(turn.seat)) continue;
        json["turns"].push_back({{"turn", turn.turn},
                                 {"seat", static_cast<int>(turn.seat)},
                                 {"win", std::vector(turn.win.begin(), turn.win.begin() + session.game().players())},
                                 {"luck", turn.luck[static_cast<std::size_t>(turn.seat)]},
                                 {"error", turn.error},
                                 {"best", words_for(session, turn.error_at, turn.better)}});
    }
    for (const Moment& moment : review.moments)
        json["moments"].push_back({{"turn", review.turns[moment.turn].turn},
                                   {"seat", static_cast<int>(moment.seat)},
                                   {"kind", moment.kind == Moment::Kind::luck ? "luck" : "error"},
                                   {"size", moment.size}});
    return json;
}

std::string percent(double chance, bool sign = false) {
    char text[16];
    std::snprintf(text, sizeof text, sign ? "%+.1f %%" : "%.1f %%", 100 * chance);
    return text;
}

void print(const Session& session, const Review& review) {
    for (std::size_t p = 0; p < review.players.size(); ++p) {
        const ReviewedPlayer& player = review.players[p];
        std::cout << name_of(session, seat_at(static_cast<int>(p))) << ": " << percent(player.start)
                  << " at the start, " << percent(player.luck, true) << " by luck, " << percent(player.play, true)
                  << " by play, " << percent(player.result) << " in the end; gave away " << percent(player.error_rate())
                  << " a turn: " << level_of(player.error_rate()).en << '\n';
    }
    std::cout << "\nWhat decided the game:\n";
    for (const Moment& moment : review.moments) {
        const ReviewedTurn& turn = review.turns[moment.turn];
        std::cout << "  turn " << turn.turn << ", " << name_of(session, moment.seat) << ": "
                  << (moment.kind == Moment::Kind::luck ? "luck, " : "an answer, ") << percent(moment.size, true)
                  << '\n';
    }
    std::cout << "\nMistakes:\n";
    for (const ReviewedTurn& turn : review.turns)
        if (turn.error >= 0.01)
            std::cout << "  turn " << turn.turn << ", " << name_of(session, turn.seat) << ": gave away "
                      << percent(turn.error) << "; better: " << words_for(session, turn.error_at, turn.better) << '\n';
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
    ReviewPlan plan{.simulations = wish.simulations, .seed = wish.seed};
    plan.told = [&](std::size_t done, std::size_t all) {
        line.say(std::to_string(done) + " of " + std::to_string(all) + " answers");
    };
    const Review found = review(session->beginning(), session->record().answers, *analyst, plan);
    line.say("");
    if (wish.json) std::cout << as_json(*session, found).dump(1) << '\n';
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
