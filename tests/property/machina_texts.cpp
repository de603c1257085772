// Games of Deus Ex Machina as text: the words of options and events in both languages, records, views.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "games/machina/cards_json.hpp"
#include "games/machina/events.hpp"
#include "games/machina/machina_game.hpp"
#include "property/battery.hpp"
#include "property/french_print.hpp"
#include "property/machina_setups.hpp"

using namespace pantheon;
using french_print::fault;

namespace {

const GameKind& kind() {
    static const GameKind machina = machina::machina_kind(machina::built_in_box());
    return machina;
}
std::span<const GameKind> shelf() { return {&kind(), 1}; }

GameOptions some_options(Rng& rng) { return machina::options_of(machina::random_setup(machina::built_in_box(), rng)); }

template <class Check>
void play_many(int games, std::uint64_t first_seed, Check&& check) {
    const battery::Series series{kind(), some_options, [](int game) { return machina::drifter(game % 2 == 0); }};
    CHECK(series.play(games, first_seed, check) == "");
}

// What was heard so far; each text is looked at once.
struct Ear {
    std::set<std::string> heard;

    void hear(const std::string& text) {
        if (heard.insert(text).second) CHECK(fault(text) == "");
    }
};

void listen(std::uint64_t seed, Ear& ear, std::set<std::string>& met) {
    Rng rng{seed};
    auto begun = kind().begin(kind(), some_options(rng), 0);
    REQUIRE(begun.ok());
    const std::unique_ptr<AnyGame> game = std::move(*begun);
    const battery::Drifter drifter = machina::drifter(seed % 4 != 0);
    std::vector<Event> events;
    while (!game->is_over()) {
        const Choice choice = game->choice();
        met.insert(std::string(game->prompt().key));
        ear.hear(game->question(Language::french));
        for (const Answer option : choice.options) ear.hear(game->describe(option, Language::french));
        events.clear();
        game->apply(drifter.answer(choice, rng), &events);
        for (const Event& event : events) {
            met.insert(std::string(game->row_of(event).key));
            REQUIRE(!game->tell(event, Language::english).empty());
            ear.hear(game->tell(event, Language::french));
            if (const Event told = game->seen_by(event, Seat::nobody); !(told == event))
                ear.hear(game->tell(told, Language::french));
        }
    }
}

}  // namespace

TEST_CASE("the options of a question of Deus Ex Machina have different words, in both languages") {
    play_many(battery::games(300), 5'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        const bool look = game.choice().seat != Seat::luck || rng.below(20) == 0;
        return look ? battery::check_words(game) : battery::Complaint{};
    });
}

TEST_CASE("records of Deus Ex Machina are read as they were written, finished or not, and replay to the same game") {
    play_many(battery::games(300), 6'000'000'000, [](const AnyGame& game, const Record& record, Rng& rng) {
        return game.is_over() || rng.below(200) == 0 ? battery::check_record(record, game, shelf())
                                                     : battery::Complaint{};
    });
}

TEST_CASE("a view of Deus Ex Machina is the same when everything hidden from its seat is dealt anew") {
    play_many(battery::games(150), 7'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        if (rng.below(6) != 0) return battery::Complaint{};
        for (int p = -1; p < game.players(); ++p) {
            const Seat viewer = p < 0 ? Seat::nobody : seat_at(p);
            const std::string here = game.view_json(viewer);
            if (here != game.imagine(viewer, rng)->view_json(viewer))
                return "seat " + std::to_string(p) + " sees something hidden in " + here;
            if (!nlohmann::json::accept(here)) return "this is no JSON: " + here;
        }
        return battery::Complaint{};
    });
}

TEST_CASE("positions of Deus Ex Machina are read as they were written") {
    int written = 0;
    play_many(battery::games(150), 7'500'000'000, [&](const AnyGame& game, const Record&, Rng& rng) {
        if (rng.below(12) != 0) return battery::Complaint{};
        if (!game.position()) return battery::Complaint{};
        ++written;
        return battery::check_position(kind(), game, true);
    });
    CHECK(written > 20);
}

// Everything that an option brings is what it brought, where nothing was left open.
TEST_CASE("what an option of Deus Ex Machina brings lies between what was promised") {
    play_many(battery::games(150), 8'000'000'000, [](const AnyGame& game, const Record&, Rng& rng) {
        const Choice choice = game.choice();
        if (!is_player(choice.seat) || rng.below(3) != 0) return battery::Complaint{};
        const auto gp = [&](const AnyGame& of) { return of.score(choice.seat); };
        for (const Answer option : choice.options) {
            const Brings brings = game.brings(option);
            int least = 0, most = 0;
            for (const Amount& amount : brings.amounts)
                if (amount.thing == "gp") least = amount.least, most = amount.most;
            if (brings.next == Next::you && most > least) continue;  // the seat goes on to decide
            const auto after = game.copy();
            after->step(option);
            while (after->choice().seat == choice.seat && after->choice().options.has_one() &&
                   after->prompt().key != "act")
                after->step(after->choice().options.first());
            if (brings.next == Next::luck && (gp(*after) - gp(game) < least || gp(*after) - gp(game) > most))
                return "an option brings glory that it did not promise: " + game.describe(option, Language::english);
        }
        return battery::Complaint{};
    });
}

TEST_CASE("questions, answers, events and cards of Deus Ex Machina are said as French is printed") {
    Ear ear;
    std::set<std::string> met;
    const int games = battery::games(240);
    for (int game = 0; game < games; ++game) listen(9'000'000'000 + static_cast<std::uint64_t>(game), ear, met);
    for (const CardEntry& card : machina::card_entries(machina::built_in_box())) {
        ear.hear(card.title.fr);
        for (const std::string& line : card.lines.fr) ear.hear(line);
    }
    for (const OptionInfo& option : kind().options) {
        ear.hear(option.meaning.fr);
        for (const OptionValue& value : option.values) ear.hear(value.meaning.fr);
    }
    for (const auto& source : kind().tables->sources) ear.hear(std::string(source.fr));
    // Nothing was left unsaid that happens in play.
    if (games < 240) return;
    for (const PromptRow& prompt : machina::prompt_table)
        if (prompt.key != "over") CHECK_MESSAGE(met.contains(std::string(prompt.key)), prompt.key);
    for (const EventRow& event : machina::event_table) CHECK_MESSAGE(met.contains(std::string(event.key)), event.key);
}
