#include "games/machina/machina_game.hpp"

#include "games/machina/box_changes.hpp"
#include "games/machina/brings.hpp"
#include "games/machina/cards_json.hpp"
#include "games/machina/events.hpp"
#include "games/machina/greedy.hpp"
#include "games/machina/hash.hpp"
#include "games/machina/lab.hpp"
#include "games/machina/machina.hpp"
#include "games/machina/notation.hpp"
#include "games/machina/options.hpp"
#include "games/machina/outcome.hpp"
#include "games/machina/position.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/reasons.hpp"
#include "games/machina/sense.hpp"
#include "games/machina/sight.hpp"
#include "games/machina/stand_ins.hpp"
#include "games/machina/version1.hpp"
#include "games/machina/view_json.hpp"
#include "lab/perft.hpp"
#include "players/analyst_from_view.hpp"
#include "players/planning.hpp"
#include "players/player.hpp"
#include "players/player_from_view.hpp"
#include "table/french.hpp"

namespace pantheon {

// Generated from the folder boxes/earlier/machina by cmake/embed.cmake.
std::span<const NamedFile> earlier_machina_box_files();

}  // namespace pantheon

namespace pantheon::machina {

namespace {

constexpr int rules_version = 2;  // since 2, whoever holds a card is asked after the placement

class MachinaGame final : public GameOf<MachinaGame, Machina> {
public:
    static constexpr std::string_view game_name = "machina";

    MachinaGame(std::shared_ptr<const Box> box, const Setup& setup, const State& state)
        : GameOf(setup, state), box_(std::move(box)) {}

    std::string_view name() const override { return game_name; }
    const GameTables& tables() const override { return machina_tables(); }
    GameOptions options() const override { return options_of(setup_); }

    // Between two turns, while the quest track is filled, it is nobody's.
    Seat active() const override {
        const Public& open = state_.open;
        const bool between = open.step == Step::quests && open.then == Step::turn;
        return open.over || between ? Seat::nobody : open.active;
    }
    int rank(Seat seat) const override { return Machina::rank(setup_, state_, seat); }
    std::uint64_t hash() const override { return hash_of(state_); }

    int ending() const override { return ending_of(state_); }
    int turns() const override { return placements_of(setup_, state_); }
    std::vector<Label> labels(Seat seat) const override {
        const auto p = static_cast<std::size_t>(seat);
        return {{"god", (*box_)[state_.open.players[p].god].name.en},
                {"objective", (*box_)[state_.hidden.objectives[p]].name.en}};
    }
    std::vector<Points> points(const Event& event) const override { return points_of(event); }

    void write_matter(JsonWriter& json) const override { machina::write_matter(json, setup_, state_); }
    int points_for(Answer) const override { return 0; }
    Brings brings(Answer option) const override { return machina::brings(setup_, state_, option); }
    std::optional<Answer> obvious() const override { return machina::obvious(setup_, state_); }
    Standing standing(Seat seat) const override { return {.score = score(seat), .cards = {}}; }

    std::vector<Reason> reasons(const Tried& line, const Tried* other, Language language) const override {
        const auto end_of = [](const Tried& tried) {
            return LineEnd{tried.events, as<MachinaGame>(*tried.after).state()};
        };
        if (!other) return machina::reasons(*box_, setup_, state_, end_of(line), nullptr, language);
        const LineEnd there = end_of(*other);
        return machina::reasons(*box_, setup_, state_, end_of(line), &there, language);
    }

    Words words_for(Answer option, Language language) const override {
        return machina::describe(*box_, state_, option, language);
    }
    bool makes_sense(std::string_view words) const override {
        return machina::makes_sense(*box_, setup_, state_, words);
    }
    Words words_of(const Event& event, Language language) const override {
        return machina::tell(*box_, setup_, event, language);
    }

    std::string view_json(Seat seat) const override {
        return machina::view_json(*box_, setup_, view(setup_, state_, seat));
    }

    Result<std::string> position() const override { return write_position(*box_, setup_, state_); }
    std::optional<Error> edit(std::string_view statement) override {
        State edited = state_;
        if (state_.open.step != Step::act || state_.open.placed) clear_table(*box_, setup_, edited);
        if (auto error = edit_position(*box_, setup_, edited, statement)) return error;
        state_ = edited;
        return {};
    }
    std::optional<Error> check(std::string_view statement) const override {
        return check_position(*box_, setup_, state_, statement);
    }

