// The quest track: moving up, refilling, and what may not lie there together (D20, D21, D28, D33).
#pragma once

#include "games/machina/play.hpp"

namespace pantheon::machina {

template <class Sink>
int quests_on_track(Play<Sink>& g) {
    int count = 0;
    for (const QuestSpace& space : g.open().quests) count += space.quest != no_quest;
    return count;
}

template <class Sink>
Options empty_quest_spaces(Play<Sink>& g) {
    Options spaces;
    for (int space = 0; space < quest_spaces; ++space)
        spaces.add_if(static_cast<Answer>(space), g.quest_at(space).quest == no_quest);
    return spaces;
}

// At the start of a turn, quests move up where the space above them is empty.
template <class Sink>
void move_quests_up(Play<Sink>& g) {
    int to = 0;
    for (int from = 0; from < quest_spaces; ++from)
        if (g.quest_at(from).quest != no_quest) std::swap(g.quest_at(to++), g.quest_at(from));
}

// A quest leaves the track because of the limits: all below it move up one space, gaps included. It waits beside the
// deck, so that it cannot come again before the refill is over.
template <class Sink>
void send_away(Play<Sink>& g, int space, bool because_of_colour) {
    auto& track = g.open().quests;
    const Quest quest = g.quest_at(space).quest;
    g.open().waiting.add(quest);
    std::move(track.begin() + space + 1, track.end(), track.begin() + space);
    track.back() = {};
    g.tell({.what = What::quest_sent_away,
            .card = static_cast<std::uint8_t>(quest),
            .from = static_cast<std::uint8_t>(space),
            .flag = because_of_colour});
}

// At every reveal: at most two legendary quests, then never three of one colour. Of three legendary quests, and of
// three of one colour, the uppermost goes; but where two legendary quests lie on the track, a legendary one of that
// colour goes instead, if there is one.
template <class Sink>
void keep_limits(Play<Sink>& g) {
    const auto uppermost = [&](const QuestSet& among) {
        int space = 0;
        while (!among.contains(g.quest_at(space).quest)) ++space;
        return space;
    };
    while (true) {
        QuestSet track;
        for (const QuestSpace& space : g.open().quests)
            if (space.quest != no_quest) track.add(space.quest);
        const QuestSet legendary = track & g.cards().legendary;
        if (legendary.size() > most_legendary) {
            send_away(g, uppermost(legendary), false);
            continue;
        }
        QuestSet too_many;
        for (const QuestSet& colour : g.cards().of_colour)
            if ((track & colour).size() > most_of_a_colour) too_many = track & colour;
        if (!too_many) return;
        const bool legend_goes = legendary.size() == most_legendary && too_many.meets(legendary);
        send_away(g, uppermost(legend_goes ? too_many & legendary : too_many), true);
    }
}

template <class Sink>
void return_waiting(Play<Sink>& g) {
    Public& open = g.open();
    if (!open.waiting) return;
    g.hidden().quest_deck |= open.waiting;
    open.quest_deck_size = static_cast<std::uint8_t>(open.quest_deck_size + open.waiting.size());
    open.waiting.clear();
}

// The track has no gaps here. It is filled from top to bottom as long as the deck lasts.
template <class Sink>
bool run_quests(Play<Sink>& g) {
    if (quests_on_track(g) < quest_spaces && g.open().quest_deck_size > 0)
        return g.ask(Prompt::reveal_quest, Seat::luck, as_options(g.hidden().quest_deck));
    return_waiting(g);
    if (g.open().turn == 0) return g.go(Step::first_seat);
    return g.go(g.open().then);
}

// Lucky Day: the space was chosen before.
template <class Sink>
bool run_lucky(Play<Sink>& g) {
    return g.ask(Prompt::reveal_quest, Seat::luck, as_options(g.hidden().quest_deck));
}

template <class Sink>
void answered_reveal_quest(Play<Sink>& g, Answer answer) {
    Public& open = g.open();
    const bool lucky = open.step == Step::lucky;
    const int space = lucky ? open.lucky_space : quests_on_track(g);
    const auto quest = static_cast<Quest>(answer);
    g.hidden().quest_deck.remove(quest);
    --open.quest_deck_size;
    open.shown.add(quest);
    g.quest_at(space) = {.quest = quest};
    g.tell({.what = What::quest_came, .card = answer, .region = static_cast<std::uint8_t>(space)});
    keep_limits(g);
    if (!lucky) return;
    open.lucky_space = no_space;
    return_waiting(g);
    g.go(Step::act);
}

}  // namespace pantheon::machina
