// The battery: what every game on the contract must do, whatever its rules.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "is_slow.hpp"
#include "table/any_game.hpp"
#include "table/game.hpp"
#include "table/record.hpp"

namespace pantheon::battery {

// Checks answer with a sentence that says what is wrong, or with nothing.
using Complaint = std::string;

// How many games a test plays. Sanitizers are slow, so they see fewer; PANTHEON_GAMES=20 plays twenty times as many.
inline int games(int usual) {
#if defined(NDEBUG)
    constexpr int one_in = is_slow ? 40 : 1;
#else
    constexpr int one_in = is_slow ? 40 : 4;
#endif
    if (one_in > 1) usual = usual / one_in + 1;
    const char* times = std::getenv("PANTHEON_GAMES");
    return times ? std::max(1, static_cast<int>(usual * std::atof(times))) : usual;
}

// A player without plan: every option is as likely as any other, or, if eager, whatever is not "no" or "enough" is
// mostly preferred. Eager players build more, so that they see long columns, temples and wars.
struct Drifter {
    bool eager = false;
    // What the eager ones mostly leave alone, besides "enough"; null: nothing more.
    Options (*dull)(const Choice& choice) = nullptr;

    Answer answer(const Choice& choice, Rng& rng) const {
        Options options = choice.options;
        if (eager && choice.seat != Seat::luck && rng.below(8) != 0) {
            Options bold = options;
            bold.remove(answer_done);
            if (dull) bold = bold - dull(choice);
            if (bold) options = bold;
        }
        return random_option(options, rng);
    }
};

inline Complaint wrong_question(const Choice& choice, bool over, int players) {
    if (over != (choice.prompt == Row{})) return "the prompt and the end of the game disagree";
    if (over != choice.options.empty()) return over ? "something is asked after the end" : "a question has no options";
    const bool answers = choice.seat == Seat::luck || (is_player(choice.seat) && place(choice.seat) < players);
    if (!over && !answers) return "nobody at this table can answer";
    return {};
}

// Plays from `state` to the end. `visit(state)` sees each question, those with one option too, and the end;
// `follow(before, events, after)` sees each step. The first complaint ends the walk.
template <Game G, class Visit, class Follow>
Complaint walk(const typename G::Setup& setup, typename G::State state, const Drifter& drifter, Rng& rng, Visit&& visit,
               Follow&& follow, int longest = 100'000) {
    std::vector<Event> events;
    for (int answers = 0;; ++answers) {
        if (auto wrong = wrong_question(G::choice(state), G::is_over(state), setup.players); !wrong.empty())
            return wrong;
        if (auto wrong = visit(std::as_const(state)); !wrong.empty())
            return wrong + " (after " + std::to_string(answers) + " answers)";
        if (G::is_over(state)) return {};
        if (answers == longest) return "the game does not end";

        const typename G::State before = state;
        const Answer answer = drifter.answer(G::choice(state), rng);
        Silent silent;
        typename G::State copy = state;
        G::apply(setup, copy, answer, silent);
        if (!(state == before)) return "an answer on a copy changed the original";
        events.clear();
        Collect collect{events};
        G::apply(setup, state, answer, collect);
        if (!(copy == state)) return "the same answer to the same question led elsewhere";
        if (auto wrong = follow(before, events, std::as_const(state)); !wrong.empty())
            return wrong + " (by answer " + std::to_string(answers + 1) + ")";
    }
}

inline constexpr auto nothing_to_follow = [](const auto&, const auto&, const auto&) { return Complaint{}; };

// What a seat sees is what it would see in every position that looks the same to it. `legal(state)` complains about
// imagined positions that could not be.
template <Game G, class Legal>
Complaint check_views(const typename G::Setup& setup, const typename G::State& state, Rng& rng, Legal&& legal) {
    for (int p = 0; p <= setup.players; ++p) {
        const Seat viewer = p == setup.players ? Seat::nobody : seat_at(p);
        const std::string who = is_player(viewer) ? "seat " + std::to_string(p) : "a spectator";
        const typename G::View seen = G::view(setup, state, viewer);
        const typename G::State other = G::redeal(setup, seen, rng);
        if (!(G::view(setup, other, viewer) == seen)) return "an imagined position looks different to " + who;
        if (G::is_over(state) != G::is_over(other)) return "an imagined position ends the game";
        const Choice real = G::choice(state), imagined = G::choice(other);
        if (real.prompt != imagined.prompt || real.seat != imagined.seat)
            return "an imagined position asks something else";
        if (real.options.empty() != imagined.options.empty()) return "an imagined question has no options for " + who;
        if (real.seat == viewer && !(real == imagined)) return "hidden things change the options of " + who;
        if (real.seat == Seat::luck && real.options.size() != imagined.options.size())
            return "luck has another number of options in what " + who + " imagines";
        if (auto wrong = legal(other); !wrong.empty()) return "imagined by " + who + ": " + wrong;
    }
    return {};
}

// ---- on any game, whatever its type ------------------------------------------------------------------------------

// Options are told apart by their words, in both languages, and nothing in the words breaks a line of a record.
inline Complaint check_words(const AnyGame& game) {
    for (const Language language : {Language::english, Language::french}) {
        std::set<std::string> seen;
        for (const Answer option : game.choice().options) {
            const std::string words = game.describe(option, language);
            if (words.empty() || words.find_first_of(";\n\r") != std::string::npos || words.front() == ' ' ||
                words.back() == ' ')
                return "these words do not fit into a record: \"" + words + "\"";
            if (!seen.insert(words).second) return "two options are called \"" + words + "\"";
        }
        if (game.question(language).empty()) return "a question has no words";
    }
    return {};
}

inline Complaint differ(const AnyGame& a, const AnyGame& b) {
    if (a.hash() != b.hash()) return "the hashes differ";
    if (!(a.choice() == b.choice())) return "the questions differ";
    for (int p = 0; p < a.players(); ++p) {
        if (a.score(seat_at(p)) != b.score(seat_at(p))) return "the scores differ";
        if (a.view_json(seat_at(p)) != b.view_json(seat_at(p))) return "the views differ";
    }
    return {};
}

// Text and back gives the same record, and the record the same game.
inline Complaint check_record(const Record& record, const AnyGame& game, std::span<const GameKind> shelf) {
    const std::string text = write_record(record, shelf);
    const auto read = read_record(text, shelf);
    if (!read) return "a record cannot be read back: " + read.error() + "\n" + text;
    if (!(*read == record)) return "a record reads differently from what was written:\n" + text;
    const auto replayed = replay(*read, shelf);
    if (!replayed) return "a record cannot be replayed: " + replayed.error();
    return differ(game, **replayed);
}

// Statements read into a new game of the same options; each is true after it was said, except those that begin with
// `unlooked`, which nobody can look up.
inline Result<std::unique_ptr<AnyGame>> set_up(const GameKind& kind, const AnyGame& like, std::string_view statements,
                                               std::string_view unlooked) {
    auto game = kind.begin(kind, like.options(), 0);
    while (game && !statements.empty()) {
        const auto end = std::min(statements.find('\n'), statements.size());
        const auto line = statements.substr(0, end);
        if (const auto error = (*game)->edit(line)) return Error{std::string(line) + ": " + error->sentence};
        const bool looked_up = unlooked.empty() || !line.starts_with(unlooked);
        if (const auto error = (*game)->check(line); error && looked_up)
            return Error{std::string(line) + " is not true after it was said: " + error->sentence};
        statements.remove_prefix(std::min(end + 1, statements.size()));
    }
    if (game) (*game)->settle();
    return game;
}

inline std::string options_in_words(const AnyGame& game) {
    std::string text;
    for (const Answer option : game.choice().options) text += game.describe(option, Language::english) + "; ";
    return text;
}

// A position in words and back is the same text, offers the same, and is one position. Which of several equal things
// lies where need not be part of the text; with `same_views` everything that a seat sees is.
inline Complaint check_position(const GameKind& kind, const AnyGame& game, bool same_views,
                                std::string_view unlooked = {}) {
    const auto text = game.position();
    if (!text) return "a position cannot be written: " + text.error();
    const auto read = set_up(kind, game, *text, unlooked);
    if (!read) return "a position cannot be read back: " + read.error();
    const auto again = (*read)->position();
    if (!again || *again != *text)
        return "a position reads differently from what was written:\n" + *text + "\nand\n" +
               (again ? *again : again.error());
    if (options_in_words(game) != options_in_words(**read)) return "a position that was read offers something else";
    if (game.active() != (*read)->active()) return "a position that was read gives the turn to another seat";
    const auto twice = set_up(kind, game, *again, unlooked);
    if (!twice || (*twice)->hash() != (*read)->hash()) return "a position has two hashes";
    for (int p = -1; same_views && p < game.players(); ++p) {
        const Seat viewer = p < 0 ? Seat::nobody : seat_at(p);
        if (game.view_json(viewer) != (*read)->view_json(viewer))
            return "a position that was read looks different to seat " + std::to_string(p) + ":\n" + *text;
    }
    return {};
}

// A real question does not answer itself; `visit(game, record)` sees each.
template <class Visit>
Complaint walk_any(std::unique_ptr<AnyGame> game, Record& record, const Drifter& drifter, Rng& rng, Visit&& visit) {
    while (true) {
        if (auto wrong = wrong_question(game->choice(), game->is_over(), game->players()); !wrong.empty()) return wrong;
        if (auto wrong = visit(std::as_const(*game), std::as_const(record)); !wrong.empty()) return wrong;
        if (game->is_over()) return {};
        if (game->answers_itself()) return "a question with one option was left open";
        const Answer answer = drifter.answer(game->choice(), rng);
        const auto copy = game->copy();
        const std::uint64_t before = game->hash();
        copy->apply(answer);
        if (game->hash() != before) return "an answer on a copy changed the original";
        game->apply(answer);
        if (game->hash() != copy->hash() || !(game->choice() == copy->choice())) return "a copy went elsewhere";
        record.answers.push_back(answer);
    }
}

// One kind of game, played many times. `begin(rng)` makes options, `drifter(game)` players for the game of this number.
template <class MakeOptions, class MakeDrifter>
struct Series {
    const GameKind& kind;
    MakeOptions options;
    MakeDrifter drifter;

    // `check(game, record, rng)` sees every real question. The first complaint comes with the seed and the record.
    template <class Check>
    Complaint play(int games, std::uint64_t first_seed, Check&& check) const {
        for (int game = 0; game < games; ++game) {
            const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
            Rng rng{seed}, looks{~seed};
            auto begun = kind.begin(kind, options(rng), seed);
            if (!begun) return begun.error();
            Record record = record_of(kind, (*begun)->options());
            if (game % 3 == 0)
                for (int p = 0; p < (*begun)->players(); ++p) record.players.push_back("Player " + std::to_string(p));
            const auto wrong =
                walk_any(std::move(*begun), record, drifter(game), rng,
                         [&](const AnyGame& now, const Record& so_far) { return check(now, so_far, looks); });
            if (!wrong.empty())
                return "seed " + std::to_string(seed) + ": " + wrong + "\n" + write_record(record, {&kind, 1});
        }
        return {};
    }
};

}  // namespace pantheon::battery