    const Box& box() const { return *box_; }

private:
    std::shared_ptr<const Box> box_;
};

Result<std::unique_ptr<AnyGame>> begin_game(const GameKind& kind, const GameOptions& options, std::uint64_t) {
    auto box = std::static_pointer_cast<const Box>(kind.box);
    const auto setup = make_setup(*box, options);
    if (!setup) return setup.failure();
    auto game = std::make_unique<MachinaGame>(std::move(box), *setup, begin(*setup));
    game->settle();
    return std::unique_ptr<AnyGame>(std::move(game));
}

Result<GameKind> with_changes(const std::string& changes) {
    auto box = changed_box(changes);
    if (!box) return box.failure();
    return machina_kind(std::make_shared<const Box>(std::move(*box)));
}

Result<GameKind> cast(const GameKind& kind, const GameKind& stand_ins, std::span<const std::string> cards) {
    auto box = with_stand_ins(box_of(stand_ins), box_of(kind), cards);
    if (!box) return box.failure();
    GameKind made = kind;
    made.label = {};
    made.box = std::make_shared<const Box>(std::move(*box));
    return made;
}

}  // namespace

GameKind machina_kind(std::shared_ptr<const Box> box) {
    GameKind kind{.name = std::string(MachinaGame::game_name),
                  .title = {"Deus Ex Machina", "Deus Ex Machina"},
                  .rules_version = rules_version,
                  .options = printed(option_list()),
                  .begin = &begin_game,
                  .tables = &machina_tables()};
    kind.label = {box_name(*box), changes_in(*box)};
    kind.box = std::move(box);
    kind.with_changes = &with_changes;
    kind.earlier_boxes = &earlier_machina_box_files;
    kind.with_stand_ins = &cast;
    kind.analyst = &make_analyst;
    kind.upgrade_from = [](int version) { return version == 1 ? upgrade_from_version1() : nullptr; };
    kind.cards_json = [](const GameKind& of) { return machina::cards_json(machina::box_of(of)); };
    kind.signature = [](const GameKind& of, int games) { return machina::signature(machina::box_of(of), games); };
    kind.perft = [](const AnyGame& game, int depth) { return perft<Machina>(setup_of(game), state_of(game), depth); };
    kind.bench = [](const GameKind& of) { return bench_cases(machina::box_of(of)); };
    return kind;
}

GameKind machina_kind(const Box& box) {
    return machina_kind(std::shared_ptr<const Box>(std::shared_ptr<void>{}, &box));
}

const Box& box_of(const GameKind& kind) { return *static_cast<const Box*>(kind.box.get()); }

const Setup& setup_of(const AnyGame& game) { return as<MachinaGame>(game).setup(); }
const State& state_of(const AnyGame& game) { return as<MachinaGame>(game).state(); }
const Box& box_of(const AnyGame& game) { return as<MachinaGame>(game).box(); }

std::unique_ptr<AnyGame> game_at(const Box& box, const Setup& setup, const State& state) {
    return std::make_unique<MachinaGame>(std::shared_ptr<const Box>(std::shared_ptr<void>{}, &box), setup, state);
}

const GameTables& machina_tables() {
    using Thinker = PlayerFromView<MachinaGame, Planning<Sight>>;
    static constexpr PlayerKind players[] = {
        random_player,
        level<Thinker>(0, 1000, 1),
        level<Thinker>(1, 1191, 1),
        level<Thinker>(2, 1332, 1),
        level<Thinker>(3, 1442, 1),
        {.name = "greedy",
         .title = {"Midas", "Midas"},
         .about = {"looks to the end of its own round and takes what is worth most",
                   "regarde jusqu’à la fin de sa manche et prend ce qui vaut le plus"},
         .make = &PlayerFromView<MachinaGame, Greedy<Machina>>::make,
         .settings = greedy_settings,
         .rating = 1514,
         .milliseconds = 1},
        level<Thinker>(4, 1647, 1),
        level<Thinker>(5, 1867, 95),
    };
    static constexpr GameTables tables{.prompts = prompt_table,
                                       .events = event_table,
                                       .seat_names = seat_names,
                                       .sources = source_names,
                                       .endings = ending_names,
                                       .players = players};
    return tables;
}

// Weak, as a module with which one only plays has none (shelf/modules/play).
[[gnu::weak]] std::unique_ptr<Analyst> make_analyst(const AnyGame& game) {
    return AnalystFromView<MachinaGame, Sight>::make(game);
}

}  // namespace pantheon::machina
