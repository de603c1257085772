// A table of Deus Ex Machina on which a test lays what it needs.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/machina/box.hpp"
#include "games/machina/events.hpp"
#include "games/machina/machina.hpp"
#include "games/machina/prompts.hpp"

namespace pantheon::machina {

// Everything by its English name.
template <class Item>
Item find(const std::vector<Printed>& rows, std::string_view name) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].name.en == name) return static_cast<Item>(i);
    FAIL("there is no " << std::string(name));
    return Item{};
}
inline Hero hero(std::string_view name) { return find<Hero>(built_in_box().heroes, name); }
inline Quest quest(std::string_view name) { return find<Quest>(built_in_box().quests, name); }
inline God god(std::string_view name) { return find<God>(built_in_box().gods, name); }
inline Intervention card(std::string_view name) { return find<Intervention>(built_in_box().interventions, name); }
inline Objective objective(std::string_view name) { return find<Objective>(built_in_box().objectives, name); }

// The first turn is about to begin: heroes Atalanta, Theseus, Achilles, no quests on the track, empty hands, no secret
// quests, and the seat `first` plays. Change `state` at will, then `ask`.
struct Table {
    Setup setup;
    State state;
    std::vector<Event> events;

    explicit Table(std::initializer_list<std::string_view> gods) {
        setup.cards = &built_in_box().cards;
        setup.players = static_cast<int>(gods.size());
        setup.mini = true;
        Public& open = state.open;
        open.hero_deck = setup.cards->heroes_without_god;
        std::size_t p = 0;
        for (const std::string_view name : gods) {
            Player& player = open.players[p];
            player.god = god(name);
            player.charged = true;
            open.hero_deck.add(cards()[player.god].hero);
            state.hidden.objectives[p] = static_cast<Objective>(p);
            ++p;
        }
        state.hidden.quest_deck = setup.quests();
        open.quest_deck_size = static_cast<std::uint8_t>(setup.quests().size());
        open.turn = 1;
        open.active = open.first = open.token = Seat::first;
        open.step = Step::act;
        heroes({"Atalanta", "Theseus", "Achilles"});
    }

    const Cards& cards() const { return *setup.cards; }
    Public& open() { return state.open; }
    Player& player(int p) { return state.open.players[static_cast<std::size_t>(p)]; }

    void heroes(std::initializer_list<std::string_view> names) {
        std::size_t space = 0;
        for (const std::string_view name : names) {
            if (open().heroes[space] != no_hero) open().hero_deck.add(open().heroes[space]);
            open().heroes[space] = hero(name);
            open().hero_deck.remove(hero(name));
            ++space;
        }
    }
    void take_from_deck(Quest taken) {
        REQUIRE(state.hidden.quest_deck.contains(taken));
        state.hidden.quest_deck.remove(taken);
        --open().quest_deck_size;
    }
    void lay(std::size_t space, std::string_view name) {
        take_from_deck(quest(name));
        open().shown.add(quest(name));
        open().quests[space].quest = quest(name);
    }
    void secret(int p, std::string_view name) {
        take_from_deck(quest(name));
        state.hidden.secrets[static_cast<std::size_t>(p)].add(quest(name));
        ++player(p).secrets;
    }
    void done(int p, std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names) {
            take_from_deck(quest(name));
            open().shown.add(quest(name));
            player(p).done.add(quest(name));
        }
    }
    void give(int p, std::string_view name) {
        state.hidden.hands[static_cast<std::size_t>(p)].push_back({.card = card(name)});
        ++player(p).hand_size;
    }
    void points(int p, int might, int cunning) {
        player(p).might = static_cast<std::uint8_t>(might);
        player(p).cunning = static_cast<std::uint8_t>(cunning);
    }
    void token(int p, Space space) { open().map[static_cast<std::size_t>(space)] = seat_at(p); }
    void empty_quest_deck() {
        state.hidden.quest_deck.clear();
        open().quest_deck_size = 0;
    }

    // Asks the question that follows from the position.
    void ask() { go_on(setup, state); }
    Prompt prompt() const { return prompt_of(state.choice); }
    const Options& options() const { return state.choice.options; }
    bool offers(Answer option) const { return state.choice.options.contains(option); }

    // One answer, without what follows by itself.
    void answer(int option) {
        CAPTURE(option);
        REQUIRE(offers(static_cast<Answer>(option)));
        Collect collect{events};
        apply(setup, state, static_cast<Answer>(option), collect);
    }
    // Luck's answers, by the smallest number, and questions with one option, until a player has a choice.
    void settle() {
        while (!open().over && (state.choice.seat == Seat::luck || options().has_one())) answer(options().first());
    }
    void play(std::initializer_list<int> answers) {
        for (const int each : answers) {
            answer(each);
            settle();
        }
    }
    // Ends the placement, whatever may still be done.
    void end() {
        settle();
        if (prompt() == Prompt::act && offers(answer_done)) play({answer_done});
    }

    bool told(What what) const {
        for (const Event& event : events)
            if (event.what == Row{what}) return true;
        return false;
    }
};

inline int at(Space space) { return static_cast<int>(space); }
inline int at(Colour colour) { return static_cast<int>(colour); }

}  // namespace pantheon::machina
