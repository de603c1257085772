#include "lab/puzzle_maker.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_set>

#include "lab/side_by_side.hpp"
#include "players/player.hpp"
#include "players/value.hpp"
#include "table/game.hpp"
#include "table/material.hpp"

namespace pantheon {

namespace {

constexpr int plan_width = 32;                  // of the plans that turns are taken from
constexpr std::size_t compared = 4;             // of the turns that reach the goal, and of those that do not
constexpr int few_worlds = 60;                  // for a first look
constexpr std::size_t most_positions = 30'000;  // of one turn: where there are more, nobody knows all that it can reach
constexpr int tries = 4;                        // of each player
constexpr int least_options = 4;
constexpr int least_points = 4;  // fewer are no goal
constexpr int least_more = 2;    // than what tempts

double win_of(const Expectation& expects) { return expects.win / double{sure}; }

struct Turns {
    std::vector<Attempt> right, wrong;  // the most promising first
    int reach = 0;                      // the most of any
};

// All turns that a plan knows, the most promising first.
std::vector<TurnOf> turns_at(const AnyGame& position, Analyst& analyst) {
    std::vector<TurnOf> all;
    for (const Line& line : analyst.plans(position, plan_width)) {
        TurnOf turn(position);
        if (turn.answer(line.answers) && turn.is_over()) all.push_back(std::move(turn));
    }
    return all;
}

// A few that reach the most, or `reach`, and a few that reach less.
Turns sorted(const std::vector<TurnOf>& all, const PuzzleKind& kind, std::optional<int> reach = {}) {
    const bool at_the_end = kind.goal.what == Goal::victory || kind.goal.what == Goal::standing;
    Turns found;
    std::vector<int> reached;
    for (const TurnOf& turn : all) {
        // Where the game is over, other things count than in a turn.
        if (turn.game().is_over() && !at_the_end) return {};
        reached.push_back(turn.reach(kind.goal));
        found.reach = std::max(found.reach, reached.back());
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& list = reached[i] >= reach.value_or(found.reach) ? found.right : found.wrong;
        if (list.size() < compared) list.push_back({all[i].answers(), reached[i]});
    }
    return found;
}

// The most that any turn reaches, if that can be found out.
class Explorer {
    const PuzzleKind& kind_;
    std::unordered_set<std::uint64_t> seen_;
    int most_ = 0;

