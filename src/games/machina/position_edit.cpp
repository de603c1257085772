#include <algorithm>

#include "games/machina/names.hpp"
#include "games/machina/position.hpp"
#include "games/machina/rules.hpp"
#include "games/machina/statement.hpp"

namespace pantheon::machina {

namespace {

// Carries out statements on one position.
struct Editor {
    const Box& box;
    const Setup& setup;
    State& state;

    Player& player(Seat seat) { return state.open.players[static_cast<std::size_t>(seat)]; }
    const Cards& cards() const { return *setup.cards; }

    // ---- gods and heroes ------------------------------------------------------------------------------------------

    // With what it begins; its hero comes into play.
    void become(Seat seat, God god) {
        Player& who = player(seat);
        const GodMat& mat = cards()[god];
        who.god = god;
        who.might = mat.might;
        who.cunning = mat.cunning;
        who.charged = true;
        state.open.hero_deck.add(mat.hero);
    }
    void leave_game(Hero hero) {
        Public& open = state.open;
        open.hero_deck.remove(hero);
        open.hero_discards.remove(hero);
        std::replace(open.heroes.begin(), open.heroes.end(), hero, no_hero);
        if (open.reserved == hero) open.reserved = no_hero, open.reserver = Seat::nobody;
    }
    // Whoever was that god before becomes what this seat was.
    std::optional<Error> god(const Statement& s) {
        if (!setup.gods().contains(s.god)) return Error{"this god belongs to the mini expansion"};
        const God old = player(s.seat).god;
        if (old == s.god) return become(s.seat, s.god), std::nullopt;
        leave_game(cards()[old].hero);
        for (int p = 0; p < setup.players; ++p)
            if (player(seat_at(p)).god == s.god) become(seat_at(p), old);
        become(s.seat, s.god);
        return {};
    }
    HeroSet heroes_in_play() {
        HeroSet all = cards().heroes_without_god;
        for (int p = 0; p < setup.players; ++p) all.add(cards()[player(seat_at(p)).god].hero);
        return all;
    }
    std::optional<Error> in_play(const std::vector<Hero>& heroes) {
        const HeroSet all = heroes_in_play();
        HeroSet said;
        for (const Hero hero : heroes) {
            if (hero == no_hero) continue;
            if (!all.contains(hero)) return Error{box[hero].name.en + " is not in play: nobody is that god"};
            if (said.contains(hero)) return Error{box[hero].name.en + " is said twice"};
            said.add(hero);
        }
        return {};
    }
    std::optional<Error> heroes(const Statement& s) {
        if (auto error = in_play(s.heroes)) return error;
        Public& open = state.open;
        for (const Hero old : open.heroes)
            if (old != no_hero) open.hero_deck.add(old);
        open.heroes.fill(no_hero);
        std::copy(s.heroes.begin(), s.heroes.end(), open.heroes.begin());
        for (const Hero hero : s.heroes)
            if (hero != no_hero) open.hero_deck.remove(hero), open.hero_discards.remove(hero);
        return {};
    }
    std::optional<Error> hero_deck(const Statement& s) {
        if (auto error = in_play(s.heroes)) return error;
        Public& open = state.open;
        open.hero_deck.clear();
        open.hero_discards = heroes_in_play();
        for (const Hero hero : open.heroes)
            if (hero != no_hero) open.hero_discards.remove(hero);
        for (const Hero hero : s.heroes) {
            if (!open.hero_discards.contains(hero)) return Error{box[hero].name.en + " is on the track"};
            open.hero_discards.remove(hero);
            open.hero_deck.add(hero);
        }
        return {};
    }
    std::optional<Error> reserves(const Statement& s) {
        Public& open = state.open;
        if (s.heroes.empty()) {
            if (open.reserver == s.seat) open.reserved = no_hero, open.reserver = Seat::nobody;
            return {};
        }
        if (std::find(open.heroes.begin(), open.heroes.end(), s.heroes[0]) == open.heroes.end())
            return Error{box[s.heroes[0]].name.en + " is not on the track"};
        open.reserved = s.heroes[0];
        open.reserver = s.seat;
        return {};
    }
    std::optional<Error> closes(const Statement& s) {
        Public& open = state.open;
        if (s.number > 0 && open.heroes[static_cast<std::size_t>(s.number - 1)] != no_hero)
            return Error{"a hero stands on this space"};
        open.closed = s.number == 0 ? no_space : static_cast<std::uint8_t>(s.number - 1);
        open.closer = s.number == 0 ? Seat::nobody : s.seat;
        return {};
    }

