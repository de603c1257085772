// What a question is about: the card at work, the god who gives, how many are still to come, what an option costs.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/deus/events.hpp"
#include "games/deus/matter.hpp"
#include "games/deus/prompts.hpp"
#include "games/deus/setup.hpp"
#include "table/game.hpp"
#include "unit/deus_table.hpp"

using namespace pantheon;
using deus::Matter;
using deus::new_game;
using deus::Prompt;
using deus::say;
using deus::What;

namespace {

const deus::Deck& deck_of(const AnyGame& game) { return *deus::setup_of(game).deck; }

int points_paid(const std::vector<Event>& events) {
    int points = 0;
    for (const Event& event : events)
        if (event.what == What::paid && event.thing == 5) points += event.n;
    return points;
}

Matter matter_of(const AnyGame& game) { return deus::matter_of(deus::setup_of(game), deus::state_of(game)); }

// What has been answered and told in the turn so far.
struct Turn {
    Answer chosen = 0;
    deus::CardId top = deus::no_card;  // of an offering, unless there was nothing to choose
    std::vector<Event> events;

    const Event* last(What what) const {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (event->what == what) return &*event;
        return nullptr;
    }
    bool activated(std::uint8_t card) const {
        return std::any_of(events.begin(), events.end(),
                           [&](const Event& event) { return event.what == What::activated && event.card == card; });
    }
};

bool builds(Prompt prompt) {
    return prompt == Prompt::payment || prompt == Prompt::place || prompt == Prompt::place_temple ||
           prompt == Prompt::column || prompt == Prompt::stand_in;
}

void check_matter(const AnyGame& game, const Turn& turn) {
    const Matter matter = matter_of(game);
    const Prompt prompt = deus::prompt_of(game.choice());
    if (builds(prompt)) CHECK(matter.card == (turn.chosen == deus::answer_wildcard ? Matter::none : turn.chosen));
    else if (prompt == Prompt::turn || prompt == Prompt::offer_top || prompt == Prompt::god)
        CHECK(matter.card == Matter::none);
    else if (prompt == Prompt::offer_more) {
        if (turn.top != deus::no_card) CHECK(matter.god == static_cast<int>(deck_of(game)[turn.top].colour));
    } else if (matter.god != Matter::none) {
        REQUIRE(turn.last(What::invoked));
        CHECK(matter.god == turn.last(What::invoked)->thing);
    } else if (matter.card != Matter::none) CHECK(turn.activated(matter.card));
}

// `more` goes down by what was taken, and an army's by the regions it went.
void check_more(const AnyGame& before, const AnyGame& after, const std::vector<Event>& events) {
    const Prompt prompt = deus::prompt_of(before.choice());
    const bool moves = prompt == Prompt::move, takes_pieces = prompt == Prompt::take_piece;
    if (!moves && !takes_pieces && prompt != Prompt::take_resource) return;
    if (moves && matter_of(before).more == 0) return;  // camels ride in one go
    CHECK(matter_of(before).more > 0);
    if (after.choice().prompt != prompt || matter_of(after).card != matter_of(before).card) return;
    const What what = moves ? What::moved : takes_pieces ? What::gained_piece : What::gained;
    const auto steps = std::count_if(events.begin(), events.end(), [&](const Event& event) {
        return event.what == what && event.seat == before.active();
    });
    const bool another =
        std::any_of(events.begin(), events.end(), [](const Event& event) { return event.what == What::activated; });
    if (!another && steps > 0 && matter_of(after).more < matter_of(before).more)
        CHECK(matter_of(before).more - matter_of(after).more == steps);
}

void play_and_check(const GameOptions& options, std::uint64_t seed) {
    auto game = new_game(options, seed);
    Rng rng{seed};
    Turn turn;
    while (!game->is_over()) {
        const Answer answer = random_option(game->choice().options, rng);
        std::vector<Event> events;
        const auto before = game->copy();
        if (is_player(game->choice().seat)) check_matter(*game, turn);
        if (game->choice().prompt == Prompt::turn) turn.chosen = answer;
        if (game->choice().prompt == Prompt::offer_top) turn.top = deus::card_at(answer);
        game->apply(answer, &events);
        if (before->choice().prompt == Prompt::place) CHECK(before->points_for(answer) == points_paid(events));
        check_more(*before, *game, events);
        for (const Event& event : events) {
            if (event.what == What::turn_begins) turn = {};
            turn.events.push_back(event);
        }
    }
}

}  // namespace

TEST_CASE("in random games every question names the card that is built or at work, or the god") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        play_and_check({{"players", "3"}, {"wildcard", "on"}}, seed);
        play_and_check({{"players", "2"}, {"egypt", "all"}}, seed);
    }
}

TEST_CASE("no more pieces are promised than there are") {
    const auto game = new_game({}, 7,
                               {"blue stock ship 5", "blue stock production 5", "blue stock scientific 5",
                                "blue stock civil 5", "blue stock army 3", "blue hand Catapult, Ballista, Galley"});
    for (const char* words : {"offer", "Catapult on top", "and Galley", "and Ballista"}) say(*game, words);
    REQUIRE(game->choice().prompt == Prompt::take_piece);
    CHECK(matter_of(*game).god == 4);
    CHECK(matter_of(*game).more == 2);  // three cards, two armies left
}

TEST_CASE("all that may be taken is on offer, in any order, until as many are taken as are due") {
    const auto game = new_game({}, 7, {"red stone 7", "blue hand Cooperative (field), Ballista, Galley, Galley"});
    for (const char* words : {"offer", "Cooperative (field) on top", "and Galley", "and Ballista", "and Galley"})
        say(*game, words);
    REQUIRE(game->choice().prompt == Prompt::take_resource);
    CHECK(matter_of(*game).more == 4);
    for (const char* words : {"take stone", "take clay", "take wheat"}) {
        CHECK(game->choice().options == Options::below(4));
        say(*game, words);
    }
    CHECK(matter_of(*game).more == 1);
}

TEST_CASE("a card that fires another asks in its own name when that one is done") {
    const auto game = new_game(
        {{"egypt", "scientific"}, {"board", "1A0 2A0 3A0 4A0"}}, 0,
        {"blue at b4: production, civil", "blue gold 30", "blue stone 3", "blue stock scientific 3",
         "blue column maritime: Commercial Sailing Ship (stone)", "blue column scientific: Royal Archives (civil)",
         "blue gilded Royal Archives (civil)", "blue hand Observatory, Galley", "red hand Galley"});
    say(*game, "build Observatory");
    const auto built = matter_of(*game).card;
    say(*game, "paying");
    CHECK(matter_of(*game).card == built);
    say(*game, "at ");
    REQUIRE(game->choice().prompt == Prompt::choose_card);
    const auto archives = matter_of(*game).card;
    CHECK(archives != built);
    say(*game, "fire Commercial Sailing Ship");
    REQUIRE(game->choice().prompt == Prompt::sell);
    CHECK(matter_of(*game).card != archives);
    say(*game, "sell 1 stone");
    REQUIRE(game->choice().prompt == Prompt::choose_card);  // the gold makes it fire twice
    CHECK(matter_of(*game).card == archives);
    CHECK_FALSE(matter_of(*game).once);
}