    bool look(const TurnOf& from) {
        for (const Answer option : from.game().choice().options) {
            TurnOf turn(from);
            turn.answer(option);
            if (!seen_.insert(turn.game().hash()).second) continue;
            if (seen_.size() > most_positions) return false;
            if (turn.is_over()) most_ = std::max(most_, turn.reach(kind_.goal));
            else if (!look(turn)) return false;
        }
        return true;
    }

public:
    explicit Explorer(const PuzzleKind& kind) : kind_(kind) {}
    std::optional<int> most(const AnyGame& position) {
        if (!look(TurnOf(position))) return {};
        return most_;
    }
};

// The best of some attempts, by its place.
std::size_t best_of(std::span<const Expectation> expects, std::size_t from, std::size_t to) {
    std::size_t best = from;
    for (std::size_t i = from; i < to; ++i)
        if (expects[i].win > expects[best].win) best = i;
    return best;
}

PuzzleCheck compare(const AnyGame& position, const Turns& turns, Analyst& analyst, const PuzzleStandard& standard) {
    if (turns.right.empty() || turns.wrong.empty())
        return {.best = {}, .tempting = {}, .doubt = "every turn is as good"};
    std::vector<std::vector<Answer>> lines;
    for (const Attempt& each : turns.right) lines.push_back(each.answers);
    for (const Attempt& each : turns.wrong) lines.push_back(each.answers);
    const auto expects = analyst.weigh(position, lines, {.seed = standard.seed, .simulations = standard.worlds});
    const std::size_t right = best_of(expects, 0, turns.right.size());
    const std::size_t wrong = best_of(expects, turns.right.size(), expects.size());
    PuzzleCheck check{.margin = win_of(expects[right]) - win_of(expects[wrong]),
                      .best = turns.right[right],
                      .tempting = turns.wrong[wrong - turns.right.size()]};
    if (check.margin < standard.margin) check.doubt = "another turn is nearly as good";
    return check;
}

// ---- how hard it is -----------------------------------------------------------------------------------------------

bool finds(const PlayerKind& player, const AnyGame& position, const PuzzleKind& kind, int reach, std::uint64_t seed) {
    const PlayerChoice choice{&player,
                              [&] {
                                  std::vector<int> settings;
                                  for (const PlayerSetting& each : player.settings) settings.push_back(each.usual);
                                  return settings;
                              }(),
                              std::string(player.name)};
    const auto seated = choice.sit_at(position, position.choice().seat, seed);
    TurnOf turn(position);
    for (std::uint64_t n = 0; !turn.is_over(); ++n)
        turn.answer(seated->think(turn.game(), {.seed = seed * 1'000 + n}).answer);
    return turn.reach(kind.goal) >= reach;
}

// By the weakest of those players of the program that were measured which finds it most of the time.
void grade(Puzzle& puzzle, const AnyGame& position) {
    std::vector<const PlayerKind*> players;
    for (const PlayerKind& each : position.tables().players)
        if (each.rating) players.push_back(&each);
    puzzle.difficulty = 5;
    for (std::size_t p = 0; p < players.size(); ++p) {
        int found = 0;
        for (std::uint64_t n = 1; n <= tries; ++n)
            found += finds(*players[p], position, *puzzle.kind, puzzle.best.reach, n);
        if (found < tries - 1) continue;
        puzzle.difficulty = 1 + static_cast<int>(p * 5 / players.size());
        puzzle.found_by = players[p]->name;
        return;
    }
}

// ---- one game -----------------------------------------------------------------------------------------------------

class Miner {
    const PuzzlePlan& plan_;
    const int number_;
    std::unique_ptr<AnyGame> game_;
    std::vector<Answer> answers_;
    std::unique_ptr<Analyst> analyst_;
    std::vector<Puzzle> found_;

    std::uint64_t seed() const { return Rng{plan_.seed ^ Rng{static_cast<std::uint64_t>(number_)}.next()}.next(); }

    GameOptions options() const {
        const auto& games = plan_.game->material->puzzles.games;
        GameOptions options;
        std::string_view words = games.empty() ? "" : games[static_cast<std::size_t>(number_) % games.size()];
        while (!words.empty()) {
            const std::string_view word = words.substr(0, words.find(' '));
            words.remove_prefix(std::min(word.size() + 1, words.size()));
            const auto equals = word.find('=');
            options[std::string(word.substr(0, equals))] = word.substr(equals + 1);
        }
        return options;
    }

    // One of each kind is enough from a game.
    bool has(const PuzzleKind& kind) const {
        return std::ranges::any_of(found_, [&](const Puzzle& puzzle) { return puzzle.kind == &kind; });
    }

    void look() {
        if (game_->choice().options.size() < least_options) return;
        const std::vector<TurnOf> all = turns_at(*game_, *analyst_);
        for (const PuzzleKind& kind : plan_.game->material->puzzles.kinds)
            if (!has(kind) && look_for(kind, all)) return;
    }

    // Whether the seat is asked no more after its turn, whatever happens.
    bool is_last_turn(const std::vector<TurnOf>& all) const {
        for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 3); ++i) {
            const auto game = all[i].game().copy();
            Rng any{i};
            while (!game->is_over() && game->active() != game_->active())
                game->apply(random_option(game->choice().options, any));
            while (!game->is_over() && game->choice().seat == Seat::luck)
                game->apply(random_option(game->choice().options, any));
            if (!game->is_over()) return false;
        }
        return true;
    }

    bool look_for(const PuzzleKind& kind, const std::vector<TurnOf>& all) {
        const bool wins = kind.goal.what == Goal::victory;
        if (kind.goal.what == Goal::standing && !is_last_turn(all)) return false;
        const Turns turns = sorted(all, kind);
        if (turns.reach < (wins ? 1 : least_points) || turns.wrong.empty()) return false;
        PuzzleStandard standard = plan_.standard;
        standard.worlds = std::min(standard.worlds, few_worlds);
        if (!compare(*game_, turns, *analyst_, standard).doubt.empty()) return false;
        standard = plan_.standard;
        const PuzzleCheck first = check_puzzle(*game_, kind, turns.reach, *analyst_, standard);
        if (!first.doubt.empty() || (!wins && first.best.reach < first.tempting.reach + least_more)) return false;
        Puzzle puzzle{.kind = &kind,
                      .seat = game_->choice().seat,
                      .best = first.best,
                      .tempting = first.tempting,
                      .margin = first.margin,
                      .record = record_of(*plan_.game, game_->options(), {}, answers_)};
        ++standard.seed;
        const PuzzleCheck second = check_puzzle(puzzle, *game_, *analyst_, standard);
        if (!second.doubt.empty()) return false;
        puzzle.margin = std::min(first.margin, second.margin);
        puzzle.id = std::string(kind.key) + "-" + short_name(game_->hash());
        grade(puzzle, *game_);
        found_.push_back(std::move(puzzle));
        return true;
    }

    static std::string short_name(std::uint64_t hash) {
        constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz23456789";
        std::string name;
        for (int i = 0; i < 5; ++i, hash /= letters.size()) name += letters[hash % letters.size()];
        return name;
    }

public:
    Miner(const PuzzlePlan& plan, int number) : plan_(plan), number_(number) {}

    std::vector<Puzzle> find() {
        auto begun = plan_.game->begin(*plan_.game, options(), seed());
        if (!begun) return {};
        game_ = std::move(*begun);
        analyst_ = plan_.game->analyst(*game_);
        // The second strongest plans its turns as well as the strongest, and is many times as quick.
        const auto& all = plan_.game->tables->players;
        const auto choice =
            read_player(*plan_.game->tables, all[all.size() - std::min<std::size_t>(all.size(), 2)].name);
        std::vector<std::unique_ptr<Player>> seats;
        for (int p = 0; p < game_->players(); ++p) seats.push_back(choice->sit_at(*game_, seat_at(p), seed()));
        Rng luck = luck_for(seed());
        bool begins = false;
        while (!game_->is_over()) {
            const Choice open = game_->choice();
            if (begins && open.seat == game_->active()) look(), begins = false;
            const Answer answer =
                open.seat == Seat::luck
                    ? random_option(open.options, luck)
                    : seats[static_cast<std::size_t>(open.seat)]->think(*game_, {.seed = luck.next()}).answer;
            std::vector<Event> events;
            answers_.push_back(answer);
            game_->apply(answer, &events);
            for (const auto& each : seats) each->see(*game_, events);
            begins = begins || std::ranges::any_of(events, [&](const Event& event) {
                         return game_->row_of(event).telling == Telling::turn_begins;
                     });
        }
        return std::move(found_);
    }
};

// As many of each kind, and of each difficulty, as there is room for.
class Choosing {
    const PuzzlePlan& plan_;
    std::vector<Puzzle> chosen_;
    std::map<std::string_view, int> of_kind_;
    std::map<std::pair<std::string_view, int>, int> of_difficulty_;

    int kinds() const { return static_cast<int>(plan_.game->material->puzzles.kinds.size()); }

public:
    explicit Choosing(const PuzzlePlan& plan) : plan_(plan) {}

    bool is_enough() const { return static_cast<int>(chosen_.size()) >= plan_.puzzles; }
    // `last`: rather another of a sort of which there are many than too few.
    void take(Puzzle puzzle, bool last = false) {
        const int most = (plan_.puzzles + kinds() - 1) / kinds();
        int& kind = of_kind_[puzzle.kind->key];
        int& sort = of_difficulty_[{puzzle.kind->key, puzzle.difficulty}];
        if (is_enough() || (!last && (kind >= most || sort >= (most + 2) / 3))) return;
        ++kind, ++sort;
        chosen_.push_back(std::move(puzzle));
    }
    std::vector<Puzzle> all() {
        std::ranges::sort(chosen_, {},
                          [](const Puzzle& puzzle) { return std::tuple(puzzle.kind, puzzle.difficulty, puzzle.id); });
        return std::move(chosen_);
    }
    std::size_t size() const { return chosen_.size(); }
    bool has(const Puzzle& puzzle) const {
        return std::ranges::any_of(chosen_, [&](const Puzzle& each) { return each.id == puzzle.id; });
    }
};

}  // namespace

PuzzleCheck check_puzzle(const AnyGame& position, const PuzzleKind& kind, int reach, Analyst& analyst,
                         const PuzzleStandard& standard) {
    Turns turns = sorted(turns_at(position, analyst), kind, reach);
    // What looking ahead finds is compared too, whatever it seems at once.
    for (const Line& line : analyst.lines(position, {.seed = standard.seed, .simulations = standard.worlds}, 3)) {
        TurnOf turn(position);
        if (!turn.answer(line.answers) || !turn.is_over()) continue;
        const Attempt attempt{turn.answers(), turn.reach(kind.goal)};
        auto& list = attempt.reach >= reach ? turns.right : turns.wrong;
        if (std::ranges::find(list, attempt) == list.end()) list.push_back(attempt);
    }
    PuzzleCheck check = compare(position, turns, analyst, standard);
    if (!check.doubt.empty()) return check;
    const auto most = Explorer(kind).most(position);
    if (!most) check.doubt = "there are too many turns to try all of them";
    else if (*most != reach) check.doubt = "another turn reaches " + std::to_string(*most);
    return check;
}

PuzzleCheck check_puzzle(const Puzzle& puzzle, const AnyGame& position, Analyst& analyst,
                         const PuzzleStandard& standard) {
    PuzzleCheck check = check_puzzle(position, *puzzle.kind, puzzle.best.reach, analyst, standard);
    if (!check.doubt.empty()) return check;
    const std::vector<std::vector<Answer>> lines{check.best.answers, puzzle.best.answers, check.tempting.answers};
    const auto expects = analyst.weigh(position, lines, {.seed = standard.seed, .simulations = standard.worlds});
    check.margin = win_of(expects[1]) - win_of(expects[2]);
    if (check.margin < standard.margin) check.doubt = "a better turn than its best is known";
    return check;
}

Result<std::vector<Puzzle>> make_puzzles(const PuzzlePlan& plan) {
    if (!plan.game->analyst || !plan.game->material || plan.game->material->puzzles.kinds.empty())
        return Error{"nobody can make puzzles of " + plan.game->name + " yet"};
    constexpr int at_once = 32;
    Choosing choosing(plan);
    std::vector<Puzzle> others;
    for (int first = 0; first < plan.games && !choosing.is_enough(); first += at_once) {
        const int last = std::min(plan.games, first + at_once);
        std::vector<std::vector<Puzzle>> found(static_cast<std::size_t>(last - first));
        int done = first;
        side_by_side(
            plan.threads, first, last,
            [&](int game) { found[static_cast<std::size_t>(game - first)] = Miner(plan, game).find(); },
            [&] {
                if (++done; plan.told) plan.told(done, static_cast<int>(choosing.size()));
            });
        for (auto& of_game : found)
            for (Puzzle& puzzle : of_game) {
                others.push_back(puzzle);
                choosing.take(std::move(puzzle));
            }
    }
    for (Puzzle& puzzle : others)
        if (!choosing.has(puzzle)) choosing.take(std::move(puzzle), true);
    return choosing.all();
}

}  // namespace pantheon
