// Statements about a position: those that are accepted hold, are written and read again, and can be played from.
#include <cstdint>
#include <string>

#include "fuzz/require.hpp"
#include "games/deus/deus_game.hpp"
#include "table/game.hpp"

using namespace pantheon;

namespace {

// What the first byte says: the number of players, whether variants are on, and whether Egypt is in play.
struct Table {
    int players = 2;
    bool variants = false;
    bool egypt = false;
};

std::unique_ptr<AnyGame> begin(const Table& table) {
    static const GameKind kind = deus::deus_kind(deus::built_in_box());
    GameOptions options{{"players", std::to_string(table.players)}};
    if (table.egypt) options["egypt"] = "all";
    if (table.variants)
        options["wildcard"] = "on", options["empty-deck"] = "trigger", options["standstill"] = "play-on";
    return std::move(*kind.begin(kind, options, 1));
}

// Calls `each(line)` for every line.
template <class Each>
void lines(std::string_view text, Each&& each) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        each(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// Cards of the pile are said one by one, so a single statement about them is true of all only by chance.
bool says_all(std::string_view line) { return !line.starts_with("pile "); }

void read_back(const AnyGame& game, const std::string& text, const Table& table) {
    const auto copy = begin(table);
    lines(text, [&](std::string_view line) {
        const auto error = copy->edit(line);
        require(!error, std::string(line) + ": " + (error ? error->sentence : ""));
    });
    const auto again = copy->position();
    require(again.ok() && *again == text, "a position reads differently from what was written");
    require(copy->active() == game.active(), "another seat has the turn");
}

void play_on(AnyGame& game) {
    Rng rng{1};
    game.settle();
    for (int answers = 0; answers < 40 && !game.is_over(); ++answers) {
        require(!game.choice().options.empty(), "a question without options");
        if (answers % 8 == 0) {
            const Seat viewer = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(game.players()))));
            const auto imagined = game.imagine(viewer, rng);
            require(imagined->view_json(viewer) == game.view_json(viewer), "an imagined position looks different");
        }
        const Answer option = random_option(game.choice().options, rng);
        require(!game.describe(option, Language::french).empty(), "an option without words");
        game.apply(option);
    }
}

}  // namespace

// The first byte lays the table; the rest are statements, one a line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 8000) return 0;
    const Table table{2 + data[0] % 3, data[0] / 3 % 2 != 0, data[0] / 6 % 2 != 0};
    const auto game = begin(table);
    bool any = false;
    lines({reinterpret_cast<const char*>(data) + 1, size - 1}, [&](std::string_view line) {
        const std::uint64_t before = game->hash();
        if (const auto error = game->edit(line)) {
            require(!error->sentence.empty() && game->hash() == before, "a refused statement changed the position");
        } else {
            any = true;
            const auto wrong = game->check(line);
            require(!wrong || !says_all(line), std::string(line) + " is not true after it was said");
        }
        if (const auto wrong = game->check(line)) require(!wrong->sentence.empty(), "an error without words");
    });
    if (!any) return 0;
    const auto text = game->position();
    require(text.ok(), "a position cannot be written");
    read_back(*game, *text, table);
    play_on(*game);
    return 0;
}