    // ---- quests ---------------------------------------------------------------------------------------------------

    void to_deck(Quest quest) {
        if (quest == no_quest) return;
        state.hidden.quest_deck.add(quest);
        state.open.shown.remove(quest);
    }
    std::optional<Error> from_deck(Quest quest, bool open) {
        if (quest == no_quest) return {};
        if (!state.hidden.quest_deck.contains(quest)) return Error{box[quest].name.en + " is not in the deck"};
        state.hidden.quest_deck.remove(quest);
        if (open) state.open.shown.add(quest);
        else state.open.shown.remove(quest);
        return {};
    }
    // All of them change places with what is in the deck.
    std::optional<Error> swap_with_deck(QuestSet& quests, const Statement& s, bool open) {
        for (const Quest old : quests) to_deck(old);
        quests.clear();
        for (const QuestSpace& each : s.quests) {
            if (auto error = from_deck(each.quest, open)) return error;
            quests.add(each.quest);
        }
        return {};
    }
    std::optional<Error> quests(const Statement& s) {
        for (QuestSpace& space : state.open.quests) to_deck(space.quest), space = {};
        for (std::size_t i = 0; i < s.quests.size(); ++i) {
            if (auto error = from_deck(s.quests[i].quest, true)) return error;
            state.open.quests[i] = s.quests[i];
        }
        return {};
    }
    std::optional<Error> secrets(const Statement& s) {
        if (s.quests.size() > secret_quests) return Error{"a player has 2 secret quests at most"};
        if (auto error = swap_with_deck(state.hidden.secrets[static_cast<std::size_t>(s.seat)], s, false)) return error;
        player(s.seat).secrets = static_cast<std::uint8_t>(s.quests.size());
        return {};
    }
    std::optional<Error> quest_deck(const Statement& s) {
        QuestSet deck;
        for (const QuestSpace& each : s.quests) {
            if (!state.hidden.quest_deck.contains(each.quest))
                return Error{box[each.quest].name.en + " is not in the deck"};
            deck.add(each.quest);
        }
        state.hidden.quest_deck = deck;
        return {};
    }
    std::optional<Error> seen(const Statement& s) {
        state.open.shown -= state.hidden.quest_deck;
        for (const QuestSpace& each : s.quests) {
            if (!state.hidden.quest_deck.contains(each.quest))
                return Error{box[each.quest].name.en + " is not in the deck"};
            state.open.shown.add(each.quest);
        }
        return {};
    }

    // ---- interventions --------------------------------------------------------------------------------------------

