// Games of Deus as text: the words of options, records, positions.
#include <doctest/doctest.h>

#include "games/deus/deus.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/prompts.hpp"
#include "property/battery.hpp"
#include "property/deus_setups.hpp"

using namespace pantheon;
using deus::Prompt;

namespace {

const GameKind& kind() {
    static const GameKind deus = deus::deus_kind(deus::built_in_box());
    return deus;
}
std::span<const GameKind> shelf() { return {&kind(), 1}; }

std::unique_ptr<AnyGame> begin(const GameOptions& options, std::uint64_t seed) {
    auto game = kind().begin(kind(), options, seed);
    REQUIRE_MESSAGE(game.ok(), (game ? "" : game.error()));
    return std::move(*game);
}

// Plays many games; `check(game, record, rng)` sees every real question.
template <class Check>
void play_many(int games, std::uint64_t first_seed, Check&& check) {
    for (int game = 0; game < games; ++game) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
        Rng rng{seed}, looks{~seed};
        auto begun = begin(deus::random_options(deus::built_in_box(), rng), seed);
        Record record = record_of(kind(), begun->options());
        if (game % 3 == 0)
            for (int p = 0; p < begun->players(); ++p) record.players.push_back("Player " + std::to_string(p));
        const auto wrong =
            battery::walk_any(std::move(begun), record, {game % 2 == 0}, rng,
                              [&](const AnyGame& now, const Record& so_far) { return check(now, so_far, looks); });
        if (!wrong.empty()) FAIL("seed " << seed << ": " << wrong << "\n" << write_record(record, shelf()));
    }
}

// Statements read into a new game of the same setup.
Result<std::unique_ptr<AnyGame>> set_up(const AnyGame& like, std::string_view statements) {
    auto game = begin(like.options(), 0);
    while (!statements.empty()) {
        const auto end = std::min(statements.find('\n'), statements.size());
        const auto line = statements.substr(0, end);
        if (const auto error = game->edit(line)) return Error{std::string(line) + ": " + error->sentence};
        if (const auto error = game->check(line); error && !line.starts_with("pile "))
            return Error{std::string(line) + " is not true after it was said: " + error->sentence};
        statements.remove_prefix(std::min(end + 1, statements.size()));
    }
    game->settle();
    return game;
}

std::string options_in_words(const AnyGame& game) {
    std::string text;
    for (const Answer option : game.choice().options) text += game.describe(option, Language::english) + "; ";
    return text;
}

// Which of several equal cards lies where is not part of the text; everything else is.
battery::Complaint check_position(const AnyGame& game) {
    const auto text = game.position();
    if (game.choice().prompt != Prompt::turn) return text.ok() ? "a position was written in the middle of a turn" : "";
    if (!text) return "a position cannot be written: " + text.error();
    const auto read = set_up(game, *text);
    if (!read) return "a position cannot be read back: " + read.error();
    const auto again = (*read)->position();
    if (!again || *again != *text)
        return "a position reads differently from what was written:\n" + *text + "\nand\n" +
               (again ? *again : again.error());
    if (options_in_words(game) != options_in_words(**read)) return "a position that was read offers something else";
    if (game.active() != (*read)->active()) return "a position that was read gives the turn to another seat";
    const auto twice = set_up(game, *again);
    if (!twice || (*twice)->hash() != (*read)->hash()) return "a position has two hashes";
    return {};
}

}  // namespace

TEST_CASE("the options of a question have different words, in both languages") {
    play_many(battery::games(400), 5'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        // Luck has many options, all of one kind.
        const bool look = game.choice().seat == Seat::luck ? rng.below(50) == 0 : rng.below(2) == 0;
        return look ? battery::check_words(game) : battery::Complaint{};
    });
}

TEST_CASE("records are read as they were written, finished or not, and replay to the same game") {
    play_many(battery::games(500), 6'000'000'000, [](const AnyGame& game, const Record& record, Rng& rng) {
        return game.is_over() || rng.below(200) == 0 ? battery::check_record(record, game, shelf())
                                                     : battery::Complaint{};
    });
}

TEST_CASE("positions are read as they were written") {
    play_many(battery::games(300), 7'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        return rng.below(20) == 0 ? check_position(game) : battery::Complaint{};
    });
}
