#include "games/deus/deus_game.hpp"

#include "games/deus/box_text.hpp"
#include "games/deus/brings.hpp"
#include "games/deus/deus.hpp"
#include "games/deus/matter.hpp"
#include "games/deus/names.hpp"
#include "games/deus/notation.hpp"
#include "games/deus/obvious.hpp"
#include "games/deus/options.hpp"
#include "games/deus/position.hpp"
#include "games/deus/sense.hpp"
#include "games/deus/stand_ins.hpp"
#include "games/deus/version1.hpp"
#include "games/deus/view_json.hpp"
#include "table/french.hpp"

namespace pantheon::deus {

namespace {

constexpr std::string_view game_name = "deus";
constexpr int rules_version = 2;  // since 2, what is taken one by one comes in any order

// FNV-1a over the things a position is made of, never over padding.
struct Hasher {
    std::uint64_t value = 14695981039346656037u;

    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) value = (value ^ (number >> 8 * byte & 255)) * 1099511628211u;
    }
    template <class Item, int Capacity>
    void add(const BitSet<Item, Capacity>& set) {
        add(set.word(0));
        if constexpr (Capacity > 64) add(set.word(1));
    }
    template <class List>
    void add_all(const List& list) {
        for (const auto& item : list) add(static_cast<std::uint64_t>(item));
    }
};

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
    for (const Frame& frame : open.tasks) {
        for (const int part : {index(frame.task), int{frame.step}, index(frame.card), int{frame.column}, int{frame.n},
                               int{frame.low}, int{frame.other}, index(frame.region)})
            hasher.add(static_cast<std::uint64_t>(part));
        hasher.add(frame.rest);
    }
    for (const CardSet& hand : state.hidden.hand) hasher.add(hand);
    hasher.add(state.hidden.deck);
    hasher.add(state.hidden.offered);
    hasher.add(state.hidden.aside);
    hasher.add_all(state.hidden.pile);
    hasher.add_all(state.hidden.face_down);
    for (const auto& start : state.hidden.start) hasher.add_all(start);
    hasher.add(static_cast<std::uint64_t>(state.choice.prompt) << 8 | static_cast<std::uint64_t>(state.choice.seat));
    hasher.add(state.choice.options);
    return hasher.value;
}

class DeusGame final : public AnyGame {
public:
    DeusGame(std::shared_ptr<const Box> box, const Setup& setup, const State& state)
        : box_(std::move(box)), setup_(setup), state_(state) {}

    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<DeusGame>(*this); }
    std::string_view name() const override { return game_name; }
    int players() const override { return setup_.players; }
    GameOptions options() const override { return options_of(*box_, setup_); }

    const Choice& choice() const override { return state_.choice; }
    bool is_over() const override { return state_.open.over; }
    Seat active() const override {
        for (const Frame& frame : state_.open.tasks)
            if (frame.task == Task::deal || frame.task == Task::start || frame.task == Task::set_aside)
                return Seat::nobody;
        return state_.open.over ? Seat::nobody : state_.open.active;
    }
    void apply(Answer answer, std::vector<Event>* events) override {
        if (events) {
            Collect collect{*events};
            pantheon::answer<Deus>(setup_, state_, answer, collect);
        } else {
            Silent silent;
            pantheon::answer<Deus>(setup_, state_, answer, silent);
        }
    }
    void step(Answer answer) override {
        Silent silent;
        Deus::apply(setup_, state_, answer, silent);
    }
    int score(Seat seat) const override { return Deus::score(setup_, state_, seat); }
    int rank(Seat seat) const override {
        int better = 0;
        for (int p = 0; p < setup_.players; ++p) better += score(seat_at(p)) > score(seat);
        return better + 1;  // tied winners share the victory (ruling 28)
    }
    std::uint64_t hash() const override { return hash_of(state_); }

    Matter matter() const override { return matter_of(setup_, state_); }
    int points_for(Answer option) const override { return deus::points_for(setup_, state_, option); }
    Brings brings(Answer option) const override { return deus::brings(setup_, state_, option); }
    std::optional<Answer> obvious() const override { return deus::obvious(setup_, state_); }
    Standing standing(Seat seat) const override { return deus::standing(setup_, state_, seat); }

    std::string describe(Answer option, Language language) const override {
        return deus::describe(*box_, setup_, state_, option, language);
    }
    std::string question(Language language) const override { return deus::question(state_, language); }
    bool makes_sense(std::string_view words) const override { return deus::makes_sense(*box_, setup_, state_, words); }
    std::string tell(const Event& event, Language language) const override {
        return deus::tell(*box_, setup_, event, language);
    }
    std::string seat_name(Seat seat, Language language) const override {
        return std::string(name_in(seat_names, seat).in(language));
    }

    std::string view_json(Seat seat) const override {
        return deus::view_json(*box_, setup_, view(setup_, state_, seat));
    }
    std::unique_ptr<AnyGame> imagine(Seat seat, Rng& rng) const override {
        return std::make_unique<DeusGame>(box_, setup_, redeal(setup_, view(setup_, state_, seat), rng));
    }

    Result<std::string> position() const override { return write_position(*box_, setup_, state_); }
    std::optional<Error> edit(std::string_view statement) override {
        State edited = state_;
        if (!active_turn(edited)) clear_table(setup_, edited);
        if (auto error = edit_position(*box_, setup_, edited, statement)) return error;
        state_ = edited;
        return {};
    }
    void settle() override {
        Silent silent;
        pantheon::settle<Deus>(setup_, state_, silent);
    }
    std::optional<Error> check(std::string_view statement) const override {
        return check_position(*box_, setup_, state_, statement);
    }

    const Setup& setup() const { return setup_; }
    const State& state() const { return state_; }

