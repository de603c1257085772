#include "games/machina/material.hpp"

#include "games/machina/cards_json.hpp"
#include "games/machina/events.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/school.hpp"
#include "games/machina/sight.hpp"
#include "lab/restricted.hpp"

namespace pantheon::machina {

namespace {

// Items are interventions, then the abilities of the gods, heroes, quests and objectives.
constexpr int first_ability = max_interventions;
constexpr int first_hero = first_ability + max_gods;
constexpr int first_quest = first_hero + max_heroes;
constexpr int first_objective = first_quest + max_quests;
constexpr std::size_t item_count = first_objective + max_objectives;

Item item_of(const Printed& printed, int copies, std::vector<Label> families) {
    Item item{.id = printed.id, .name = printed.name.en, .copies = copies, .families = std::move(families)};
    for (const auto& [fact, sources] : printed.facts) {
        item.facts.push_back(std::string(fact) + " " + source_text(sources, Language::english));
        item.house = item.house || sources.contains(Source::house);
    }
    return item;
}

std::vector<Item> items_of(const AnyGame& game) {
    const Setup& setup = setup_of(game);
    const Cards& cards = *setup.cards;
    const Box& box = box_of(game);
    std::vector<Item> items(item_count);
    for (std::size_t i = 0; i < box.interventions.size(); ++i) {
        const auto face = static_cast<Intervention>(i);
        items[i] = item_of(box[face], setup.copies(face), {{"intervention", box[face].name.en}});
    }
    for (std::size_t i = 0; i < box.gods.size(); ++i) {
        const auto god = static_cast<God>(i);
        items[first_ability + i] = item_of(box[god], setup.gods().contains(god), {{"ability", box[god].name.en}});
        items[first_ability + i].name = "ability of " + box[god].name.en;
    }
    for (std::size_t i = 0; i < box.heroes.size(); ++i) {
        const auto hero = static_cast<Hero>(i);
        const God god = cards[hero].god;
        const bool legendary = god != no_god;
        items[first_hero + i] =
            item_of(box[hero], !legendary || setup.gods().contains(god),
                    {{"hero", box[hero].name.en}, {"kind of hero", legendary ? "legendary heroes" : "other heroes"}});
    }
    for (std::size_t i = 0; i < box.quests.size(); ++i) {
        const auto quest = static_cast<Quest>(i);
        const QuestCard& card = cards[quest];
        std::vector<Label> families{
            {"quest", box[quest].name.en},
            {"area", std::string(colour_names[static_cast<std::size_t>(card.colour)].en) + " quests"}};
        if (card.legendary) families.push_back({"kind of quest", "legendary quests"});
        items[first_quest + i] = item_of(box[quest], setup.quests().contains(quest), std::move(families));
    }
    for (std::size_t i = 0; i < box.objectives.size(); ++i) {
        const auto tile = static_cast<Objective>(i);
        items[first_objective + i] =
            item_of(box[tile], setup.objectives().contains(tile), {{"objective", box[tile].name.en}});
        items[first_objective + i].only_held = true;
    }
    return items;
}

int used_in(const AnyGame&, const Event& event) {
    switch (event.what.as<What>()) {
        case What::played: return event.card;
        case What::used_ability: return first_ability + event.card;
        case What::sent: return first_hero + event.card;
        case What::completed: return first_quest + event.card;
        default: return -1;
    }
}

std::vector<Label> traits_of(const AnyGame&) { return {}; }

// One intervention in hand for another of which a copy lies in the deck.
bool exchange_intervention(const Setup& setup, Hidden& hidden, const Public& open, std::size_t p, Intervention face,
                           int which) {
    Hand& hand = hidden.hands[p];
    if (hand.empty()) return false;
    Held& held = hand[which % hand.size()];
    if (held.card == face) return true;
    int left = setup.copies(face) - open.discards[static_cast<std::size_t>(face)];
    for (const Hand& each : hidden.hands)
        for (const Held& card : each) left -= card.card == face;
    if (left <= 0) return false;
    held.card = face;
    held.known_to = 0;
    return true;
}

bool exchange_quest(Hidden& hidden, std::size_t p, Quest quest, int which) {
    QuestSet& secrets = hidden.secrets[p];
    if (secrets.contains(quest)) return true;
    if (secrets.empty() || !hidden.quest_deck.contains(quest)) return false;
    const Quest old = secrets.nth(which % secrets.size());
    secrets.remove(old), secrets.add(quest);
    hidden.quest_deck.remove(quest), hidden.quest_deck.add(old);
    return true;
}

bool exchange_objective(Hidden& hidden, std::size_t p, Objective tile) {
    for (Objective& other : hidden.objectives)
        if (other == tile) other = hidden.objectives[p];
    hidden.objectives[p] = tile;
    return true;
}

// Interventions in hand, secret quests and the objective, before the hero of a round is sent.
std::unique_ptr<AnyGame> exchanged(const AnyGame& game, int item, int which) {
    State state = state_of(game);
    const Setup& setup = setup_of(game);
    if (prompt_of(state.choice) != Prompt::act || state.open.placed || state.open.laid != no_quest) return nullptr;
    const auto p = static_cast<std::size_t>(state.choice.seat);
    bool done = false;
    if (item < first_ability)
        done = exchange_intervention(setup, state.hidden, state.open, p, static_cast<Intervention>(item), which);
    else if (item >= first_objective)
        done = exchange_objective(state.hidden, p, static_cast<Objective>(item - first_objective));
    else if (item >= first_quest) done = exchange_quest(state.hidden, p, static_cast<Quest>(item - first_quest), which);
    if (!done) return nullptr;
    go_on(setup, state);
    return game_at(box_of(game), setup, state);
}

class Bars {
    Items items_;

