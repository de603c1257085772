#include "games/deus/material.hpp"

#include "games/deus/card_text.hpp"
#include "games/deus/deus_game.hpp"
#include "games/deus/events.hpp"
#include "games/deus/names.hpp"
#include "games/deus/school.hpp"
#include "games/deus/sight.hpp"
#include "lab/restricted.hpp"

namespace pantheon::deus {

namespace {

// Cards of one name: "Small Port (clay)" is a Small Port, "Potters' Guild" a Guild, "Botanist of the Fields" a
// Botanist.
std::string family_of(const Face& face) {
    std::string name = face.name.en;
    if (face.colour == Colour::temple) return name;
    name = name.substr(0, name.find(" ("));
    name = name.substr(0, name.find(" of the "));
    const std::size_t whose = name.find("' ");
    return whose == name.npos ? name : name.substr(whose + 2);
}

std::vector<Item> items_of(const AnyGame& game) {
    const Setup& setup = setup_of(game);
    std::vector<Item> items;
    for (const Face& face : box_of(game).faces) {
        const FaceSources& sources = face.sources;
        Item item{.id = face.id,
                  .name = face.name.en,
                  .families = {{face.colour == Colour::temple ? "temple" : "card", family_of(face)},
                               {"colour", std::string(name_in(colour_names, face.colour).en)}},
                  .facts = {"effect " + sources_text(sources.effect, Language::english),
                            "cost " + sources_text(sources.cost, Language::english)},
                  .house = (sources.effect | sources.cost | sources.once).contains(Source::house)};
        items.push_back(std::move(item));
    }
    for (const CardId card : setup.deck->all()) ++items[(*setup.deck)[card].face].copies;
    return items;
}

// A card is put to use by building it.
int used_in(const AnyGame& game, const Event& event) {
    return what_of(event) == What::built ? (*setup_of(game).deck)[card_at(event.card)].face : -1;
}

// The sides of tiles that make the board.
std::vector<Label> traits_of(const AnyGame& game) {
    const Board& board = setup_of(game).board;
    std::vector<Label> traits;
    for (std::size_t t = 0; t < static_cast<std::size_t>(board.tiles); ++t)
        traits.push_back({"tile", box_of(game).sides[board.laid[t].side].name});
    return traits;
}

// A card of the hand for one of the deck, when a turn begins.
std::unique_ptr<AnyGame> exchanged(const AnyGame& game, int item, int which) {
    State state = state_of(game);
    const Setup& setup = setup_of(game);
    if (prompt_of(state.choice) != Prompt::turn || !is_player(state.choice.seat)) return nullptr;
    CardSet& hand = state.hidden.hand[static_cast<std::size_t>(state.choice.seat)];
    if (hand.empty()) return nullptr;
    const CardId old = hand.nth(which % hand.size());
    const auto is_item = [&](CardId card) { return (*setup.deck)[card].face == item; };
    if (!is_item(old)) {
        CardId found = no_card;
        for (const CardId card : state.hidden.deck)
            if (is_item(card)) found = card;
        if (found == no_card) return nullptr;
        hand.remove(old), hand.add(found);
        state.hidden.deck.remove(found), state.hidden.deck.add(old);
        ask_again(setup, state);
    }
    return game_at(box_of(game), setup, state);
}

class Bars {
    Options cards_;

public:
    Bars(const Setup& setup, const Items& items) {
        for (const CardId card : setup.deck->all())
            if (items[(*setup.deck)[card].face]) cards_.add(static_cast<Answer>(card));
    }
    Options barred(const Setup&, const State& state) const {
        return prompt_of(state.choice) == Prompt::turn ? cards_ : Options{};
    }
};

struct Access {
    static const Setup& setup(const AnyGame& game) { return setup_of(game); }
    static const State& state(const AnyGame& game) { return state_of(game); }
    static const Box& box(const AnyGame& game) { return box_of(game); }
};

// ---- puzzles -----------------------------------------------------------------------------------------------------

constexpr PuzzleKind puzzles[] = {
    {.key = "last",
     .goal = {Goal::standing},
     .title = {"The last turn", "Le dernier tour"},
     .task = {"This is your last turn: end with as many points as you can.",
              "C'est votre dernier tour : finissez avec le plus de points possible."}},
    {.key = "village",
     .goal = {Goal::event, What::village_won},
     .title = {"A village", "Un village"},
     .task = {"Take a village, the way that brings you the most points.",
              "Prenez un village, de la façon qui vous rapporte le plus de points."}},
    {.key = "points",
     .goal = {Goal::points},
     .title = {"Points in one turn", "Des points en un tour"},
     .task = {"Gain as many points as you can in this turn.", "Gagnez autant de points que possible pendant ce tour."}},
};
constexpr std::string_view puzzle_games[] = {"players=2", "players=2 egypt=all", "players=3", "players=3 egypt=all"};

}  // namespace

const Material& material() {
    static constexpr Material made{.items = &items_of,
                                   .used_in = &used_in,
                                   .traits = &traits_of,
                                   .exchanged = &exchanged,
                                   .player_without = &RestrictedPlayer<Sight, Bars, Access>::make,
                                   .school = &make_school,
                                   .puzzles = {puzzles, puzzle_games}};
    return made;
}

}  // namespace pantheon::deus