    // How many copies of a face are still in the deck.
    int left(Intervention face) {
        int copies = setup.copies(face) - state.open.discards[static_cast<std::size_t>(face)];
        for (const Hand& hand : state.hidden.hands)
            for (const Held& card : hand) copies -= card.card == face;
        return copies;
    }
    std::optional<Error> hand(const Statement& s) {
        Hand& hand = state.hidden.hands[static_cast<std::size_t>(s.seat)];
        hand.clear();
        const int limit = cards()[player(s.seat).god].limit;
        if (static_cast<int>(s.cards.size()) > limit)
            return Error{"this god holds " + std::to_string(limit) + " interventions at most"};
        for (const Held& card : s.cards) {
            if (left(card.card) <= 0) return Error{"there is no " + box[card.card].name.en + " left in the deck"};
            hand.push_back(card);
        }
        player(s.seat).hand_size = static_cast<std::uint8_t>(hand.size());
        return {};
    }
    std::optional<Error> discards(const Statement& s) {
        state.open.discards = {};
        for (const Held& card : s.cards) {
            if (left(card.card) <= 0) return Error{"there is no " + box[card.card].name.en + " left in the deck"};
            ++state.open.discards[static_cast<std::size_t>(card.card)];
        }
        return {};
    }
    std::optional<Error> intervention_deck(const Statement& s) {
        state.open.discards = {};
        std::array<int, max_interventions> wanted{};
        for (const Held& card : s.cards) ++wanted[static_cast<std::size_t>(card.card)];
        for (int i = 0; i < cards().intervention_count; ++i) {
            const auto face = static_cast<Intervention>(i);
            const int beyond = left(face) - wanted[static_cast<std::size_t>(i)];
            if (beyond < 0) return Error{"there are not so many " + box[face].name.en};
            state.open.discards[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(beyond);
        }
        return {};
    }

    // ---- the rest -------------------------------------------------------------------------------------------------

    // Whoever had it gets the one that this seat had.
    void objective(const Statement& s) {
        auto& tiles = state.hidden.objectives;
        Objective& own = tiles[static_cast<std::size_t>(s.seat)];
        for (Objective& other : tiles)
            if (other == s.objective) other = own;
        own = s.objective;
    }

    std::optional<Error> carry_out(const Statement& s) {
        Public& open = state.open;
        const auto number = static_cast<std::uint8_t>(s.number);
        switch (s.subject) {
            case Subject::god: return god(s);
            case Subject::might: player(s.seat).might = number; return {};
            case Subject::cunning: player(s.seat).cunning = number; return {};
            case Subject::gp: player(s.seat).gp = static_cast<std::int16_t>(s.number); return {};
            case Subject::ability: player(s.seat).charged = s.flag; return {};
            case Subject::hand: return hand(s);
            case Subject::objective:
                if (!setup.objectives().contains(s.objective)) return Error{"this tile belongs to the mini expansion"};
                return objective(s), std::nullopt;
            case Subject::secrets: return secrets(s);
            case Subject::gave_back:
                state.hidden.returned[static_cast<std::size_t>(s.seat)] =
                    s.quests.empty() ? no_quest : s.quests[0].quest;
                return {};
            case Subject::done: return swap_with_deck(player(s.seat).done, s, true);
            case Subject::reserves: return reserves(s);
            case Subject::closes: return closes(s);
            case Subject::heroes: return heroes(s);
            case Subject::quests: return quests(s);
            case Subject::hero_deck: return hero_deck(s);
            case Subject::quest_deck: return quest_deck(s);
            case Subject::seen: return seen(s);
            case Subject::intervention_deck: return intervention_deck(s);
            case Subject::discards: return discards(s);
            case Subject::at: open.map[static_cast<std::size_t>(s.space)] = s.seat; return {};
            case Subject::token: open.token = s.seat; return {};
            case Subject::first: open.first = s.seat; return {};
            case Subject::plays: open.active = s.seat; return {};
            case Subject::turn: open.turn = static_cast<std::uint16_t>(s.number); return {};
            case Subject::round: open.round = static_cast<std::uint8_t>(s.number - 1); return {};
            case Subject::completed_turn: open.completed_turn = static_cast<std::uint16_t>(s.number); return {};
            case Subject::last_turn: open.last_turn = s.flag; return {};
            default: return Error{"this can only be checked: it follows from the rest of the position"};
        }
    }
};

// The main question, asked for the position as it now is.
void ask(const Setup& setup, State& state) {
    state.open.quest_deck_size = static_cast<std::uint8_t>(state.hidden.quest_deck.size());
    state.open.step = state.open.then = Step::act;
    go_on(setup, state);
}

}  // namespace

void clear_table(const Box& box, const Setup& setup, State& state) {
    const Cards& cards = *setup.cards;
    state = {};
    Public& open = state.open;
    open.hero_deck = cards.heroes_without_god;
    state.hidden.quest_deck = setup.quests();
    Editor editor{box, setup, state};
    for (int p = 0; p < setup.players; ++p) {
        editor.become(seat_at(p), setup.gods().nth(p));
        state.hidden.objectives[static_cast<std::size_t>(p)] = setup.objectives().nth(p);
    }
    for (Hero& hero : open.heroes) {
        hero = (open.hero_deck & cards.heroes_without_god).first();
        open.hero_deck.remove(hero);
    }
    open.turn = 1;
    open.active = open.first = open.token = Seat::first;
    ask(setup, state);
}

std::optional<Error> edit_position(const Box& box, const Setup& setup, State& state, std::string_view statement) {
    const auto read = read_statement(box, setup, statement);
    if (!read) return read.failure();
    State edited = state;
    if (auto error = Editor{box, setup, edited}.carry_out(*read)) return error;
    ask(setup, edited);
    if (edited.choice.options.empty()) return Error{"nobody is left whom the player could send"};
    state = edited;
    return {};
}

}  // namespace pantheon::machina