    bool bars(int first, int which) const { return items_[static_cast<std::size_t>(first + which)]; }

    bool bars_act(const State& state, Answer act) const {
        const auto p = static_cast<std::size_t>(state.choice.seat);
        if (is_send(act)) {
            const Hero hero = state.open.heroes[act];
            return hero != no_hero && bars(first_hero, index(hero));
        }
        if (act == act_ability) return bars(first_ability, index(state.open.players[p].god));
        if (is_play(act)) return bars(0, index(played_in(act)));
        return is_lay(act) && bars(first_quest, index(laid_in(act)));
    }
    bool bars_deed(const State& state, Answer deed) const {
        return deed < quest_spaces && bars(first_quest, index(state.open.quests[deed].quest));
    }

public:
    Bars(const Setup&, const Items& items) : items_(items) { items_.resize(item_count); }
    Options barred(const Setup&, const State& state) const {
        Options out;
        const Prompt prompt = prompt_of(state.choice);
        if (prompt != Prompt::act && prompt != Prompt::deed) return out;
        for (const Answer option : state.choice.options)
            if (prompt == Prompt::act ? bars_act(state, option) : bars_deed(state, option)) out.add(option);
        return out;
    }
};

struct Access {
    static const Setup& setup(const AnyGame& game) { return setup_of(game); }
    static const State& state(const AnyGame& game) { return state_of(game); }
    static const Box& box(const AnyGame& game) { return box_of(game); }
};

// ---- puzzles -----------------------------------------------------------------------------------------------------

constexpr PuzzleKind puzzles[] = {
    {.key = "win",
     .goal = {Goal::victory},
     .title = {"The last move", "Le dernier coup"},
     .task = {"End the game with this move, and win it.", "Terminez la partie par ce coup, et gagnez-la."}},
    {.key = "quest",
     .goal = {Goal::event, What::completed},
     .title = {"A quest", "Une quête"},
     .task = {"Complete quests for as much glory as you can.",
              "Accomplissez des quêtes pour le plus de gloire possible."}},
    {.key = "points",
     .goal = {Goal::points},
     .title = {"Glory in one move", "De la gloire en un coup"},
     .task = {"Gain as much glory as you can with this move, by quests and otherwise.",
              "Gagnez autant de gloire que possible par ce coup, avec des quêtes et autrement."}},
};
constexpr std::string_view puzzle_games[] = {"players=2", "players=3", "players=4"};

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

}  // namespace pantheon::machina
