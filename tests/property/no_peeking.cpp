// Players answer from what their seat may know: every player of every game, in worlds that look the same to it.
#include <doctest/doctest.h>

#include "is_slow.hpp"
#include "pebbles/pebbles.hpp"
#include "players/player.hpp"
#include "property/battery.hpp"
#include "shelf/shelf.hpp"
#include "table/game.hpp"

using namespace pantheon;

namespace {

// Some of the options as they usually are, the others by chance; where these do not go together, all as usual.
std::unique_ptr<AnyGame> begin_some(const GameKind& kind, Rng& rng) {
    GameOptions options;
    for (const OptionInfo& option : kind.options)
        if (!option.values.empty() && rng.below(2) == 0)
            options[option.name] = option.values[rng.below(static_cast<std::uint32_t>(option.values.size()))].value;
    auto begun = kind.begin(kind, options, rng.next());
    if (!begun) begun = kind.begin(kind, {}, rng.next());
    REQUIRE(begun.ok());
    return std::move(*begun);
}

// Two players of a kind at one seat: one follows the game, the other what the seat may know of it, in worlds in which
// everything else is drawn anew.
class Twins {
    Seat seat_;
    std::unique_ptr<Player> here_, elsewhere_;
    Rng worlds_;

public:
    Twins(const PlayerChoice& choice, const AnyGame& game, Seat seat, std::uint64_t seed)
        : seat_(seat),
          here_(choice.sit_at(game, seat, seed)),
          elsewhere_(choice.sit_at(game, seat, seed)),
          worlds_(~seed) {}

    void see(const AnyGame& after, std::span<const Event> events) {
        here_->see(after, events);
        std::vector<Event> seen;
        for (const Event& event : events) seen.push_back(after.seen_by(event, seat_));
        elsewhere_->see(*after.imagine(seat_, worlds_), seen);
    }

    // The answer that both give; none, where they differ.
    std::optional<Answer> think(const AnyGame& game, const Thinking& thinking) {
        const Thought here = here_->think(game, thinking);
        const Thought there = elsewhere_->think(*game.imagine(seat_, worlds_), thinking);
        const auto expects = [](const Thought& thought) {
            return thought.expects ? std::tuple(thought.expects->win, thought.expects->points, thought.expects->lead)
                                   : std::tuple(-1, -1, -1);
        };
        const bool same = here.answer == there.answer && here.line == there.line && expects(here) == expects(there);
        return same ? std::optional(here.answer) : std::nullopt;
    }
};

// All seats are of one kind; now and then somebody does what no player would. How many answers were compared.
int play_with_twins(const GameKind& kind, const PlayerChoice& choice, Rng& rng) {
    const auto game = begin_some(kind, rng);
    std::vector<Twins> seats;
    for (int p = 0; p < game->players(); ++p) seats.emplace_back(choice, *game, seat_at(p), rng.next());
    int compared = 0;
    std::vector<Event> events;
    while (!game->is_over()) {
        const Choice asked = game->choice();
        Answer answer = random_option(asked.options, rng);
        if (is_player(asked.seat) && rng.below(4) == 0) {
            const auto both =
                seats[static_cast<std::size_t>(asked.seat)].think(*game, {.seed = rng.next(), .simulations = 40});
            if (!both)
                FAIL(kind.name << ": " << choice.name << " answers otherwise when what it cannot see is otherwise: "
                               << game->question(Language::english));
            REQUIRE(asked.options.contains(*both));
            answer = *both;
            ++compared;
        }
        events.clear();
        game->apply(answer, &events);
        if (game->is_over()) break;
        for (Twins& twins : seats) twins.see(*game, events);
    }
    return compared;
}

}  // namespace

TEST_CASE("what a player cannot see does not change what it answers") {
    std::vector<GameKind> shelf = built_in_shelf();
    shelf.push_back(pebbles::pebbles_kind());
    for (const GameKind& kind : shelf)
        for (const PlayerKind& player : kind.tables->players) {
            const auto choice = read_player(*kind.tables, player.name);
            REQUIRE(choice.ok());
            Rng rng(7);
            int compared = 0;
            for (int game = 0; game < battery::games(12) || (compared <= 10 && game < 100); ++game)
                compared += play_with_twins(kind, *choice, rng);
            CHECK(compared > 10);
        }
}
