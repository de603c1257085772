#include "games/machina/material.hpp"

#include "games/machina/cards_json.hpp"
#include "games/machina/events.hpp"
#include "games/machina/machina_game.hpp"
#include "games/machina/prompts.hpp"
#include "games/machina/sight.hpp"
#include "lab/restricted.hpp"

namespace pantheon::machina {

namespace {

// Items are interventions, then the abilities of the gods, heroes and quests.
constexpr int first_ability = max_interventions;
constexpr int first_hero = first_ability + max_gods;
constexpr int first_quest = first_hero + max_heroes;
constexpr std::size_t item_count = first_quest + max_quests;

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
            {"area", std::string(colour_names[static_cast<std::size_t>(card.colour)].en) + " quests"}};
        if (card.legendary) {
            families.push_back({"legendary quest", box[quest].name.en});
            families.push_back({"kind of quest", "legendary quests"});
        }
        items[first_quest + i] = item_of(box[quest], setup.quests().contains(quest), std::move(families));
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

}  // namespace

const Material& material() {
    static constexpr Material made{.items = &items_of,
                                   .used_in = &used_in,
                                   .traits = &traits_of,
                                   .player_without = &RestrictedPlayer<Sight, Bars, Access>::make};
    return made;
}

}  // namespace pantheon::machina
