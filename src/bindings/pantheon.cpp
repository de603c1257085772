#include "bindings/pantheon.h"

#include <algorithm>
#include <string>
#include <vector>

#include "bindings/flat_json.hpp"
#include "bindings/handle.hpp"
#include "core/json_writer.hpp"
#include "lab/bench_case.hpp"
#include "players/nets.hpp"
#include "players/player.hpp"
#include "shelf/shelf.hpp"
#include "table/record.hpp"

using namespace pantheon;

// A game with everything said so far; going back means replaying fewer answers.
struct PantheonGame {
    Shelf shelf = bound_shelf();
    Record record;
    std::unique_ptr<AnyGame> game;
    Rng luck{0};
    std::vector<Event> events;
    std::vector<std::size_t> events_before;  // by answer
    std::string text;                        // what was returned last

    void answer(Answer option) {
        events_before.push_back(events.size());
        record.answers.push_back(option);
        game->apply(option, &events);
    }
};

namespace {

thread_local std::string last_text;

// The shelf that games begin from; replaced as a whole.
Shelf& shelf_in_play() {
    static Shelf shelf = std::make_shared<const std::vector<GameKind>>(built_in_shelf());
    return shelf;
}

std::string no_game(const char* name) { return "there is no game \"" + std::string(view_of(name)) + "\""; }

bool has_seat(const PantheonGame& game, int seat) { return seat >= -1 && seat < game.game->players(); }

PantheonGame* begin(Record record, std::unique_ptr<AnyGame> game, std::uint64_t seed) {
    auto* made = new PantheonGame;
    made->record = std::move(record);
    made->game = std::move(game);
    made->luck = luck_for(seed);
    return made;
}

void write_choice(JsonWriter& json, const AnyGame& game, Language language) {
    const Choice& choice = game.choice();
    json.member("prompt", game.prompt().key);
    if (is_player(choice.seat)) json.member("seat", place(choice.seat));
    else json.member("seat", "luck");
    if (is_player(choice.seat)) json.member("name", game.seat_name(choice.seat, language));
    json.member("question", game.question(language));
    json.key("options").array([&] {
        for (const Answer option : choice.options)
            json.object([&] {
                json.member("option", static_cast<int>(option));
                json.member("words", game.describe(option, language));
            });
    });
}

void write_result(JsonWriter& json, const AnyGame& game) {
    const auto each = [&](std::string_view name, int (AnyGame::*number)(Seat) const) {
        json.key(name).array([&] {
            for (int p = 0; p < game.players(); ++p) json.value((game.*number)(seat_at(p)));
        });
    };
    each("scores", &AnyGame::score);
    each("ranks", &AnyGame::rank);
}

void write_bilingual(JsonWriter& json, std::string_view name, const Bilingual<std::string>& text) {
    json.key(name).object([&] {
        json.member("en", text.en);
        json.member("fr", text.fr);
    });
}

void write_option(JsonWriter& json, const OptionInfo& option) {
    json.object([&] {
        json.member("name", option.name);
        write_bilingual(json, "meaning", option.meaning);
        json.member("standard", option.standard);
        json.key("values").array([&] {
            for (const OptionValue& value : option.values)
                json.object([&] {
                    json.member("value", value.value);
                    write_bilingual(json, "meaning", value.meaning);
                });
        });
    });
}

void write_kind(JsonWriter& json, const GameKind& kind) {
    json.object([&] {
        json.member("name", kind.name);
        write_bilingual(json, "title", kind.title);
        json.member("rules_version", kind.rules_version);
        json.key("box").object([&] {
            json.member("name", kind.label.name);
            json.member("changes", kind.label.changes);
        });
        json.key("options").array([&] {
            for (const OptionInfo& option : kind.options) write_option(json, option);
        });
    });
}

}  // namespace

Shelf pantheon::bound_shelf() { return shelf_in_play(); }

std::string& pantheon::last_error() {
    thread_local std::string sentence;
    return sentence;
}

