#include "games/deus/deus_game.hpp"

#include "core/hasher.hpp"
#include "games/deus/box_text.hpp"
#include "games/deus/brings.hpp"
#include "games/deus/card_json.hpp"
#include "games/deus/deus.hpp"
#include "games/deus/greedy.hpp"
#include "games/deus/lab.hpp"
#include "games/deus/matter.hpp"
#include "games/deus/names.hpp"
#include "games/deus/notation.hpp"
#include "games/deus/obvious.hpp"
#include "games/deus/options.hpp"
#include "games/deus/outcome.hpp"
#include "games/deus/position.hpp"
#include "games/deus/reasons.hpp"
#include "games/deus/sense.hpp"
#include "games/deus/sight.hpp"
#include "games/deus/stand_ins.hpp"
#include "games/deus/version1.hpp"
#include "games/deus/view_json.hpp"
#include "players/analyst_from_view.hpp"
#include "players/planning.hpp"
#include "players/player.hpp"
#include "players/player_from_view.hpp"
#include "table/french.hpp"

namespace pantheon {

// Generated from the folder boxes/earlier/deus by cmake/embed.cmake.
std::span<const NamedFile> earlier_deus_box_files();

}  // namespace pantheon

namespace pantheon::deus {

namespace {

constexpr int rules_version = 2;  // since 2, what is taken one by one comes in any order

void add_player(Hasher& hasher, const Player& player) {
    for (const RegionSet& type : player.on) hasher.add(type);
    hasher.add(static_cast<std::uint64_t>(player.vp) << 16 | static_cast<std::uint16_t>(player.gold));
    hasher.add_all(player.resources);
    hasher.add_all(player.stock);
    hasher.add_all(player.reserve);
    for (const auto& column : player.columns) {
        hasher.add(static_cast<std::uint64_t>(column.size()));
        hasher.add_all(column);
    }
    hasher.add(static_cast<std::uint64_t>(player.home) << 1 | player.wildcard_used);
    hasher.add(player.tokens);
    hasher.add(player.laid);
    hasher.add(static_cast<std::uint64_t>(player.scribe) << 8 | player.token_stock);
    hasher.add_all(player.barques);
    hasher.add_all(player.garrison);
    hasher.add_all(player.fortress);
    hasher.add_all(player.temple_tokens);
}

std::uint64_t hash_of(const State& state) {
    Hasher hasher;
    const Public& open = state.open;
    for (const Player& player : open.players) add_player(hasher, player);
    hasher.add(open.temples);
    hasher.add(open.fallen);
    hasher.add_all(open.village_vp);
    hasher.add_all(open.supply);
    hasher.add(static_cast<std::uint64_t>(open.round) << 32 | static_cast<std::uint64_t>(open.last_round) << 16 |
               open.built_round);
    hasher.add(static_cast<std::uint64_t>(open.active) << 2 | open.ending << 1 | open.over);
    hasher.add_all(open.score);
    hasher.add_all(open.market);
    hasher.add_all(open.barques);
    hasher.add(open.gilded);
    hasher.add(open.spent);
    for (const Frame& frame : open.tasks)
        for (const std::uint64_t word : frame.words) hasher.add(word);
    for (const CardSet& hand : state.hidden.hand) hasher.add(hand);
    hasher.add(state.hidden.deck);
    hasher.add(state.hidden.offered);
    hasher.add(state.hidden.aside);
    hasher.add_all(state.hidden.pile);
    hasher.add_all(state.hidden.face_down);
    for (const auto& start : state.hidden.start) hasher.add_all(start);
    hasher.add(static_cast<std::uint64_t>(state.choice.prompt.number) << 8 |
               static_cast<std::uint64_t>(state.choice.seat));
    hasher.add(state.choice.options);
    return hasher.value;
}

class DeusGame final : public GameOf<DeusGame, Deus> {
public:
    static constexpr std::string_view game_name = "deus";

    DeusGame(std::shared_ptr<const Box> box, const Setup& setup, const State& state)
        : GameOf(setup, state), box_(std::move(box)) {}

    std::string_view name() const override { return game_name; }
    const GameTables& tables() const override { return deus_tables(); }
    GameOptions options() const override { return options_of(*box_, setup_); }

    Seat active() const override {
        for (const Frame& frame : state_.open.tasks)
            if (frame.task == Task::deal || frame.task == Task::start || frame.task == Task::set_aside)
                return Seat::nobody;
        return state_.open.over ? Seat::nobody : state_.open.active;
    }
    int rank(Seat seat) const override { return GameOf::rank(seat); }  // tied winners share the victory (ruling 28)
    std::uint64_t hash() const override { return hash_of(state_); }

    int ending() const override { return static_cast<int>(ending_of(setup_, state_)); }
    int turns() const override { return turns_of(setup_, state_); }
    std::vector<Points> points(const Event& event) const override { return points_of(setup_, event); }

    void write_matter(JsonWriter& json) const override { deus::write_matter(json, setup_, state_); }
    void write_option(JsonWriter& json, Answer option) const override {
        deus::write_option(json, setup_, state_, option);
    }
    int points_for(Answer option) const override { return deus::points_for(setup_, state_, option); }
    Brings brings(Answer option) const override { return deus::brings(setup_, state_, option); }
    std::optional<Answer> obvious() const override { return deus::obvious(setup_, state_); }
    std::vector<Points> late_points() const override { return deus::late_points(setup_, state_); }
    Standing standing(Seat seat) const override { return deus::standing(setup_, state_, seat); }