private:
    static bool active_turn(const State& state) {
        return !state.open.tasks.empty() && state.open.tasks.back().task == Task::turn;
    }

    std::shared_ptr<const Box> box_;
    Setup setup_;
    State state_;
};

Result<std::unique_ptr<AnyGame>> begin_game(const GameKind& kind, const GameOptions& options, std::uint64_t seed) {
    auto box = std::static_pointer_cast<const Box>(kind.box);
    const auto setup = make_setup(*box, options, seed);
    if (!setup) return setup.failure();
    auto game = std::make_unique<DeusGame>(std::move(box), *setup, begin(*setup));
    game->settle();
    return std::unique_ptr<AnyGame>(std::move(game));
}

// From the box of the program and what differs from it.
Result<GameKind> with_box(const GameKind& kind, const BoxLabel& label) {
    const NamedFile changes{changes_ending, label.changes};
    auto box = changed_box({&changes, 1});
    if (!box) return Error{"the box " + label.name + " cannot be made from what is told of it: " + box.error()};
    GameKind made = deus_kind(std::make_shared<const Box>(std::move(*box)));
    if (made.label.name != label.name)
        return Error{"the box " + label.name + " is missing: this program's is " + box_name(built_in_box()) +
                     ", in play is " + kind.label.name + "; --box DIR can give the one of another version"};
    return made;
}

const Box& box_of(const GameKind& kind) { return *static_cast<const Box*>(kind.box.get()); }

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
    GameKind kind{std::string(game_name), {"Deus", "Deus"}, rules_version, option_list(*box), &begin_game};
    for (OptionInfo& option : kind.options) {
        option.meaning.fr = french_text(option.meaning.fr);
        for (OptionValue& value : option.values) value.meaning.fr = french_text(value.meaning.fr);
    }
    kind.label = {box_name(*box), changes_in(*box)};
    kind.box = std::move(box);
    kind.with_box = &with_box;
    kind.with_stand_ins = &cast;
    kind.upgrade_from = [](int version) { return version == 1 ? upgrade_from_version1() : nullptr; };
    return kind;
}

GameKind deus_kind(const Box& box) { return deus_kind(std::shared_ptr<const Box>(std::shared_ptr<void>{}, &box)); }

const Box& box_of(const GameKind& kind) { return *static_cast<const Box*>(kind.box.get()); }
const Setup& setup_of(const AnyGame& game) { return static_cast<const DeusGame&>(game).setup(); }
const State& state_of(const AnyGame& game) { return static_cast<const DeusGame&>(game).state(); }

}  // namespace pantheon::deus
