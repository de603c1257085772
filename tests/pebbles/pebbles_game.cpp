// The tiny game on the shelf: in words, as a view, as positions of scenes, drawn with letters.
#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "lab/bench_case.hpp"
#include "lab/perft.hpp"
#include "pebbles/pebbles.hpp"
#include "players/player.hpp"
#include "players/player_from_view.hpp"
#include "shelf/shelf.hpp"
#include "table/look.hpp"
#include "table/names.hpp"
#include "table/view_members.hpp"

namespace pantheon::pebbles {

namespace {

constexpr Name sources[] = {{"start", "départ"}, {"pebbles", "cailloux"}, {"card", "carte"}};
constexpr std::string_view endings[] = {"empty-heap"};

// Takes as many as it can.
struct Most {
    Most(const Setup&, const Chair&) {}
    Thought think(const View& view, const Thinking&) const { return {.answer = view.open.choice.options.last()}; }
};

class PebblesGame final : public GameOf<PebblesGame, Pebbles> {
public:
    static constexpr std::string_view game_name = "pebbles";
    using GameOf::GameOf;

    std::string_view name() const override { return game_name; }
    const GameTables& tables() const override { return tables_of_pebbles(); }
    static const GameTables& tables_of_pebbles();
    GameOptions options() const override { return {{"players", std::to_string(setup_.players)}}; }
    Seat active() const override { return is_over() || state_.turns == 0 ? Seat::nobody : state_.active; }
    std::uint64_t hash() const override {
        Fold fold;
        for (std::size_t p = 0; p < max_players; ++p)
            fold.add(static_cast<std::uint64_t>(state_.pebbles[p] << 16 | state_.card[p] << 8 | state_.swapped[p]));
        fold.add(static_cast<std::uint64_t>(state_.turns << 16 | place(state_.active) << 8 | state_.heap));
        fold.add(static_cast<std::uint64_t>(state_.choice.prompt.number) << 8 | state_.choice.options.word(0));
        return fold.value;
    }
    int ending() const override { return 0; }
    int turns() const override { return state_.turns; }
    std::vector<Points> points(const Event& event) const override {
        if (event.what == What::took) return {{1, event.seat, event.n}};
        if (event.what == What::counted) return {{2, event.seat, event.card}};
        return {};
    }
    Brings brings(Answer option) const override {
        if (option == answer_swap) return {{}, Next::luck};
        return {{{"pebble", option, option}}, option == state_.heap ? Next::nobody : Next::others};
    }

    Words words_for(Answer option, Language language) const override {
        const std::string number = std::to_string(option);
        if (state_.choice.prompt == Prompt::draw) return say(language, "draw ", "piocher ") + number;
        if (option == answer_swap) return say(language, "swap the card", "changer de carte");
        return say(language, "take ", "prendre ") + number;
    }
    bool makes_sense(std::string_view words) const override {
        for (Answer option = 0; option <= cards; ++option)
            if (describe(option, Language::english) == words) return true;
        return false;
    }
    Words words_of(const Event& event, Language language) const override {
        const std::string number = std::to_string(event.n);
        const std::string card = event.card == 255 ? say(language, "a card", "une carte") : std::to_string(event.card);
        const auto does = [&](const Form& en, const Form& fr) { return pantheon::does(event.seat, language, en, fr); };
        switch (event.what.as<What>()) {
            case What::turn_begins:
                return say(language, "turn ", "tour ") + number + say(language, ": ", " : ") +
                       named(event.seat, language);
            case What::drew: return does({"draws", "draw"}, {"pioche", "piochez"}) + card;
            case What::took: return does({"takes", "take"}, {"prend", "prenez"}) + number;
            case What::counted: return does({"shows", "show"}, {"montre", "montrez"}) + card;
        }
        return {};
    }

    std::string view_json(Seat seat) const override {
        const View seen = Pebbles::view(setup_, state_, seat);
        JsonWriter json;
        json.object([&] {
            json.member("heap", int{seen.open.heap});
            write_view_of(json, *this, seat, [&](int p) {
                json.member("pebbles", int{seen.open.pebbles[at(p)]});
                if (seen.open.card[at(p)] != 255) json.member("card", int{seen.open.card[at(p)]});
            });
        });
        return json.text();
    }