extern "C" {

const char* pantheon_error() { return last_error().c_str(); }

const char* pantheon_games() {
    JsonWriter json;
    json.array([&] {
        for (const GameKind& kind : *bound_shelf()) write_kind(json, kind);
    });
    return keep(last_text, json.text());
}

int pantheon_use_box(const char* game, const char* changes) {
    auto shelf = *bound_shelf();
    const auto kind = std::ranges::find(shelf, view_of(game), &GameKind::name);
    if (kind == shelf.end()) return fail(no_game(game), 0);
    if (!kind->with_changes) return fail(kind->name + " has no boxes of one's own", 0);
    auto own = kind->with_changes(std::string(view_of(changes)));
    if (!own) return fail(own.error(), 0);
    *kind = std::move(*own);
    shelf_in_play() = std::make_shared<const std::vector<GameKind>>(std::move(shelf));
    return 1;
}

int pantheon_use_net(const char* bytes, uint32_t length) {
    if (const auto error = give_net({bytes, length})) return fail(error->sentence, 0);
    return 1;
}

const char* pantheon_cards(const char* game) {
    const Shelf shelf = bound_shelf();
    const GameKind* kind = find_game(*shelf, view_of(game));
    if (!kind) return fail(no_game(game), static_cast<const char*>(nullptr));
    return keep(last_text, kind->cards_json(*kind));
}

PantheonGame* pantheon_new(const char* game, const char* options, std::uint64_t seed) {
    PantheonGame* const failed = nullptr;
    const Shelf shelf = bound_shelf();
    const GameKind* kind = find_game(*shelf, view_of(game));
    if (!kind) return fail(no_game(game), failed);
    const auto wanted = read_options(view_of(options));
    if (!wanted) return fail(wanted.error(), failed);
    auto begun = kind->begin(*kind, *wanted, seed);
    if (!begun) return fail(begun.error(), failed);
    Record record = record_of(*kind, (*begun)->options());
    return begin(std::move(record), std::move(*begun), seed);
}

PantheonGame* pantheon_load(const char* text, std::uint64_t seed) {
    PantheonGame* const failed = nullptr;
    const Shelf shelf = bound_shelf();
    auto record = read_record(view_of(text), *shelf);
    if (!record) return fail(record.error(), failed);
    auto game = replay(*record, *shelf, 0);
    if (!game) return fail(game.error(), failed);
    std::vector<Answer> answers;
    answers.swap(record->answers);
    PantheonGame* loaded = begin(std::move(*record), std::move(*game), seed);
    for (const Answer option : answers) loaded->answer(option);
    return loaded;
}

void pantheon_free(PantheonGame* game) { delete game; }

const char* pantheon_choice(PantheonGame* game, const char* language) {
    JsonWriter json;
    const bool over = game->game->is_over();
    json.object([&] {
        json.member("over", over);
        json.key(over ? "result" : "choice").object([&] {
            if (over) write_result(json, *game->game);
            else write_choice(json, *game->game, language_of(language));
        });
    });
    return keep(game->text, json.text());
}

int pantheon_answer(PantheonGame* game, int option) {
    if (game->game->is_over()) return fail("the game is over; nothing is asked", 0);
    if (option < 0 || option > 127 || !game->game->choice().options.contains(static_cast<Answer>(option)))
        return fail(
            std::to_string(option) + " is no option of the open question: " + game->game->question(Language::english),
            0);
    game->answer(static_cast<Answer>(option));
    return 1;
}

int pantheon_answer_words(PantheonGame* game, const char* words) {
    std::vector<Answer> answers;
    if (const auto error = read_answers(*game->game->copy(), view_of(words), answers)) return fail(error->sentence, 0);
    if (answers.empty())
        return fail("these words answer nothing; the question is: " + game->game->question(Language::english), 0);
    for (const Answer option : answers) game->answer(option);
    return 1;
}

int pantheon_luck(PantheonGame* game) {
    const std::size_t before = game->record.answers.size();
    while (!game->game->is_over() && game->game->choice().seat == Seat::luck)
        game->answer(random_option(game->game->choice().options, game->luck));
    return static_cast<int>(game->record.answers.size() - before);
}

int pantheon_answers(PantheonGame* game) { return static_cast<int>(game->record.answers.size()); }

int pantheon_go_back(PantheonGame* game, int answers) {
    if (answers < 0 || answers > pantheon_answers(game))
        return fail("there are " + std::to_string(pantheon_answers(game)) + " answers to go back to", 0);
    if (answers == pantheon_answers(game)) return 1;
    const auto count = static_cast<std::size_t>(answers);
    auto earlier = replay(game->record, *game->shelf, count);
    if (!earlier) return fail(earlier.error(), 0);
    game->game = std::move(*earlier);
    game->events.resize(game->events_before[count]);
    game->events_before.resize(count);
    game->record.answers.resize(count);
    return 1;
}

const char* pantheon_view(PantheonGame* game, int seat) {
    if (!has_seat(*game, seat))
        return fail("there is no seat " + std::to_string(seat), static_cast<const char*>(nullptr));
    return keep(game->text, game->game->view_json(viewer_of(seat)));
}

const char* pantheon_events(PantheonGame* game, int answers, int seat, const char* language) {
    const char* const failed = nullptr;
    if (!has_seat(*game, seat)) return fail("there is no seat " + std::to_string(seat), failed);
    if (answers < 0 || answers > pantheon_answers(game))
        return fail("there are " + std::to_string(pantheon_answers(game)) + " answers so far", failed);
    const auto from = static_cast<std::size_t>(answers);
    JsonWriter json;
    json.array([&] {
        for (std::size_t e = from < game->events_before.size() ? game->events_before[from] : game->events.size();
             e < game->events.size(); ++e)
            json.value(game->game->tell(game->game->seen_by(game->events[e], viewer_of(seat)), language_of(language)));
    });
    return keep(game->text, json.text());
}

const char* pantheon_record(PantheonGame* game) { return keep(game->text, write_record(game->record, *game->shelf)); }

int pantheon_suggest(PantheonGame* game, const char* player, std::uint64_t seed) {
    const auto choice = read_player(game->game->tables(), view_of(player));
    if (!choice) return fail(choice.error(), -1);
    if (game->game->is_over()) return fail("the game is over; nothing is asked", -1);
    if (!is_player(game->game->choice().seat)) return fail("luck is asked, and luck takes no advice", -1);
    return choice->sit_at(*game->game, game->game->choice().seat, seed)->think(*game->game, {.seed = seed}).answer;
}

std::uint64_t pantheon_signature(const char* game, int games) {
    const Shelf shelf = bound_shelf();
    const GameKind* kind = find_game(*shelf, view_of(game));
    if (!kind) return fail(no_game(game), std::uint64_t{0});
    return kind->signature(*kind, games > 0 ? games : signature_games);
}

std::uint64_t pantheon_bench(const char* game, int players, int games, std::uint64_t seed) {
    const Shelf shelf = bound_shelf();
    for (const GameKind& kind : *shelf)
        for (const BenchCase& bench : kind.bench(kind))
            if (bench.game == view_of(game) && bench.players == players) return bench.play(seed, games).decisions;
    return fail(no_game(game) + " for " + std::to_string(players) + " players", std::uint64_t{0});
}

std::uint64_t pantheon_bench_thinking(const char* game, int players, int what, uint64_t times) {
    const Shelf shelf = bound_shelf();
    for (const GameKind& kind : *shelf)
        for (const BenchCase& bench : kind.bench(kind))
            if (bench.game == view_of(game) && bench.players == players && what >= 0 && what <= 2)
                return bench.think(static_cast<Thinks>(what), times);
    return fail(no_game(game) + " for " + std::to_string(players) + " players", std::uint64_t{0});
}
}