    std::vector<Reason> reasons(const Tried& line, const Tried* other, Language language) const override {
        const auto end_of = [](const Tried& tried) {
            return LineEnd{tried.events, as<DeusGame>(*tried.after).state()};
        };
        if (!other) return deus::reasons(*box_, setup_, state_, end_of(line), nullptr, language);
        const LineEnd there = end_of(*other);
        return deus::reasons(*box_, setup_, state_, end_of(line), &there, language);
    }

    Words words_for(Answer option, Language language) const override {
        return deus::describe(*box_, setup_, state_, option, language);
    }
    std::string question(Language language) const override { return deus::question(setup_, state_, language); }
    bool makes_sense(std::string_view words) const override { return deus::makes_sense(*box_, setup_, state_, words); }
    Words words_of(const Event& event, Language language) const override {
        return deus::tell(*box_, setup_, event, language);
    }

    std::string view_json(Seat seat) const override {
        return deus::view_json(*box_, setup_, view(setup_, state_, seat));
    }

    Result<std::string> position() const override { return write_position(*box_, setup_, state_); }
    std::optional<Error> edit(std::string_view statement) override {
        State edited = state_;
        if (!active_turn(edited)) clear_table(setup_, edited);
        if (auto error = edit_position(*box_, setup_, edited, statement)) return error;
        state_ = edited;
        return {};
    }
    std::optional<Error> check(std::string_view statement) const override {
        return check_position(*box_, setup_, state_, statement);
    }

    const Box& box() const { return *box_; }

private:
    static bool active_turn(const State& state) {
        return !state.open.tasks.empty() && state.open.tasks.back().task == Task::turn;
    }

    std::shared_ptr<const Box> box_;
};

Result<std::unique_ptr<AnyGame>> begin_game(const GameKind& kind, const GameOptions& options, std::uint64_t seed) {
    auto box = std::static_pointer_cast<const Box>(kind.box);
    const auto setup = make_setup(*box, options, seed);
    if (!setup) return setup.failure();
    auto game = std::make_unique<DeusGame>(std::move(box), *setup, begin(*setup));
    game->settle();
    return std::unique_ptr<AnyGame>(std::move(game));
}

Result<GameKind> with_changes(const std::string& text) {
    const NamedFile changes{changes_ending, text};
    auto box = changed_box({&changes, 1});
    if (!box) return box.failure();
    return deus_kind(std::make_shared<const Box>(std::move(*box)));
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

GameKind deus_kind(std::shared_ptr<const Box> box) {
    GameKind kind{.name = std::string(DeusGame::game_name),
                  .title = {"Deus", "Deus"},
                  .rules_version = rules_version,
                  .options = printed(option_list(*box)),
                  .begin = &begin_game,
                  .tables = &deus_tables()};
    kind.label = {box_name(*box), changes_in(*box)};
    kind.box = std::move(box);
    kind.with_changes = &with_changes;
    kind.earlier_boxes = &earlier_deus_box_files;
    kind.with_stand_ins = &cast;
    kind.cards_json = [](const GameKind& of) { return deus::cards_json(deus::box_of(of)); };
    kind.signature = &signature;
    kind.perft = &count_positions;
    kind.bench = &bench_cases;
    kind.analyst = &make_analyst;
    kind.upgrade_from = [](int version) { return version == 1 ? upgrade_from_version1() : nullptr; };
    return kind;
}

GameKind deus_kind(const Box& box) { return deus_kind(std::shared_ptr<const Box>(std::shared_ptr<void>{}, &box)); }

const Box& box_of(const GameKind& kind) { return *static_cast<const Box*>(kind.box.get()); }
std::unique_ptr<AnyGame> game_at(const Box& box, const Setup& setup, const State& state) {
    return std::make_unique<DeusGame>(std::shared_ptr<const Box>(std::shared_ptr<void>{}, &box), setup, state);
}

const Setup& setup_of(const AnyGame& game) { return as<DeusGame>(game).setup(); }
const State& state_of(const AnyGame& game) { return as<DeusGame>(game).state(); }
const Box& box_of(const AnyGame& game) { return as<DeusGame>(game).box(); }

const GameTables& deus_tables() {
    using Thinker = PlayerFromView<DeusGame, Planning<Sight>>;
    static constexpr PlayerKind players[] = {
        random_player,
        level<Thinker>(0, 1000, 1),
        level<Thinker>(1, 1297, 1),
        level<Thinker>(2, 1583, 1),
        {.name = "greedy",
         .title = {"Midas", "Midas"},
         .about = {"looks to the end of its own turn and takes what is worth most",
                   "regarde jusqu’à la fin de son tour et prend ce qui vaut le plus"},
         .make = &PlayerFromView<DeusGame, Greedy<Deus>>::make,
         .settings = greedy_settings,
         .rating = 1729,
         .milliseconds = 2},
        level<Thinker>(3, 1926, 1),
        level<Thinker>(4, 2137, 1),
        level<Thinker>(5, 2519, 150),
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
    return AnalystFromView<DeusGame, Sight>::make(game);
}

}  // namespace pantheon::deus