    // Statements: "heap 3", "blue pebbles 4", "blue card 9".
    Result<std::string> position() const override {
        if (!(state_.choice.prompt == Prompt::turn)) return Error{"a position can be written only when a turn begins"};
        std::string text = "heap " + std::to_string(state_.heap) + "\n";
        for (int p = 0; p < setup_.players; ++p)
            for (const char* what : {" pebbles ", " card "})
                text += seat_name(seat_at(p), Language::english) + what +
                        std::to_string(what[1] == 'p' ? state_.pebbles[at(p)] : state_.card[at(p)]) + "\n";
        return text;
    }
    std::optional<Error> edit(std::string_view statement) override {
        if (state_.turns == 0) {
            state_ = {};
            for (int p = 0; p < setup_.players; ++p) state_.card[at(p)] = static_cast<std::uint8_t>(p + 1);
            state_.turns = 1;
        }
        std::uint8_t* const fact = fact_of(statement);
        const auto number = number_in(statement);
        if (!fact || !number || *number < 0 || *number > heap_at_first) return Error{"I do not understand this"};
        *fact = static_cast<std::uint8_t>(*number);
        state_ = Pebbles::redeal(setup_, {Seat::nobody, state_with_turn()}, unused_);
        return {};
    }
    std::optional<Error> check(std::string_view statement) const override {
        PebblesGame copy = *this;
        const std::uint8_t* const fact = copy.fact_of(statement);
        if (!fact) return Error{"I do not understand this"};
        if (number_in(statement) == *fact) return {};
        return Error{"it is " + std::to_string(*fact) + ", not " + std::string(statement)};
    }

private:
    Rng unused_{0};

    static std::size_t at(int p) { return static_cast<std::size_t>(p); }
    State state_with_turn() const {
        State state = state_;
        state.choice = {Prompt::turn, state.active, {}};
        return state;
    }
    // What a statement is about; its number is left.
    std::uint8_t* fact_of(std::string_view& statement) {
        const auto after = [&](const std::string& words) {
            if (!statement.starts_with(words)) return false;
            statement.remove_prefix(words.size());
            return true;
        };
        if (after("heap ")) return &state_.heap;
        for (int p = 0; p < setup_.players; ++p) {
            const std::string who = seat_name(seat_at(p), Language::english);
            if (after(who + " pebbles ")) return &state_.pebbles[at(p)];
            if (after(who + " card ")) return &state_.card[at(p)];
        }
        return nullptr;
    }
};

const GameTables& PebblesGame::tables_of_pebbles() {
    static constexpr PlayerKind players[] = {random_player,
                                             {.name = "most",
                                              .title = {"Magpie", "La Pie"},
                                              .about = {"takes as many as it can", "prend tout ce qu’elle peut"},
                                              .make = &PlayerFromView<PebblesGame, Most>::make}};
    static constexpr GameTables tables{.prompts = prompt_table,
                                       .events = event_table,
                                       .seat_names = seat_names,
                                       .sources = sources,
                                       .endings = endings,
                                       .players = players};
    return tables;
}

Result<std::unique_ptr<AnyGame>> begin(const GameKind&, const GameOptions& options, std::uint64_t) {
    Setup setup;
    for (const auto& [name, value] : options) {
        const int players = name == "players" ? number_in(value).value_or(0) : 0;
        if (players < 2 || players > max_players) return Error{"there is no option " + name + "=" + value};
        setup.players = players;
    }
    return std::unique_ptr<AnyGame>(std::make_unique<PebblesGame>(setup, Pebbles::begin(setup)));
}

struct Heap {
    Setup setup;
    const Setup& lay(Rng&) { return setup; }
};

std::uint64_t signature(const GameKind&, int games) {
    Fold fold;
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        fold_game<Pebbles>({2 + game % 3}, rng, fold);
    }
    return fold.value;
}

std::string picture(const AnyGame& game, Picture, Seat, const Look&) {
    return std::string(as<PebblesGame>(game).state().heap, 'o') + "\n";
}

}  // namespace

GameKind pebbles_kind() {
    GameKind kind{.name = "pebbles",
                  .title = {"Pebbles", "Les Cailloux"},
                  .options = {{"players", {"Number of players", "Nombre de joueurs"}, "2", {}}},
                  .begin = &begin,
                  .tables = &PebblesGame::tables_of_pebbles()};
    kind.cards_json = [](const GameKind&) { return std::string("[]"); };
    kind.cards = [](const GameKind&) { return std::vector<CardEntry>{}; };
    kind.picture = &picture;
    kind.signature = &signature;
    kind.perft = [](const AnyGame& game, int depth) {
        const auto& here = as<PebblesGame>(game);
        return perft<Pebbles>(here.setup(), here.state(), depth);
    };
    kind.bench = [](const GameKind&) {
        const auto turns = [](const Setup&, const State& end) { return int{end.turns}; };
        return std::vector{bench_case<Pebbles>("pebbles", 2, Heap{}, turns)};
    };
    return kind;
}

}  // namespace pantheon::pebbles
